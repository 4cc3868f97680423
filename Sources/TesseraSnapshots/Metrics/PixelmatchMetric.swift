/// `pixelmatch-5.3:T` and `pixelmatch-7.2:T`: the size of a difference in YIQ, with anti-aliased edges
/// told apart.
///
/// Counts are those of the program in the version that the name says. Where a pixel is translucent,
/// 5.3 lays both over white, 7.2 over a pattern that hides nothing of one colour.
struct PixelmatchMetric: PixelJudge {
  private let first: PixelGrid
  private let second: PixelGrid
  private let version: Metric.PixelmatchVersion
  /// The largest difference that is allowed.
  private let limit: Double
  private let countsAntialiased: Bool

  /// Creates the metric for two pictures of one size.
  ///
  /// The square of `threshold`, 0…1, is a share of the largest difference.
  init(
    _ first: PixelGrid, _ second: PixelGrid, version: Metric.PixelmatchVersion, threshold: Double,
    countsAntialiased: Bool
  ) {
    self.first = first
    self.second = second
    self.version = version
    limit = YIQ.most * threshold * threshold
    self.countsAntialiased = countsAntialiased
  }

  func mark(_ a: UInt32, _ b: UInt32, x: Int, y: Int) -> DifferenceMap.Mark {
    let backdrop = backdrop(x, y)
    let delta = a.difference(from: b, over: backdrop)
    guard YIQ.size(delta) > limit else { return .equal }
    if !countsAntialiased, isAntialiased(x, y, over: backdrop) { return .antialiased }
    return YIQ.brightness(delta) > 0 ? .darker : .different
  }

  /// Whether the pixel lies on an anti-aliased edge of either picture.
  private func isAntialiased(_ x: Int, _ y: Int, over backdrop: SIMD3<Double>) -> Bool {
    func isEdge(_ grid: PixelGrid, _ other: PixelGrid) -> Bool {
      AntialiasingRule.holds(x: x, y: y, in: grid, and: other, dialect: .pixelmatch) {
        YIQ.brightness($0.difference(from: $1, over: backdrop))
      }
    }
    return isEdge(first, second) || isEdge(second, first)
  }

  /// What translucent pixels are laid over at a place, and their neighbours with them.
  private func backdrop(_ x: Int, _ y: Int) -> SIMD3<Double> {
    switch version {
    case .v5_3: SIMD3(repeating: 255)
    case .v7_2: Self.pattern(at: 4 * (y * first.width + x))
    }
  }

  /// Two levels that change from pixel to pixel, in green and blue in steps of the golden ratio; red
  /// has the lower one throughout, because the offset of a pixel's first byte is even.
  private static func pattern(at offset: Int) -> SIMD3<Double> {
    func level(_ period: Double) -> Double {
      Int(Double(offset) / period).isMultiple(of: 2) ? 48 : 207
    }
    return SIMD3(48, level(1.618033988749895), level(2.618033988749895))
  }
}
