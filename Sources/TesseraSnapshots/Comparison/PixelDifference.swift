package import TesseraRaster

/// How much two pictures differ, and where.
package struct PixelDifference: Hashable, Sendable {
  /// How many pixels are over the metric.
  package let count: Int
  /// How many more are, but were taken for anti-aliased edges.
  package let antialiased: Int
  /// How many pixels there are; where sizes differ, in the rectangle that holds both pictures.
  package let total: Int
  /// The smallest rectangle that holds all counted pixels; nil where there is none.
  package let bounds: PixelRect?
  /// The largest difference of a channel, whatever the metric makes of it.
  package let maxChannelDelta: Int

  /// Creates figures.
  init(
    count: Int, antialiased: Int = 0, total: Int, bounds: PixelRect?, maxChannelDelta: Int
  ) {
    self.count = count
    self.antialiased = antialiased
    self.total = total
    self.bounds = bounds
    self.maxChannelDelta = maxChannelDelta
  }

  /// Compares two drawn pictures exactly, in premultiplied channels.
  ///
  /// - Precondition: Both have the same size.
  package init(_ expected: Pixmap, _ actual: Pixmap) {
    precondition(
      expected.width == actual.width && expected.height == actual.height, "the sizes agree")
    guard expected != actual else {
      self.init(
        count: 0, total: expected.width * expected.height, bounds: nil, maxChannelDelta: 0)
      return
    }
    let grids = (PixelGrid(expected), PixelGrid(actual))
    self = Metric.exact.compare(grids.0, grids.1).difference
  }
}
