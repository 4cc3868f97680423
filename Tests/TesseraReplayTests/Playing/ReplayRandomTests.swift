import Glibc
import TesseraCollection
import TesseraReplay
import TesseraShowcase
import Testing

@Suite struct ReplayRandomTests {
  /// How many random scripts are run on each app; `TESSERA_SCRIPTS` asks for more than the usual few.
  static let scripts =
    unsafe getenv("TESSERA_SCRIPTS").flatMap { unsafe Int(String(cString: $0)) } ?? 60

  @Test(
    "No random script makes a correct app violate an invariant, and each gives one log",
    arguments: ["default-selection", "visual-states", "section-editor"])
  func correct(app: String) {
    for seed in 0..<Self.scripts {
      var random = RandomScript(seed: UInt64(seed))
      let script = random.script(app: app, steps: 40)
      let player = ReplayPlayer(script, cells: Showcase.cells)
      player.run()
      #expect(player.failureLines == [], "seed \(seed)")
      guard seed.isMultiple(of: 10) else { continue }
      let again = ReplayPlayer(script, cells: Showcase.cells)
      again.run()
      #expect(player.collectionView.log == again.collectionView.log, "seed \(seed)")
    }
  }

  @Test(
    "A faulty app ends no random script, and gives one log, too",
    arguments: ["default-selection", "visual-states", "section-editor"])
  func faulty(app: String) throws {
    let variants = try #require(ReplayAppRegistry.builtIn.first { $0.name == app }).variants
    for (offset, variant) in variants.enumerated() where variant.violates != nil {
      for seed in 0..<Self.scripts / 6 {
        var random = RandomScript(seed: UInt64(1_000 * offset + seed))
        var script = random.script(app: app, steps: 40)
        script.screen.variant = variant.name
        let logs = (0..<2).map { _ in
          let player = ReplayPlayer(script, cells: Showcase.cells)
          player.run()
          return player.collectionView.log
        }
        #expect(logs[0] == logs[1], "\(variant.name), seed \(seed)")
      }
    }
  }
}
