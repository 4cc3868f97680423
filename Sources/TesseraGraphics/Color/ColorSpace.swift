/// The space that a colour's components are numbers in (the names are CSS Color 4's).
public enum ColorSpace: String, Hashable, Sendable, CaseIterable {
  /// Encoded sRGB, components 0…1.
  case srgb
  /// Encoded Display P3, components 0…1.
  case displayP3 = "display-p3"
  /// OKLCH: lightness 0…1, chroma ≥ 0, hue in degrees.
  case oklch
}
