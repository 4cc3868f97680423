/// A cell in use, and how far it has come.
struct PreparedCell {
  /// The cell.
  let cell: ReusableCell
  /// How far it has come.
  var stage: CellStage
}

/// How far a prepared cell has come.
public enum CellStage: String, CaseIterable, Hashable, Sendable {
  /// It is on the screen.
  case displayed
  /// It was on the screen and is kept near the viewport.
  case kept
  /// It was made ahead of need.
  case prefetched
}

/// A cell that was dequeued, and whether it had to be made.
struct DequeuedCell {
  /// The cell.
  let cell: ReusableCell
  /// Where it came from.
  let origin: Event.CellOrigin
}
