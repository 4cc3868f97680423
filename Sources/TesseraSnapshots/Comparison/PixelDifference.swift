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

  /// How many pixels differ, and where, as a sentence without its full stop.
  package var text: String {
    let place = bounds.map { " in \($0.text)" } ?? ""
    return
      "\(count.groupedText) of \(total.groupedText) pixels differ\(place),"
      + " by at most \(maxChannelDelta)"
  }

  /// The figures of two equal pictures of `total` pixels.
  static func none(of total: Int) -> PixelDifference {
    PixelDifference(count: 0, total: total, bounds: nil, maxChannelDelta: 0)
  }
}
