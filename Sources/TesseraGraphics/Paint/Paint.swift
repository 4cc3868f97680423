/// What fills a shape.
public enum Paint: Hashable, Sendable {
  /// One colour; its alpha is the paint's alpha.
  case color(Color)
  /// Colours along the line from one point to another, at right angles to it constant.
  case linearGradient(Gradient, from: Point, to: Point)
}
