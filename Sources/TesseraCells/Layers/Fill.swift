public import TesseraGraphics

/// What fills a layer's shape.
public enum Fill: Hashable, Sendable {
  /// One colour.
  case color(ThemeColor)
  /// A fixed gradient; without a geometry it runs from the top to the bottom.
  case gradient(Gradient, GradientGeometry = .linear())
  /// A gradient whose stops the theme gives (a role of type `gradient`); tokens hold stops alone, so
  /// what lies outside them and how they are mixed is said here.
  case gradientRole(
    String, GradientGeometry = .linear(), spread: Gradient.Spread = .pad,
    interpolation: Gradient.Interpolation = .srgb)

  /// A fixed linear gradient; the angle is CSS's: degrees, 0 to the top, 90 to the right.
  public static func gradient(_ gradient: Gradient, angle: Double) -> Fill {
    .gradient(gradient, .linear(angle: angle))
  }
  /// A linear gradient whose stops the theme gives.
  public static func gradientRole(_ name: String, angle: Double) -> Fill {
    .gradientRole(name, .linear(angle: angle))
  }

  /// The colour that the theme gives a role of the cell.
  public static func role(_ name: String) -> Fill { .color(.role(name)) }
  /// A fixed colour.
  public static func literal(_ color: Color) -> Fill { .color(.literal(color)) }
}
