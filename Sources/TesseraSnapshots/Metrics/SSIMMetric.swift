import TesseraGraphics

/// `ssim-cie94`: a colour that the eye can tell apart (CIE94 above 1) differs, unless the surroundings
/// of the pixel have so similar a structure that it must be an anti-aliased edge.
///
/// The rule of Playwright's experimental comparator. Both pictures lie on white, and outside them on a
/// chequerboard of two loud colours; a pixel in a flat patch of 3×3 is no edge; the structure is the
/// SSIM of the 31×31 around it (Wang and others 2004, with even weights). Sums are whole numbers, so a
/// flat patch is told exactly.
struct SSIMMetric: PixelJudge {
  private var structure: StructureWindow
  private var patch: StructureWindow
  /// The last pair whose colours were compared, and whether the eye can tell them apart.
  private var last: (first: UInt32, second: UInt32, isVisible: Bool) = (0, 0, false)

  /// Differences up to this are not seen.
  private static let noticeable = 1.0
  /// From this on two surroundings have the same structure.
  private static let similar = 0.99

  /// Creates the metric for two pictures of one size.
  init(_ first: PixelGrid, _ second: PixelGrid) {
    structure = StructureWindow(first, second, radius: 15)
    patch = StructureWindow(first, second, radius: 1)
  }

  mutating func mark(_ first: UInt32, _ second: UInt32, x: Int, y: Int) -> DifferenceMap.Mark {
    let pair = (StructureWindow.overWhite(first), StructureWindow.overWhite(second))
    if last.first != pair.0 || last.second != pair.1 {
      last = (pair.0, pair.1, ColorDifference.cie94(lab(pair.0), lab(pair.1)) > Self.noticeable)
    }
    guard last.isVisible else { return .equal }
    if patch.isFlat(x: x, y: y) { return .different }
    return structure.similarity(x: x, y: y) >= Self.similar ? .antialiased : .different
  }

  private func lab(_ word: UInt32) -> SIMD3<Double> {
    CIELab.display(
      red: UInt8(word.channel(0)), green: UInt8(word.channel(1)), blue: UInt8(word.channel(2)))
  }
}
