import TesseraCollection
import TesseraReplay
import TesseraShowcase
import Testing

@Suite struct ReplayScriptReadingTests {
  @Test("A script is read from its file and runs")
  func file() throws {
    let folder = Replay.root + "/Tests/TesseraReplayTests/Fixtures/Scripts"
    let script = try ReplayScript(
      path: folder + "/default-selection.replay.json5", cells: Showcase.cells)
    let player = ReplayPlayer(script, cells: Showcase.cells)
    player.run()
    #expect(player.failures.isEmpty)
    #expect(player.collectionView.log.lines().contains("didSelect 0,16"))
  }

  @Test("What is wrong with it is told at its place, as the program tells it")
  func faults() {
    let error = #expect(throws: ReplayScriptError.self) {
      try ReplayScript(text: "{ screen: {}, steps: [{ tab: \"0,1\" }] }", cells: Showcase.cells)
    }
    #expect(error?.description.contains("script:1:25: error T1004: there is no step `tab`") == true)
    #expect(error?.diagnostics.count == 2)
    #expect(throws: ReplayScriptError.self) {
      try ReplayScript(path: "none.json5", cells: Showcase.cells)
    }
  }
}
