package import TesseraSource

/// Results that were kept, read again and brought up to date.
extension SnapshotResults {
  /// All results of a folder of results, with the paths that their pictures have there.
  ///
  /// - Throws: ``SnapshotError/noResults(path:)`` where there are none, and its neighbours where they
  ///   cannot be read.
  package static func kept(in store: SnapshotStore) throws(SnapshotError) -> [SnapshotResult] {
    let path = store.resultsPath
    let text: SourceText
    do {
      text = try SourceFile.readText(path, limit: SnapshotStore.resultsLimit)
    } catch .notFound {
      throw .noResults(path: path)
    } catch {
      throw .unreadableResults(error)
    }
    guard case .object(let root)? = JSONReader.read(text, profile: .json).root?.value,
      let results = root.list("results", SnapshotResult.init(kept:)),
      // A name is a path, and results may come from anywhere.
      results.allSatisfy({ $0.id.isPath && $0.renamedFrom?.isPath != false })
    else { throw .damagedResults(path: path) }
    return results.map { $0.located(in: store) }
  }

  /// Puts results in the place of those that are kept of the same snapshots.
  ///
  /// Where all is well and nothing else was found before, nothing is written. A file that cannot be
  /// read is written anew: it belongs to the last run, whatever wrote it.
  ///
  /// - Throws: What keeps the results from being written.
  package static func update(
    _ results: [SnapshotResult], in store: SnapshotStore
  ) throws(SourceError) {
    let ids = Set(results.map(\.id))
    let isNews = results.contains(where: \.status.isPending)
    guard isNews || SourceFile.exists(store.resultsPath) else { return }
    try store.withLock { () throws(SourceError) in
      let known = (try? kept(in: store)) ?? []
      guard isNews || known.contains(where: { ids.contains($0.id) && $0.status.isPending }) else {
        return
      }
      let all = known.filter { !ids.contains($0.id) } + results
      try write(all.sorted { $0.id < $1.id }, in: store)
    }
  }
}

extension SnapshotResult {
  /// The result with the paths that its pictures have in a store.
  func located(in store: SnapshotStore) -> SnapshotResult {
    var result = self
    let hasGolden = status != .passed && status != .missing && status != .orphaned
    result.expectedPath = hasGolden ? store.goldenPath(id) : nil
    result.actualPath = actualHash == nil ? nil : store.pendingPath(id)
    let hasDifference = actualHash != nil && expectedHash != nil
    result.differencePath = hasDifference ? store.differencePath(id) : nil
    // What is wrong with a golden is told of its file.
    result.diagnostic = diagnostic?.renamingFiles { _ in store.goldenPath(id) }
    return result
  }
}
