public import TesseraGraphics

/// The value of a token with every reference replaced.
public enum TokenValue: Hashable, Sendable {
  /// A colour in the space in which the theme gives it, alpha factors multiplied in.
  case color(Color)
  /// A length in points (DTCG's `px`); may be negative.
  case dimension(Double)
  /// A finite number.
  case number(Double)
  /// A font with its size and spacing.
  case typography(Typography)
  /// Colour stops, at least one, positions 0…1.
  case gradient(Gradient)
  /// Shadows, at least one, the first on top.
  case shadow([ShadowValue])
  /// Font families, at least one, the most preferred first.
  case fontFamily([String])
  /// A font weight, 1…1000.
  case fontWeight(Double)
  /// A time in milliseconds; may be negative.
  case duration(Double)
  /// An easing curve.
  case cubicBezier(CubicBezier)
  /// How a line is drawn along itself.
  case strokeStyle(StrokeStyleValue)
  /// A line around a shape.
  case border(BorderValue)
  /// An animation from one state to another.
  case transition(TransitionValue)
}
