import TesseraGraphics
import TesseraSource
import TesseraText
import TesseraTheme
import Testing

@testable import TesseraCells

@Suite struct DisplayListBuilderItemsTests {
  // MARK: - Borders

  @Test(
    "A hairline is max(1, round(w · scale)) pixels; any other line keeps its fraction",
    arguments: [
      (0.5, ["1", "1", "2", "2"], ["0.5", "1", "1.5", "2"]),
      (0.25, ["1", "1", "1", "1"], ["0.25", "0.5", "0.75", "1"]),
      (1, ["1", "2", "3", "4"], ["1", "2", "3", "4"]),
      (1.25, ["1", "3", "4", "5"], ["1.25", "2.5", "3.75", "5"]),
    ] as [(Double, [String], [String])])
  func hairline(points: Double, snapped: [String], exact: [String]) throws {
    for (index, scale) in (1...4).enumerated() {
      for (snapping, width) in [
        (Border.Snapping.hairline, snapped[index]), (.none, exact[index]),
      ] {
        let layer = Layer(
          border: Border(.literal(points), color: .literal(.black), snapping: snapping))
        #expect(
          try Drawing(.showing(layer), environment: Environment(scale: scale)).rows == [
            "content/0 | border | rect 0 0 \(100 * scale) \(50 * scale) width \(width) | #000000"
          ])
      }
    }
  }

  @Test(
    "A border's side and dashes, in device pixels, are told where they are not the usual ones",
    arguments: [
      (StrokeAlignment.inside, [], ""), (.center, [], " center"),
      (.outside, [4, 2.5], " outside dashes 8 5"), (.inside, [3], " dashes 6"),
    ] as [(StrokeAlignment, [Double], String)])
  func borderStyle(alignment: StrokeAlignment, dashes: [Double], text: String) throws {
    let border = Border(1, color: .literal(.black), alignment: alignment, dashes: dashes)
    #expect(
      try Drawing(.showing(Layer(border: border)), environment: Environment(scale: 2)).rows == [
        "content/0 | border | rect 0 0 200 100 width 2\(text) | #000000"
      ])
  }

  @Test("A border without a width draws nothing", arguments: [0.0, -1])
  func noBorder(width: Double) throws {
    let layer = Layer(border: Border(.literal(width), color: .tint, snapping: .hairline))
    #expect(try Drawing(.showing(layer)).rows == [])
  }

  @Test("A border names the tokens of colour, width and shape")
  func borderTokens() throws {
    let layer = Layer(
      shape: .rounded(.role("radius")), border: Border(.role("width"), color: .role("line")))
    let roles = [
      Role("radius", .dimension, default: .dimension(4)),
      Role("width", .dimension, default: .dimension(2)), Role("line", .color, default: "#000"),
    ]
    #expect(
      try Drawing(.showing(layer, roles: roles)).rows == [
        "content/0 | border | rounded 0 0 100 50 radius 4 continuous width 2 | #000000"
          + " | cell.sample.line=#000000 | cell.sample.width=2 | cell.sample.radius=4"
      ])
  }

  // MARK: - Text

  private static let font = Typography(
    families: ["DejaVu Sans"], size: 17, weight: 700, letterSpacing: 0.5, lineHeight: 1.5)

  private func text(
    _ string: String, frame: Rect? = nil, alignment: TextAlignment = .natural,
    environment: Environment = Environment(scale: 1)
  ) throws -> DisplayText {
    let layer = Layer(
      frame: frame,
      text: TextContent(
        string, font: .literal(Self.font), color: .literal(.black), alignment: alignment))
    let drawing = try Drawing(.showing(layer), environment: environment)
    #expect(drawing.findings == [])
    guard case .text(let text, .color(.black))? = drawing.drawings.first else {
      throw NoText()
    }
    return text
  }

  private struct NoText: Error {}

  @Test(
    "A text is laid out in device pixels, its size multiplied by type size and scale",
    arguments: [
      (1, TypeSize.large, 17.0), (2, .large, 34), (3, .xSmall, 42), (2, .ax5, 106),
    ])
  func textStyle(scale: Int, typeSize: TypeSize, size: Double) throws {
    let fonts = try FontLibrary()
    let drawn = try text(
      "Wi", environment: Environment(typeSize: typeSize, scale: scale))
    let style = TextStyle(
      families: ["DejaVu Sans"], weight: 700, size: 17 * typeSize.factor * Double(scale),
      letterSpacing: 0.5 * Double(scale), lineHeight: 1.5)
    let (line, _) = try TextLayout(fonts: fonts).line(
      "Wi", style: style, direction: .leftToRight)
    let baseline = try TextLayout(fonts: fonts).metrics(for: style).baseline(
      centeredIn: Rect(0, 0, 100 * Double(scale), 50 * Double(scale)))
    #expect(abs(drawn.size - size) < 1e-12)
    #expect(drawn.origin == Point(0, (baseline + 0.5).rounded(.down)))
    #expect(drawn.outline == line.outline(at: drawn.origin))
    #expect(drawn.string == "Wi")
    #expect(drawn.fonts == [line.runs[0].face.fingerprint])
  }

  @Test("Baselines lie on whole pixels", arguments: [10.0, 10.2, 10.5, 10.7, 11])
  func baseline(y: Double) throws {
    for scale in 1...4 {
      let drawn = try text(
        "a", frame: Rect(0, y, 100, 20), environment: Environment(scale: scale))
      #expect(drawn.origin.y == drawn.origin.y.rounded())
    }
  }

  @Test(
    "A line lies by its alignment, mirrored from right to left",
    arguments: [
      (TextAlignment.natural, TextDirection.leftToRight, 0.0), (.leading, .leftToRight, 0),
      (.center, .leftToRight, 0.5), (.trailing, .leftToRight, 1), (.natural, .rightToLeft, 1),
      (.leading, .rightToLeft, 1), (.center, .rightToLeft, 0.5), (.trailing, .rightToLeft, 0),
    ])
  func alignment(alignment: TextAlignment, direction: TextDirection, share: Double) throws {
    let style = TextStyle(
      families: ["DejaVu Sans"], weight: 700, size: 17, letterSpacing: 0.5, lineHeight: 1.5)
    let (line, _) = try TextLayout(fonts: FontLibrary()).line(
      "Wi-Fi", style: style, direction: direction)
    let drawn = try text(
      "Wi-Fi", frame: Rect(10, 0, 80, 50), alignment: alignment,
      environment: Environment(direction: direction, scale: 1))
    #expect(abs(drawn.origin.x - (10 + (80 - line.width) * share)) < 1e-9)
  }

  @Test("A text too long for its frame ends in an ellipsis")
  func truncation() throws {
    #expect(
      try text("A rather long text", frame: Rect(0, 0, 300, 20)).string == "A rather long text")
    let cut = try text("A rather long text", frame: Rect(0, 0, 60, 20))
    #expect(cut.string.hasSuffix("…"))
    #expect("A rather long text".hasPrefix(cut.string.dropLast()))
    #expect(cut.string.count > 2)
    let bounds = try #require(cut.outline.controlBounds)
    #expect(bounds.maxX <= 60 + 1)
  }

  @Test("A frame without room has an empty line", arguments: [0.0, -10])
  func noRoom(width: Double) throws {
    let drawn = try text("abc", frame: Rect(0, 0, width, 20))
    #expect(drawn.string == "")
    #expect(drawn.outline.isEmpty)
  }

  @Test("An empty text draws nothing")
  func emptyText() throws {
    let layer = Layer(text: TextContent("", font: .literal(Self.font), color: .tint))
    #expect(try Drawing(.showing(layer)).rows == [])
  }

  @Test("A text names the tokens of colour and font")
  func textTokens() throws {
    let layer = Layer(text: TextContent("a", font: .role("font"), color: .role("ink")))
    let roles = [
      Role("font", .typography, default: .typography(size: 12)),
      Role("ink", .color, default: "#000"),
    ]
    #expect(
      try Drawing(.showing(layer, roles: roles)).list.items[0].tokens.map(\.text) == [
        "cell.sample.ink=#000000", "cell.sample.font=12/1.2 400 DejaVu Sans spacing 0",
      ])
  }

  @Test("A font without a size and a text without an end are errors that name the layer")
  func textErrors() throws {
    let nameless = Layer(
      text: TextContent(
        "a", font: .literal(Typography(families: [], size: .nan)), color: .tint))
    #expect(
      try Drawing(.showing(nameless)).findings == [
        "error | cell sample, layer content/0: the font size is nan, but must be a finite number"
          + " of at least 0.0"
      ])
    let endless = Layer(
      text: TextContent(
        String(repeating: "a", count: 100_001), font: .literal(Self.font), color: .tint))
    #expect(
      try Drawing(.showing(endless)).findings == [
        "error | cell sample, layer content/0: a text of 100001 Unicode scalars is longer than"
          + " the limit of 100000"
      ])
  }

  @Test("An unknown family is the text stage's warning, once")
  func unknownFamily() throws {
    let font = Typography(families: ["No Such Font", "DejaVu Sans"], size: 12)
    let layer = Layer(text: TextContent("a", font: .literal(font), color: .tint))
    let drawing = try Drawing(.showing(Slots(content: [layer, layer])))
    #expect(drawing.diagnostics.map(\.severity) == [.warning])
    #expect(drawing.list.items.count == 2)
  }
}
