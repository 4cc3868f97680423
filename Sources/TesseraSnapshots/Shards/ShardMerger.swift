package import TesseraSource

/// The bundles of all shards → the results of one run, as if one verify had done it.
///
/// Nothing is drawn, and nothing is written before everything has been proved: that the bundles are whole,
/// come from one run, and hold every snapshot of its catalogue exactly once.
package struct ShardMerger: Sendable {
  /// The goldens, and where the results go.
  package let store: SnapshotStore

  /// Creates a merger.
  package init(store: SnapshotStore) {
    self.store = store
  }

  /// What bundles came to together.
  package struct Outcome: Sendable {
    /// The results sorted by name, goldens without a case among them.
    package let results: [SnapshotResult]
    /// What the shards have in common.
    package let run: ShardRun
    /// A line for each theme whose goldens were not looked at.
    package let remarks: [String]
    /// What is wrong with manifests, those of goldens without a case included, which no shard has read;
    /// with such an error the run has not passed.
    package let errors: [Diagnostic]
  }

  /// Merges bundles.
  ///
  /// - Parameter folders: The folders of the bundles, at least one, in any order.
  /// - Returns: The results; they and the pictures are in the store then.
  /// - Throws: ``SnapshotFailure`` with everything that is wrong with the bundles.
  package func merge(_ folders: [String]) throws(SnapshotFailure) -> Outcome {
    var bundles: [ShardBundle] = []
    var errors: [Diagnostic] = []
    for folder in folders {
      do {
        bundles.append(try ShardBundle(folder))
      } catch {
        errors.append(error.diagnostic)
      }
    }
    guard errors.isEmpty, let run = bundles.first?.run else { throw SnapshotFailure(errors) }
    errors = Self.contradictions(in: bundles).map(\.diagnostic)
    guard errors.isEmpty else { throw SnapshotFailure(errors) }

    var results: [SnapshotResult] = []
    var pictures: [SnapshotID: ShardBundle.Pictures] = [:]
    for bundle in bundles {
      do {
        for result in try bundle.readResults() {
          pictures[result.id] = try bundle.pictures(of: result)
          results.append(result.located(in: store))
        }
      } catch {
        errors.append(error.diagnostic)
      }
    }
    guard errors.isEmpty else { throw SnapshotFailure(errors) }
    if let gap = Self.gap(in: results.map(\.id), of: run) { throw SnapshotFailure(gap) }

    let orphans = Set(bundles.flatMap(\.orphans))
    let manifests = Manifests(of: Array(orphans), in: store)
    let comparison = GoldenComparison(store: store, manifests: manifests, isDeep: run.isDeep)
    results = (results + orphans.map(comparison.result(orphan:))).sorted { $0.id < $1.id }
    comparison.nameRenames(&results, threads: 1)
    do {
      try keep(results, pictures)
    } catch {
      throw SnapshotFailure(error)
    }
    // What was read here is told with its text; what a shard has read besides, without.
    let told = Set(manifests.errors.map(\.location?.description))
    let others = bundles.flatMap { $0.errors(in: store) }.uniqued()
      .filter { !told.contains($0.location?.description) }
    return Outcome(
      results: results, run: run, remarks: bundles.flatMap(\.remarks).uniqued(),
      errors: manifests.errors + others)
  }

  /// What of the bundles cannot belong together.
  private static func contradictions(in bundles: [ShardBundle]) -> [ShardError] {
    guard let first = bundles.first else { return [] }
    let (place, run) = (first.folder, first.run)
    var errors: [ShardError] = []
    var places: [Shard: String] = [:]
    for bundle in bundles {
      if let other = places[bundle.shard] {
        errors.append(.twice(path: bundle.folder, bundle.shard, other: other))
      }
      places[bundle.shard] = bundle.folder
      let path = bundle.folder
      if bundle.run.shards != run.shards {
        errors.append(.otherCount(path: path, bundle.shard, other: place, first.shard))
      } else if bundle.run.renderer != run.renderer {
        errors.append(
          .otherRenderer(path: path, bundle.run.renderer, other: place, run.renderer))
      } else if bundle.run.theme != run.theme {
        errors.append(.otherTheme(path: path, bundle.run.theme, other: place, run.theme))
      } else if bundle.run != run {
        errors.append(.otherCatalogue(path: path, bundle.run, other: place, run))
      }
    }
    guard errors.isEmpty else { return errors }
    let missing = (1...run.shards).compactMap { Shard($0, of: run.shards) }
      .filter { places[$0] == nil }
    return missing.isEmpty ? [] : [.missing(missing)]
  }

  /// What is wrong with the names that the shards hold together; nil where each is there once.
  private static func gap(in ids: [SnapshotID], of run: ShardRun) -> ShardError? {
    var seen: Set<SnapshotID> = []
    let twice = ids.first { !seen.insert($0).inserted }
    guard twice == nil, ids.count == run.cases, ShardRun.digest(of: ids) == run.catalogue else {
      return .notCovered(twice: twice, found: ids.count, expected: run.cases)
    }
    return nil
  }

  /// Puts results and pictures where verify would have left them.
  private func keep(
    _ results: [SnapshotResult], _ pictures: [SnapshotID: ShardBundle.Pictures]
  ) throws(SourceError) {
    try store.withLock { () throws(SourceError) in
      for result in results where result.status != .orphaned {
        try store.removeLeftovers(result.id)
        guard let files = pictures[result.id] else { continue }
        try store.write(files.pending, to: store.pendingPath(result.id))
        if let difference = files.difference {
          try store.write(difference, to: store.differencePath(result.id))
        }
      }
      try SnapshotResults.write(results, in: store)
    }
  }
}
