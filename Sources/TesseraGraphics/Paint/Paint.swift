/// What fills a shape.
///
/// A paint with a number that is not finite, or a radius below zero, paints nothing.
public enum Paint: Hashable, Sendable {
  /// One colour; its alpha is the paint's alpha.
  case color(Color)
  /// Colours along the line from one point to another, at right angles to it constant.
  ///
  /// Between two equal points everything has the last colour (SVG 2, section 14.2.2.1).
  case linearGradient(Gradient, from: Point, to: Point)
  /// Colours outwards from a point or circle to a circle or ellipse.
  case radialGradient(Gradient, RadialShape)
  /// Colours around a point: 0 and 1 lie in the direction `angle`, in degrees clockwise from the top
  /// (CSS Images 4, `conic-gradient`).
  ///
  /// Once around is all there is, so the gradient's spread is of no account.
  case conicGradient(Gradient, center: Point, angle: Double)

  /// The paint with all its alphas multiplied by `factor`.
  public func multiplyingAlpha(by factor: Double) -> Paint {
    switch self {
    case .color(let color):
      .color(color.multiplyingAlpha(by: factor))
    case .linearGradient(let gradient, let from, let to):
      .linearGradient(gradient.multiplyingAlpha(by: factor), from: from, to: to)
    case .radialGradient(let gradient, let shape):
      .radialGradient(gradient.multiplyingAlpha(by: factor), shape)
    case .conicGradient(let gradient, let center, let angle):
      .conicGradient(gradient.multiplyingAlpha(by: factor), center: center, angle: angle)
    }
  }
}
