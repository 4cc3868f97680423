package import TesseraSource

/// One small change that was tried, and whether a golden noticed.
package struct Mutation: Hashable, Sendable {
  /// What was changed.
  package enum Subject: Hashable, Sendable {
    /// A token's declaration in the theme.
    case token(String, SourceLocation?)
    /// A cell's own default of a role.
    case fallback(cell: String, role: String)
    /// A number in a cell's code.
    case layer(cell: String, path: String)
  }

  /// What came of it.
  package enum Verdict: Hashable, Sendable {
    /// A golden would fail.
    case caught(by: SnapshotID)
    /// The picture of a snapshot changes by no more than its golden's line in the manifest tolerates.
    case tolerated(by: SnapshotID, Tolerance)
    /// The picture of a snapshot changes, whose golden is missing or differs already.
    case unguarded(SnapshotID)
    /// A picture changes that no snapshot shows, of the name that it would have.
    case uncatalogued(SnapshotID)
    /// It takes part in drawings, and no pixel of any picture changes: it is covered, or makes no
    /// difference.
    case unseen
    /// No cell takes the token, or in no state that was looked at.
    case unused

    /// Whether a picture changes and no golden would fail.
    package var isBlindSpot: Bool {
      switch self {
      case .tolerated, .unguarded, .uncatalogued: true
      case .caught, .unseen, .unused: false
      }
    }
  }

  /// What was changed.
  package let subject: Subject
  /// Which part of it; empty for the whole.
  package let part: String
  /// What came of it.
  package let verdict: Verdict
}
