import TesseraCells
import TesseraGraphics
import TesseraSheets
import TesseraSource
import TesseraText
import TesseraTheme
import Testing

@Suite("Theme resolution")
struct ThemeResolutionTests {
  @Test("Without a theme there is one resolution, whatever modes are asked for")
  func noTheme() throws {
    let resolutions = try ThemeResolution.resolve(
      nil, in: [], cells: [SampleCell()], fontFiles: [])
    #expect(resolutions.count == 1)
    #expect(resolutions[0].themeName == nil && resolutions[0].mode == nil)
    #expect(resolutions[0].theme == nil && resolutions[0].diagnostics == [])
  }

  @Test("There is one resolution for each mode, in order, and they share their fonts")
  func modes() throws {
    let document = try theme(modifiers: [("appearance", ["light", "dark"])])
    let modes = Array(document.allModes.reversed())
    let resolutions = try ThemeResolution.resolve(
      document, in: modes, cells: [], fontFiles: [])
    #expect(resolutions.map(\.mode) == modes)
    #expect(resolutions.map(\.themeName) == ["modes", "modes"])
    #expect(resolutions[0].fonts === resolutions[1].fonts)
  }

  @Test("A font file that is missing is an error")
  func missingFont() {
    #expect(throws: TextError.self) {
      try ThemeResolution.resolve(nil, in: [], cells: [], fontFiles: ["missing.ttf"])
    }
  }

  @Test("A picture has the size of the room, or the cell's own")
  func room() throws {
    var cell = SampleCell()
    cell.itemSize = { _ in Size(30, 10) }
    let item = cell.previewItems[0]
    #expect(RenderOptions().size(of: cell, item: item) == Size(30, 10))
    #expect(RenderOptions(room: .size(Size(7, 8))).size(of: cell, item: item) == Size(7, 8))
    #expect(
      RenderOptions(room: .width(80)).size(of: DefaultSizeCell(), item: item) == Size(80, 50))
    #expect(RenderOptions().size(of: DefaultSizeCell(), item: item) == Size(50, 50))
  }

  /// A cell that takes what it is given.
  private struct DefaultSizeCell: Cell {
    let reuseIdentifier = "plain"
    func slots(in context: CellContext) -> Slots { Slots() }
  }

  /// A cell as high as its text in the font of its role.
  private struct NoteCell: Cell {
    let reuseIdentifier = "note"
    let previewItems = [Item("item", text: "some words in several lines")]
    let roles = [Role("font", .typography, default: .typography(size: 10, lineHeight: 2))]

    private func text(_ item: Item) -> TextContent {
      TextContent(item.text, font: .role("font"), color: .literal(.black), numberOfLines: 0)
    }

    func size(fitting room: Size, item: Item, environment: Environment) -> Size {
      Size(room.width, measure(text(item), width: room.width, in: environment).size.height)
    }

    func slots(in context: CellContext) -> Slots {
      let measure = measure(
        text(context.item), width: context.bounds.width, in: context.environment)
      return Slots(
        content: [
          Layer("text", frame: Rect(origin: .zero, size: measure.size), text: text(context.item))
        ])
    }
  }

  @Test("A cell measures its text in the theme's font, and it is drawn in as many lines")
  func measuring() throws {
    let document = try theme(
      tokens: """
        { cell: { note: { font: { $type: "typography", $value: { fontFamily: "DejaVu Sans",
          fontWeight: 400, fontSize: { value: 20, unit: "px" },
          letterSpacing: { value: 0, unit: "px" }, lineHeight: 1.5 } } } } }
        """)
    let cell = NoteCell()
    for (document, lines, height) in [(nil, 2, 40.0), (document, 4, 120)] {
      let resolution = try #require(
        try ThemeResolution.resolve(
          document, in: document?.allModes ?? [], cells: [cell], fontFiles: []
        ).first)
      let (picture, diagnostics) = try resolution.picture(
        of: cell, item: cell.previewItems[0], state: .normal,
        options: RenderOptions(room: .width(100)))
      #expect(diagnostics == [])
      #expect(picture.size == Size(100, height))
      guard case .text(let text, _)? = picture.list.items.first?.drawing else {
        Issue.record("there is no text")
        return
      }
      #expect(text.string.split(separator: "\n").count == lines)
    }
  }

  @Test("A request gives no picture where there is an error, and says why")
  func failingRequests() throws {
    var tooLarge = SampleCell()
    tooLarge.itemSize = { _ in Size(20_000, 1) }
    let broken = SampleCell(Size(4, 4), Layer("a", frame: Rect(.nan, 0, 1, 1), fill: .red))
    for (cell, message) in [
      (tooLarge, "20000x1 @2x"), (broken, "layer content/a: the frame is not finite"),
    ] {
      let resolution = try #require(
        try ThemeResolution.resolve(nil, in: [], cells: [cell], fontFiles: []).first)
      let request = PictureRequest(
        cell: cell, item: cell.previewItems[0], state: .normal, resolution: resolution,
        options: RenderOptions())
      let (picture, diagnostics) = request.draw()
      #expect(picture == nil)
      #expect(diagnostics.count == 1)
      #expect(diagnostics.first?.message.contains(message) == true)
    }
  }
}
