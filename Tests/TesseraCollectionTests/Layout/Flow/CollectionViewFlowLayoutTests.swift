import TesseraCollection
import TesseraGraphics
import Testing

/// Placement by the rules and worked numbers of `uikit.md` 4.
@Suite struct CollectionViewFlowLayoutTests {
  /// Places sections of so many items.
  static func place(
    _ layout: any CollectionViewLayout, in viewport: Size, counts: [Int],
    contentInset: EdgeInsets = .zero, isRightToLeft: Bool = false, sizes: [Size] = []
  ) -> any LayoutGeometry {
    layout.geometry(
      for: LayoutInput(
        viewport: viewport, contentInset: contentInset, isRightToLeft: isRightToLeft,
        itemCounts: counts, size: { sizes[$0.item] }))
  }

  /// The frames of a section's items.
  static func frames(
    _ geometry: any LayoutGeometry, _ count: Int, section: Int = 0
  ) -> [Rect] {
    (0..<count).compactMap { geometry.frame(of: ItemPath(section, $0)) }
  }

  /// Whether two lists of numbers are equal within a thousandth.
  static func isNear(_ left: [Double], _ right: [Double]) -> Bool {
    left.count == right.count && zip(left, right).allSatisfy { abs($0 - $1) <= 1e-3 }
  }

  @Test(
    "T64: the default-selection sample at three sizes",
    arguments: [
      (Size(320, 568), [0.0, 209, 418], 1140.0),
      (Size(375, 667), [0, 172.333, 344.667, 517], 810.0),
      (Size(414, 896), [0, 186.5, 373, 559.5, 746], 645.0),
    ])
  func defaultSelection(size: Size, rows: [Double], width: Double) {
    let geometry = Self.place(CollectionViewFlowLayout.defaultSelection, in: size, counts: [20])
    let frames = Self.frames(geometry, 20)
    #expect(frames.count == 20)
    for (item, frame) in frames.enumerated() {
      let (column, row) = item.quotientAndRemainder(dividingBy: rows.count)
      #expect(
        Self.isNear(
          [frame.minX, frame.minY, frame.width, frame.height],
          [Double(column) * 165, rows[row], 150, 150]))
    }
    #expect(geometry.contentSize == Size(width, size.height))
  }

  @Test("T64: what is visible of it at three offsets, and one line around")
  func visible() {
    let geometry = Self.place(
      CollectionViewFlowLayout.defaultSelection, in: Size(375, 667), counts: [20])
    for (x, range) in [(0.0, 0..<12), (165, 4..<16), (435, 8..<20)] {
      let viewport = Rect(x, 0, 375, 667)
      #expect(geometry.elements(in: viewport) == range.map { .item(ItemPath(0, $0)) })
      let wide = max(0, range.lowerBound - 4)..<min(20, range.upperBound + 4)
      #expect(geometry.items(around: viewport, lines: 1) == wide.map { ItemPath(0, $0) })
    }
    // Half-open: a line that begins where the viewport ends is not visible.
    #expect(geometry.elements(in: Rect(150, 0, 15, 667)).isEmpty)
    #expect(geometry.elements(in: Rect(0, 0, 165, 667)).count == 4)
    #expect(geometry.items(around: Rect(150, 0, 15, 667), lines: 1).count == 8)
  }

  @Test("T64: the visual-states sample has seven a row, the last row in their columns")
  func visualStates() {
    let geometry = Self.place(CollectionViewFlowLayout(), in: Size(414, 818), counts: [25])
    let columns = [0, 60.667, 121.333, 182, 242.667, 303.333, 364]
    let frames = Self.frames(geometry, 25)
    #expect(Self.isNear(frames.map(\.minX), (0..<25).map { columns[$0 % 7] }))
    #expect(frames.map(\.minY) == (0..<25).map { Double($0 / 7) * 60 })
    #expect(frames.allSatisfy { $0.size == Size(50, 50) })
    #expect(geometry.contentSize == Size(414, 230))
  }

  @Test("T64: the section editor's sections follow each other with their headers")
  func sectionEditor() {
    let layout = CollectionViewFlowLayout(
      itemSizing: .columns(3), lineSpacing: 0, interitemSpacing: 0,
      sectionInsets: EdgeInsets(left: 20, right: 20), headerExtent: 50)
    let geometry = Self.place(layout, in: Size(375, 667), counts: [6, 6])
    let frames = Self.frames(geometry, 6)
    #expect(Self.isNear(frames.map(\.minX), [20, 131.667, 243.333, 20, 131.667, 243.333]))
    #expect(Self.isNear(frames.map(\.minY), [50, 50, 50, 161.667, 161.667, 161.667]))
    #expect(
      Self.isNear(
        frames.flatMap { [$0.width, $0.height] }, Array(repeating: 111.667, count: 12)))
    let second = Self.frames(geometry, 6, section: 1)
    #expect(Self.isNear(second.map(\.minX), frames.map(\.minX)))
    #expect(
      Self.isNear(second.map(\.minY), [323.333, 323.333, 323.333, 435, 435, 435]))
    let header = geometry.attributes(of: .header(1))
    #expect(Self.isNear([header?.frame.minY ?? 0, header?.frame.width ?? 0], [273.333, 375]))
    #expect(header?.zIndex == 10)
    #expect(
      Self.isNear([geometry.contentSize.width, geometry.contentSize.height], [375, 546.667]))
    #expect(geometry.attributes(of: .footer(0)) == nil)
  }

  @Test("T65: three a row in the section editor at every width", arguments: 320...430)
  func threeARow(width: Int) {
    let side = (Double(width) - 40) / 3
    for sizing in [
      CollectionViewFlowLayout.ItemSizing.uniform(Size(side, side)), .columns(3), .perItem,
    ] {
      let layout = CollectionViewFlowLayout(
        itemSizing: sizing, lineSpacing: 0, interitemSpacing: 0,
        sectionInsets: EdgeInsets(left: 20, right: 20))
      let geometry = Self.place(
        layout, in: Size(Double(width), 700), counts: [6],
        // A last item of another height, so that sizes differ.
        sizes: (0..<6).map { Size(side, $0 == 5 ? side + 1 : side) })
      let frames = Self.frames(geometry, 6)
      #expect(Self.isNear(frames.map(\.minX), (0..<6).map { 20 + Double($0 % 3) * side }))
      // Where the last item is higher, the others of its line are centred beside it.
      let centred = side + (sizing == .perItem ? 0.5 : 0)
      #expect(Self.isNear(frames.map(\.minY), [0, 0, 0, centred, centred, side]))
    }
  }

  @Test("T66: a line that fits exactly keeps its last item")
  func exactFit() {
    let layout = CollectionViewFlowLayout(
      itemSizing: .uniform(Size(200, 50)), interitemSpacing: 8,
      sectionInsets: EdgeInsets(left: 5, right: 5))
    let frames = Self.frames(Self.place(layout, in: Size(834, 500), counts: [8]), 8)
    #expect(frames.map(\.minX) == [5, 213, 421, 629, 5, 213, 421, 629])
  }

  @Test("T67, T68: of mixed sizes the last line is packed, a lone item before it centred")
  func mixed() {
    let sizes = [70.0, 40, 40, 20].map { Size($0, 20) }
    let geometry = Self.place(
      CollectionViewFlowLayout(itemSizing: .perItem), in: Size(100, 200), counts: [4],
      sizes: sizes)
    let frames = Self.frames(geometry, 4)
    #expect(frames.map(\.minX) == [15, 0, 60, 0])
    #expect(frames.map(\.minY) == [0, 30, 30, 60])
    let last = Self.frames(
      Self.place(
        CollectionViewFlowLayout(itemSizing: .perItem), in: Size(100, 200), counts: [5],
        sizes: sizes + [Size(30, 20)]), 5)
    #expect(last[4] == Rect(30, 60, 30, 20))
  }

  @Test("Items of one size that fill a line alone are all centred")
  func alone() {
    let layout = CollectionViewFlowLayout(itemSizing: .uniform(Size(60, 20)))
    let frames = Self.frames(Self.place(layout, in: Size(100, 100), counts: [3]), 3)
    #expect(frames.map(\.minX) == [20, 20, 20])
  }

  @Test("Shorter items are centred in their line")
  func shorter() {
    let geometry = Self.place(
      CollectionViewFlowLayout(itemSizing: .perItem), in: Size(100, 100), counts: [3],
      sizes: [Size(40, 20), Size(40, 50), Size(40, 20)])
    #expect(
      Self.frames(geometry, 3) == [
        Rect(0, 15, 40, 20), Rect(60, 0, 40, 50), Rect(0, 60, 40, 20),
      ])
    #expect(geometry.contentSize == Size(100, 80))
  }

  @Test(
    "T69: mirrored, every frame is at content width minus its right edge",
    arguments: [
      CollectionViewFlowLayout.defaultSelection, CollectionViewFlowLayout(headerExtent: 30),
      CollectionViewFlowLayout(itemSizing: .perItem, sectionInsets: EdgeInsets(left: 7, right: 3)),
    ])
  func mirrored(layout: CollectionViewFlowLayout) {
    let size = Size(375, 667)
    let sizes = (0..<20).map { Size(30 + Double($0), 40) }
    let plain = Self.place(layout, in: size, counts: [20], sizes: sizes)
    let mirrored = Self.place(layout, in: size, counts: [20], isRightToLeft: true, sizes: sizes)
    let width = plain.contentSize.width
    #expect(mirrored.contentSize == plain.contentSize)
    for (left, right) in zip(Self.frames(plain, 20), Self.frames(mirrored, 20)) {
      #expect(right == Rect(width - left.maxX, left.minY, left.width, left.height))
    }
    let rect = Rect(width - 375, 0, 375, 200)
    #expect(mirrored.elements(in: rect) == plain.elements(in: Rect(0, 0, 375, 200)))
  }

  @Test("An empty section still has insets, header and footer")
  func empty() {
    let layout = CollectionViewFlowLayout(
      sectionInsets: EdgeInsets(top: 5, bottom: 7), headerExtent: 20, footerExtent: 10)
    let geometry = Self.place(layout, in: Size(100, 100), counts: [0, 1])
    #expect(geometry.attributes(of: .footer(0))?.frame == Rect(0, 32, 100, 10))
    #expect(geometry.frame(of: ItemPath(1, 0)) == Rect(25, 67, 50, 50))
    #expect(geometry.contentSize.height == 134)
  }

  @Test("Content insets narrow lines, headers and content")
  func contentInset() {
    let geometry = Self.place(
      CollectionViewFlowLayout(headerExtent: 10), in: Size(130, 100), counts: [2],
      contentInset: EdgeInsets(left: 10, right: 10))
    #expect(Self.frames(geometry, 2).map(\.minX) == [0, 60])
    #expect(geometry.contentSize.width == 110)
    #expect(geometry.attributes(of: .header(0))?.frame.width == 110)
  }

  @Test("Neighbouring lines are found in neighbouring sections, past empty ones")
  func acrossSections() {
    let geometry = Self.place(
      CollectionViewFlowLayout(), in: Size(170, 50), counts: [3, 0, 0, 3, 4])
    #expect(
      geometry.items(around: Rect(0, 50, 170, 50), lines: 1)
        == (0..<3).map { ItemPath(0, $0) } + (0..<3).map { ItemPath(3, $0) }
        + (0..<3).map { ItemPath(4, $0) })
  }

  @Test("What is visible is what a test of every frame finds", arguments: 0..<40)
  func everyFrame(seed: Int) {
    let sizes = (0..<60).map {
      Size(Double(10 + ($0 * 37 + seed) % 70), Double(5 + ($0 * 13) % 40))
    }
    for direction in ScrollDirection.allCases {
      for sizing in [CollectionViewFlowLayout.ItemSizing.perItem, .uniform(Size(31, 17))] {
        let layout = CollectionViewFlowLayout(
          scrollDirection: direction, itemSizing: sizing, lineSpacing: 3, interitemSpacing: 4,
          sectionInsets: EdgeInsets(top: 3, left: 5, bottom: 2, right: 1), headerExtent: 8,
          footerExtent: Double(seed % 2) * 6)
        let counts = [seed, 0, 60 - seed]
        let geometry = Self.place(layout, in: Size(200, 150), counts: counts, sizes: sizes)
        let rect = Rect(Double(seed * 17 % 90), Double(seed * 29 % 300), 120, 80)
        var expected: [LayoutElement] = []
        for (section, count) in counts.enumerated() {
          expected.append(.header(section))
          expected += (0..<count).map { .item(ItemPath(section, $0)) }
          expected.append(.footer(section))
        }
        expected = expected.filter { element in
          guard let frame = geometry.attributes(of: element)?.frame else { return false }
          return !frame.intersection(rect).isEmpty
        }
        #expect(geometry.elements(in: rect) == expected)
        // Every point hits what a test of every frame hits.
        let point = Point(rect.minX + 20, rect.minY + 20)
        let hits = expected.compactMap { geometry.attributes(of: $0) }
          .filter { $0.frame.contains(point) }
        let top = hits.max { $0.zIndex < $1.zIndex }
        #expect(geometry.element(at: point) == top?.element)
      }
    }
  }

  @Test("A million items of one size are placed without looking at them")
  func million() {
    let geometry = Self.place(CollectionViewFlowLayout(), in: Size(170, 230), counts: [1_000_000])
    #expect(geometry.frame(of: ItemPath(0, 999_999)) == Rect(0, 333_333 * 60, 50, 50))
    let bottom = Rect(0, geometry.contentSize.height - 230, 170, 230)
    #expect(
      geometry.elements(in: bottom).last == .item(ItemPath(0, 999_999)))
  }

  @Test("Sizes that cannot be placed take no room", arguments: [-5.0, .nan, .infinity])
  func impossible(side: Double) {
    let geometry = Self.place(
      CollectionViewFlowLayout(itemSizing: .uniform(Size(side, side))), in: Size(100, 100),
      counts: [10])
    #expect(geometry.contentSize.height.isFinite)
    #expect(geometry.elements(in: Rect(0, 0, 100, 100)).isEmpty)
  }
}
