import TesseraCells
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
    var unguarded: SnapshotID?
    for factor in factors {
      for scene in scenes where scene.isGuarded || unguarded == nil {
        guard reaches(scene, factor) else { continue }
        if scene.isGuarded { return .caught(by: scene.test.id) }
        unguarded = scene.test.id
      }
      if unguarded != nil { break }
    }
    if let unguarded { return .unguarded(unguarded) }
    for scene in outside.prefix(Self.mostOutside) {
      for factor in factors where reaches(scene, factor) {
        return .uncatalogued(scene.test.id)
      }
    }
    return scenes.isEmpty && outside.isEmpty ? .unused : .unseen
  }

  /// Whether a pixel of a scene changes.
  private func reaches(_ scene: MutationScene, _ factor: Double) -> Bool {
    guard let (cell, resolution) = change(scene, factor), let before = scene.drawnHash,
      let after = scene.hash(of: cell, in: resolution)
    else { return false }
    return before != after
  }
}
