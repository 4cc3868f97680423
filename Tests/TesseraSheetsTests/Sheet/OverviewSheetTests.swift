import TesseraCells
import TesseraGraphics
import TesseraRaster
import TesseraSheets
import TesseraText
import TesseraTheme
import Testing

@Suite("Overview")
struct OverviewSheetTests {
  @Test("Every cell's first item is shown normal and selected in every band, below its name")
  func tiles() throws {
    let colors: [String: (normal: Fill, selected: Fill)] = [
      "one": (.red, .blue), "two": (.blue, .red),
    ]
    let cells = ["one", "two"].map { name in
      var cell = SampleCell()
      cell.reuseIdentifier = name
      cell.previewItems = [Item("first"), Item("second")]
      cell.look = { context in
        guard context.item.id == "first", let fills = colors[name] else { return Slots() }
        return Slots(
          background: Layer(fill: context.state.isSelected ? fills.selected : fills.normal))
      }
      return cell
    }
    let document = try theme(modifiers: [("appearance", ["light", "dark"])])
    let frame = try frame(cells, document: document, scale: 2)
    let (pages, warnings) = try OverviewSheet(
      frame: frame, cells: cells, options: RenderOptions()
    ).layout()
    #expect(pages.count == 1 && warnings == [])
    let page = try #require(pages.first)
    let band: [Pixel] = [.pureRed, .pureBlue, .pureBlue, .pureRed]
    #expect(page.tiles.map { $0.pixmap[20, 20] } == band + band)
    let texts = page.captions.map(\.text)
    #expect(
      texts.dropLast() == [
        "Overview", "normal and selected · @2x · theme modes", "appearance light", "one", "two",
        "appearance dark", "one", "two",
      ])
    let names = page.captions.filter { ["one", "two"].contains($0.text) }
    for (index, name) in names.enumerated() {
      let tile = page.tiles[index * 2]
      #expect(name.frame.minX == tile.origin.x && name.frame.maxY + 8 == tile.origin.y)
    }
    // Two tiles of 20 points on the grid with 16 between them; 32 to the next cell.
    #expect(page.tiles.prefix(4).map(\.origin.x) == [32, 72, 128, 168])
  }

  @Test("The states that are asked for are shown and named, and what differs from the defaults")
  func states() throws {
    var cell = SampleCell()
    cell.reuseIdentifier = "one"
    let environment = Environment(direction: .rightToLeft, typeSize: .ax3, scale: 2)
    for (states, text) in [
      ([CellState(.focused)], "focused"), ([.normal, CellState(.focused)], "normal and focused"),
      ([.normal, .selected, .highlighted], "normal, selected and highlighted"),
    ] {
      let (pages, _) = try OverviewSheet(
        frame: try frame([cell]), cells: [cell], states: states,
        options: RenderOptions(environment: environment)
      ).layout()
      #expect(pages.first?.tiles.count == states.count)
      let head = pages.first?.captions.map(\.text).first { $0.hasPrefix(text) }
      #expect(head?.hasPrefix("\(text) · @") == true)
      #expect(head?.hasSuffix("right to left · type size AX3") == true)
    }
  }

  @Test("Cells that do not fit into 1,600 points go to a further row, 32 points below")
  func rows() throws {
    let cells = (0..<3).map { index in
      var cell = SampleCell(Size(300, 40), Layer(fill: .red))
      cell.reuseIdentifier = "cell-\(index)"
      return cell
    }
    let page = try #require(
      try OverviewSheet(
        frame: try frame(cells), cells: cells,
        options: RenderOptions(environment: Environment(scale: 1))
      ).layout().pages.first)
    let ys = page.tiles.map(\.origin.y)
    #expect(ys.map { $0 - ys[0] } == [0, 0, 0, 0, 96, 96])
  }
}
