internal import TesseraGraphics

/// A Bézier curve as a polynomial of degree three in t, 0 ≤ t ≤ 1, that starts at zero.
struct Polynomial {
  /// The factor of t.
  var linear: Point
  /// The factor of t².
  var square: Point
  /// The factor of t³.
  var cube: Point

  /// The point at t, relative to the start.
  func value(at t: Double) -> Point {
    ((cube * t + square) * t + linear) * t
  }

  /// The first derivative at t.
  func derivative(at t: Double) -> Point {
    (cube * (3 * t) + square * 2) * t + linear
  }

  /// The second derivative at t.
  func bend(at t: Double) -> Point {
    cube * (6 * t) + square * 2
  }

  /// The squared length of the second derivative at t.
  func bendSquared(at t: Double) -> Double {
    let bend = bend(at: t)
    return bend.x * bend.x + bend.y * bend.y
  }
}
