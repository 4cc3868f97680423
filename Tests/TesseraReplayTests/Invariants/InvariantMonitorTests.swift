import TesseraCells
import TesseraCollection
import TesseraGraphics
import TesseraShowcase
import Testing

@testable import TesseraReplay

@Suite struct InvariantMonitorTests {
  /// A screen of ten items in rows of three, laid out.
  private static func screen() throws -> ReplayPlayer {
    try Replay.run(
      """
      { screen: { cell: "card", size: [170, 230], sections: [{ id: "s0", items: 10 }] },
        steps: [{ layout: true }] }
      """)
  }

  /// What a monitor says that began on a screen and was then told of events and other data.
  private static func violations(
    on player: ReplayPlayer, _ events: [Event] = [], data: CollectionData? = nil
  ) -> [String] {
    var monitor = InvariantMonitor()
    let known = player.dataSource.data
    monitor.begin(on: player.collectionView, known)
    for _ in player.collectionView.visiblePaths {
      monitor.observe(.told(.willDisplay, ItemPath(0, 0)))
    }
    #expect(monitor.check(player.collectionView, known) == [])
    events.forEach { monitor.observe($0) }
    return monitor.check(player.collectionView, data ?? known).map(\.description)
  }

  @Test(
    "A cell that is drawn as selected by hand is told, and one that is not although its item is")
  func selectionShown() {
    let app = FaultyApp(fill: { cell, path in
      if path.item < 2 { cell.isSelected = path.item == 1 }
    })
    #expect(
      app.violations([.select(ItemPath(0, 0)), .layout]) == [
        "invariant selectionShown violated at 0,0: #1 is drawn as not selected",
        "invariant selectionShown violated at 0,1: #2 is drawn as selected",
      ])
  }

  @Test("A cell that is drawn as pressed without a finger is told")
  func highlightTouched() {
    let app = FaultyApp(fill: { cell, path in if path.item == 4 { cell.isHighlighted = true } })
    #expect(
      app.violations([.layout]) == [
        "invariant highlightTouched violated at 0,4: #5 is drawn as pressed"
      ])
  }

  @Test("Reuse abolished: an identity for each cell makes a cell for each item that was seen")
  func instancesBounded() {
    let app = FaultyApp(begin: { stage in
      for item in stage.dataSource.data.sections[0].items {
        stage.collectionView.register(VisualTwin(reuseIdentifier: item.id))
      }
      stage.dataSource.cellIdentifier = { $0.id }
    })
    let steps: [ReplayStep.Action] = [
      .layout, .scroll(Point(0, 200)), .scroll(Point(0, 400)), .scroll(Point(0, 600)),
    ]
    #expect(FaultyApp().violations(steps) == [])
    #expect(
      app.violations(steps) == [
        "invariant instancesBounded violated at 0,9: 24 cells for at most 18 that were needed at once",
        "invariant instancesBounded violated at 0,18: 33 cells for at most 18 that were needed at once",
        "invariant instancesBounded violated at 0,30: 40 cells for at most 18 that were needed at once",
      ])
  }

  @Test("An item that adds and offers to be deleted is told")
  func addKept() {
    let app = FaultyApp(
      begin: { stage in
        stage.collectionView.register(DeletableCell())
        stage.dataSource.cellIdentifier = { _ in "deletable" }
      }, fill: { cell, path in if path.item == 3 { cell.item.kind = "add" } })
    #expect(
      app.violations([.layout]) == [
        "invariant addKept violated at 0,3: #4 offers to delete what adds"
      ])
  }

  @Test("Notices need their questions, and highlights end once")
  func noticesAsked() throws {
    let player = try Self.screen()
    let path = ItemPath(0, 3)
    let line = { (text: String) in "invariant noticesAsked violated at 0,3: \(text)" }
    #expect(
      Self.violations(on: player, [.told(.didSelect, path)]) == [
        line("didSelect without shouldSelect -> true")
      ])
    #expect(
      Self.violations(on: player, [.asked(.shouldSelect, path, false), .told(.didSelect, path)])
        == [
          line("didSelect without shouldSelect -> true")
        ])
    #expect(
      Self.violations(
        on: player, [.asked(.shouldSelect, ItemPath(0, 4), true), .told(.didSelect, path)]) == [
          line("didSelect without shouldSelect -> true")
        ])
    #expect(
      Self.violations(on: player, [.told(.didUnhighlight, path)]) == [
        line("a highlight ended that had not begun")
      ])
    let press: [Event] = [.asked(.shouldHighlight, path, true), .told(.didHighlight, path)]
    #expect(
      Self.violations(on: player, press + press) == [
        line("a highlight began before the last one ended")
      ])
    #expect(
      Self.violations(on: player, [.told(.didDeselect, path)]) == [
        line("didDeselect without shouldDeselect -> true")
      ])
    #expect(
      Self.violations(on: player, [.told(.performPrimaryAction, path)]) == [
        line("performPrimaryAction without canPerformPrimaryAction -> true")
      ])
    #expect(
      Self.violations(on: player, [.setSelection(.single), .told(.didDeselect, path)]) == [])
    // An update between question and notice may have moved the item.
    #expect(
      Self.violations(
        on: player,
        [.asked(.shouldSelect, ItemPath(0, 2), true), .update(.insert(ItemPath(0, 0)))]
          + [.told(.didSelect, path)]) == [])
  }

  @Test("Cells that came and did not leave are there")
  func displayBalanced() throws {
    #expect(
      Self.violations(on: try Self.screen(), [.told(.didEndDisplaying, ItemPath(0, 3))]) == [
        "invariant displayBalanced violated at 0,0: 9 cells came and stayed, 10 are there"
      ])
  }

  @Test("The collection and its data have the same numbers, and what is selected exists")
  func counts() throws {
    let player = try Self.screen()
    player.run(ReplayStep(.select(ItemPath(0, 9))))
    let data = CollectionData([SectionData("s0", items: ItemList(count: 9))])
    #expect(
      Self.violations(on: player, data: data) == [
        "invariant selectionInBounds violated at 0,9: the selected item does not exist",
        "invariant countsAgree violated at 0,0: the collection has [10], the data [9]",
      ])
  }

  @Test("What is selected after an update was so before, as the same item")
  func selectionKeepsIdentity() throws {
    let player = try Self.screen()
    player.run(ReplayStep(.select(ItemPath(0, 2))))
    // The collection is told that nothing moved; the data turned.
    let items = Array(player.dataSource.data.sections[0].items)
    let turned = CollectionData([SectionData("s0", items: ItemList(items.reversed()))])
    #expect(
      Self.violations(
        on: player, [.update(.move(from: ItemPath(0, 0), to: ItemPath(0, 9)))], data: turned)
        == [
          "invariant selectionKeepsIdentity violated at 0,2: `s0-7` was not selected before the update",
          "invariant selectionKeepsIdentity violated at 0,7: `s0-2` was selected before the update",
        ])
    #expect(
      Self.violations(
        on: player, [.update(.insert(ItemPath(0, 0))), .select(ItemPath(0, 2))], data: turned) == []
    )
  }
}

/// A cell under a name of its own.
private struct VisualTwin: Cell {
  let reuseIdentifier: String
  func slots(in context: CellContext) -> Slots { Slots() }
}
