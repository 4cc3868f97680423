/// A golden that no registered cell has, and what may have become of it.
package struct OrphanedGolden: Hashable, Sendable {
  /// The golden.
  package let id: SnapshotID
  /// The snapshot that most likely has its picture now.
  package let successor: SnapshotID?

  /// Looks for a snapshot with the picture of an orphan.
  ///
  /// - Parameters:
  ///   - id: The orphan.
  ///   - heirs: The snapshots of the catalogue with its picture; of several, the one that shares most
  ///     parts of the name is taken.
  init(_ id: SnapshotID, heirs: [SnapshotID]) {
    self.id = id
    successor = heirs.sorted().reduce(nil) { (best: SnapshotID?, heir) in
      guard let best else { return heir }
      return id.partsShared(with: heir) > id.partsShared(with: best) ? heir : best
    }
  }
}
