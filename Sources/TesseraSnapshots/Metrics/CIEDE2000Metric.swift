import TesseraGraphics

/// `de2000:X`: a pixel differs where ΔE*00 is more than X.
///
/// A translucent pixel has no colour of its own. It is judged both over black and over white, and the
/// larger difference counts, so that nothing is hidden by the ground that somebody chose.
struct CIEDE2000Metric: PixelJudge {
  /// The most that is allowed.
  private let limit: Double
  /// The last pair and its verdict: neighbours are mostly alike.
  private var last: (first: UInt32, second: UInt32, mark: DifferenceMap.Mark) = (0, 0, .equal)

  init(limit: Double) {
    self.limit = limit
  }

  mutating func mark(_ first: UInt32, _ second: UInt32, x: Int, y: Int) -> DifferenceMap.Mark {
    if last.first == first, last.second == second { return last.mark }
    let mark: DifferenceMap.Mark = Self.difference(first, second) > limit ? .different : .equal
    last = (first, second, mark)
    return mark
  }

  /// ΔE*00 of two pixels.
  static func difference(_ first: UInt32, _ second: UInt32) -> Double {
    guard first < 0xFF00_0000 || second < 0xFF00_0000 else {
      return ColorDifference.ciede2000(lab(first), lab(second))
    }
    let onBlack = ColorDifference.ciede2000(lab(first, over: 0), lab(second, over: 0))
    let onWhite = ColorDifference.ciede2000(lab(first, over: 255), lab(second, over: 255))
    return max(onBlack, onWhite)
  }

  /// L, a, b of an opaque pixel.
  private static func lab(_ word: UInt32) -> SIMD3<Double> {
    CIELab.display(
      red: UInt8(word.channel(0)), green: UInt8(word.channel(1)), blue: UInt8(word.channel(2)))
  }

  /// L, a, b of a pixel over a grey, 0…255.
  private static func lab(_ word: UInt32, over grey: Double) -> SIMD3<Double> {
    let alpha = Double(word.channel(3)) / 255
    let blended = word.rgb * alpha + SIMD3(repeating: grey * (1 - alpha))
    return CIELab.display(srgb: blended / 255)
  }
}
