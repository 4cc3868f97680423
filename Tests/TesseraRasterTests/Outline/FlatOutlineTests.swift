import TesseraGraphics
import TesseraTestSupport
import Testing

@testable import TesseraRaster

@Suite("A flat outline")
struct FlatOutlineTests {
  @Test("is held by the pixels between its outermost corners", arguments: 0..<80)
  func pixelBounds(seed: UInt64) {
    var random = RandomSource(seed: 5_200 + seed)
    // Odd numbers of corners and even ones; any of them may be the outermost.
    let corners = (0..<(3 + Int(seed) % 23)).map { _ in
      Point(random.gridNumber(in: -40...90), random.gridNumber(in: -40...90))
    }
    let outline = PathFlattener.flatten(Path(polygons: [corners]))
    let points = outline.points
    let (columns, rows) = (points.map { Int($0.x) }, points.map { Int($0.y) })
    let everything = PixelRect(x: -100, y: -100, width: 300, height: 300)
    let expected = PixelRect(
      columns: ((columns.min() ?? 0) >> 8)..<(((columns.max() ?? 0) + 255) >> 8),
      rows: ((rows.min() ?? 0) >> 8)..<(((rows.max() ?? 0) + 255) >> 8))
    #expect(points.count >= 3)
    #expect(outline.pixelBounds(within: everything) == expected)
    let part = PixelRect(x: -7, y: 3, width: 20, height: 11)
    #expect(outline.pixelBounds(within: part) == expected.intersection(part))
  }

  @Test("without corners has no pixels")
  func empty() {
    let area = PixelRect(x: 5, y: 6, width: 7, height: 8)
    #expect(FlatOutline().pixelBounds(within: area).isEmpty)
  }
}
