import TesseraRaster

/// How far a render may differ from its golden, and why that is right.
package struct Tolerance: Hashable, Sendable {
  /// What still passes; what it calls equal does.
  package let metric: Metric
  /// Why, for whoever reviews the manifest; not blank.
  package let reason: String

  /// Creates a tolerance.
  package init(metric: Metric, reason: String) {
    self.metric = metric
    self.reason = reason
  }

  /// Whether a render passes all the same; one of another size never does.
  func allows(_ golden: Pixmap, _ fresh: Pixmap) -> Bool {
    compare(golden, fresh)?.allowed.count == 0
  }

  /// Compares a golden with a fresh render; nil where the sizes differ, which nothing tolerates.
  ///
  /// - Returns: What is over the metric, and what differs at all.
  func compare(
    _ golden: Pixmap, _ fresh: Pixmap
  ) -> (allowed: PixelDifference, exact: PixelDifference)? {
    guard golden.width == fresh.width, golden.height == fresh.height else { return nil }
    let (old, new) = (PixelGrid(golden.straightImage()), PixelGrid(fresh.straightImage()))
    return (metric.compare(old, new).difference, Metric.exact.compare(old, new).difference)
  }
}
