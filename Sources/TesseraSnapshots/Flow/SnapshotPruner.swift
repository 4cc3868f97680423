package import TesseraSheets
import TesseraSource

/// Orphaned goldens: which snapshot has the picture of each now, and their removal.
///
/// Orphans are what the catalogue of registered cells lacks. What one run has touched was rejected as a
/// sign: every filter would make orphans.
package struct SnapshotPruner: Sendable {
  /// The goldens.
  package let store: SnapshotStore
  /// How many threads read pictures.
  package let threads: Int
  /// Told how far reading has got.
  package let progress: ProgressHandler?

  /// Creates a pruner.
  package init(store: SnapshotStore, threads: Int, progress: ProgressHandler? = nil) {
    self.store = store
    self.threads = threads
    self.progress = progress
  }

  /// Looks for snapshots that have the very pixels of orphans, in their goldens or else in the renders
  /// that verify left.
  ///
  /// - Parameters:
  ///   - orphans: Goldens without a case.
  ///   - cases: The catalogue.
  /// - Returns: The orphans in their order.
  package func survey(_ orphans: [SnapshotID], cases: [SnapshotCase]) -> [OrphanedGolden] {
    guard !orphans.isEmpty else { return [] }
    let ids = orphans + cases.map(\.id)
    let manifests = Manifests(of: ids, in: store)
    let hashes = ids.parallelMap(threads: threads, progress: progress) { hash($0, manifests) }
    var heirs: [PixelHash: [SnapshotID]] = [:]
    for (test, hash) in zip(cases, hashes.dropFirst(orphans.count)) {
      if let hash { heirs[hash, default: []].append(test.id) }
    }
    return zip(orphans, hashes).map { id, hash in
      OrphanedGolden(id, heirs: hash.flatMap { heirs[$0] } ?? [])
    }
  }

  /// The pixels of a snapshot; none where there is no picture, or one that cannot be read: verify tells
  /// of that, and a question needs no answer.
  private func hash(_ id: SnapshotID, _ manifests: Manifests) -> PixelHash? {
    if let line = manifests[id], SourceFile.exists(store.goldenPath(id)) { return line.hash }
    let golden = try? store.golden(id)
    let snapshot = golden ?? (try? store.pending(id))?.snapshot
    return snapshot.map { PixelHash($0.pixmap) }
  }

  /// Removes goldens, what runs left for them, and the folders that become empty.
  ///
  /// - Parameters:
  ///   - orphans: The goldens.
  ///   - cases: The catalogue.
  /// - Returns: The names of those that were removed here, not by somebody else meanwhile.
  /// - Throws: ``SnapshotFailure``, also where none of the goldens has a case: then it is most likely
  ///   another program that knows the cells.
  package func prune(
    _ orphans: [SnapshotID], cases: [SnapshotCase]
  ) throws(SnapshotFailure) -> [SnapshotID] {
    guard !orphans.isEmpty else { return [] }
    guard cases.contains(where: { SourceFile.exists(store.goldenPath($0.id)) }) else {
      throw SnapshotFailure(SnapshotError.onlyOrphans(path: store.folder))
    }
    let changes = orphans.map { GoldenChange(id: $0, action: .remove) }
    let removed = try store.exclusively { () throws(SnapshotFailure) in
      Set(try GoldenChanges(store: store, threads: threads).apply(changes).removed)
    }
    return orphans.filter(removed.contains)
  }
}
