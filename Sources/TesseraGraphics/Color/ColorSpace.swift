/// The space that a colour's components are numbers in: those of CSS Color 4 and DTCG 2025.10.
///
/// The raw value is DTCG's name (Color module, section 4.2), which is CSS's too.
public enum ColorSpace: String, Hashable, Sendable, CaseIterable {
  /// Encoded sRGB, components 0…1.
  case srgb
  /// Linear light of sRGB's primaries, components 0…1.
  case srgbLinear = "srgb-linear"
  /// Hue in degrees, saturation and lightness 0…100, of encoded sRGB.
  case hsl
  /// Hue in degrees, whiteness and blackness 0…100, of encoded sRGB.
  case hwb
  /// CIELAB about a D50 white: lightness 0…100, a and b.
  case lab
  /// CIELAB in polar form: lightness 0…100, chroma ≥ 0, hue in degrees.
  case lch
  /// OKLab: lightness 0…1, a and b.
  case oklab
  /// OKLab in polar form: lightness 0…1, chroma ≥ 0, hue in degrees.
  case oklch
  /// Encoded Display P3, components 0…1.
  case displayP3 = "display-p3"
  /// Encoded A98 RGB (the primaries of Adobe RGB 1998), components 0…1.
  case a98RGB = "a98-rgb"
  /// Encoded ProPhoto RGB about a D50 white, components 0…1.
  case proPhotoRGB = "prophoto-rgb"
  /// ITU-R BT.2020 with a pure gamma of 2.4, components 0…1.
  case rec2020
  /// CIE XYZ about a D65 white, Y of white = 1.
  case xyzD65 = "xyz-d65"
  /// CIE XYZ about a D50 white, Y of white = 1.
  case xyzD50 = "xyz-d50"
}

extension ColorSpace {
  /// The space that this one is other coordinates of; itself for most.
  var base: ColorSpace {
    switch self {
    case .hsl, .hwb: .srgb
    case .lch: .lab
    case .oklch: .oklab
    default: self
    }
  }
}
