import TesseraCells
import TesseraCollection
import TesseraGraphics
import TesseraReplay
import TesseraShowcase
import Testing

/// An app that does what a test gives it, right or wrong, with twenty cells of its own.
struct FaultyApp: ReplayApp {
  let name = "faulty"
  let summary = "does what a test says"
  let cell: String? = "visual-states"
  let size = Size(170, 170)
  let layout = CollectionViewFlowLayout()
  let sections = [SectionData("s0", items: ItemList(count: 40))]
  var begin: @Sendable (ReplayStage) -> Void = { _ in }
  var fill: @Sendable (ReusableCell, ItemPath) -> Void = { _, _ in }

  func behavior(on stage: ReplayStage, variant: ReplayVariant) -> any ReplayBehavior {
    Behavior(stage: stage, app: self)
  }

  /// The lines about invariants that a script on the app gives.
  func violations(_ actions: [ReplayStep.Action]) -> [String] {
    var screen = ReplayScreen()
    screen.app = name
    let script = ReplayScript(screen: screen, steps: actions.map { ReplayStep($0) })
    let player = ReplayPlayer(script, cells: Showcase.cells, apps: [self])
    player.run()
    return player.failureLines
  }

  final class Behavior: ReplayBehavior {
    let stage: ReplayStage
    let app: FaultyApp

    init(stage: ReplayStage, app: FaultyApp) {
      self.stage = stage
      self.app = app
    }

    func begin() { app.begin(stage) }
    func fill(_ cell: ReusableCell, at path: ItemPath) { app.fill(cell, path) }
    func setEditing(_ isOn: Bool) {}
    func collectionView(
      _ view: CollectionView, willDisplay cell: ReusableCell, forItemAt path: ItemPath
    ) { app.fill(cell, path) }
  }
}
