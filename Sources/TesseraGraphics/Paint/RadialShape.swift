/// Where the colours of a radial gradient lie: 0 on one ellipse, 1 on another.
///
/// Both have the same proportions. In the usual case the first is a point, the centre of the second;
/// what else is possible is SVG 2's `fx`, `fy` and `fr` (section 14.2.3):
///
/// - Where one ellipse lies in the other, colours fill the plane.
/// - Where neither holds the other, they fill the cone that touches both; outside it nothing is
///   painted. Where several colours meet, the one nearest to 1 and beyond counts.
/// - Where both are the same, nothing is painted.
/// - A radius of zero gives everything the last colour.
public struct RadialShape: Hashable, Sendable {
  /// The centre of the ellipse at 1.
  public var center: Point
  /// Half the ellipse's width and half its height; for a circle both are the radius.
  public var radii: Size
  /// The centre of the ellipse at 0, or the point that it is.
  public var focus: Point
  /// The size of the ellipse at 0 as a share of that at 1, not less than 0; 0 is a point.
  public var focusScale: Double

  /// Creates the shape between a point, or an ellipse in proportion, and an ellipse.
  ///
  /// Without a focus the colours begin in the centre.
  public init(center: Point, radii: Size, focus: Point? = nil, focusScale: Double = 0) {
    self.center = center
    self.radii = radii
    self.focus = focus ?? center
    self.focusScale = focusScale
  }

  /// The shape between a point or a circle of radius `focusRadius` and a circle.
  ///
  /// With a radius of zero nothing is left that the focus could be a share of.
  public static func circle(
    center: Point, radius: Double, focus: Point? = nil, focusRadius: Double = 0
  ) -> RadialShape {
    RadialShape(
      center: center, radii: Size(radius, radius), focus: focus,
      focusScale: radius == 0 ? 0 : focusRadius / radius)
  }
}
