import TesseraCells
import TesseraGraphics
import TesseraRaster
import TesseraSheets
import TesseraSource
import TesseraTestSupport
import TesseraText
import TesseraTheme
import Testing

@Suite("State sheet")
struct StateSheetTests {
  /// A cell with a gradient of states: red grows with each condition, and edges are translucent.
  private static func rounded(_ size: Size, transparent: Bool = false) -> SampleCell {
    var cell = SampleCell()
    cell.isTransparent = transparent
    cell.itemSize = { _ in size }
    cell.additionalStates = [CellState(.disabled)]
    cell.previewItems = [Item("one"), Item("two")]
    cell.look = { context in
      let red = Double(context.state.count + 1) / 4
      let color = Color(red: red, green: context.item.id == "one" ? 0 : 1, blue: 0, alpha: 0.6)
      return Slots(background: Layer(shape: .rounded(6), fill: .literal(color)))
    }
    return cell
  }

  @Test("A tile on a sheet is the cell's own picture, byte for byte", arguments: [1, 2, 3, 4])
  func tiles(scale: Int) throws {
    let cell = Self.rounded(Size(33.5, 21))
    let sheet = try sheet(of: cell, scale: scale)
    let (pages, warnings) = try sheet.layout()
    #expect(warnings == [])
    let page = try #require(pages.first)
    let picture = try page.pixmap(scale: scale, fonts: sheet.frame.resolutions[0].fonts)
    #expect(picture.width == Int(page.size.width) * scale)
    #expect(picture.height == Int(page.size.height) * scale)
    var tiles = page.tiles[...]
    for item in cell.previewItems {
      for state in cell.states {
        let (own, _) = try sheet.frame.resolutions[0].picture(
          of: cell, item: item, state: state, options: sheet.options)
        let tile = tiles.removeFirst()
        let part = picture.cropped(
          x: Int(tile.origin.x) * scale, y: Int(tile.origin.y) * scale, width: own.pixmap.width,
          height: own.pixmap.height)
        #expect(part == own.pixmap, "\(item.id) \(state)")
      }
    }
    #expect(tiles.isEmpty)
  }

  @Test("A translucent tile is composited with its band's backdrop, pixel by pixel")
  func translucentTiles() throws {
    let document = try theme(
      tokens: "{ sheet: { backdrop: { $type: \"color\", $value: \"#204060\" } } }")
    let sheet = try sheet(of: Self.rounded(Size(20, 20), transparent: true), document: document)
    let page = try #require(try sheet.layout().pages.first)
    let picture = try page.pixmap(scale: 1, fonts: sheet.frame.resolutions[0].fonts)
    let below = Pixel.opaque(0x20, 0x40, 0x60)
    for tile in page.tiles {
      let part = picture.cropped(
        x: Int(tile.origin.x), y: Int(tile.origin.y), width: 20, height: 20)
      #expect(tile.pixmap.pixels.contains { (1...254).contains($0.alpha) })
      #expect(part.pixels == tile.pixmap.pixels.map { $0.over(below) })
    }
  }

  @Test("Tiles keep their bytes at any whole pixel", arguments: [(33, 41), (34, 47), (101, 55)])
  func oddOffsets(x: Int, y: Int) throws {
    let sheet = try sheet(of: Self.rounded(Size(20, 20)), scale: 3)
    var page = try #require(try sheet.layout().pages.first)
    var random = RandomSource(seed: UInt64(x * y))
    let noise = Pixmap(
      width: 61, height: 37,
      pixels: (0..<61 * 37).map { _ in
        let bits = random.next()
        func byte(_ index: Int) -> UInt8 { UInt8(truncatingIfNeeded: bits >> (8 * index)) }
        return Pixel(premultipliedRed: byte(0), green: byte(1), blue: byte(2), alpha: byte(3))
      })
    page.captions = []
    page.tiles = Array(page.tiles.prefix(1))
    page.tiles[0].pixmap = noise
    page.tiles[0].origin = Point(Double(x), Double(y)) * (1 / 3.0)
    page.areas = [(Rect(origin: .zero, size: page.size), Color(red8: 9, green8: 8, blue8: 7))]
    let picture = try page.pixmap(scale: 3, fonts: sheet.frame.resolutions[0].fonts)
    let part = picture.cropped(x: x, y: y, width: 61, height: 37)
    #expect(part.pixels == noise.pixels.map { $0.over(.opaque(9, 8, 7)) })
  }

  @Test("One thread and many give the same bytes")
  func threads() throws {
    let document = try theme(modifiers: [("appearance", ["light", "dark"])])
    func draw(_ threads: Int) throws -> [Pixmap] {
      let sheet = try sheet(
        of: Self.rounded(Size(40, 30)), document: document, scale: 2, threads: threads)
      return try sheet.layout().pages.map {
        try $0.pixmap(scale: 2, fonts: sheet.frame.resolutions[0].fonts)
      }
    }
    let single = try draw(1)
    for threads in [2, 8] { #expect(try draw(threads) == single) }
  }

  @Test("The head names cell, size, scale and theme, the foot version, file and hash")
  func texts() throws {
    let document = try theme(modifiers: [("appearance", ["light", "dark"])])
    var cell = Self.rounded(Size(33.5, 21))
    cell.summary = "A rounded cell."
    let page = try #require(
      try sheet(of: cell, document: document, note: "a note", scale: 3).layout().pages.first)
    let states = ["normal", "highlighted", "selected", "selected+highlighted", "disabled"]
    let band = states + ["one", "two"]
    let expected =
      ["sample", "A rounded cell.", "33.5 × 21 pt · @3x · theme modes", "a note"]
      + ["appearance light"] + band + ["appearance dark"] + band
      + ["Tessera \(RendererVersion.current) · modes.resolver.json \(document.contentHash)"]
    #expect(page.captions.map(\.text) == expected)
    #expect(page.captions[0].size == 20 && page.captions[0].weight == 700)
    #expect(page.captions[1...3].allSatisfy { $0.size == 12 && $0.weight == 400 })
    #expect(page.captions.last?.size == 10)
    #expect(page.captions.prefix(4).allSatisfy { $0.frame.minX == 32 })
    #expect(page.captions[0].frame.minY == 32)
  }

  @Test("Without a theme there is one band of defaults, and the foot says so")
  func noTheme() throws {
    let page = try #require(try sheet(of: Self.rounded(Size(20, 20))).layout().pages.first)
    #expect(page.captions[1].text == "20 × 20 pt · @1x · no theme")
    #expect(page.captions.filter { $0.weight == 700 }.map(\.text) == ["sample", "defaults"])
    #expect(
      page.captions.last?.text
        == "Tessera \(RendererVersion.current) · no theme: the cells' own defaults")
  }

  @Test("More than three sizes are counted, not listed")
  func sizes() throws {
    var cell = SampleCell()
    cell.previewItems = (1...5).map { Item("item-\($0)") }
    cell.itemSize = { item in Size(Double(item.id.suffix(1)) ?? 1, 10) }
    let page = try #require(try sheet(of: cell).layout().pages.first)
    #expect(
      page.captions[1].text
        == "1 × 10 pt, 2 × 10 pt, 3 × 10 pt and 2 more sizes · @1x · no theme")
  }

  @Test("A column is as wide as the wider of tile and caption, rounded up to 8, and 16 apart")
  func columns() throws {
    for width in [8.0, 100, 100.5, 104] {
      var cell = SampleCell()
      cell.itemSize = { _ in Size(width, 10) }
      let sheet = try sheet(of: cell, scale: 2)
      let page = try #require(try sheet.layout().pages.first)
      let lines = try page.lines(scale: 2, fonts: sheet.frame.resolutions[0].fonts)
      for (index, state) in cell.states.enumerated().dropLast() {
        let caption = try #require(lines.first { $0.caption.text == state.name })
        let column = (max(width, caption.ink.width) / 8).rounded(.up) * 8
        #expect(page.tiles[index + 1].origin.x == page.tiles[index].origin.x + column + 16)
        #expect(caption.ink.minX == page.tiles[index].origin.x)
      }
    }
  }

  @Test("Names of rows end 16 points before the tiles; only those beyond 160 points are cut")
  func rowHeads() throws {
    let long = String(repeating: "long-", count: 10) + "name"
    for (names, width) in [(["a", "item"], nil), (["a", long], 160.0)] {
      var cell = SampleCell()
      cell.previewItems = names.map { Item($0) }
      let sheet = try sheet(of: cell)
      let page = try #require(try sheet.layout().pages.first)
      let heads = page.captions.filter { names.contains($0.text) }
      let widest =
        try page.lines(scale: 1, fonts: sheet.frame.resolutions[0].fonts)
        .filter { names.contains($0.caption.text) }.map(\.ink.width).max() ?? 0
      for head in heads {
        #expect(head.frame.width == width ?? (widest / 8).rounded(.up) * 8)
        #expect(head.frame.maxX == page.tiles[0].origin.x - 16)
        #expect(head.alignment == .trailing)
      }
      #expect(heads.count == 2)
    }
  }

  @Test("Columns beyond 1,600 points go to further rows with their captions")
  func furtherRows() throws {
    var cell = SampleCell()
    cell.itemSize = { _ in Size(500, 40) }
    cell.previewItems = [Item("one"), Item("two")]
    let page = try #require(try sheet(of: cell).layout().pages.first)
    // Names of rows take 24 points and columns 504, so that the fourth column does not fit.
    let left = 32.0 + 24 + 16
    let xs = [left, left + 520, left + 1_040]
    #expect(page.tiles.map(\.origin.x) == xs + xs + [left, left] as [Double])
    let tops = Set(page.tiles.map(\.origin.y)).sorted()
    // Rows of 40 and 16; between the groups 32, and a heading of 24.
    #expect(tops.map { $0 - tops[0] } == [0, 56, 152, 208])
    let caption = try #require(page.captions.first { $0.text == "selected+highlighted" })
    #expect(caption.frame.origin == Point(left, tops[2] - 24))
    #expect(page.captions.count { $0.text == "two" } == 2)
    #expect(page.size.width == left + 1_040 + 504 + 32)
  }

  @Test("A single wider cell widens the sheet")
  func wideCell() throws {
    let page = try #require(
      try sheet(of: SampleCell(Size(3_000, 20))).layout().pages.first)
    #expect(page.tiles.map(\.origin.x) == Array(repeating: page.tiles[0].origin.x, count: 4))
    #expect(page.size.width == page.tiles[0].origin.x + 3_000 + 32)
  }

  @Test("A text that is too long for the page is broken into lines, and a missing glyph is told")
  func longTexts() throws {
    var cell = SampleCell()
    cell.summary = Array(repeating: "words", count: 100).joined(separator: " ") + " \u{10FFFD}"
    cell.reuseIdentifier = "n" + String(repeating: "ame", count: 60)
    let note = String(repeating: "x", count: 500)
    let sheet = try sheet(of: cell, note: note)
    let (pages, warnings) = try sheet.layout()
    let page = try #require(pages.first)
    try page.checkLayout(scale: 1, fonts: sheet.frame.resolutions[0].fonts)
    #expect(page.size.width <= 1_600 + 64)
    let texts = page.captions.map(\.text)
    let summary = texts.filter { $0.contains("words") }
    #expect(summary.count > 1 && summary.joined(separator: " ") == cell.summary)
    let title = page.captions.filter { $0.size == 20 }.map(\.text)
    #expect(title.count > 1 && title.joined() == cell.reuseIdentifier)
    #expect(texts.filter { $0.allSatisfy { $0 == "x" } }.joined() == note)
    #expect(warnings.map(\.message) == ["no font has U+10FFFD; a box stands for it"])
  }

  @Test("An error in a tile is the sheet's failure, told once")
  func failure() throws {
    let cell = SampleCell(Size(4, 4), Layer("a", frame: Rect(.nan, 0, 1, 1), fill: .red))
    let failure = try #require(throws: SheetFailure.self) { try sheet(of: cell).layout() }
    #expect(
      failure.diagnostics.map(\.message) == [
        "cell sample, layer content/a: the frame is not finite"
      ])
  }
}
