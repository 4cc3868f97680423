import TesseraCollection
import TesseraShowcase
import TesseraSource
import Testing

@testable import TesseraReplay

/// The test in the README, as it stands there.
@Suite struct ReadmeExampleTests {
  private let file =
    Replay.root + "/Tests/TesseraReplayTests/Fixtures/Scripts/default-selection.replay.json5"

  @Test func oneCellIsSelectedAfterScrolling() throws {
    let apps = ReplayAppRegistry.builtIn  // and your own
    let script = try ReplayScript(path: file, cells: Showcase.cells, apps: apps)
    let player = ReplayPlayer(script, cells: Showcase.cells, apps: apps)
    player.run()
    #expect(player.failures.isEmpty)
    #expect(player.collectionView.log.lines().contains("didSelect 0,16"))
  }

  @Test("The README's lines are those above")
  func lines() throws {
    let readme = try SourceFile.readText(Replay.root + "/README.md").decoded()
    let start = try #require(readme.firstRange(of: "@Test func oneCellIsSelected")).lowerBound
    let end = try #require(readme[start...].firstRange(of: "```")).lowerBound
    let own = try SourceFile.readText(#filePath).decoded()
      .split(separator: "\n").map { $0.filter { $0 != " " } }
    let wanted = readme[start..<end].split(separator: "\n").map { $0.filter { $0 != " " } }
    #expect(wanted.count == 8)
    for line in wanted { #expect(own.contains(line), "\(line)") }
  }

  @Test("The README's script of all steps runs, and has each of them")
  func allSteps() throws {
    let readme = try SourceFile.readText(Replay.root + "/README.md").decoded()
    let marker = try #require(readme.firstRange(of: "These are all the steps"))
    let start = try #require(readme[marker.upperBound...].firstRange(of: "```json5\n")).upperBound
    let end = try #require(readme[start...].firstRange(of: "```")).lowerBound
    let text = String(readme[start..<end])
    let player = try Replay.run(text)
    #expect(player.failures.isEmpty)
    #expect(player.refusals.isEmpty)
    for step in ReplayScriptReader.steps { #expect(text.contains("{ \(step): ")) }
  }
}
