public import TesseraText
public import TesseraTheme

/// One line of text in a layer's frame, centred vertically by ascent and descent.
///
/// A text too long for the frame ends in `…`.
public struct TextContent: Hashable, Sendable {
  /// Where the font comes from.
  public enum Font: Hashable, Sendable {
    /// A role of the cell of type `typography`.
    case role(String)
    /// Fixed figures, sizes in points.
    case literal(Typography)

    /// DejaVu Sans, which every installation has.
    ///
    /// - Parameters:
    ///   - size: The size in points.
    ///   - weight: The weight on CSS's scale, 1 to 1,000.
    /// - Returns: A font that no theme changes.
    public static func system(size: Double, weight: Double = 400) -> Font {
      .literal(Typography(families: ["DejaVu Sans"], size: size, weight: weight))
    }
  }

  /// The text; a line break counts as a space.
  public var string: String
  /// The font.
  public var font: Font
  /// The colour of the glyphs.
  public var color: ThemeColor
  /// Where the line lies in a frame that is wider.
  public var alignment: TextAlignment

  /// Creates a text; nil is the empty one, which draws nothing.
  public init(
    _ string: String?, font: Font, color: ThemeColor, alignment: TextAlignment = .natural
  ) {
    self.string = string ?? ""
    self.font = font
    self.color = color
    self.alignment = alignment
  }
}
