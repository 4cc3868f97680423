internal import TesseraGraphics

/// How far along a gradient each pixel lies: what is not linear, or begins anew.
///
/// A field knows the middle of the gradient on the canvas and a linear map from there to a plane in
/// which the gradient is simple: the ellipse at 1 is a circle of radius 1, or 0 turns point up. Since
/// only differences to the middle enter, nothing changes when a drawing moves by whole pixels.
struct GradientField: Hashable {
  /// What positions are made of in the simple plane.
  enum Kind: Hashable {
    /// x.
    case line
    /// The distance from the origin.
    case circle
    /// The circle on which a point lies, of those between a small one and that of radius 1.
    case circles(focusX: Double, focusY: Double, scale: Double)
    /// The direction from the origin in turns clockwise from the top, less a share.
    case directions(start: Double)
  }

  /// What positions are made of.
  let kind: Kind
  /// The middle.
  let origin: GradientPoint
  /// The map of the plane: x' = xx · x + xy · y, y' = yx · x + yy · y, from device pixels.
  let xx: Double
  let xy: Double
  let yx: Double
  let yy: Double

  /// The most that a position changes from a pixel to its neighbour, as far as that has a limit.
  var steepness: Double {
    switch kind {
    case .directions: 0
    case .line, .circle, .circles: max(max(abs(xx), abs(xy)), max(abs(yx), abs(yy)))
    }
  }

  /// Creates the field of a line that has a length.
  init(_ line: GradientLine) {
    kind = .line
    origin = line.origin
    xx = line.directionX * GradientPoint.scale / line.lengthSquared
    xy = line.directionY * GradientPoint.scale / line.lengthSquared
    yx = 0
    yy = 0
  }

  /// Creates the field of a radial gradient whose radii are not zero; nil where a number is not finite
  /// or the map flattens the plane.
  init?(_ shape: RadialShape, under transform: AffineTransform?) {
    guard let center = GradientPoint(shape.center), let focus = GradientPoint(shape.focus)
    else { return nil }
    let scale = (x: 1 / shape.radii.width, y: 1 / shape.radii.height)
    // On the grid, so that their distance stays the same when both move by whole pixels.
    let way =
      transform == nil
      ? Point(
        Double(focus.x - center.x) / GradientPoint.scale,
        Double(focus.y - center.y) / GradientPoint.scale) : shape.focus - shape.center
    let isCentered = way == .zero && shape.focusScale == 0
    self.init(
      isCentered
        ? .circle
        : .circles(
          focusX: way.x * scale.x, focusY: way.y * scale.y, scale: shape.focusScale),
      around: shape.center, scale: scale, under: transform)
  }

  /// Creates the field of a conic gradient that begins at `angle` degrees; nil where a number is not
  /// finite or the map flattens the plane.
  init?(around center: Point, from angle: Double, under transform: AffineTransform?) {
    guard angle.isFinite else { return nil }
    let turns = angle / 360
    self.init(
      .directions(start: turns - turns.rounded(.down)), around: center, scale: (1, 1),
      under: transform)
  }

  /// Creates a field around a point that a map moves, scaled behind the map's inverse.
  private init?(
    _ kind: Kind, around center: Point, scale: (x: Double, y: Double),
    under transform: AffineTransform?
  ) {
    let transform = transform ?? .identity
    guard let inverse = transform.inverse,
      let origin = GradientPoint(transform.apply(to: center))
    else { return nil }
    self.kind = kind
    self.origin = origin
    xx = inverse.a * scale.x
    xy = inverse.c * scale.x
    yx = inverse.b * scale.y
    yy = inverse.d * scale.y
    guard xx.isFinite, xy.isFinite, yx.isFinite, yy.isFinite else { return nil }
  }
}
