package import TesseraRaster

/// What makes two pixels differ, by its exact name (design section 9).
///
/// The names of other programs promise their counts. All but ``exact`` let something pass: they are
/// for pictures that come from elsewhere.
package enum Metric: Hashable, Sendable {
  /// Any difference of red, green, blue or alpha.
  case exact
  /// A channel that differs by more than this, 0…255.
  case channel(Int)
  /// ΔE*00 above this.
  case de2000(Double)
  /// pixelmatch in a version, with its threshold 0…1.
  case pixelmatch(PixelmatchVersion, threshold: Double, countsAntialiased: Bool)
  /// odiff 4, with its threshold 0…1.
  case odiff(threshold: Double, countsAntialiased: Bool)
  /// Playwright's experimental comparator.
  case ssimCIE94

  /// A version of pixelmatch whose counts are kept.
  package enum PixelmatchVersion: String, CaseIterable, Hashable, Sendable {
    case v5_3 = "5.3"
    case v7_2 = "7.2"
  }

  /// Compares two pictures in straight channels.
  ///
  /// - Parameters:
  ///   - first: The picture that was expected.
  ///   - second: The other one.
  ///   - ignored: What is left out; ignored pixels are equal.
  /// - Returns: Which pixels differ, and the figures.
  /// - Precondition: Both have the same size.
  package func compare(
    _ first: PixelGrid, _ second: PixelGrid, ignoring ignored: [PixelRect] = []
  ) -> DifferenceMap {
    precondition(
      first.width == second.width && first.height == second.height, "the sizes agree")
    func map(_ judge: some PixelJudge) -> DifferenceMap {
      DifferenceMap(first, second, ignoring: ignored, judge: judge)
    }
    switch self {
    case .exact: return map(ExactMetric())
    case .channel(let limit): return map(ChannelMetric(limit: limit))
    case .de2000(let limit): return map(CIEDE2000Metric(limit: limit))
    case .pixelmatch(let version, let threshold, let countsAntialiased):
      return map(
        PixelmatchMetric(
          first, second, version: version, threshold: threshold,
          countsAntialiased: countsAntialiased))
    case .odiff(let threshold, let countsAntialiased):
      return Self.compareOverlap(
        first, second, threshold: threshold, countsAntialiased: countsAntialiased,
        ignoring: ignored)
    case .ssimCIE94: return map(SSIMMetric(first, second))
    }
  }

  /// Compares two pictures of any sizes as odiff does: what both cover by its metric, and every pixel
  /// of one alone that is not clear differs.
  package static func compareOverlap(
    _ first: PixelGrid, _ second: PixelGrid, threshold: Double, countsAntialiased: Bool,
    ignoring ignored: [PixelRect] = []
  ) -> DifferenceMap {
    let judge = OdiffMetric(
      first, second, threshold: threshold, countsAntialiased: countsAntialiased)
    var map = DifferenceMap(first, second, ignoring: ignored, judge: judge)
    map.markOutside(of: first, second, ignoring: ignored)
    return map
  }
}
