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
  ///   - heirs: The snapshots of the catalogue with its picture, sorted; the first of those that share
  ///     most parts of the name is taken.
  ///   - obstacle: Why pruning leaves it.
  init(_ id: SnapshotID, heirs: [SnapshotID], obstacle: Diagnostic?) {
    self.id = id
    self.obstacle = obstacle
    var best: (heir: SnapshotID, shared: Int)?
    for heir in heirs {
      let shared = id.partsShared(with: heir)
      if best.map({ shared > $0.shared }) ?? true { best = (heir, shared) }
    }
    successor = best?.heir
  }
}
