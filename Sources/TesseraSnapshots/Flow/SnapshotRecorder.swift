import TesseraPNG
import TesseraRaster
package import TesseraSheets
package import TesseraSource

/// Fresh renders → goldens.
///
/// A golden whose pixels are the same is never rewritten, so that a recording changes exactly the
/// files whose pictures changed; only ``RecordMode/all`` also renews text chunks.
package struct SnapshotRecorder: Sendable {
  /// The goldens.
  package let store: SnapshotStore
  /// How many threads draw.
  package let threads: Int
  /// Told how far drawing has got.
  package let progress: ProgressHandler?

  /// Creates a recorder.
  package init(store: SnapshotStore, threads: Int, progress: ProgressHandler? = nil) {
    self.store = store
    self.threads = threads
    self.progress = progress
  }

  /// Records cases.
  ///
  /// Everything is drawn before anything is written, so that a theme with an error leaves all goldens
  /// as they were. Manifests are rewritten where a line changes, and only for the cases chosen; of a cell
  /// that has none, one is made with all its goldens.
  ///
  /// - Parameters:
  ///   - cases: The cases to look at.
  ///   - mode: Which of them to write.
  ///   - orphans: Goldens without a case: one with the pixels of a missing golden becomes that.
  /// - Returns: What was changed, and warnings from drawing.
  /// - Throws: ``SnapshotFailure``.
  package func record(
    _ cases: [SnapshotCase], mode: RecordMode, orphans: [SnapshotID] = []
  ) throws(SnapshotFailure) -> (changed: ChangedGoldens, warnings: [Diagnostic]) {
    let chosen = try choose(cases, mode: mode)
    let manifests = Manifests(of: chosen.map(\.id) + orphans, in: store)
    guard manifests.errors.isEmpty else { throw SnapshotFailure(manifests.errors) }
    let outcomes = chosen.parallelMap(threads: threads, progress: progress) {
      prepare($0, mode: mode, manifests)
    }
    let (prepared, warnings) = try SnapshotOutcome.gather(outcomes)
    let changes = renaming(prepared, orphans, mode: mode)
    let changed = try store.exclusively { () throws(SnapshotFailure) in
      try GoldenChanges(store: store, threads: threads).apply(changes)
    }
    return (changed, warnings)
  }

  /// A golden to be written or kept.
  private struct Prepared: Sendable {
    let change: GoldenChange
    /// Whether there is no golden.
    var isMissing = false
  }

  /// The cases that a mode is about before anything is drawn.
  private func choose(
    _ cases: [SnapshotCase], mode: RecordMode
  ) throws(SnapshotFailure) -> [SnapshotCase] {
    switch mode {
    case .never: return []
    case .changed, .all: return cases
    case .missing: return cases.filter { !SourceFile.exists(store.goldenPath($0.id)) }
    case .failed:
      let results: [SnapshotResult]
      do {
        results = try SnapshotResults.kept(in: store)
      } catch {
        throw SnapshotFailure(error)
      }
      let failed = Set(results.filter(\.status.isPending).map(\.id))
      return cases.filter { failed.contains($0.id) }
    }
  }

  /// Draws a case and decides whether its golden must be written.
  private func prepare(
    _ test: SnapshotCase, mode: RecordMode, _ manifests: Manifests
  ) -> SnapshotOutcome<Prepared> {
    let (picture, diagnostics) = test.request.draw()
    guard let picture else { return .failure(diagnostics) }
    let fresh = ManifestLine(test.id, picture.pixmap)
    func keeping(_ line: ManifestLine) -> SnapshotOutcome<Prepared> {
      .success(Prepared(change: GoldenChange(id: test.id, action: .keep(line))), diagnostics)
    }
    let golden = readableGolden(test.id)
    if let golden {
      if golden.pixmap == picture.pixmap {
        let isWanted = mode == .all && golden.facts != Snapshot.facts(for: test, list: picture.list)
        if !isWanted { return keeping(fresh) }
      } else if mode != .all, let tolerance = manifests[test.id]?.tolerance,
        tolerance.allows(golden.pixmap, picture.pixmap)
      {
        return keeping(ManifestLine(test.id, golden.pixmap))
      }
    }
    do {
      let bytes = try Snapshot.encode(picture, for: test)
      let change = GoldenChange(id: test.id, action: .write(bytes, fresh))
      let isMissing = golden == nil && !SourceFile.exists(store.goldenPath(test.id))
      return .success(Prepared(change: change, isMissing: isMissing), diagnostics)
    } catch {
      return .failure([error.diagnostic])
    }
  }

  /// The changes, with what only got another name as such.
  ///
  /// The pictures of orphans are read, whatever their lines say: only the very pixels are taken over, and
  /// only those of what a catalogue had.
  private func renaming(
    _ prepared: [Prepared], _ orphans: [SnapshotID], mode: RecordMode
  ) -> [GoldenChange] {
    let missing = prepared.filter(\.isMissing).map(\.change)
    guard !missing.isEmpty, !orphans.isEmpty else { return prepared.map(\.change) }
    let old = orphans.parallelMap(threads: threads) { id in
      readableGolden(id).flatMap { $0.isOfCatalogue ? PixelHash($0.pixmap) : nil }
    }
    let new = missing.compactMap { change in change.line.map { (change.id, $0.hash) } }
    let moves = SnapshotMove.moves(
      from: zip(orphans, old).compactMap { id, hash in hash.map { (id, $0) } }, to: new)
    return prepared.map(\.change).map { change in
      guard let move = moves[change.id], case .write(let bytes, let line) = change.action else {
        return change
      }
      return GoldenChange(
        id: change.id, action: .move(from: move.from, bytes, line, isRenewed: mode == .all))
    }
  }

  /// The golden that is there; one that cannot be read counts as none, for replacing it is what
  /// recording is for.
  private func readableGolden(_ id: SnapshotID) -> Snapshot? {
    do {
      return try store.golden(id)
    } catch {
      return nil
    }
  }
}
