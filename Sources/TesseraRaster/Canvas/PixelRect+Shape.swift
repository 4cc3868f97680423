internal import TesseraGraphics

/// Rectangles that need no coverage.
extension PixelRect {
  /// The pixels of a shape that is a rectangle with all edges on whole pixels; nil for any other.
  ///
  /// Edges are rounded to the grid of coverage first, so that it is the same pixels with or without
  /// this short way. Empty rectangles and those beyond the grid are left to the long one.
  init?(onWholePixels shape: Shape, transform: AffineTransform?) {
    guard case .rectangle(let rect) = shape, !rect.isEmpty else { return nil }
    var low = Point(rect.minX, rect.minY)
    var high = Point(rect.maxX, rect.maxY)
    if let transform {
      guard transform.b == 0, transform.c == 0 else { return nil }
      low = transform.apply(to: low)
      high = transform.apply(to: high)
    }
    guard SubpixelPoint.covers(low), SubpixelPoint.covers(high) else { return nil }
    let first = SubpixelPoint(low)
    let last = SubpixelPoint(high)
    guard (first.x | first.y | last.x | last.y) & 255 == 0 else { return nil }
    self.init(
      columns: Int(min(first.x, last.x) >> 8)..<Int(max(first.x, last.x) >> 8),
      rows: Int(min(first.y, last.y) >> 8)..<Int(max(first.y, last.y) >> 8))
  }
}
