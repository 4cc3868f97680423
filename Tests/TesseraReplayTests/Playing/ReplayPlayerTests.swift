import TesseraCollection
import TesseraReplay
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
}
