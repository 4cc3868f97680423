import TesseraCells
import TesseraGraphics
import TesseraTestSupport
import Testing

@testable import TesseraCollection

@Suite struct PackedLinesTests {
  private static let estimate = FlowExtents(cross: 30, main: 10)

  private static func measures(_ available: Double = 100) -> FlowMeasures {
    FlowMeasures(available: available, crossStart: 5, lineSpacing: 3, interitemSpacing: 4)
  }

  private static func lines(
    _ count: Int, known: [(item: Int, extents: FlowExtents)] = [], available: Double = 100
  ) -> PackedLines {
    PackedLines(
      count: count, estimate: estimate, known: known, measures: measures(available))
  }

  /// The places of items by the rules, written down as simply as can be.
  private static func places(_ items: [FlowExtents], available: Double) -> [FlowPlace] {
    let isEven = Set(items).count == 1
    // More than there are on the only line.
    let fitting = max(1, ((available + 4) / (items[0].cross + 4)).rounded(.down))
    var places: [FlowPlace] = []
    var main = 0.0
    while places.count < items.count {
      let first = places.count
      var line = [items[first]]
      while first + line.count < items.count {
        let next = items[first + line.count]
        let used = line.map(\.cross).reduce(0, +) + 4 * Double(line.count)
        if used + next.cross > available { break }
        line.append(next)
      }
      let rest = max(0, available - line.map(\.cross).reduce(0, +))
      let isLast = first + line.count == items.count
      var gap = line.count == 1 ? 0 : rest / Double(line.count - 1)
      var cross = line.count == 1 ? rest / 2 : 0
      if isLast {
        (gap, cross) = (4, 0)
        if isEven {
          let rest = max(0, available - fitting * items[0].cross)
          gap = fitting == 1 ? 0 : rest / (fitting - 1)
          cross = fitting == 1 ? rest / 2 : 0
        }
      }
      let thickness = line.map(\.main).max() ?? 0
      for item in line {
        places.append(
          FlowPlace(
            cross: 5 + cross, main: main + (thickness - item.main) / 2, crossExtent: item.cross,
            mainExtent: item.main))
        cross += item.cross + gap
      }
      main += thickness + 3
    }
    return places
  }

  /// How far the places of lines are from others at most.
  private static func distance(_ lines: PackedLines, from places: [FlowPlace]) -> Double {
    places.indices.map { item in
      let (place, other) = (lines.place(of: item), places[item])
      return max(
        abs(place.cross - other.cross), abs(place.main - other.main),
        abs(place.crossExtent - other.crossExtent), abs(place.mainExtent - other.mainExtent))
    }.max() ?? 0
  }

  @Test(
    "Sizes that become known in any order place items as the rules do, and as all at once",
    arguments: 0..<12)
  func random(seed: UInt64) {
    var random = RandomSource(seed: seed)
    // One item a line, a few, and so many that lines go beyond chunks.
    let available = [33.0, 100, 171, 60_000][Int(seed % 4)]
    let count = 2_000 + Int(seed) * 157
    var lines = Self.lines(count, available: available)
    var items = Array(repeating: Self.estimate, count: count)
    for round in 0..<12 {
      let center = Int.random(in: 0..<count, using: &random)
      let known = (0..<20).map { _ in
        (
          item: min(count - 1, center + Int.random(in: 0..<40, using: &random)),
          extents: FlowExtents(
            cross: Double(Int.random(in: round % 3 * 10...50, using: &random)),
            main: Double(Int.random(in: 0..<50, using: &random)))
        )
      }
      for (item, extents) in known { items[item] = extents }
      lines.measure(known)
      let all = items.enumerated().map { (item: $0, extents: $1) }
      let anew = Self.lines(count, known: all, available: available)
      #expect(items.indices.allSatisfy { lines.place(of: $0) == anew.place(of: $0) })
      #expect(lines.count == anew.count && lines.mainExtent == anew.mainExtent)
    }
    #expect(Self.distance(lines, from: Self.places(items, available: available)) < 1e-6)
    // Lines hold all items, in order, and are found by where they are.
    #expect((0..<lines.count).flatMap { lines.items(of: $0) } == Array(0..<count))
    let bands = (0..<lines.count).map { lines.band(of: $0) }
    for main in stride(from: -5.0, to: lines.mainExtent + 20, by: lines.mainExtent / 97) {
      let ending = bands.firstIndex { $0.start + $0.thickness > main } ?? bands.count
      let beginning = bands.firstIndex { $0.start >= main } ?? bands.count
      #expect(lines.firstLine(endingAfter: main) == ending)
      #expect(lines.firstLine(beginningAt: main) == beginning)
    }
  }

  @Test("An item that fits behind a chunk's last line, for it is smaller than estimated")
  func seam() {
    // Items 1,023 and 1,024 lie in two chunks, and 1,023 ends a line of three.
    var lines = Self.lines(
      2_000, known: [(0, FlowExtents(cross: 100, main: 10))], available: 105)
    #expect(lines.items(of: 341) == 1_021..<1_024)
    lines.measure([(1_024, FlowExtents(cross: 1, main: 10))])
    #expect(lines.items(of: 341) == 1_021..<1_025)
    lines.measure([(1_024, FlowExtents(cross: 30, main: 10))])
    #expect(lines.items(of: 341) == 1_021..<1_024)
    #expect(lines.items(of: 342) == 1_024..<1_027)
  }

  @Test("The last line has the gaps of a full one where all items are of one size, else the least")
  func lastLine() {
    // A grid of three a line, gaps of five; the last line holds two.
    var lines = Self.lines(5)
    #expect((0..<5).map { lines.place(of: $0).cross } == [5, 40, 75, 5, 40])
    lines.measure([(0, FlowExtents(cross: 30, main: 11))])
    #expect(lines.place(of: 4).cross == 39)
    lines.measure((1..<5).map { ($0, FlowExtents(cross: 30, main: 11)) })
    #expect((0..<5).map { lines.place(of: $0).cross } == [5, 40, 75, 5, 40])
    #expect(lines.mainExtent == 25)
    #expect(
      Self.distance(
        lines,
        from: Self.places(
          Array(repeating: FlowExtents(cross: 30, main: 11), count: 5), available: 100)) < 1e-9)
  }

  @Test("No items, one item, and items that there are not")
  func edges() {
    #expect(Self.lines(0).mainExtent == 0 && Self.lines(0).count == 0)
    #expect(Self.lines(0).firstLine(endingAfter: 0) == 0)
    var one = Self.lines(1, known: [(0, FlowExtents(cross: 30, main: 7))])
    #expect(one.mainExtent == 7)
    one.measure([(1, FlowExtents(cross: 1, main: 9)), (-1, FlowExtents(cross: 1, main: 9))])
    #expect(one.mainExtent == 7 && one.place(of: 0).cross == 5)
  }

  @Test("Of a million items, memory follows those that are not as estimated")
  func memory() {
    let known = [(0, 7.0), (999_999, 8), (500, 4), (500_000, 10)].map {
      (item: $0.0, extents: FlowExtents(cross: 30, main: $0.1))
    }
    let lines = Self.lines(1_000_000, known: known)
    #expect(lines.storedChunks == 2)
    #expect(lines.count == 333_334)
    #expect(lines.place(of: 999_998).main == 333_332.0 * 13)
  }

  @Test(
    "What is placed after a measurement is what is placed anew, through all sections",
    arguments: [
      CollectionViewListLayout(
        rowSizing: .estimated(20), rowSpacing: 2, sectionInsets: EdgeInsets(top: 4, bottom: 6),
        headerHeight: 30),
      CollectionViewFlowLayout(
        itemSizing: .estimated(Size(30, 20)), sectionInsets: EdgeInsets(top: 4, bottom: 6),
        headerExtent: 30),
    ] as [any CollectionViewLayout])
  func sections(layout: any CollectionViewLayout) {
    var input = LayoutInput(viewport: Size(100, 100), itemCounts: [3, 0, 2_000, 5])
    let before = layout.geometry(for: input)
    input.measured = [
      ItemPath(0, 1): Size(60, 50), ItemPath(2, 1_500): Size(60, 5), ItemPath(3, 4): Size(60, 90),
    ]
    let anew = layout.geometry(for: input)
    let after = layout.geometry(for: input, after: before, measuring: Array(input.measured.keys))
    #expect(after.contentSize == anew.contentSize)
    for (section, count) in input.itemCounts.enumerated() {
      #expect(after.attributes(of: .header(section)) == anew.attributes(of: .header(section)))
      let paths = (0..<count).map { ItemPath(section, $0) }
      #expect(paths.allSatisfy { after.frame(of: $0) == anew.frame(of: $0) })
    }
    let viewport = Rect(0, anew.contentSize.height - 200, 100, 100)
    #expect(after.items(around: viewport, lines: 2) == anew.items(around: viewport, lines: 2))
  }

  @Test("A list of a million rows that size themselves is scrolled through in steps of a screen")
  func scrollingRows() {
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

  @Test("A million items that size themselves, several a line, are scrolled through likewise")
  func scrollingItems() {
    let screen = Screen(
      items: 1_000_000, size: Size(170, 200),
      layout: CollectionViewFlowLayout(itemSizing: .estimated(Size(80, 40))))
    for step in 1...300 { screen.view.scroll(to: Point(0, Double(step) * 3_000)) }
    let measured = screen.view.measured.count
    #expect(measured > 2_400 && measured < 8_000)
    // Items are 50 wide, so three a line instead of two where they were on the screen.
    let visible = screen.view.visiblePaths.compactMap { screen.view.geometry.frame(of: $0) }
    #expect(visible.contains { $0.minX == 60 } && visible.allSatisfy { $0.width == 50 })
    #expect(screen.view.instances < 50)
  }
}
