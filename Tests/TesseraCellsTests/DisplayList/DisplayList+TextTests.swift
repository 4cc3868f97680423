import TesseraGraphics
import TesseraTheme
import Testing

@testable import TesseraCells

@Suite struct DisplayListTextTests {
  private static let path = Path { path in
    path.move(to: Point(1, 2))
    path.line(to: Point(4, 6))
  }

  private static func item(_ drawing: DisplayItem.Drawing) -> DisplayList.Node {
    .item(DisplayItem(slot: .content, path: "content/x", drawing: drawing, tokens: []))
  }

  private static func list(_ nodes: [DisplayList.Node]) -> DisplayList {
    DisplayList(
      width: 30, height: 20, scale: 2, bounds: Rect(0, 0, 30, 20), backdrop: nil,
      backdropTokens: [], nodes: nodes)
  }

  private static let hash = Digest.text(of: path)

  @Test(
    "Every drawing is one line",
    arguments: [
      (
        DisplayItem.Drawing.fill(.rectangle(Rect(0, 0.5, 10, 1.0 / 3)), .color(.black)),
        "fill\trect 0 0.5 10 0.333\t#000000"
      ),
      (
        .fill(.path(path), .color(Color(red: 1, green: 1, blue: 1, alpha: 0.5))),
        "fill\tpath 2 in 1 2 3 4 \(hash)\t#ffffff80"
      ),
      (
        .stroke(path, StrokeStyle(width: 1.5, cap: .round, join: .round), .color(.black)),
        "stroke\tpath 2 in 1 2 3 4 \(hash) width 1.5 round round\t#000000"
      ),
      (
        .stroke(path, StrokeStyle(width: 2), .color(.black)),
        "stroke\tpath 2 in 1 2 3 4 \(hash) width 2 butt miter limit 10\t#000000"
      ),
      (
        .stroke(path, StrokeStyle(width: 2, join: .bevel, dash: .init([1, 2])), .color(.black)),
        "stroke\tpath 2 in 1 2 3 4 \(hash) width 2 butt bevel dashes 1 2\t#000000"
      ),
      (
        .border(.ellipse(Rect(0, 0, 4, 4)), StrokeStyle(width: 2), .inside, .color(.black)),
        "border\tellipse 0 0 4 4 width 2\t#000000"
      ),
      (
        .border(
          .ellipse(Rect(0, 0, 4, 4)),
          StrokeStyle(width: 2, dash: StrokeDash([3], phase: 0.5)), .outside, .color(.black)),
        "border\tellipse 0 0 4 4 width 2 outside dashes 3 from 0.5\t#000000"
      ),
      (
        .innerShadow(
          .rectangle(Rect(0, 0, 4, 4)), spread: -1, offset: .zero, sigma: 2, .black),
        "innerShadow\trect 0 0 4 4 spread -1 by 0 0 sigma 2\t#000000"
      ),
      (
        .shadow(
          .rectangle(Rect(0, 0, 4, 4)), offset: Point(0, 8), sigma: 10, .black,
          clippedOutOf: nil), "shadow\trect 0 0 4 4 by 0 8 sigma 10\t#000000"
      ),
      (
        .image(
          StraightImage(width: 1, height: 1, bytes: [0x61, 0, 0, 255]), in: Rect(0, 0, 2, 2),
          .filtered, opacity: 0.5),
        "image\trect 0 0 2 2 filtered\t1x1 \(Digest.text(of: [0x61, 0, 0, 255])) opacity 128"
      ),
      (
        .text(
          DisplayText(
            string: "a\t“b”\n", fonts: ["F 1", "G 2"], size: 34, weight: 400,
            origin: Point(1.5, 20),
            outline: path), .color(.black)),
        "text\t\"a\\t“b”\\n\" at 1.5 20 size 34 F 1, G 2 \(hash)\t#000000"
      ),
    ])
  func drawings(drawing: DisplayItem.Drawing, text: String) {
    #expect(
      Self.list([Self.item(drawing)]).description
        == "canvas\tsize\t30 20 @2x\t\nbackdrop\tfill\tcanvas\tnone\ncontent/x\t\(text)\n")
  }

  @Test("Groups are a line before and a line behind, nested as they are")
  func groups() {
    let fill = Self.item(.fill(.rectangle(Rect(0, 0, 1, 1)), .color(.black)))
    let inner = DisplayGroup(
      path: "content/x", compositing: .clipEach, clip: DisplayClip(.rectangle(Rect(0, 0, 2, 2))),
      tokens: [],
      nodes: [fill])
    let outer = DisplayGroup(
      path: "content", compositing: .asOne(opacity: 0.25), clip: nil,
      tokens: [TokenUse(names: ["a", "b"], value: "1")], nodes: [.group(inner), fill])
    #expect(
      Self.list([.group(outer)]).lines.dropFirst(2).map(Drawing.row) == [
        "content | begin | no clip | as one, opacity 64 | a>b=1",
        "content/x | begin | clip rect 0 0 2 2 | each",
        "content/x | fill | rect 0 0 1 1 | #000000", "content/x | end |  | ",
        "content/x | fill | rect 0 0 1 1 | #000000", "content | end |  | ",
      ])
    #expect(Self.list([.group(outer)]).items.count == 2)
  }

  @Test("The text of a list is read back line by line")
  func roundTrip() throws {
    let cell = SampleCell.showing(
      Slots(
        background: Layer(
          shape: .rounded(4), fill: .role("surface"), border: Border(1, color: .tint),
          opacity: 0.5),
        content: [
          Layer(
            "two\tfields\nand lines",
            text: TextContent(
              "a\tb\u{2028}c \"d\"",
              font: .literal(.init(families: ["DejaVu Sans"], size: 12)), color: .tint))
        ], clip: .ellipse), roles: [Role("surface", .color, default: "#ffffff")])
    let list = try Drawing(cell).list
    let lines = list.description.split(separator: "\n").compactMap { DisplayLine($0) }
    #expect(lines == list.lines)
    #expect(lines.count == 9)
  }
}
