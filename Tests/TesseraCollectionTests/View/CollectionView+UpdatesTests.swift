import TesseraCells
import TesseraCollection
import TesseraGraphics
import Testing

/// Changes of the data: `uikit.md` 1.5.
@Suite("CollectionView: updates") struct CollectionViewUpdatesTests {
  @Test("T27: reloading everything forgets the selection, silently")
  func t27() throws {
    let screen = Screen(items: 3)
    try screen.view.selectItem(at: ItemPath(0, 2))
    #expect(
      screen.log { $0.reloadData() } == [
        "reloadData", "didEndDisplaying 0,0", "didEndDisplaying 0,1", "didEndDisplaying 0,2",
        "prepareForReuse #3", "cellForItem 0,0 reused #3", "willDisplay 0,0",
        "prepareForReuse #2", "cellForItem 0,1 reused #2", "willDisplay 0,1",
        "prepareForReuse #1", "cellForItem 0,2 reused #1", "willDisplay 0,2",
      ])
    #expect(screen.selected == [])
    #expect(screen.view.preparedCells.allSatisfy { !$0.cell.isSelected })
  }

  @Test("T28: reconfiguring a selected item keeps its cell and its selection")
  func t28() throws {
    let screen = Screen()
    try screen.view.selectItem(at: ItemPath(0, 2))
    let cell = try #require(screen.cell(2))
    #expect(
      try screen.log {
        try screen.source.reconfigure([ItemPath(0, 2): Item("new", text: "New")], in: $0)
      } == ["reconfigure 0,2", "cellForItem 0,2 reused #3"])
    #expect(screen.cell(2) === cell)
    #expect(cell.isSelected && cell.item.text == "New")
  }

  @Test("T29: reloading a selected item gives it another cell; the selection is as the knob says")
  func t29() throws {
    for keeps in [false, true] {
      let screen = Screen(
        items: 3, knobs: .with { $0.reloadSelection = keeps ? .keep : .dropReloaded })
      try screen.view.selectItem(at: ItemPath(0, 2))
      let cell = try #require(screen.cell(2))
      #expect(
        try screen.log { try $0.performBatchUpdates([.reload(ItemPath(0, 2))]) } == [
          "reload 0,2", "didEndDisplaying 0,2", "cellForItem 0,2 new #4",
        ] + (keeps ? ["selected 0,2 = 1"] : []) + ["willDisplay 0,2"])
      #expect(screen.cell(2) !== cell)
      #expect(screen.selected == (keeps ? ["0,2"] : []))
      #expect(screen.view.queuedCells.map(\.number) == [3])
    }
  }

  @Test("whether an item can be edited is asked anew at the place that an update moves it to")
  func editingAtNewPlaces() throws {
    let screen = Screen(items: 4)
    screen.delegate.canEdit = { $0.item != 3 }
    screen.view.setEditing(true)
    let (moved, last) = (screen.cell(0), screen.cell(3))
    #expect(moved?.state.isEditing == true && last?.state.isEditing == false)
    try screen.source.perform([.move(from: ItemPath(0, 0), to: ItemPath(0, 3))], in: screen.view)
    #expect(screen.cell(3) === moved && screen.cell(2) === last)
    #expect(moved?.state.isEditing == false && last?.state.isEditing == true)
  }

  @Test("T30: inserting before the selected item moves selection and cell along")
  func t30() throws {
    let screen = Screen()
    try screen.view.selectItem(at: ItemPath(0, 3))
    let cell = screen.cell(3)
    #expect(
      try screen.log {
        try screen.source.perform([.insert(ItemPath(0, 0), Item("x"))], in: $0)
      } == ["insert 0,0", "cellForItem 0,0 new #11", "willDisplay 0,0"])
    #expect(screen.selected == ["0,4"])
    #expect(screen.cell(4) === cell && cell?.isSelected == true)
    #expect(screen.view.preparedCells.filter(\.cell.isSelected).count == 1)
  }

  @Test("T31: deleting the selected item leaves nothing selected, silently")
  func t31() throws {
    let screen = Screen(items: 4)
    try screen.view.selectItem(at: ItemPath(0, 2))
    #expect(
      try screen.log { try screen.source.perform([.delete(ItemPath(0, 2))], in: $0) } == [
        "delete 0,2", "didEndDisplaying 0,2",
      ])
    #expect(screen.selected == [])
    #expect(screen.texts == ["Cell 0", "Cell 1", "Cell 3"])
    #expect(screen.view.preparedCells.allSatisfy { !$0.cell.isSelected })
  }

  @Test("T32: moving the selected item moves the selection")
  func t32() throws {
    let screen = Screen()
    try screen.view.selectItem(at: ItemPath(0, 1))
    let cell = screen.cell(1)
    #expect(
      try screen.log {
        try screen.source.perform([.move(from: ItemPath(0, 1), to: ItemPath(0, 5))], in: $0)
      } == ["move 0,1 -> 0,5"])
    #expect(screen.selected == ["0,5"])
    #expect(screen.cell(5) === cell)
    #expect(screen.texts.prefix(6) == ["Cell 0", "Cell 2", "Cell 3", "Cell 4", "Cell 5", "Cell 1"])
  }

  @Test("T33: inserts count from after the deletes")
  func t33() throws {
    let deletes = (0...2).map { DataUpdate.delete(ItemPath(0, $0)) }
    func inserts(_ positions: ClosedRange<Int>) -> [DataUpdate] {
      positions.map { .insert(ItemPath(0, $0), Item("new-\($0)", text: "New \($0)")) }
    }
    let screen = Screen(items: 8)
    try screen.source.perform(deletes + inserts(5...7), in: screen.view)
    #expect(
      screen.texts == [
        "Cell 3", "Cell 4", "Cell 5", "Cell 6", "Cell 7", "New 5", "New 6", "New 7",
      ])
    let other = Screen(items: 8)
    #expect(throws: UpdateError.insertRange(.insert(ItemPath(0, 8)), count: 8)) {
      try other.source.perform(deletes + inserts(8...10), in: other.view)
    }
    #expect(other.view.itemCounts == [8] && other.source.data.counts == [8])
  }

  @Test("T34: data that changed without an update is an error in UIKit's words", arguments: [7, 9])
  func t34(after: Int) throws {
    let screen = Screen(items: 8)
    try screen.view.selectItem(at: ItemPath(0, 3))
    let before = screen.view.preparedCells.map(\.cell.number)
    screen.view.log.removeAll()
    #expect(
      throws: UpdateError.itemCount(
        section: 0, before: 8, after: after, inserted: 0, deleted: 0, movedIn: 0, movedOut: 0)
    ) {
      try screen.view.performBatchUpdates([]) { screen.source.replaceItems(count: after) }
    }
    #expect(
      screen.view.log.lines() == [
        "error itemCount invalid number of items in section 0: after (\(after)) must equal before"
          + " (8) + inserted (0) - deleted (0) + moved in (0) - moved out (0)"
      ])
    #expect(screen.view.itemCounts == [8])
    #expect(screen.selected == ["0,3"])
    #expect(screen.view.preparedCells.map(\.cell.number) == before)
  }

  @Test(
    "T35, T36: deleting an item twice, or deleting and reloading it, is an error and changes nothing",
    arguments: [
      (
        [.delete(ItemPath(0, 1)), .delete(ItemPath(0, 1))],
        .duplicateDelete(.delete(ItemPath(0, 1))),
        [
          "delete 0,1", "delete 0,1",
          "error duplicateDelete `delete 0,1` stands twice in one batch",
        ]
      ),
      (
        [.delete(ItemPath(0, 1)), .reload(ItemPath(0, 1))],
        .conflictingUpdate(.delete(ItemPath(0, 1)), .reload(ItemPath(0, 1))),
        [
          "delete 0,1", "reload 0,1",
          "error conflictingUpdate `delete 0,1` and `reload 0,1` are about the same thing",
        ]
      ),
    ] as [([DataUpdate], UpdateError, [String])])
  func t35(updates: [DataUpdate], error: UpdateError, lines: [String]) throws {
    let screen = Screen(items: 8)
    try screen.view.selectItem(at: ItemPath(0, 2))
    let before = screen.view.preparedCells.map(\.cell.number)
    let first = screen.view.log.events.count
    #expect(throws: error) { try screen.source.perform(updates, in: screen.view) }
    #expect(screen.view.log.lines(from: first) == lines)
    #expect(screen.selected == ["0,2"])
    #expect(screen.source.data.counts == [8] && screen.view.itemCounts == [8])
    #expect(screen.view.preparedCells.map(\.cell.number) == before)
  }

  @Test("Sections come, go and move, and take their headers, cells and selection along")
  func sections() throws {
    let sections = ["a", "b", "c"].map { id in
      SectionData(
        id, header: Item(id, text: id),
        items: ItemList(count: 2, template: ItemTemplate(idPrefix: id, textPrefix: id)))
    }
    let screen = Screen(
      sections: sections, size: Size(170, 400),
      layout: CollectionViewFlowLayout(headerExtent: 20))
    try screen.view.selectItem(at: ItemPath(2, 1))
    let header = screen.view.supplementaryCells.last?.cell
    #expect(
      try screen.log {
        try screen.source.perform(
          [
            .deleteSection(0), .moveSection(from: 2, to: 0),
            .insertSection(2, SectionData("d", header: Item("d"), items: ItemList(count: 1))),
          ], in: $0)
      } == [
        "deleteSection 0", "moveSection 2 -> 0", "insertSection 2", "didEndDisplaying 0,0",
        "didEndDisplaying 0,1", "prepareForReuse #1", "supplementary header 2 reused #1",
        "prepareForReuse #3", "cellForItem 2,0 reused #3", "willDisplay 2,0",
      ])
    #expect(screen.selected == ["0,1"])
    #expect(screen.view.supplementaryCells.first?.cell === header)
    #expect(screen.source.data.sections.map(\.id) == ["c", "b", "d"])
    #expect(screen.texts == ["c0", "c1", "b0", "b1", "Cell 0"])
  }

  @Test("Items move between sections; a reloaded section may change its number of items")
  func betweenSections() throws {
    let screen = Screen(
      sections: [
        SectionData("a", items: ItemList(count: 3)),
        SectionData("b", items: ItemList(count: 0)),
      ])
    try screen.view.selectItem(at: ItemPath(0, 1))
    try screen.source.perform([.move(from: ItemPath(0, 1), to: ItemPath(1, 0))], in: screen.view)
    #expect(screen.selected == ["1,0"] && screen.view.itemCounts == [2, 1])
    try screen.source.perform(
      [.reloadSection(0, SectionData("a", items: ItemList(count: 5)))], in: screen.view)
    #expect(screen.view.itemCounts == [5, 1] && screen.selected == ["1,0"])
    #expect(screen.view.visiblePaths.count == 6)
  }

  @Test("An apply by identity finds what moved, and the selection follows")
  func apply() throws {
    let screen = Screen(
      sections: [
        SectionData("s0", items: ItemList(["a", "b", "c"].map { Item($0, text: $0) }))
      ])
    try screen.view.selectItem(at: ItemPath(0, 1))
    #expect(
      try screen.log {
        try screen.source.apply(
          CollectionData([
            SectionData("s0", items: ItemList(["d", "a", "c", "b"].map { Item($0, text: $0) }))
          ]), in: $0)
      } == [
        "move 0,2 -> 0,2", "insert 0,0", "cellForItem 0,0 new #4", "willDisplay 0,0",
      ])
    #expect(screen.selected == ["0,3"] && screen.texts == ["d", "a", "c", "b"])
  }

  @Test("The focus goes with its item, and away with it")
  func focus() throws {
    let screen = Screen(items: 4)
    try screen.view.setFocus(ItemPath(0, 2))
    try screen.source.perform([.delete(ItemPath(0, 0))], in: screen.view)
    #expect(screen.view.focusedPath == ItemPath(0, 1))
    #expect(
      try screen.log { try screen.source.perform([.delete(ItemPath(0, 1))], in: $0) } == [
        "delete 0,1", "didEndDisplaying 0,1", "focus none",
      ])
  }

  @Test("Content that becomes shorter takes the offset along")
  func shorter() throws {
    let screen = Screen(items: 100)
    screen.view.scroll(to: Point(0, 1800))
    try screen.source.perform((20..<100).map { .delete(ItemPath(0, $0)) }, in: screen.view)
    #expect(screen.view.contentOffset == Point(0, 7 * 60 - 10 - 230))
    #expect(screen.view.visiblePaths.last == ItemPath(0, 19))
  }

  @Test("Batches before the first layout change data and selection, and make no cells")
  func beforeLayout() throws {
    let screen = Screen(isLaidOut: false)
    try screen.view.selectItem(at: ItemPath(0, 0))
    try screen.source.perform([.insert(ItemPath(0, 0), Item("x"))], in: screen.view)
    #expect(screen.view.instances == 0 && screen.selected == ["0,1"])
  }
}

extension SectionDataSource {
  /// Replaces the data without telling anybody.
  fileprivate func replaceItems(count: Int) {
    let silent = CollectionView(size: .zero, layout: CollectionViewFlowLayout())
    reload(CollectionData([SectionData("s0", items: ItemList(count: count))]), in: silent)
  }
}
