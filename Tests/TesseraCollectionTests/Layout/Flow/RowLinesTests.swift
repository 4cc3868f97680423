import TesseraCells
import TesseraGraphics
import TesseraTestSupport
import Testing

@testable import TesseraCollection

@Suite struct RowLinesTests {
  private static let measures = FlowMeasures(
    available: 100, crossStart: 5, lineSpacing: 3, interitemSpacing: 0)

  private static func rows(
    _ count: Int, measured: [(row: Int, height: Double)] = []
  ) -> RowLines {
    RowLines(count: count, cross: 100, estimate: 10, measured: measured, measures: measures)
  }

  @Test("Heights that become known in any order place rows as if all had been known at once")
  func random() {
    var random = RandomSource(seed: 3)
    var lines = Self.rows(3_000)
    var heights = Array(repeating: 10.0, count: 3_000)
    for _ in 0..<40 {
      let measured = (0..<20).map { _ in
        (
          row: Int.random(in: 0..<3_000, using: &random),
          height: Double(Int.random(in: 0..<50, using: &random))
        )
      }
      for (row, height) in measured { heights[row] = height }
      lines.measure(measured)
      var start = 0.0
      for row in heights.indices {
        let place = lines.place(of: row)
        #expect(place.main == start && place.mainExtent == heights[row], "row \(row)")
        start += heights[row] + 3
      }
      #expect(lines.mainExtent == start - 3)
    }
    let known = heights.enumerated().map { (row: $0, height: $1) }
    let whole = Self.rows(3_000, measured: known)
    for main in stride(from: -5.0, to: whole.mainExtent + 20, by: 7) {
      #expect(lines.firstLine(endingAfter: main) == whole.firstLine(endingAfter: main))
      #expect(lines.firstLine(beginningAt: main) == whole.firstLine(beginningAt: main))
      let first = heights.indices.first { row in whole.band(of: row).start + heights[row] > main }
      let expected = first ?? 3_000
      #expect(whole.firstLine(endingAfter: main) == expected)
    }
  }

  @Test("No rows, one row, and rows that there are not")
  func edges() {
    #expect(Self.rows(0).mainExtent == 0)
    #expect(Self.rows(0).firstLine(endingAfter: 0) == 0)
    var one = Self.rows(1, measured: [(0, 7)])
    #expect(one.mainExtent == 7)
    one.measure([(1, 9), (-1, 9)])
    #expect(one.mainExtent == 7)
  }

  @Test("Of a million rows, memory follows the measured ones")
  func memory() {
    let lines = Self.rows(1_000_000, measured: [(0, 7), (999_999, 8), (500, 4)])
    #expect(lines.measuredChunks == 2)
    let start = 13.0 * 999_999 - 9
    #expect(lines.place(of: 999_999).main == start)
  }

  @Test("What is placed after a measurement is what is placed anew, through all sections")
  func sections() throws {
    let layout = CollectionViewListLayout(
      rowSizing: .estimated(20), rowSpacing: 2, sectionInsets: EdgeInsets(top: 4, bottom: 6),
      headerHeight: 30)
    var input = LayoutInput(viewport: Size(100, 100), itemCounts: [3, 0, 2_000, 5])
    let before = layout.geometry(for: input)
    input.measured = [
      ItemPath(0, 1): Size(100, 50), ItemPath(2, 1_500): Size(100, 5),
      ItemPath(3, 4): Size(100, 90),
    ]
    let anew = layout.geometry(for: input)
    let after = layout.geometry(for: input, after: before, measuring: Array(input.measured.keys))
    #expect(after.contentSize == anew.contentSize)
    for (section, count) in input.itemCounts.enumerated() {
      #expect(
        after.attributes(of: .header(section)) == anew.attributes(of: .header(section)))
      for item in 0..<count {
        let path = ItemPath(section, item)
        #expect(after.frame(of: path) == anew.frame(of: path), "\(path)")
      }
    }
    #expect(after.frame(of: ItemPath(0, 2)) == Rect(0, 108, 100, 20))
  }

  @Test("A list of a million rows that size themselves is scrolled through in steps of a screen")
  func scrolling() {
    let screen = Screen(
      items: 1_000_000, size: Size(100, 200),
      layout: CollectionViewListLayout(rowSizing: .estimated(40)))
    for step in 1...300 { screen.view.scroll(to: Point(0, Double(step) * 3_000)) }
    // Cells are 50 high; each one that was on the screen makes the content ten longer.
    let measured = screen.view.measured.count
    #expect(measured > 1_200 && measured < 2_400)
    let height = 40_000_000.0 + Double(10 * measured)
    #expect(screen.view.contentSize.height == height)
    #expect(screen.view.instances < 20)
  }
}
