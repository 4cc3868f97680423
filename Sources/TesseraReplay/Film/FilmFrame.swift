/// One picture of a film.
package struct FilmFrame: Sendable {
  /// What the screen looks like.
  package let look: ScreenLook
  /// What led to it: steps, or the name of a snap.
  package var title: String
  /// What changed: flags, reports.
  package var lines: [String] = []
  /// What should not be: failed expectations, violated invariants, what the collection refused.
  package var faults: [String] = []
  /// How long it was there, in milliseconds; 0 where no time passed.
  package var duration = 0.0
}
