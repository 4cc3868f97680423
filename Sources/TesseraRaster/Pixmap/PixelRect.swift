/// A rectangle of whole device pixels: the columns and rows that it covers.
///
/// x grows to the right and y down, and both may be negative.
package struct PixelRect: Hashable, Sendable {
  /// The columns, from the left edge up to but not including the right one.
  package var columns: Range<Int>
  /// The rows, from the top edge down to but not including the bottom one.
  package var rows: Range<Int>

  /// Creates a rectangle from its columns and rows.
  package init(columns: Range<Int>, rows: Range<Int>) {
    self.columns = columns
    self.rows = rows
  }

  /// Creates a rectangle with its top left pixel at (`x`, `y`); sides must not be negative, and
  /// what lies beyond the whole numbers that there are is left out.
  package init(x: Int, y: Int, width: Int, height: Int) {
    precondition(width >= 0 && height >= 0, "a rectangle has no negative side")
    self.init(columns: x..<Self.sum(x, width), rows: y..<Self.sum(y, height))
  }

  /// A sum, or the number nearest to it that there is.
  private static func sum(_ a: Int, _ b: Int) -> Int {
    let (sum, isBeyond) = a.addingReportingOverflow(b)
    return isBeyond ? (b < 0 ? .min : .max) : sum
  }

  /// Pixels in a row.
  package var width: Int { columns.count }
  /// Rows.
  package var height: Int { rows.count }
  /// Whether no pixel is inside.
  package var isEmpty: Bool { columns.isEmpty || rows.isEmpty }

  /// The common part of two rectangles; empty where they miss each other.
  package func intersection(_ other: PixelRect) -> PixelRect {
    PixelRect(columns: columns.clamped(to: other.columns), rows: rows.clamped(to: other.rows))
  }

  /// The smallest rectangle that holds both, neither of which is empty.
  package func union(_ other: PixelRect) -> PixelRect {
    let left = min(columns.lowerBound, other.columns.lowerBound)
    let top = min(rows.lowerBound, other.rows.lowerBound)
    return PixelRect(
      columns: left..<max(columns.upperBound, other.columns.upperBound),
      rows: top..<max(rows.upperBound, other.rows.upperBound))
  }

  /// The rectangle made larger by `margin` pixels on all four sides.
  func grown(by margin: Int) -> PixelRect {
    PixelRect(
      columns: Self.sum(columns.lowerBound, -margin)..<Self.sum(columns.upperBound, margin),
      rows: Self.sum(rows.lowerBound, -margin)..<Self.sum(rows.upperBound, margin))
  }
}
