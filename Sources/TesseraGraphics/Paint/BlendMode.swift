/// How what is drawn meets what lies below it.
///
/// The operators are those of Porter and Duff 1984, the modes those of W3C Compositing and Blending
/// Level 1, section 9, mixed source-over; all on encoded sRGB, as the platforms do.
public enum BlendMode: String, Hashable, Sendable, CaseIterable {
  // Porter-Duff operators.
  case clear, copy, destination, sourceOver, destinationOver, sourceIn, destinationIn, sourceOut
  case destinationOut, sourceAtop, destinationAtop, xor, plusLighter
  // Separable modes.
  case multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, hardLight, softLight
  case difference, exclusion
  // Non-separable modes.
  case hue, saturation, color, luminosity
}
