import TesseraCells
import TesseraCollection
import TesseraReplay
import TesseraSource
import Testing

@Suite struct ReplayPlayerTests {
  @Test("The script of the documentation holds in every expectation")
  func documentation() throws {
    let player = try Replay.run(try Replay.fixture("expected.replay.json5"))
    #expect(player.failureLines == [])
  }

  @Test(
    "Each sample's script gives its log, line for line, each time",
    arguments: ["default-selection", "visual-states", "section-editor"])
  func samples(name: String) throws {
    let text = try Replay.fixture("\(name).replay.json5")
    let expected = try Replay.fixture("\(name).log")
    for _ in 0..<2 {
      let player = try Replay.run(text)
      #expect(player.failureLines == [])
      #expect(player.collectionView.log.text == expected)
    }
  }

  @Test("The script in the README holds")
  func readme() throws {
    let readme = try #require(try? SourceFile.readText(Replay.root + "/README.md").decoded())
    let section = try #require(readme.split(separator: "## Replays").dropFirst().first)
    let start = try #require(section.firstRange(of: "```json5\n")).upperBound
    let end = try #require(section[start...].firstRange(of: "```")).lowerBound
    let player = try Replay.run(String(section[start..<end]))
    #expect(player.failureLines == [])
    #expect(player.collectionView.log.lines().contains("insert 0,3"))
  }

  @Test("What cannot be done is a line of the log, and the script goes on")
  func errors() throws {
    let player = try Replay.run(
      """
      { screen: { app: "visual-states" }, steps: [
        { select: "0,25" }, { update: [{ delete: "0,1" }, { delete: "0,1" }] }, { tap: "0,1" },
        { reconfigure: ["1,0"] }, { scrollTo: ["0,1", "top", "bottom"] }, { tick: 1 },
      ] }
      """)
    #expect(
      player.collectionView.log.lines() == [
        "error notVisible there is no item `0,25`", "delete 0,1", "delete 0,1",
        "error duplicateDelete `delete 0,1` stands twice in one batch",
        "error notVisible item `0,1` is not visible", "error notVisible there is no item `1,0`",
        "error scrollPosition positions exclude each other: `top`, `bottom`", "tick 1",
      ])
    #expect(player.failureLines == [])
  }

  @Test("A diffable apply finds what came, went and moved; what stays keeps its selection")
  func apply() throws {
    let player = try Replay.run(
      """
      { screen: { cell: "card", sections: [{ id: "s0", items: [
          { id: "a" }, { id: "b" }, { id: "c" } ] }] },
        steps: [{ select: "0,2" }, { apply: [{ id: "s0", items: ["a", "c", "d"] }] }] }
      """)
    #expect(player.collectionView.log.lines() == ["select 0,2", "delete 0,1", "insert 0,2"])
    #expect(player.dataSource.data[ItemPath(0, 2)].text == "d")
    #expect(player.collectionView.selectedPaths == [ItemPath(0, 1)])
    #expect(player.failureLines == [])
  }
}
