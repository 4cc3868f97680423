import TesseraCells
import TesseraRaster
import TesseraSheets
import TesseraSource
import TesseraTheme

/// A change to be tried: what it is, and how to draw a scene under it.
struct MutationTrial: Sendable {
  /// What is changed.
  let subject: Mutation.Subject
  /// Which part of it.
  let part: String
  /// How much, from the least on, in the units of ``TokenValue/steps``.
  let factors: [Double]
  /// The snapshots that it may reach, small ones first.
  let scenes: [MutationScene]
  /// Other pictures that it may reach.
  let outside: [MutationScene]
  /// What a scene's cell and resolution are under the change by a factor; nil where it changes nothing
  /// there.
  let change: @Sendable (MutationScene, Double) -> (cell: any Cell, resolution: ThemeResolution)?

  /// The most pictures outside the catalogue that one change is tried on.
  private static let mostOutside = 24

  /// Draws until a golden notices.
  func run() -> Mutation {
    Mutation(subject: subject, part: part, verdict: verdict())
  }

  private func verdict() -> Mutation.Verdict {
    for factor in factors {
      var unguarded: SnapshotID?
      var tolerated: (SnapshotID, Tolerance)?
      for scene in scenes where scene.isGuarded || unguarded == nil {
        guard let pixmap = changedPixmap(of: scene, factor) else { continue }
        switch scene.hold {
        case .none: unguarded = scene.test.id
        case .within(let tolerance, let golden) where tolerance.allows(golden, pixmap):
          tolerated = tolerated ?? (scene.test.id, tolerance)
        case .exactly, .within: return .caught(by: scene.test.id)
        }
      }
      // A golden that is there says more about what guards the picture than one that is not.
      if let (id, tolerance) = tolerated { return .tolerated(by: id, tolerance) }
      if let unguarded { return .unguarded(unguarded) }
    }
    for scene in outside.prefix(Self.mostOutside) {
      for factor in factors where changedPixmap(of: scene, factor) != nil {
        return .uncatalogued(scene.test.id)
      }
    }
    return scenes.isEmpty && outside.isEmpty ? .unused : .unseen
  }

  /// What a scene looks like under the change; nil where no pixel changes.
  private func changedPixmap(of scene: MutationScene, _ factor: Double) -> Pixmap? {
    guard let (cell, resolution) = change(scene, factor), let before = scene.drawnHash,
      let after = scene.pixmap(of: cell, in: resolution)
    else { return nil }
    return before == PixelHash(after) ? nil : after
  }
}
