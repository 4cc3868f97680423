internal import CSpans

/// An outline of straight lines on the subpixel grid: what is left of a path once it is flattened.
///
/// Every contour is closed; its last point joins its first.
package struct FlatOutline: Sendable {
  /// The corners of all contours, one contour behind the other, and room for more.
  private(set) var corners: [SubpixelPoint] = []
  /// How many corners there are.
  private(set) var count = 0
  /// Where each contour ends in `corners`.
  package private(set) var ends: [Int] = []

  /// Room for the ends of contours that are added together.
  private var addedEnds: [Int] = []

  /// Creates an outline without contours.
  package init() {}

  /// The corners of all contours, one contour behind the other.
  package var points: [SubpixelPoint] { Array(corners[..<count]) }

  /// The corners of each contour.
  package var contours: [ArraySlice<SubpixelPoint>] {
    var start = 0
    return ends.map { end in
      defer { start = end }
      return corners[start..<end]
    }
  }

  /// Takes all contours out; their room stays.
  mutating func removeAll() {
    count = 0
    ends.removeAll(keepingCapacity: true)
  }

  /// Adds a corner to the contour that is being drawn; one that repeats the last is left out.
  @inline(__always)
  mutating func append(_ point: SubpixelPoint) {
    if count > (ends.last ?? 0), corners[count - 1] == point { return }
    if count == corners.count {
      corners.append(point)
    } else {
      corners[count] = point
    }
    count += 1
  }

  /// Adds some corners and then `end` to the contour that is being drawn, which has one; repeats are
  /// left out.
  @inline(__always)
  mutating func append(
    count added: Int, _ corner: (Int) -> SubpixelPoint, thenEnd last: SubpixelPoint
  ) {
    if count + added >= corners.count {
      let room = max(64, count + added)
      corners.append(contentsOf: repeatElement(SubpixelPoint(x: 0, y: 0), count: room))
    }
    var end = count
    unsafe corners.withUnsafeMutableBufferPointer { corners in
      // There is one corner before `end`, and room for `added` from there and for the last. A repeat is
      // written over by what follows.
      var before = unsafe corners[end &- 1]
      for index in 0..<added {
        let point = corner(index)
        unsafe corners[end] = point
        end &+= point == before ? 0 : 1
        before = point
      }
      unsafe corners[end] = last
      end &+= last == before ? 0 : 1
    }
    count = end
  }

  /// Adds at most `most` contours by a compiled loop, which is given the corners, how many there are and how
  /// many there is room for, and room for the ends of contours and for their number; false where it
  /// refuses.
  ///
  /// What it returns is told in `Curves.h`.
  mutating func appendContours(
    most: Int,
    _ body: (
      UnsafeMutablePointer<outline_point>?, Int, Int, UnsafeMutablePointer<Int>?, inout Int
    ) -> Int
  ) -> Bool {
    if addedEnds.count < most {
      addedEnds.append(contentsOf: repeatElement(0, count: most - addedEnds.count))
    }
    while true {
      let count = count
      var contours = 0
      let result = unsafe corners.withUnsafeMutableBytes { corners in
        unsafe addedEnds.withUnsafeMutableBufferPointer { ends in
          // A `SubpixelPoint` is laid out like an `outline_point`.
          unsafe body(
            corners.baseAddress?.assumingMemoryBound(to: outline_point.self), count,
            corners.count / MemoryLayout<SubpixelPoint>.stride, ends.baseAddress, &contours)
        }
      }
      if result >= 0 {
        self.count = result
        ends.append(contentsOf: addedEnds[..<contours])
        return true
      }
      guard result < -1 else { return false }
      let room = max(2 * corners.count, 64, -result)
      corners.append(
        contentsOf: repeatElement(SubpixelPoint(x: 0, y: 0), count: room - corners.count))
    }
  }

  /// Ends the contour that is being drawn, without a last corner that repeats the first; one of fewer
  /// than three corners leaves nothing behind.
  mutating func endContour() {
    let start = ends.last ?? 0
    if count > start + 1, corners[count - 1] == corners[start] { count -= 1 }
    if count - start < 3 { count = start } else { ends.append(count) }
  }

  /// The smallest rectangle of whole pixels that holds the outline, cut to `area`.
  func pixelBounds(within area: PixelRect) -> PixelRect {
    guard count > 0 else {
      return PixelRect(x: area.columns.lowerBound, y: area.rows.lowerBound, width: 0, height: 0)
    }
    let extent = unsafe corners.withUnsafeBytes { corners in
      // A `SubpixelPoint` is laid out like an `outline_point`, and there are `count` of them.
      unsafe outline_extent(corners.baseAddress?.assumingMemoryBound(to: outline_point.self), count)
    }
    let bounds = PixelRect(
      columns: Int(extent.left >> 8)..<Int((extent.right + 255) >> 8),
      rows: Int(extent.top >> 8)..<Int((extent.bottom + 255) >> 8))
    return bounds.intersection(area)
  }
}
