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

  // MARK: - Pictures

  private static let square = Shape.rectangle(Rect(2, 2, 4, 4)).path

  @Test("A vector picture is fitted; template parts take the tint, others their own colour")
  func vector() throws {
    let picture = VectorImage(
      "pic", size: Size(10, 10),
      parts: [
        .init(Self.square), .init(Self.square, ink: .color(.black)),
        .init(Self.square, stroke: StrokeStyle(width: 2, cap: .round, join: .round)),
      ])
    let layer = Layer(image: ImageContent(.vector(picture), tint: .role("ink")))
    let drawing = try Drawing(
      .showing(layer, roles: [Role("ink", .color, default: "#f00")]))
    let path = Shape.rectangle(Rect(35, 10, 20, 20)).path
    let red = Paint.color(Color(red8: 255, green8: 0, blue8: 0))
    #expect(
      drawing.drawings == [
        .fill(.path(path), red), .fill(.path(path), .color(.black)),
        .stroke(path, StrokeStyle(width: 10, cap: .round, join: .round), red),
      ])
    #expect(
      drawing.list.items.map(\.path) == [
        "content/0/pic.0", "content/0/pic.1", "content/0/pic.2",
      ])
    #expect(
      drawing.list.items.map { $0.tokens.map(\.text) } == [
        ["cell.sample.ink=#ff0000"], [], ["cell.sample.ink=#ff0000"],
      ])
  }

  @Test("A stretched line is made in a plane of its own and distorted at last")
  func stretched() throws {
    let picture = VectorImage(
      "pic", size: Size(25, 50), parts: [.init(Self.square, stroke: StrokeStyle(width: 3))])
    let layer = Layer(
      image: ImageContent(.vector(picture), contentMode: .scaleToFill, tint: .literal(.black)))
    let item = try #require(try Drawing(.showing(layer)).list.items.first)
    // The picture is enlarged fourfold across and not at all down: lengths are as those across.
    let path = Shape.rectangle(Rect(8, 8, 16, 16)).path
    #expect(item.drawing == .stroke(path, StrokeStyle(width: 12), .color(.black)))
    #expect(item.plane == .scale(1, 0.25))
  }

  @Test("What sticks out of a filled frame is cut to the layer's shape")
  func aspectFill() throws {
    let picture = VectorImage("pic", size: Size(10, 10), parts: [.init(Self.square)])
    let layer = Layer(
      shape: .ellipse, image: ImageContent(.vector(picture), contentMode: .aspectFill))
    let rows = try Drawing(.showing(layer)).rows
    #expect(rows.first == "content/0 | begin | clip ellipse 0 0 100 50 | each")
    #expect(rows.last == "content/0 | end |  | ")
    #expect(rows.count == 3)
  }

  @Test("A picture in its own size is cut to the layer's shape only where it sticks out")
  func positions() throws {
    let picture = VectorImage("pic", size: Size(10, 10), parts: [.init(Self.square)])
    func rows(_ frame: Rect) throws -> [String] {
      let content = ImageContent(.vector(picture), contentMode: .center)
      return try Drawing(.showing(Layer(frame: frame, image: content))).rows
    }
    #expect(try rows(Rect(0, 0, 20, 20)).count == 1)
    #expect(try rows(Rect(0, 0, 8, 20)).first == "content/0 | begin | clip rect 0 0 8 20 | each")
  }

  @Test(
    "A bitmap is averaged where it gets smaller and interpolated where it does not",
    arguments: [
      (Rect(0, 0, 20, 20), "rect 0 0 20 20 bilinear"),
      (Rect(0, 0, 10, 10), "rect 0 0 10 10 bilinear"),
      (Rect(0, 0, 9, 9), "rect 0 0 9 9 filtered"),
      (Rect(0, 0, 30, 9), "rect 10.5 0 9 9 filtered"),
    ])
  func bitmap(frame: Rect, geometry: String) throws {
    let image = StraightImage(
      width: 10, height: 10, bytes: [UInt8](repeating: 7, count: 400))
    let layer = Layer(frame: frame, image: ImageContent(.bitmap(image)))
    #expect(
      try Drawing(.showing(layer)).rows == [
        "content/0 | image | \(geometry) | 10x10 \(Digest.text(of: image.bytes)) opacity 255"
      ])
  }

  @Test("A picture without a size or with an outline that is not finite draws nothing")
  func brokenPictures() throws {
    let empty = VectorImage("pic", size: Size(0, 10), parts: [.init(Self.square)])
    #expect(try Drawing(.showing(Layer(image: ImageContent(.vector(empty))))).rows == [])
    let broken = VectorImage(
      "pic", size: Size(10, 10),
      parts: [
        .init(Path { $0.move(to: Point(.nan, 0)) }),
        .init(Self.square, stroke: StrokeStyle(width: .infinity)),
      ])
    let drawing = try Drawing(.showing(Layer(image: ImageContent(.vector(broken)))))
    #expect(drawing.rows == [])
    #expect(
      drawing.findings == [
        "error | cell sample, layer content/0: picture pic is not finite",
        "error | cell sample, layer content/0: picture pic has a line that is not finite",
      ])
  }

  @Test("An icon's frame snaps, and its picture is fitted into the snapped frame")
  func icon() throws {
    let picture = VectorImage(
      "pic", size: Size(1, 1), parts: [.init(Shape.rectangle(Rect(0, 0, 1, 1)).path)])
    let cell = SampleCell.showing(
      Slots(icon: IconView(.vector(picture), size: Size(21, 21), tint: .literal(.black))))
    // (100 − 21) / 2 = 39.5 → 40; (50 − 21) / 2 = 14.5 → 15.
    #expect(
      try Drawing(cell).drawings == [
        .fill(.path(Shape.rectangle(Rect(40, 15, 21, 21)).path), .color(.black))
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
