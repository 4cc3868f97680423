internal import TesseraGraphics

/// A gradient and where it lies on the canvas: what a raster is begun with.
struct GradientSource {
  /// Where the colours lie.
  enum Geometry {
    /// The last colour everywhere.
    case end
    /// Along a line, before and behind it the first colour and the last.
    case line(GradientLine)
    /// By positions of their own.
    case field(GradientField)
  }

  /// The colours.
  let gradient: Gradient
  /// Where they lie.
  let geometry: Geometry

  /// Periods to a pixel above which no single one can be seen: all pixels have the mean colour (CSS
  /// Images 3, section 3.6).
  static let finest = 64.0

  /// Lays a paint out under a map of the plane; nil where it is no gradient or paints nothing.
  init?(_ paint: Paint, under transform: AffineTransform?) {
    switch paint {
    case .color: return nil
    case .linearGradient(let gradient, let start, let end):
      let line =
        transform.map { GradientLine(from: start, to: end, under: $0) }
        ?? GradientLine(from: start, to: end)
      guard let line, !gradient.stops.isEmpty else { return nil }
      self.gradient = gradient
      geometry =
        line.lengthSquared == 0
        ? .end : gradient.spread == .pad ? .line(line) : .field(GradientField(line))
    case .radialGradient(let gradient, let shape):
      guard let geometry = Self.geometry(of: shape, under: transform), !gradient.stops.isEmpty
      else { return nil }
      self.gradient = gradient
      self.geometry = geometry
    case .conicGradient(let gradient, let center, let angle):
      guard let field = GradientField(around: center, from: angle, under: transform),
        !gradient.stops.isEmpty
      else { return nil }
      self.gradient = gradient
      geometry = .field(field)
    }
  }

  /// Where a radial gradient's colours lie; nil where it paints nothing.
  private static func geometry(
    of shape: RadialShape, under transform: AffineTransform?
  ) -> Geometry? {
    guard shape.radii.width >= 0, shape.radii.height >= 0, shape.focusScale >= 0,
      shape.radii.width.isFinite, shape.radii.height.isFinite, shape.focusScale.isFinite,
      shape.center.isFinite, shape.focus.isFinite, transform?.inverse != nil || transform == nil,
      shape.focusScale != 1 || shape.focus != shape.center
    else { return nil }
    // Smaller ones are nothing beside the grid.
    let smallest = 1 / GradientPoint.scale
    let map = transform ?? .identity
    guard shape.radii.width * Point(map.a, map.b).length >= smallest,
      shape.radii.height * Point(map.c, map.d).length >= smallest
    else { return .end }
    return GradientField(shape, under: transform).map(Geometry.field)
  }
}
