/// A position in the plane.
///
/// Axis: x grows to the right, y grows **down**; the origin is the top left corner. Units are points
/// in a layer tree and device pixels in a display list.
public struct Point: Hashable, Sendable {
  /// Distance from the left edge, to the right.
  public var x: Double
  /// Distance from the top edge, downwards.
  public var y: Double

  /// Creates a point at (`x`, `y`).
  public init(_ x: Double, _ y: Double) {
    self.x = x
    self.y = y
  }

  /// The point (0, 0).
  public static let zero = Point(0, 0)

  /// Whether both coordinates are finite numbers.
  public var isFinite: Bool { x.isFinite && y.isFinite }

  /// The vector sum.
  public static func + (a: Point, b: Point) -> Point { Point(a.x + b.x, a.y + b.y) }

  /// The vector difference.
  public static func - (a: Point, b: Point) -> Point { Point(a.x - b.x, a.y - b.y) }

  /// The point with both coordinates multiplied by `factor`.
  public static func * (a: Point, factor: Double) -> Point { Point(a.x * factor, a.y * factor) }

  /// The point a share `t` of the way from this one to `other`; 0 is here, 1 is there.
  public func interpolated(to other: Point, at t: Double) -> Point {
    Point(x + (other.x - x) * t, y + (other.y - y) * t)
  }
}
