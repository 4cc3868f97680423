import TesseraCells
import TesseraGraphics
import TesseraRaster
import TesseraSheets
import Testing

@Suite("Film sheets")
struct FilmSheetTests {
  private static func sheet(
    _ sizes: [(Int, Int)], lines: [String] = [], faults: [String] = []
  ) throws -> FilmSheet {
    FilmSheet(
      frame: try frame([SampleCell()]), title: "film", facts: ["facts"],
      pictures: sizes.enumerated().map { index, size in
        FilmSheet.Picture(
          title: "\(index + 1)  step", lines: lines, faults: faults, width: size.0,
          height: size.1
        ) { Pixmap(width: size.0, height: size.1, fill: Pixel(Color.black)) }
      })
  }

  @Test("pictures stand side by side as long as there is room, each in a column for its caption")
  func rows() throws {
    let pages = try Self.sheet([(375, 100), (375, 100), (375, 100), (375, 100), (50, 100)])
      .layout().pages
    #expect(pages.count == 1)
    #expect(pages[0].tiles.map(\.origin.x) == [32, 424, 816, 1_208, 32])
    #expect(pages[0].tiles[4].origin.y > pages[0].tiles[0].origin.y + 100)
    // The widest that content gets is 1,600 points.
    #expect(pages[0].size.width <= 1_664)
  }

  @Test("captions stand right above their picture, broken into lines, and overlap nothing")
  func captions() throws {
    let long = String(repeating: "highlighted 0,16 = 1, ", count: 8)
    let page = try Self.sheet([(240, 40), (240, 90)], lines: [long], faults: ["violated"])
      .layout().pages[0]
    let (tiles, captions) = (page.tiles, page.captions)
    let titles = captions.filter { $0.text.hasSuffix("step") }
    #expect(titles.map(\.frame.minX) == tiles.map(\.origin.x))
    let faults = captions.filter { $0.text == "violated" }
    #expect(faults.map { $0.frame.maxY + 8 } == tiles.map(\.origin.y))
    #expect(captions.count { $0.text.contains("highlighted") } > 4)
    for (index, one) in captions.enumerated() {
      for other in captions.dropFirst(index + 1) {
        let common = one.frame.intersection(other.frame)
        #expect(common.isEmpty, "\(one.text) and \(other.text)")
      }
    }
  }

  @Test("a page holds what a picture may hold; the next one goes on")
  func pages() throws {
    let pages = try Self.sheet(Array(repeating: (1_500, 3_000), count: 12)).layout().pages
    #expect(pages.count == 3)
    #expect(pages.map(\.tiles.count).reduce(0, +) == 12)
    for page in pages { #expect(page.size.height <= 16_384) }
  }

  @Test("a picture is drawn with a line around it, when its page is")
  func drawing() throws {
    let page = try Self.sheet([(240, 40)]).layout().pages[0]
    let picture = try page.pixmap(scale: 1, fonts: frame([SampleCell()]).resolutions[0].fonts)
    let (x, y) = (Int(page.tiles[0].origin.x), Int(page.tiles[0].origin.y))
    #expect(picture[x, y] == Pixel(Color.black))
    #expect(picture[x - 1, y] != Pixel(Color.black))
    #expect(picture[x - 1, y] != picture[x - 2, y])
  }
}
