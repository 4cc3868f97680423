public import TesseraGraphics

/// What fills a layer's shape.
public enum Fill: Hashable, Sendable {
  /// One colour.
  case color(ThemeColor)
  /// A fixed linear gradient; the angle is CSS's: degrees, 0 to the top, 90 to the right.
  case gradient(Gradient, angle: Double = 180)
  /// A linear gradient whose stops the theme gives (a role of type `gradient`).
  case gradientRole(String, angle: Double = 180)

  /// The colour that the theme gives a role of the cell.
  public static func role(_ name: String) -> Fill { .color(.role(name)) }
  /// A fixed colour.
  public static func literal(_ color: Color) -> Fill { .color(.literal(color)) }
}
