public import TesseraGraphics

/// How a line is drawn along itself (DTCG Format module, section 9.2).
public enum StrokeStyleValue: Hashable, Sendable {
  /// The line styles of CSS (Backgrounds and Borders 3, section 3.2); the raw value is the token's.
  public enum Keyword: String, Hashable, Sendable, CaseIterable {
    /// One unbroken line.
    case solid
    /// Dashes.
    case dashed
    /// Dots.
    case dotted
    /// Two lines with a gap between them.
    case double
    /// Carved into the surface.
    case groove
    /// Rising from the surface.
    case ridge
    /// Making what is inside look raised.
    case outset
    /// Making what is inside look sunken.
    case inset
  }

  /// A line style by name.
  case keyword(Keyword)
  /// Dashes and gaps in turn, in points, at least one, each ≥ 0; an odd list is repeated once.
  case dashes([Double], cap: StrokeStyle.Cap)
}
