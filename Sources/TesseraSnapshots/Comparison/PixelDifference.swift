import TesseraGraphics
package import TesseraRaster

/// Where two pictures of one size differ, exactly.
package struct PixelDifference: Hashable, Sendable {
  /// How many pixels differ.
  package let count: Int
  /// How many pixels there are.
  package let total: Int
  /// The smallest rectangle that holds all differing pixels; nil where none does.
  package let bounds: PixelRect?
  /// The largest difference of a premultiplied channel.
  package let maxChannelDelta: Int

  /// Compares two pictures pixel by pixel.
  ///
  /// - Precondition: Both have the same size.
  package init(_ expected: Pixmap, _ actual: Pixmap) {
    precondition(
      expected.width == actual.width && expected.height == actual.height, "the sizes agree")
    total = expected.width * expected.height
    guard expected != actual else {
      count = 0
      bounds = nil
      maxChannelDelta = 0
      return
    }
    var count = 0
    var delta = 0
    var (left, top, right, bottom) = (Int.max, Int.max, -1, -1)
    for y in 0..<expected.height where expected.row(y) != actual.row(y) {
      for x in 0..<expected.width {
        let (a, b) = (expected[x, y], actual[x, y])
        guard a != b else { continue }
        count += 1
        (left, right) = (min(left, x), max(right, x))
        (top, bottom) = (min(top, y), max(bottom, y))
        for (c, d) in [(a.red, b.red), (a.green, b.green), (a.blue, b.blue), (a.alpha, b.alpha)] {
          delta = max(delta, abs(Int(c) - Int(d)))
        }
      }
    }
    self.count = count
    maxChannelDelta = delta
    bounds = right < 0 ? nil : PixelRect(columns: left..<right + 1, rows: top..<bottom + 1)
  }
}
