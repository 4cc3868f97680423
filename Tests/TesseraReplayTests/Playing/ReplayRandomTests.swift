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
}
