package import TesseraSource

/// A golden that no registered cell has, and what may have become of it.
package struct OrphanedGolden: Hashable, Sendable {
  /// The golden.
  package let id: SnapshotID
  /// The snapshot that most likely has its picture now.
  package let successor: SnapshotID?
  /// Why pruning leaves it all the same; nil where it removes it.
  package let obstacle: Diagnostic?

  /// Looks for a snapshot with the picture of an orphan.
  ///
  /// - Parameters:
  ///   - id: The orphan.
  ///   - heirs: The snapshots of the catalogue with its picture; of several, the one that shares most
  ///     parts of the name is taken.
  ///   - obstacle: Why pruning leaves it.
  init(_ id: SnapshotID, heirs: [SnapshotID], obstacle: Diagnostic?) {
    self.id = id
    self.obstacle = obstacle
    successor = heirs.sorted().reduce(nil) { (best: SnapshotID?, heir) in
      guard let best else { return heir }
      return id.partsShared(with: heir) > id.partsShared(with: best) ? heir : best
    }
  }
}
