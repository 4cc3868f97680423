/// An outline of straight lines on the subpixel grid: what is left of a path once it is flattened.
///
/// Every contour is closed; its last point joins its first.
package struct FlatOutline: Hashable, Sendable {
  /// The corners of all contours, one contour behind the other.
  package private(set) var points: [SubpixelPoint] = []
  /// Where each contour ends in `points`.
  package private(set) var ends: [Int] = []

  /// Creates an outline without contours.
  package init() {}

  /// The corners of each contour.
  package var contours: [ArraySlice<SubpixelPoint>] {
    var start = 0
    return ends.map { end in
      defer { start = end }
      return points[start..<end]
    }
  }

  /// Adds a corner to the contour that is being drawn; one that repeats the last is left out.
  mutating func append(_ point: SubpixelPoint) {
    if points.count > (ends.last ?? 0), points.last == point { return }
    points.append(point)
  }

  /// Ends the contour that is being drawn, without a last corner that repeats the first; one of fewer
  /// than three corners leaves nothing behind.
  mutating func endContour() {
    let start = ends.last ?? 0
    if points.count > start + 1, points.last == points[start] { points.removeLast() }
    if points.count - start < 3 {
      points.removeSubrange(start...)
    } else {
      ends.append(points.count)
    }
  }

  /// The smallest rectangle of whole pixels that holds the outline, cut to `area`.
  func pixelBounds(within area: PixelRect) -> PixelRect {
    guard let first = points.first else {
      return PixelRect(x: area.columns.lowerBound, y: area.rows.lowerBound, width: 0, height: 0)
    }
    var low = first
    var high = first
    for point in points {
      low = SubpixelPoint(x: min(low.x, point.x), y: min(low.y, point.y))
      high = SubpixelPoint(x: max(high.x, point.x), y: max(high.y, point.y))
    }
    let bounds = PixelRect(
      columns: Int(low.x >> 8)..<Int((high.x + 255) >> 8),
      rows: Int(low.y >> 8)..<Int((high.y + 255) >> 8))
    return bounds.intersection(area)
  }
}
