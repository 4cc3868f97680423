package import TesseraSheets
package import TesseraSource

/// Orphaned goldens: which snapshot has the picture of each now, and their removal.
///
/// Orphans are what the catalogue of registered cells lacks. What one run has touched was rejected as a
/// sign: every filter would make orphans. Removed is only what says of itself that a catalogue had it: a
/// picture that cannot be read may be one that only a test asks for, and one that says nothing may be
/// nobody's golden at all.
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
    let known = zip(cases.map(\.id), hashes.dropFirst(orphans.count)).sorted { $0.0 < $1.0 }
    for (id, hash) in known {
      if let hash { heirs[hash, default: []].append(id) }
    }
    let obstacles = orphans.parallelMap(threads: threads, obstacle)
    return zip(zip(orphans, hashes), obstacles).map { orphan, obstacle in
      OrphanedGolden(orphan.0, heirs: orphan.1.flatMap { heirs[$0] } ?? [], obstacle: obstacle)
    }
  }

  /// Why an orphan must stay; nil for one that a catalogue had, or that has no picture.
  private func obstacle(to id: SnapshotID) -> Diagnostic? {
    let path = store.goldenPath(id)
    do {
      guard let golden = try store.golden(id), !golden.isOfCatalogue else { return nil }
      return SnapshotError.unclaimed(path: path, fault: nil).diagnostic
    } catch {
      return SnapshotError.unclaimed(path: path, fault: error.diagnostic.message).diagnostic
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
  /// - Returns: The names of those that were removed here, not by somebody else meanwhile; and a warning
  ///   for each that had to stay.
  /// - Throws: ``SnapshotFailure``, also where none of the goldens has a case: then it is most likely
  ///   another program that knows the cells.
  package func prune(
    _ orphans: [SnapshotID], cases: [SnapshotCase]
  ) throws(SnapshotFailure) -> (removed: [SnapshotID], warnings: [Diagnostic]) {
    guard !orphans.isEmpty else { return ([], []) }
    guard cases.contains(where: { SourceFile.exists(store.goldenPath($0.id)) }) else {
      throw SnapshotFailure(SnapshotError.onlyOrphans(path: store.folder))
    }
    return try store.exclusively { () throws(SnapshotFailure) in
      // Asked now, because a test may have recorded one of them since the orphans were listed.
      let obstacles = orphans.parallelMap(threads: threads, obstacle)
      let changes = zip(orphans, obstacles).filter { $0.1 == nil }
        .map { GoldenChange(id: $0.0, action: .remove) }
      let changed = try GoldenChanges(store: store, threads: threads).apply(changes)
      return (changed.removed, obstacles.compactMap(\.self))
    }
  }
}
