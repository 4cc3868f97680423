import TesseraCells
import TesseraCollection
import TesseraGraphics
import TesseraSource
import Testing

/// Registration, dequeuing and looking up: `uikit.md` 3.1.
@Suite("CollectionView: cells") struct CollectionViewCellsTests {
  /// A data source whose cells a closure gives.
  private final class Source: CollectionViewDataSource {
    var count = 1
    let cell: (CollectionView, ItemPath) throws(CollectionError) -> ReusableCell

    init(_ cell: @escaping (CollectionView, ItemPath) throws(CollectionError) -> ReusableCell) {
      self.cell = cell
    }

    func collectionView(_ view: CollectionView, numberOfItemsInSection section: Int) -> Int {
      count
    }

    func collectionView(
      _ view: CollectionView, cellForItemAt path: ItemPath
    ) throws(CollectionError) -> ReusableCell { try cell(view, path) }
  }

  private static func view(_ source: Source, profile: CollectionProfile = .iOS18) -> CollectionView
  {
    let view = CollectionView(
      size: Size(170, 230), layout: CollectionViewFlowLayout(), knobs: profile.knobs)
    view.register(PlainCell())
    view.dataSource = source
    view.layout()
    return view
  }

  @Test("T57: the cell of an item that is not on the screen is found by the knob")
  func t57() {
    for profile in CollectionProfile.allCases {
      let screen = Screen(items: 100, knobs: profile.knobs)
      #expect(screen.view.cellForItem(at: ItemPath(0, 11)) != nil)
      #expect((screen.view.cellForItem(at: ItemPath(0, 12)) != nil) == (profile >= .iOS15))
      screen.view.scroll(to: Point(0, 60))
      #expect((screen.view.cellForItem(at: ItemPath(0, 0)) != nil) == (profile >= .iOS15))
      #expect(screen.view.cellForItem(at: ItemPath(0, 90)) == nil)
    }
  }

  @Test("T59: a cell is reset before it is handed out, and not when it is new")
  func t59() throws {
    let screen = Screen(items: 100, knobs: CollectionProfile.iOS9.knobs, isLaidOut: false)
    var resets: [Int] = []
    screen.view.register(PlainCell()) { cell in
      resets.append(cell.number)
      #expect(cell.state == .normal && cell.path == nil)
      cell.overlay = CellOverlay()
    }
    screen.source.configure = { cell, path in
      if path.item > 50 { #expect(resets.last == cell.number) }
      cell.showIcon()
    }
    screen.view.layout()
    #expect(screen.view.instances == 12 && resets == [])
    try screen.view.selectItem(at: ItemPath(0, 0))
    screen.view.scroll(to: Point(0, 1200))
    #expect(resets == Array((1...12).reversed()))
    #expect(screen.view.instances == 12)
  }

  @Test("T60: a cell that is dequeued and not returned is an error, and goes back to its queue")
  func t60() {
    for profile in CollectionProfile.allCases {
      let source = Source { view, path throws(CollectionError) in
        _ = try view.dequeueReusableCell(withReuseIdentifier: "plain")
        return try view.dequeueReusableCell(withReuseIdentifier: "plain")
      }
      let view = Self.view(source, profile: profile)
      let error = "error dequeuedNotReturned expected dequeued cells to be returned: #1 of 0,0"
      #expect(view.log.lines().contains(error) == (profile == .iOS18))
      #expect(view.queuedCells.map(\.number) == [1] && view.visiblePaths.count == 1)
    }
  }

  @Test("A cell that was dequeued for another item is not taken")
  func foreign() {
    var first: ReusableCell?
    let source = Source { view, path throws(CollectionError) in
      if let first { return first }
      let cell = try view.dequeueReusableCell(withReuseIdentifier: "plain")
      first = cell
      return cell
    }
    source.count = 2
    let view = Self.view(source)
    #expect(view.visiblePaths == [ItemPath(0, 0)])
    #expect(
      view.log.lines().last
        == "error dequeuedNotReturned expected dequeued cells to be returned: #1 of 0,1")
  }

  @Test("A reconfigured item keeps its cell; another one goes to its queue, and that is an error")
  func reconfiguredOther() throws {
    var identifier = "plain"
    let source = Source { view, path throws(CollectionError) in
      try view.dequeueReusableCell(withReuseIdentifier: identifier)
    }
    let view = Self.view(source)
    view.register(PlainCell("other"))
    identifier = "other"
    let first = view.log.events.count
    try view.reconfigureItems(at: [ItemPath(0, 0)])
    #expect(
      view.log.lines(from: first) == [
        "reconfigure 0,0",
        "error dequeuedNotReturned expected dequeued cells to be returned: #1 of 0,0",
      ])
    #expect(view.preparedCells.map(\.cell.number) == [1])
    #expect(view.queuedCells.map(\.number) == [2])
  }

  @Test("T61: an identifier under which nothing is registered is an error with a suggestion")
  func t61() throws {
    let source = Source { view, path throws(CollectionError) in
      try view.dequeueReusableCell(withReuseIdentifier: "plian")
    }
    let view = Self.view(source)
    #expect(
      view.log.lines() == [
        "layout",
        "error unregistered could not dequeue a cell with identifier `plian`: nothing is"
          + " registered under it",
      ])
    #expect(
      CollectionError.unregistered(identifier: "plian", known: ["plain"]).diagnostic.help
        == "did you mean `plain`?")
    view.unregister(reuseIdentifier: "plain")
    #expect(throws: CollectionError.unregistered(identifier: "plain", known: [])) {
      try view.dequeueReusableCell(withReuseIdentifier: "plain")
    }
  }

  @Test("An identifier for each item abolishes reuse: instances follow what was ever shown")
  func identifierPerItem() {
    let screen = Screen(items: 30, knobs: CollectionProfile.iOS9.knobs)
    for item in 0..<30 { screen.view.register(PlainCell(), forReuseIdentifier: "cell-\(item)") }
    screen.source.cellIdentifier = { $0.id }
    screen.view.reloadData()
    let made = screen.view.instances
    for y in stride(from: 0.0, through: 360, by: 60) { screen.view.scroll(to: Point(0, y)) }
    #expect(screen.view.instances == made + 18)
    #expect(screen.view.queuedCells.count == screen.view.instances - 12)
  }
}

extension CollectionViewCellsTests {
  @Test("A fresh cell shows what a leak hides: commands that nobody took back, and whose they were")
  func fresh() throws {
    let screen = Screen(items: 99, knobs: CollectionProfile.iOS9.knobs)
    try screen.view.selectItem(at: ItemPath(0, 98))
    screen.cell(0)?.showIcon()
    screen.view.scroll(to: Point(0, 33 * 60 - 10 - 230))
    let leaked = try #require(screen.view.preparedCells.first { !$0.cell.overlay.isEmpty })
    #expect(leaked.cell.previousItem?.text == "Cell 0")
    var fresh: ReusableCell?
    #expect(screen.log { fresh = $0.freshCell(at: leaked.path) } == [])
    let cell = try #require(fresh)
    #expect(cell.item == leaked.cell.item && cell.overlay.isEmpty && cell.number == 0)
    #expect(cell.frame == leaked.cell.frame)
    #expect(screen.view.freshCell(at: ItemPath(0, 98))?.state == .selected)
    #expect(screen.view.freshCell(at: ItemPath(0, 99)) == nil)
    #expect(screen.view.instances == 12)
  }
}
