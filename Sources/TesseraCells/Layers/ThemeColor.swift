public import TesseraGraphics

/// A colour as a layer names it: of the theme, or its own.
public struct ThemeColor: Hashable, Sendable {
  /// Where the colour comes from.
  public enum Source: Hashable, Sendable {
    /// A role of the cell, which the theme answers.
    case role(String)
    /// A fixed colour.
    case literal(Color)
    /// The environment's tint.
    case tint
  }

  /// Where the colour comes from.
  public var source: Source
  /// Multiplies the colour's alpha; 0…1.
  public var opacity: Double

  /// Creates a colour from its source.
  public init(_ source: Source, opacity: Double = 1) {
    self.source = source
    self.opacity = opacity
  }

  /// The colour that the theme gives a role of the cell.
  public static func role(_ name: String) -> ThemeColor { ThemeColor(.role(name)) }
  /// A fixed colour.
  public static func literal(_ color: Color) -> ThemeColor { ThemeColor(.literal(color)) }
  /// The environment's tint.
  public static let tint = ThemeColor(.tint)

  /// The colour with its alpha multiplied by `factor`.
  public func opacity(_ factor: Double) -> ThemeColor {
    ThemeColor(source, opacity: opacity * factor)
  }
}
