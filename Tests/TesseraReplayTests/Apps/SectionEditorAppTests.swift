import TesseraCells
import TesseraCollection
import TesseraGraphics
import Testing

@testable import TesseraReplay

/// The section editor: scenarios T71 to T76 of the reference.
@Suite struct SectionEditorAppTests {
  private static func player() throws -> ReplayPlayer {
    try Replay.run("{ screen: { app: \"section-editor\" }, steps: [{ layout: true }] }")
  }

  /// The paths of the cells, displayed or kept, that offer to delete.
  private static func deletable(_ player: ReplayPlayer) -> [String] {
    player.collectionView.preparedCells.filter { _, cell, _ in
      let context = CellContext(
        item: cell.item, state: cell.state, environment: player.collectionView.environment,
        size: cell.frame.size)
      return cell.look.slots(in: context).accessories.contains {
        $0.name == "delete" && !$0.isHiddenForItem && $0.rule.holds(in: cell.state)
      }
    }.map(\.path.description)
  }

  @Test("T65: three pictures a row at every width", arguments: 320...430)
  func threeARow(width: Int) {
    let geometry = SectionEditorApp().layout.geometry(
      for: LayoutInput(viewport: Size(Double(width), 667), itemCounts: [6, 6]))
    let side = Double(width - 40) / 3
    for (item, path) in (0..<6).map({ ($0, ItemPath(1, $0)) }) {
      let frame = geometry.frame(of: path) ?? .zero
      let top = 50 + 2 * side + 50 + Double(item / 3) * side
      #expect(abs(frame.minX - 20 - Double(item % 3) * side) < 1e-3)
      #expect(abs(frame.minY - top) < 1e-3)
      #expect(abs(frame.width - side) < 1e-3 && abs(frame.height - side) < 1e-3)
    }
  }

  @Test("T71: a tap on the add cell adds before it; it stays last and is not selected")
  func add() throws {
    let player = try Self.player()
    player.run(ReplayStep(.select(ItemPath(0, 1))))
    player.run(ReplayStep(.tap(.item(ItemPath(0, 5)))))
    #expect(
      player.texts(ofSection: 0) == ["第0个", "第1个", "第2个", "第3个", "第4个", "再来一个", "添加"])
    #expect(player.dataSource.data[ItemPath(0, 5)].image == "1")
    #expect(player.dataSource.data[ItemPath(0, 6)].kind == "add")
    #expect(player.collectionView.selectedPaths == [])
    #expect(player.texts(ofSection: 1).count == 6)
    #expect(player.failureLines == [])
  }

  @Test("A tap on a picture reports section and picture, and nothing else happens")
  func report() throws {
    let player = try Self.player()
    #expect(
      player.lines(.tap(.item(ItemPath(1, 3)))).filter { $0.hasPrefix("report") } == [
        "report \"第二个 第3个\""
      ])
    #expect(player.texts(ofSection: 1).count == 6)
  }

  @Test("T72: in editing mode every cell but the add cells offers to delete, and none afterwards")
  func deleteMode() throws {
    let player = try Self.player()
    #expect(Self.deletable(player) == [])
    #expect(player.lines(.edit(true)) == ["mode editing 1 \"完成\""])
    #expect(
      Self.deletable(player) == [
        "0,0", "0,1", "0,2", "0,3", "0,4", "1,0", "1,1", "1,2", "1,3", "1,4",
      ])
    #expect(player.lines(.edit(false)) == ["mode editing 0 \"编辑\""])
    #expect(Self.deletable(player) == [])
  }

  @Test("In editing mode the add cell adds nothing")
  func addInDeleteMode() throws {
    let player = try Self.player()
    player.run(ReplayStep(.edit(true)))
    #expect(player.lines(.tap(.item(ItemPath(0, 5)))) == ["touchDown 0,5", "touchUp"])
    #expect(player.texts(ofSection: 0).count == 6)
  }

  @Test("T73: buttons that were made before a deletion delete their own pictures after it")
  func quickDeletes() throws {
    let player = try Self.player()
    let editor = try #require(player.behavior as? SectionEditorBehavior)
    let data = player.dataSource.data
    let first = editor.deletion(of: data[ItemPath(0, 1)])
    let second = editor.deletion(of: data[ItemPath(0, 3)])
    first()
    second()
    first()
    #expect(player.texts(ofSection: 0) == ["第0个", "第2个", "第4个", "添加"])
  }

  @Test("T74: a section shrinks to its add cell, which cannot be deleted, and keeps its header")
  func deleteAll() throws {
    let player = try Self.player()
    player.run(ReplayStep(.edit(true)))
    for _ in 0..<5 {
      #expect(
        player.lines(.accessory("delete", ItemPath(0, 0))).prefix(2) == [
          "accessory delete 0,0", "delete 0,0",
        ])
    }
    #expect(player.texts(ofSection: 0) == ["添加"])
    #expect(
      player.lines(.accessory("delete", ItemPath(0, 0))) == [
        "error notVisible accessory `delete` of item `0,0` is not visible"
      ])
    #expect(player.texts(ofSection: 0) == ["添加"])
    let headers = player.collectionView.supplementaryCells.map(\.cell.item.text)
    #expect(headers == ["第一个", "第二个"])
    #expect(player.failureLines == [])
  }

  @Test("T75: a tap on a delete button highlights and selects nothing")
  func deleteTap() throws {
    let player = try Self.player()
    player.run(ReplayStep(.edit(true)))
    // The button of item 0,0: 35 from its right edge, 5 below its top.
    let frame = try #require(player.collectionView.geometry.frame(of: ItemPath(0, 0)))
    let point = Point(frame.maxX - 20, frame.minY + 20)
    #expect(
      player.lines(.tap(.point(point))) == [
        "touchDown 111.667,70", "touchUp", "accessory delete 0,0", "delete 0,0",
        "didEndDisplaying 0,0",
      ])
    #expect(player.texts(ofSection: 0).count == 5)
  }

  @Test(
    "T76: the mode reaches kept cells as well as those on the screen, and gives the selection back")
  func keptCells() throws {
    let text = """
      { screen: { app: "section-editor", size: [375, 300], layout: { headerHeight: 50 } },
        steps: [{ layout: true }, { select: "0,0" }, { scroll: [0, 170] }, { edit: true }] }
      """
    let player = try Replay.run(text)
    let view = player.collectionView
    let stages = Dictionary(grouping: view.preparedCells, by: \.stage).mapValues(\.count)
    #expect(stages[.kept] == 3)
    for (path, cell, _) in view.preparedCells {
      #expect(cell.state.isEditing == (player.dataSource.data[path].kind != "add"), "\(path)")
      #expect(!cell.isSelected)
    }
    player.run(ReplayStep(.edit(false)))
    #expect(view.preparedCells.allSatisfy { !$0.cell.state.isEditing })
    #expect(view.preparedCells.filter(\.cell.isSelected).map(\.path) == [ItemPath(0, 0)])
    #expect(player.failureLines == [])
  }

  @Test("Sections come, grow, move and go")
  func sections() throws {
    let text = """
      { screen: { app: "section-editor" }, steps: [
        { layout: true },
        { update: [{ insertSection: 0, section: { id: "s2", header: "第三个", items: [
          { id: "s2-add", kind: "add" } ] } }] },
        { tap: "0,0" }, { tap: "0,1" },
        { update: [{ moveSection: [0, 2] }] },
        { update: [{ deleteSection: 0 }] },
      ] }
      """
    let changed = try Replay.run(text)
    #expect(changed.dataSource.data.sections.map(\.id) == ["s1", "s2"])
    #expect(
      changed.dataSource.data.sections[1].items.map(\.id) == ["added-1", "added-2", "s2-add"])
    #expect(changed.failureLines == [])
  }
}
