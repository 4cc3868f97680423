import TesseraCells
import TesseraCollection
import TesseraGraphics
import TesseraText
import Testing

/// Cells come, go and come back: `uikit.md` 3.
@Suite("CollectionView: layout passes") struct CollectionViewPassTests {
  /// The screen of the default-selection sample.
  private static func sample(_ knobs: CollectionKnobs = CollectionKnobs()) -> Screen {
    Screen(
      items: 20, size: Size(375, 667), layout: CollectionViewFlowLayout.defaultSelection,
      knobs: knobs)
  }

  @Test("The first pass makes visible cells and one line ahead")
  func firstPass() {
    let screen = Self.sample()
    #expect(screen.view.visiblePaths == (0..<12).map { ItemPath(0, $0) })
    let prefetched = screen.view.preparedCells.filter { $0.stage == .prefetched }
    #expect(prefetched.map(\.path) == (12..<16).map { ItemPath(0, $0) })
    #expect(screen.view.instances == 16)
  }

  @Test("Scrolling: leaving cells are kept or queued, entering ones are ready or reused")
  func scroll() throws {
    let screen = Self.sample()
    try screen.view.selectItem(at: ItemPath(0, 0))
    #expect(
      screen.log { $0.scroll(to: Point(435, 0)) } == ["scroll 435,0"]
        + (0..<8).map { "didEndDisplaying 0,\($0)" }
        + (12..<16).map { "willDisplay 0,\($0)" }
        + (0..<4).flatMap { step -> [String] in
          let (path, number) = ("0,\(16 + step)", 4 - step)
          return [
            "prepareForReuse #\(number)", "cellForItem \(path) reused #\(number)",
            "willDisplay \(path)",
          ]
        })
    let log = try screen.log { try $0.tap(at: ItemPath(0, 16)) }
    // Item 0 has no cell, so only the notice is about it.
    #expect(log.filter { $0.hasSuffix(" 0,0") } == ["didDeselect 0,0"])
    #expect(screen.view.visiblePaths == (8..<20).map { ItemPath(0, $0) })
    #expect(screen.selected == ["0,16"])
    #expect(screen.view.instances == 16)
    #expect(screen.view.contentSize == Size(810, 667))
  }

  @Test("T52: one item is green after scrolling away and back, as the sample paints it")
  func t52() throws {
    let screen = Self.sample(CollectionProfile.iOS9.knobs)
    var selected: ItemPath?
    screen.source.configure = { cell, path in
      cell.overlay.background = .literal(path == selected ? .white : .black)
    }
    screen.delegate.didSelect = { path in
      selected = path
      screen.view.cellForItem(at: path)?.overlay.background = .literal(.white)
    }
    screen.delegate.didDeselect = { path in
      screen.view.cellForItem(at: path)?.overlay.background = .literal(.black)
    }
    screen.view.reloadData()
    try screen.view.tap(at: ItemPath(0, 0))
    screen.view.scroll(to: Point(435, 0))
    try screen.view.tap(at: ItemPath(0, 16))
    for x in [0.0, 435] {
      screen.view.scroll(to: Point(x, 0))
      let green = screen.view.preparedCells.filter {
        $0.cell.overlay.background == .literal(.white)
      }
      #expect(green.map(\.path) == (x == 0 ? [] : [ItemPath(0, 16)]))
      #expect(screen.view.preparedCells.filter(\.cell.isSelected).map(\.path) == green.map(\.path))
    }
  }

  @Test("T58: a kept cell comes back as it was")
  func t58() {
    let screen = Self.sample()
    screen.view.scroll(to: Point(165, 0))
    let cell = screen.cell(2)
    #expect(
      screen.log { $0.scroll(to: Point(0, 0)) } == ["scroll 0,0"]
        + (12..<16).map { "didEndDisplaying 0,\($0)" }
        + ["cancelPrefetch 0,16 0,17 0,18 0,19"]
        + (0..<4).map { "willDisplay 0,\($0)" })
    #expect(screen.cell(2) === cell)
  }

  @Test("Cells that were made ahead and never shown are cancelled")
  func cancel() {
    let screen = Screen(items: 100)
    #expect(
      screen.log { $0.scroll(to: Point(0, 1200)) }.filter { $0.contains("refetch") } == [
        "cancelPrefetch 0,12 0,13 0,14",
        "prefetch 0,57 0,58 0,59 0,72 0,73 0,74",
      ])
  }

  @Test("A cell that goes with its data is cancelled too")
  func cancelDeleted() throws {
    let screen = Screen(items: 15)
    #expect(
      try screen.log { try screen.source.perform([.delete(ItemPath(0, 13))], in: $0) } == [
        "delete 0,13", "cancelPrefetch 0,13",
      ])
  }

  @Test("Without prefetching nothing is made ahead and nothing kept")
  func off() {
    let screen = Screen(items: 100, knobs: CollectionProfile.iOS6.knobs)
    screen.view.scroll(to: Point(0, 600))
    #expect(screen.view.preparedCells.allSatisfy { $0.stage == .displayed })
    #expect(screen.view.instances == 12 && screen.view.queuedCells.isEmpty)
  }

  @Test("Without keeping, a short item that left is not kept for its tall neighbour's sake")
  func offShort() {
    let screen = Screen(
      items: 9, size: Size(170, 60), layout: CollectionViewFlowLayout(itemSizing: .perItem),
      knobs: CollectionProfile.iOS6.knobs)
    screen.delegate.size = { Size(50, $0.item % 3 == 1 ? 90 : 30) }
    screen.view.reloadData()
    screen.view.scroll(to: Point(0, 65))
    #expect(screen.view.preparedCells.map(\.path) == [ItemPath(0, 1), ItemPath(0, 4)])
  }

  @Test("Cells follow what is visible, however far the scroll")
  func instances() {
    let screen = Screen(items: 1_000_000)
    var most = 0
    for step in 0..<500 {
      screen.view.scroll(to: Point(0, Double(step * 37_111 % 19_999_000)))
      most = max(most, screen.view.preparedCells.count)
    }
    // Five lines on the screen at most, one on each side.
    #expect(screen.view.instances <= 7 * 3)
    #expect(most <= 7 * 3)
  }

  @Test("Headers and footers are made, reused and placed above items")
  func supplementary() {
    let sections = (0..<20).map {
      SectionData(
        "s\($0)", header: Item("h\($0)"), footer: Item("f\($0)"), items: ItemList(count: 3))
    }
    let screen = Screen(
      sections: sections, layout: CollectionViewFlowLayout(headerExtent: 20, footerExtent: 10),
      isLaidOut: false)
    let log = screen.log { $0.layout() }
    #expect(
      log.prefix(9) == [
        "layout", "supplementary header 0 new #1", "cellForItem 0,0 new #2", "willDisplay 0,0",
        "cellForItem 0,1 new #3", "willDisplay 0,1", "cellForItem 0,2 new #4", "willDisplay 0,2",
        "supplementary footer 0 new #5",
      ])
    #expect(screen.view.displayedCells.last?.element == .header(2))
    #expect(
      screen.view.displayedCells.firstIndex { $0.path == nil } == screen.view.visiblePaths.count)
    let made = screen.view.instances
    for section in 1..<18 { screen.view.scroll(to: Point(0, Double(section) * 80)) }
    #expect(screen.view.instances <= made + 6)
    #expect(screen.view.supplementaryCells.map(\.element.section).min() == 17)
  }

  @Test("An app that reloads from within a pass gets another one")
  func reentrant() {
    let screen = Screen(items: 4)
    var isFirst = true
    screen.delegate.willDisplay = { _, _ in
      if isFirst { screen.view.reloadData() }
      isFirst = false
    }
    screen.view.reloadData()
    #expect(screen.texts == ["Cell 0", "Cell 1", "Cell 2", "Cell 3"])
    #expect(screen.view.preparedCells.allSatisfy { $0.stage == .displayed })
    #expect(screen.view.instances == 4)
  }

  @Test(
    "An app that deletes the item whose cell is about to be shown hears that it is shown no longer")
  func reentrantDelete() throws {
    let screen = Screen(items: 4, isLaidOut: false)
    var isFirst = true
    screen.delegate.willDisplay = { [unowned screen] _, path in
      guard isFirst, path.item == 1 else { return }
      isFirst = false
      try? screen.source.perform([.delete(ItemPath(0, 1))], in: screen.view)
    }
    let log = screen.log { $0.layout() }
    #expect(
      log == [
        "layout", "cellForItem 0,0 new #1", "willDisplay 0,0", "cellForItem 0,1 new #2",
        "willDisplay 0,1", "delete 0,1", "didEndDisplaying 0,1", "prepareForReuse #2",
        "cellForItem 0,1 reused #2", "willDisplay 0,1", "cellForItem 0,2 new #3",
        "willDisplay 0,2",
      ])
    #expect(screen.texts == ["Cell 0", "Cell 2", "Cell 3"])
  }

  @Test("An app that moves the item whose cell is about to be shown sees it shown at its new place")
  func reentrantMove() throws {
    let screen = Screen(items: 3, isLaidOut: false)
    var isFirst = true
    screen.delegate.willDisplay = { [unowned screen] _, _ in
      guard isFirst else { return }
      isFirst = false
      try? screen.source.perform([.move(from: ItemPath(0, 0), to: ItemPath(0, 2))], in: screen.view)
    }
    let log = screen.log { $0.layout() }
    #expect(
      log.filter { $0.contains("isplay") } == [
        "willDisplay 0,0", "willDisplay 0,0", "willDisplay 0,1",
      ])
    #expect(screen.texts == ["Cell 1", "Cell 2", "Cell 0"])
    #expect(screen.cell(2)?.number == 1)
  }

  @Test("An app that changes data while it is asked for a cell gets it asked for again")
  func reentrantCell() throws {
    let screen = Screen(items: 4, isLaidOut: false)
    var isFirst = true
    screen.source.configure = { [unowned screen] _, path in
      guard isFirst, path.item == 2 else { return }
      isFirst = false
      try? screen.source.perform([.delete(ItemPath(0, 0))], in: screen.view)
    }
    #expect(
      screen.log { $0.layout() } == [
        "layout", "cellForItem 0,0 new #1", "willDisplay 0,0", "cellForItem 0,1 new #2",
        "willDisplay 0,1", "delete 0,0", "didEndDisplaying 0,0", "prepareForReuse #3",
        "cellForItem 0,1 reused #3", "willDisplay 0,1", "prepareForReuse #1",
        "cellForItem 0,2 reused #1", "willDisplay 0,2",
      ])
    #expect(screen.texts == ["Cell 1", "Cell 2", "Cell 3"])
    #expect(screen.view.preparedCells.allSatisfy { $0.cell.path == $0.path })
  }

  @Test("Mirrored, cells that choose their sizes leave the screen at the content's beginning")
  func estimatedMirrored() {
    let sizes = Dictionary(uniqueKeysWithValues: (0..<100).map { ("Cell \($0)", Size(70, 50)) })
    let screen = Screen(
      items: 100, size: Size(100, 50),
      layout: CollectionViewFlowLayout(
        scrollDirection: .horizontal, itemSizing: .estimated(Size(30, 50))),
      environment: Environment(direction: .rightToLeft), cell: PlainCell(ownSizes: sizes))
    #expect(screen.view.visiblePaths == [ItemPath(0, 0), ItemPath(0, 1)])
    let right = screen.view.geometry.frame(of: ItemPath(0, 0))?.maxX
    #expect(right == screen.view.contentOffset.x + 100)
  }

  @Test("Cells choose their sizes; what was off the screen counts at the estimate")
  func estimated() {
    let sizes = Dictionary(
      uniqueKeysWithValues: (0..<100).map { ("Cell \($0)", Size(1, Double(20 + $0 % 3 * 10))) })
    let screen = Screen(
      items: 100, size: Size(100, 100),
      layout: CollectionViewListLayout(rowSizing: .estimated(50)),
      cell: PlainCell(ownSizes: sizes))
    // 20 + 30 + 40 + 20 fill the screen; the estimate showed two rows at first.
    #expect(screen.view.visiblePaths.map(\.item) == [0, 1, 2, 3])
    #expect(screen.view.geometry.frame(of: ItemPath(0, 3)) == Rect(0, 90, 100, 20))
    #expect(screen.view.contentSize == Size(100, 110 + 96 * 50))
    screen.view.scroll(to: Point(0, 60))
    #expect(screen.view.contentSize.height < 110 + 96 * 50)
  }
}
