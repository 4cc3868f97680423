import TesseraCells
import TesseraPNG
import TesseraRaster
package import TesseraSheets
package import TesseraSource

/// Fresh renders against goldens, exactly.
///
/// cases → pictures (on all threads) → their hashes against the manifests', and where these are not equal
/// pixels against the golden's → results; what differs is left in `.tessera/` as a pending render and a
/// difference picture. No golden is ever written here.
///
/// A hash proves that a golden *as it was recorded* is what is drawn now. That its file is still that
/// picture is proved by ``isDeep`` alone, which decodes every one; else its first and last bytes must do.
package struct SnapshotVerifier: Sendable {
  /// The goldens.
  package let store: SnapshotStore
  /// How many threads draw and compare.
  package let threads: Int
  /// Whether every golden is decoded and compared with its manifest too.
  package let isDeep: Bool
  /// Told how far drawing has got.
  package let progress: ProgressHandler?

  /// Creates a verifier; what is left out is thorough.
  package init(
    store: SnapshotStore, threads: Int, isDeep: Bool = true, progress: ProgressHandler? = nil
  ) {
    self.store = store
    self.threads = threads
    self.isDeep = isDeep
    self.progress = progress
  }

  /// Verifies cases.
  ///
  /// Everything is drawn and compared before anything is written. Where the pictures of what differs
  /// cannot be left behind, as in a checkout that may only be read, that is a warning: the verdicts
  /// stand. They also stand where a manifest cannot be read: every golden of its cell is decoded then.
  ///
  /// - Parameters:
  ///   - cases: The cases to look at.
  ///   - orphans: Goldens without a case, to be reported.
  /// - Returns: The results sorted by name; warnings, and errors of manifests, with which a run has not
  ///   passed.
  /// - Throws: ``SnapshotFailure`` where a case cannot be drawn, and where comparing itself errs.
  package func verify(
    _ cases: [SnapshotCase], orphans: [SnapshotID]
  ) throws(SnapshotFailure) -> (results: [SnapshotResult], warnings: [Diagnostic]) {
    try ComparisonCheck.run { GoldenComparison.isEqual($0, $1) }
    try ComparisonCheck.run {
      let id = SnapshotID(text: "")
      return GoldenComparison.isEqual(ManifestLine(id, $0), ManifestLine(id, $1))
    }
    let manifests = Manifests(of: cases.map(\.id) + orphans, in: store)
    let comparison = GoldenComparison(store: store, manifests: manifests, isDeep: isDeep)
    let outcomes = cases.parallelMap(threads: threads, progress: progress) {
      verify($0, by: comparison)
    }
    var (verdicts, warnings) = try SnapshotOutcome.gather(outcomes)
    warnings += manifests.errors
    let unlisted = Set(verdicts.filter(\.hasNoManifest).compactMap(\.result.id.cell))
    if !unlisted.isEmpty {
      warnings.append(ManifestError.absent(cells: unlisted.count).diagnostic)
    }
    var results = verdicts.map(\.result)
    results += orphans.parallelMap(threads: threads) { comparison.result(orphan: $0) }
    comparison.nameRenames(&results, threads: threads)
    for index in verdicts.indices { verdicts[index].result = results[index] }
    if let warning = leave(&verdicts) { warnings.append(warning) }
    results.replaceSubrange(..<verdicts.count, with: verdicts.map(\.result))
    return (results.sorted { $0.id < $1.id }, warnings)
  }

  /// Leaves the pictures of what differs in the place of those of earlier runs.
  ///
  /// - Returns: Why that ended before its end; the results then name only files that were written.
  private func leave(_ verdicts: inout [GoldenVerdict]) -> Diagnostic? {
    var count = 0
    do {
      try store.withLock { () throws(SourceError) in
        for verdict in verdicts {
          try store.removeLeftovers(verdict.result.id)
          for (path, bytes) in verdict.files { try store.write(bytes, to: path) }
          count += 1
        }
      }
      return nil
    } catch {
      let hasLost = verdicts[count...].contains { !$0.files.isEmpty }
      for index in count..<verdicts.count {
        verdicts[index].result.actualPath = nil
        verdicts[index].result.actualHash = nil
        verdicts[index].result.differencePath = nil
      }
      return hasLost ? error.warning("pictures of what differs are not left behind") : nil
    }
  }

  /// Draws one case and compares it with its golden.
  private func verify(
    _ test: SnapshotCase, by comparison: GoldenComparison
  ) -> SnapshotOutcome<GoldenVerdict> {
    let (picture, diagnostics) = test.request.draw()
    guard let picture else { return .failure(diagnostics) }
    do {
      let (verdict, warnings) = try comparison.compare(picture, test)
      return .success(verdict, diagnostics + warnings)
    } catch {
      return .failure([error.diagnostic])
    }
  }
}
