/// The types of DTCG 2025.10 (Format module, sections 8 and 9); the raw value is the `$type`.
public enum TokenType: String, Hashable, Sendable, CaseIterable {
  /// A colour.
  case color
  /// A length in points.
  case dimension
  /// Font families in order of preference.
  case fontFamily
  /// A font weight, 1…1000.
  case fontWeight
  /// A time in milliseconds.
  case duration
  /// An easing curve.
  case cubicBezier
  /// A plain number.
  case number
  /// How a line is drawn along itself.
  case strokeStyle
  /// A line around a shape.
  case border
  /// An animation.
  case transition
  /// One or more shadows.
  case shadow
  /// Colour stops from 0 to 1.
  case gradient
  /// A font with its size and spacing.
  case typography
}
