import TesseraCells
import TesseraGraphics
import TesseraSheets
import TesseraSource
import TesseraTestSupport
import TesseraText
import TesseraTheme
import Testing

@Suite("Layout of sheets")
struct SheetLayoutTests {
  /// A cell with random sizes, items and states.
  private static func randomCell(_ random: inout RandomSource) -> SampleCell {
    var cell = SampleCell()
    let items = Int.random(in: 1...5, using: &random)
    let longest = Double.random(in: 1...700, using: &random)
    var sizes: [String: Size] = [:]
    for index in 0..<items {
      let name =
        "item-" + String(repeating: "x", count: Int.random(in: 0...30, using: &random))
        + String(index)
      cell.previewItems = (index == 0 ? [] : cell.previewItems) + [Item(name)]
      sizes[name] = Size(
        Double.random(in: 1...longest, using: &random),
        Double.random(in: 1...90, using: &random))
    }
    let known = sizes
    cell.itemSize = { item in known[item.id] ?? Size(1, 1) }
    cell.additionalStates = (0..<Int.random(in: 0...9, using: &random)).map { index in
      CellState(
        flags: Array(CellState.Flag.allCases.prefix(Int.random(in: 0...7, using: &random))),
        names: ["custom-\(index)"])
    }
    cell.outsets = EdgeInsets(all: Double(Int.random(in: 0...9, using: &random)))
    return cell
  }

  @Test("Nothing overlaps or is cut off, and everything is on the grid", arguments: 0..<40)
  func invariants(seed: Int) throws {
    var random = RandomSource(seed: UInt64(seed))
    let cell = Self.randomCell(&random)
    let scale = Int.random(in: 1...4, using: &random)
    let contexts = ["light", "dark", "sepia"].prefix(Int.random(in: 1...3, using: &random))
    let document =
      contexts.count == 1 ? nil : try theme(modifiers: [("appearance", Array(contexts))])
    let sheet = try sheet(of: cell, document: document, scale: scale)
    let fonts = sheet.frame.resolutions[0].fonts
    let (pages, _) = try sheet.layout()
    let tiles = pages.flatMap(\.tiles)
    #expect(tiles.count == contexts.count * cell.previewItems.count * cell.states.count)
    let widest = pages.flatMap { $0.tileFrames(scale: scale) }.map(\.width).max() ?? 0
    for page in pages {
      try page.checkLayout(scale: scale, fonts: fonts)
      let isWide = (tiles.map(\.origin.x).min() ?? 0) - 32 + widest > 1_600
      #expect(isWide || page.size.width <= 1_600 + 64)
      // Only names of rows may be cut.
      for (caption, _) in try page.lines(scale: scale, fonts: fonts)
      where caption.alignment != .trailing {
        let full = try page.uncut(caption, scale: scale, fonts: fonts)
        #expect(full <= caption.frame.width + 1e-6, "\(caption.text)")
      }
      let names = Set(cell.previewItems.map(\.id))
      #expect(
        page.captions.filter { names.contains($0.text) }.allSatisfy { $0.frame.width <= 160 })
    }
  }

  @Test("An overview keeps the same rules", arguments: 0..<20)
  func overview(seed: Int) throws {
    var random = RandomSource(seed: UInt64(seed) + 1_000)
    let cells = (0..<Int.random(in: 1...12, using: &random)).map { index in
      var cell = Self.randomCell(&random)
      cell.reuseIdentifier = "cell-\(index)"
      return cell
    }
    let scale = Int.random(in: 1...4, using: &random)
    let document = try theme(modifiers: [("appearance", ["light", "dark"])])
    let frame = try frame(cells, document: document, scale: scale)
    let overview = OverviewSheet(
      frame: frame, cells: cells,
      options: RenderOptions(environment: Environment(scale: scale)))
    let (pages, _) = try overview.layout()
    #expect(pages.flatMap(\.tiles).count == cells.count * 4)
    for page in pages { try page.checkLayout(scale: scale, fonts: frame.resolutions[0].fonts) }
  }

  @Test("A sheet that is too tall goes on on numbered pages that repeat the headings")
  func pages() throws {
    var cell = SampleCell()
    cell.itemSize = { _ in Size(30, 400) }
    cell.previewItems = (0..<50).map { Item("item-\($0)") }
    let document = try theme(modifiers: [("appearance", ["light", "dark"])])
    let sheet = try sheet(of: cell, document: document, scale: 2)
    let (pages, _) = try sheet.layout()
    // 16,384 px hold 8,192 points: 19 rows of 416 with head and foot; two bands of 50 rows.
    #expect(pages.map(\.tiles.count) == [19 * 4, 19 * 4, 18 * 4, 19 * 4, 19 * 4, 6 * 4])
    for (index, page) in pages.enumerated() {
      #expect(page.size.height * 2 <= 16_384)
      let texts = page.captions.map(\.text)
      #expect(texts.contains("sample") && texts.contains("selected+highlighted"))
      #expect(texts.contains("appearance light") == (index < 3))
      #expect(texts.contains("appearance dark") == (index > 1))
      #expect(texts.last == "page \(index + 1) of 6")
      try page.checkLayout(scale: 2, fonts: sheet.frame.resolutions[0].fonts)
    }
    let names = pages.flatMap(\.captions).map(\.text).filter { $0.hasPrefix("item-") }
    let items = cell.previewItems.map(\.id)
    #expect(names == items + items)
  }

  @Test("A page keeps to 256 MiB of pixels too")
  func widePages() throws {
    var cell = SampleCell(Size(2_600, 700))
    cell.previewItems = (0..<3).map { Item("item-\($0)") }
    let (pages, _) = try sheet(of: cell, scale: 4).layout()
    #expect(pages.count > 1)
    for page in pages { #expect(page.size.width * page.size.height * 16 <= 67_108_864) }
  }

  @Test(
    "A tile that fits on no page is one clear failure",
    arguments: [(Size(16_384, 1), 16_496, 273), (Size(1, 16_384), 592, 16_664)])
  func tooLarge(size: Size, width: Int, height: Int) throws {
    let failure = try #require(throws: SheetFailure.self) {
      try sheet(of: SampleCell(size)).layout()
    }
    #expect(failure.diagnostics.count == 1)
    let message = failure.diagnostics[0].message
    #expect(message.hasPrefix("a page of the sheet `sample` would have "))
    #expect(message.hasSuffix(" pixels; the limit is 16384 a side and 256 MiB"))
    #expect(failure.diagnostics[0].help == "draw the cell smaller, with --scale or --size")
  }
}
