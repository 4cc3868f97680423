import TesseraCells
import TesseraGraphics
import TesseraText
import TesseraTheme
import Testing

@Suite("TextContent")
struct TextContentTests {
  /// Size 10 and lines 20 high; DejaVu's ascent is 0.928 em, its descent 0.236.
  private static let font = Typography(families: ["DejaVu Sans"], size: 10, lineHeight: 2)

  private static func content(
    _ string: String, alignment: TextAlignment = .natural, lines: Int = 0,
    truncation: TextTruncation = .tail, placement: TextPlacement = .center,
    features: [FontFeature] = []
  ) -> TextContent {
    TextContent(
      string, font: .literal(font), color: .literal(.black), alignment: alignment,
      numberOfLines: lines, truncation: truncation, placement: placement, features: features)
  }

  /// The text of a layer that fills 100 × 50 points.
  private static func drawn(
    _ content: TextContent, environment: Environment = Environment(scale: 1)
  ) throws -> DisplayText {
    let drawing = try Drawing(.showing(Layer(text: content)), environment: environment)
    #expect(drawing.findings == [])
    guard case .text(let text, _)? = drawing.drawings.first else { throw NoText() }
    return text
  }

  private struct NoText: Error {}

  @Test("a text breaks into lines that are one drawing")
  func lines() throws {
    let text = try Self.drawn(Self.content("several words that need more than two lines here"))
    #expect(text.string == "several words that\nneed more than\ntwo lines here")
    let bounds = try #require(text.outline.controlBounds)
    #expect(bounds.maxX <= 100)
    #expect(bounds.height > 40)
  }

  @Test("so many lines and no more, and the part that is to be lost is lost")
  func limit() throws {
    #expect(
      try Self.drawn(Self.content("several words that need more than two lines here", lines: 2))
        .string
        == "several words that\nneed more than t…")
    #expect(
      try Self.drawn(
        Self.content(
          "several words that need more than two lines here", lines: 2, truncation: .head)
      ).string == "several words that\n…an two lines here")
  }

  // One line is 20 high with ascent 9.28 and descent 2.36, so its baseline is 13.46 below its top;
  // baselines are rounded to whole pixels.
  @Test(
    "lines lie in the middle, at the top, at the bottom, or on a baseline",
    arguments: [
      ("a", .center, 28), ("a\nb", .center, 18), ("a", .top, 13), ("a\nb", .top, 13),
      ("a", .bottom, 43), ("a\nb", .bottom, 23), ("a\nb", .firstBaseline(11), 11),
    ] as [(String, TextPlacement, Double)])
  func placement(string: String, placement: TextPlacement, baseline: Double) throws {
    let text = try Self.drawn(Self.content(string, placement: placement))
    #expect(text.origin.y == baseline)
    let doubled = try Self.drawn(
      Self.content(string, placement: placement), environment: Environment(scale: 2))
    #expect(abs(doubled.origin.y - 2 * baseline) <= 1)
  }

  @Test("every line is aligned by itself")
  func alignment() throws {
    let text = try Self.drawn(Self.content("a\nlonger", alignment: .trailing))
    let bounds = try #require(text.outline.controlBounds)
    #expect(text.origin.x > 90)
    #expect(bounds.minX < 75)
    #expect(bounds.maxX <= 100)
  }

  @Test("features change glyphs, and what is none is an error that names the layer")
  func features() throws {
    let plain = try Self.drawn(Self.content("office", lines: 1))
    let apart = try Self.drawn(Self.content("office", lines: 1, features: [.noLigatures]))
    #expect(plain.outline != apart.outline)
    let wrong = Layer("x", text: Self.content("a", features: [FontFeature("tabular")]))
    #expect(
      try Drawing(.showing(wrong)).findings == [
        "error | cell sample, layer content/x: `tabular` with the value 1 is no feature of a font"
          + " | a feature is named by four ASCII characters, such as tnum, and its value is a small"
          + " whole number"
      ])
  }

  @Test("the fonts of all lines are named")
  func fonts() throws {
    let text = try Self.drawn(Self.content("a\n第\nb"))
    #expect(text.fonts.map { $0.prefix(6) } == ["DejaVu", "WenQua"])
  }
}
