public import TesseraText
public import TesseraTheme

/// Text in a layer's frame: by default one line, centred vertically.
///
/// A text that is too long loses a part, whose place `…` takes.
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

  /// The text; line breaks begin new lines, and count as spaces where there is one line only.
  public var string: String
  /// The font, its letter spacing and line height with it.
  public var font: Font
  /// The colour of the glyphs.
  public var color: ThemeColor
  /// Where lines lie in a frame that is wider.
  public var alignment: TextAlignment
  /// How many lines there may be; 0 sets no limit.
  ///
  /// Lines end where Unicode Standard Annex 14 lets them. They are not fewer for a frame that is not
  /// high enough: ``Cell/measure(_:width:in:)`` tells how high it must be.
  public var numberOfLines: Int
  /// Which part a text loses that is longer.
  public var truncation: TextTruncation
  /// Where the lines lie in a frame that is higher, or lower.
  public var placement: TextPlacement
  /// Features that fonts have turned on or off, such as ``FontFeature/tabularDigits``.
  public var features: [FontFeature]
  /// What may be made up where the fonts have no such face; nothing unless said.
  public var synthesis: FontSynthesis

  /// Creates a text; nil is the empty one, which draws nothing.
  public init(
    _ string: String?, font: Font, color: ThemeColor, alignment: TextAlignment = .natural,
    numberOfLines: Int = 1, truncation: TextTruncation = .tail, placement: TextPlacement = .center,
    features: [FontFeature] = [], synthesis: FontSynthesis = []
  ) {
    self.string = string ?? ""
    self.font = font
    self.color = color
    self.alignment = alignment
    self.numberOfLines = numberOfLines
    self.truncation = truncation
    self.placement = placement
    self.features = features
    self.synthesis = synthesis
  }

  /// Lays the text out in device pixels.
  ///
  /// - Parameters:
  ///   - typography: What the font comes to, in points.
  ///   - width: The room of a line, in device pixels.
  ///   - environment: Its direction, type size and scale count.
  ///   - fonts: Where faces come from.
  /// - Returns: The lines, what the fonts lack, and the style that they have.
  /// - Throws: `TextError`: see its cases.
  func layOut(
    _ typography: Typography, width: Double, in environment: Environment, fonts: FontLibrary
  ) throws(TextError) -> TextContentLayout {
    let scale = Double(max(1, environment.scale))
    let style = TextStyle(
      families: typography.families, weight: typography.weight,
      size: typography.size * environment.typeSize.factor * scale,
      letterSpacing: typography.letterSpacing * scale, lineHeight: typography.lineHeight,
      features: features, synthesis: synthesis)
    let (block, warnings) = try TextLayout(fonts: fonts).block(
      string, style: style, surrounding: environment.direction, maximumWidth: width,
      numberOfLines: numberOfLines, truncation: truncation)
    return TextContentLayout(block: block, style: style, warnings: warnings)
  }
}
