/// An easing curve from (0, 0) to (1, 1) (DTCG Format module, section 8.6).
public struct CubicBezier: Hashable, Sendable {
  /// The time of the first control point, 0…1.
  public var x1: Double
  /// The progress of the first control point.
  public var y1: Double
  /// The time of the second control point, 0…1.
  public var x2: Double
  /// The progress of the second control point.
  public var y2: Double

  /// Creates a curve from its two control points.
  public init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
    self.x1 = x1
    self.y1 = y1
    self.x2 = x2
    self.y2 = y2
  }
}
