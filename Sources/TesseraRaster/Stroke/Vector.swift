internal import TesseraGraphics

/// Points used as vectors, for the construction of strokes.
extension Point {
  /// The scalar product.
  static func dot(_ a: Point, _ b: Point) -> Double { a.x * b.x + a.y * b.y }

  /// The z of the cross product: positive where `b` lies clockwise of `a` on the screen.
  static func cross(_ a: Point, _ b: Point) -> Double { a.x * b.y - a.y * b.x }

  /// The vector in the opposite direction.
  static prefix func - (a: Point) -> Point { Point(-a.x, -a.y) }

  /// The length; no square overflows on the way.
  var length: Double {
    let scale = max(abs(x), abs(y))
    guard scale > 0, scale.isFinite else { return scale }
    let a = x / scale
    let b = y / scale
    return scale * (a * a + b * b).squareRoot()
  }

  /// The vector of length 1 in the same direction; nil for the zero vector.
  var direction: Point? {
    let scale = max(abs(x), abs(y))
    guard scale > 0, scale.isFinite else { return nil }
    let scaled = Point(x / scale, y / scale)
    let length = (scaled.x * scaled.x + scaled.y * scaled.y).squareRoot()
    return Point(scaled.x / length, scaled.y / length)
  }

  /// The vector turned by a quarter, counter-clockwise on the screen: from a direction of travel to
  /// its left.
  var leftward: Point { Point(y, -x) }

  /// The vector turned by a quarter, clockwise on the screen.
  var rightward: Point { Point(-y, x) }
}
