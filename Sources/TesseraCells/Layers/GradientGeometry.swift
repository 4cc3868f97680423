public import TesseraGraphics

/// How a gradient lies in a layer's frame.
///
/// DTCG tokens hold stops alone; kind, angle and centre come from the layer (design section 5). The
/// rules are those of CSS Images 4, sections 3.1 to 3.3.
public enum GradientGeometry: Hashable, Sendable {
  /// Along a line through the middle; the angle is CSS's: degrees, 0 to the top, 90 to the right.
  ///
  /// The line is just long enough for the corners to get the end colours.
  case linear(angle: Double = 180)
  /// From a centre outwards; the last stop lies on the ending shape.
  ///
  /// The centre is given in parts of the frame: (0, 0) its top left, (1, 1) its bottom right corner.
  case radial(
    center: Point = Point(0.5, 0.5), shape: EndingShape = .ellipse, extent: Extent = .farthestCorner
  )
  /// Around a centre, clockwise; the angle in degrees is where it begins, 0 at the top.
  case conic(center: Point = Point(0.5, 0.5), angle: Double = 0)

  /// What the lines of one colour of a radial gradient are.
  public enum EndingShape: String, Hashable, Sendable, CaseIterable {
    /// Circles.
    case circle
    /// Ellipses.
    case ellipse
  }

  /// How far a radial gradient reaches.
  public enum Extent: String, Hashable, Sendable, CaseIterable {
    /// To the nearest side; an ellipse to the nearest on both axes.
    case closestSide = "closest-side"
    /// To the side that is farthest away; an ellipse on both axes.
    case farthestSide = "farthest-side"
    /// Through the nearest corner; an ellipse with the proportions of `closestSide`.
    case closestCorner = "closest-corner"
    /// Through the corner that is farthest away; an ellipse with the proportions of `farthestSide`.
    case farthestCorner = "farthest-corner"
  }
}

extension GradientGeometry {
  /// Whether every number is finite.
  var isFinite: Bool {
    switch self {
    case .linear(let angle): angle.isFinite
    case .radial(let center, _, _): center.isFinite
    case .conic(let center, let angle): center.isFinite && angle.isFinite
    }
  }

  /// The paint that lays a gradient into a rectangle.
  func paint(_ gradient: Gradient, in rect: Rect) -> Paint {
    switch self {
    case .linear(let angle):
      // |w·sin| + |h·cos| is the length at which the corners get the end colours.
      let radians = angle / 180 * .pi
      let sine = PortableMath.sin(radians)
      let cosine = PortableMath.cos(radians)
      let half = (abs(rect.width * sine) + abs(rect.height * cosine)) / 2
      let direction = Point(sine * half, -cosine * half)
      return .linearGradient(
        gradient, from: rect.center - direction, to: rect.center + direction)
    case .radial(let center, let shape, let extent):
      let center = Self.place(center, in: rect)
      return .radialGradient(
        gradient,
        RadialShape(center: center, radii: extent.radii(of: shape, about: center, in: rect)))
    case .conic(let center, let angle):
      return .conicGradient(gradient, center: Self.place(center, in: rect), angle: angle)
    }
  }

  /// The point that lies at parts of a rectangle.
  private static func place(_ parts: Point, in rect: Rect) -> Point {
    Point(rect.minX + parts.x * rect.width, rect.minY + parts.y * rect.height)
  }
}

extension GradientGeometry.Extent {
  /// The half axes of an ending shape about a point, in the units of `rect`.
  ///
  /// A corner's ellipse has √2 times the half axes of the side's, since it keeps their proportions
  /// and passes through the point where both sides meet (CSS Images 4, section 3.2.3).
  func radii(of shape: GradientGeometry.EndingShape, about center: Point, in rect: Rect) -> Size {
    let left = abs(center.x - rect.minX)
    let right = abs(rect.maxX - center.x)
    let top = abs(center.y - rect.minY)
    let bottom = abs(rect.maxY - center.y)
    let isClosest = self == .closestSide || self == .closestCorner
    let pick: (Double, Double) -> Double = isClosest ? { min($0, $1) } : { max($0, $1) }
    let side = Size(pick(left, right), pick(top, bottom))
    let reachesCorner = self == .closestCorner || self == .farthestCorner
    switch shape {
    case .ellipse:
      let factor = reachesCorner ? 2.0.squareRoot() : 1
      return Size(side.width * factor, side.height * factor)
    case .circle:
      let radius =
        reachesCorner
        ? (side.width * side.width + side.height * side.height).squareRoot()
        : pick(side.width, side.height)
      return Size(radius, radius)
    }
  }
}
