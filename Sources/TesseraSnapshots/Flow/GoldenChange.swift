/// What is to become of one golden and its line.
struct GoldenChange: Sendable {
  /// The golden.
  let id: SnapshotID
  /// What happens.
  let action: Action

  /// What can happen to a golden.
  enum Action: Sendable {
    /// The picture stays; its line is made to agree. The line that it should have is known already.
    case keep(ManifestLine)
    /// The picture is replaced by a file.
    case write([UInt8], ManifestLine)
    /// The picture of another golden becomes this one's, or is replaced by a file after that: also where
    /// somebody else has taken it away or changed it meanwhile.
    case move(from: SnapshotID, [UInt8], ManifestLine, isRenewed: Bool)
    /// The picture and its line go.
    case remove
  }

  /// The goldens whose manifests are concerned.
  var ids: [SnapshotID] {
    if case .move(let from, _, _, _) = action { [id, from] } else { [id] }
  }

  /// The line that the golden is to have; nil where it goes.
  var line: ManifestLine? {
    switch action {
    case .keep(let line), .write(_, let line), .move(_, _, let line, _): line
    case .remove: nil
    }
  }
}
