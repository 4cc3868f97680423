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
  /// as they were.
  ///
  /// - Parameters:
  ///   - cases: The cases to look at.
  ///   - mode: Which of them to write.
  /// - Returns: The names of the goldens that were written, and warnings from drawing.
  /// - Throws: ``SnapshotFailure``.
  package func record(
    _ cases: [SnapshotCase], mode: RecordMode
  ) throws(SnapshotFailure) -> (written: [SnapshotID], warnings: [Diagnostic]) {
    let chosen = try choose(cases, mode: mode)
    let outcomes = chosen.parallelMap(threads: threads, progress: progress) {
      prepare($0, mode: mode)
    }
    let (prepared, warnings) = try SnapshotOutcome.gather(outcomes)
    return (try write(prepared), warnings)
  }

  /// A golden ready to be written, or nothing to write.
  private struct Prepared: Sendable {
    let id: SnapshotID
    let bytes: [UInt8]?
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
      let results: [KeptResult]
      do {
        results = try KeptResult.all(in: store)
      } catch {
        throw SnapshotFailure(error)
      }
      let failed = Set(results.filter(\.status.isPending).map(\.id))
      return cases.filter { failed.contains($0.id) }
    }
  }

  /// Draws a case and decides whether its golden must be written.
  private func prepare(_ test: SnapshotCase, mode: RecordMode) -> SnapshotOutcome<Prepared> {
    let (picture, diagnostics) = test.request.draw()
    guard let picture else { return .failure(diagnostics) }
    if let golden = readableGolden(test.id), golden.pixmap == picture.pixmap {
      let isWanted = mode == .all && golden.facts != Snapshot.facts(for: test, list: picture.list)
      if !isWanted { return .success(Prepared(id: test.id, bytes: nil), diagnostics) }
    }
    do {
      let bytes = try Snapshot.encode(picture, for: test)
      return .success(Prepared(id: test.id, bytes: bytes), diagnostics)
    } catch {
      return .failure([error.diagnostic])
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

  /// Writes goldens, one process at a time.
  private func write(_ goldens: [Prepared]) throws(SnapshotFailure) -> [SnapshotID] {
    do {
      return try store.withLock { () throws(SourceError) in
        var written: [SnapshotID] = []
        for golden in goldens {
          if let bytes = golden.bytes {
            try store.write(bytes, to: store.goldenPath(golden.id))
            written.append(golden.id)
          }
          try store.removeLeftovers(golden.id)
        }
        return written.sorted()
      }
    } catch {
      throw SnapshotFailure(error)
    }
  }
}
