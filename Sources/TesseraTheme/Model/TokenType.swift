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
  /// A time; known, but not read yet.
  case duration
  /// An easing curve; known, but not read yet.
  case cubicBezier
  /// A plain number.
  case number
  /// How a line is drawn; known, but not read yet.
  case strokeStyle
  /// A line around a shape; known, but not read yet.
  case border
  /// An animation; known, but not read yet.
  case transition
  /// One or more shadows.
  case shadow
  /// Colour stops from 0 to 1.
  case gradient
  /// A font with its size and spacing.
  case typography

  /// Whether values of the type are read; those of the others stand as ``TokenValue/unsupported``.
  public var isSupported: Bool {
    switch self {
    case .color, .dimension, .fontFamily, .fontWeight, .number, .shadow, .gradient, .typography:
      true
    case .duration, .cubicBezier, .strokeStyle, .border, .transition:
      false
    }
  }
}
