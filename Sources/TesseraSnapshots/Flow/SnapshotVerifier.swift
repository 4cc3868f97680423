import TesseraCells
import TesseraPNG
import TesseraRaster
package import TesseraSheets
package import TesseraSource

/// Fresh renders against goldens, exactly.
///
/// cases → pictures (on all threads) → pixels against the golden's → results; what differs is left
/// in `.tessera/` as a pending render and a difference picture. No golden is ever written here.
package struct SnapshotVerifier: Sendable {
  /// The goldens.
  package let store: SnapshotStore
  /// How many threads draw and compare.
  package let threads: Int
  /// Told how far drawing has got.
  package let progress: ProgressHandler?

  /// Creates a verifier.
  package init(store: SnapshotStore, threads: Int, progress: ProgressHandler? = nil) {
    self.store = store
    self.threads = threads
    self.progress = progress
  }

  /// Verifies cases.
  ///
  /// Everything is drawn and compared before anything is written. Where the pictures of what differs
  /// cannot be left behind, as in a checkout that may only be read, that is a warning: the verdicts
  /// stand.
  ///
  /// - Parameters:
  ///   - cases: The cases to look at.
  ///   - orphans: Goldens without a case, to be reported.
  /// - Returns: The results sorted by name, and warnings.
  /// - Throws: ``SnapshotFailure`` where a case cannot be drawn, and where comparing itself errs.
  package func verify(
    _ cases: [SnapshotCase], orphans: [SnapshotID]
  ) throws(SnapshotFailure) -> (results: [SnapshotResult], warnings: [Diagnostic]) {
    try ComparisonCheck.run(Self.isEqual)
    let outcomes = cases.parallelMap(threads: threads, progress: progress) { verify($0) }
    var (verdicts, warnings) = try SnapshotOutcome.gather(outcomes)
    if let warning = leave(&verdicts) { warnings.append(warning) }
    let results = verdicts.map(\.result) + orphans.map(SnapshotResult.init(orphan:))
    return (results.sorted { $0.id < $1.id }, warnings)
  }

  /// Leaves the pictures of what differs in the place of those of earlier runs.
  ///
  /// - Returns: Why that ended before its end; the results then name only files that were written.
  private func leave(_ verdicts: inout [Verdict]) -> Diagnostic? {
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

  /// A result, and the files to be left for it.
  private struct Verdict: Sendable {
    var result: SnapshotResult
    var files: [(path: String, bytes: [UInt8])] = []
  }

  /// Draws one case and compares it with its golden.
  private func verify(_ test: SnapshotCase) -> SnapshotOutcome<Verdict> {
    let (picture, diagnostics) = test.request.draw()
    guard let picture else { return .failure(diagnostics) }
    do {
      let (verdict, warnings) = try compare(picture, test)
      return .success(verdict, diagnostics + warnings)
    } catch {
      return .failure([error.diagnostic])
    }
  }

  /// Compares a fresh picture with its golden, whose file may give warnings.
  private func compare(
    _ picture: CellPicture, _ test: SnapshotCase
  ) throws(PNGError) -> (Verdict, [Diagnostic]) {
    let golden: Snapshot?
    do {
      golden = try store.golden(test.id)
    } catch {
      var result = SnapshotResult(id: test.id, status: .unreadable, cause: error.diagnostic.message)
      result.diagnostic = error.diagnostic
      result.expectedPath = store.goldenPath(test.id)
      return (try leaving(picture, test, result), [])
    }
    guard let golden else {
      let result = SnapshotResult(id: test.id, status: .missing, cause: "there is no golden")
      return (try leaving(picture, test, result), [])
    }
    let place = SourceLocation(path: store.goldenPath(test.id))
    let warnings = golden.warnings.map { Diagnostic(.warning, at: place, $0) }
    let (expected, actual) = (golden.pixmap, picture.pixmap)
    guard !Self.isEqual(expected, actual) else {
      let hidden = golden.hiddenChanges(to: picture.list)
      var result = SnapshotResult(
        id: test.id, status: .passed,
        cause: hidden.isEmpty ? nil : "the drawing changed and no pixel did")
      result.difference = .none(of: actual.width * actual.height)
      result.changes = hidden
      return (Verdict(result: result), warnings)
    }
    let explanation = DifferenceExplanation(golden, picture, test)
    var result = SnapshotResult(
      id: test.id, status: explanation.difference == nil ? .sizeMismatch : .failed,
      cause: explanation.cause)
    result.difference = explanation.difference
    result.pixelCause = explanation.pixelCause
    result.hasOtherFonts = explanation.hasOtherFonts
    result.changes = explanation.changes
    result.unexplainedPixels = explanation.unexplained
    result.expectedPath = store.goldenPath(test.id)
    result.expectedHash = PixelHash(expected)
    result.differencePath = store.differencePath(test.id)
    return (try leaving(picture, test, result, expected: expected), warnings)
  }

  /// Whether a golden's pixels are those of a fresh render: what passing means.
  private static func isEqual(_ golden: Pixmap, _ fresh: Pixmap) -> Bool { golden == fresh }

  /// Adds the pending render, and a difference picture where there is something to compare with.
  private func leaving(
    _ picture: CellPicture, _ test: SnapshotCase, _ result: SnapshotResult,
    expected: Pixmap? = nil
  ) throws(PNGError) -> Verdict {
    var verdict = Verdict(result: result)
    let pending = store.pendingPath(test.id)
    verdict.result.actualPath = pending
    verdict.result.actualHash = PixelHash(picture.pixmap)
    verdict.files.append((pending, try Snapshot.encode(picture, for: test)))
    if let expected {
      let difference = DifferencePicture.draw(expected: expected, actual: picture.pixmap)
      let scale = test.request.options.environment.scale
      verdict.files.append(
        (
          store.differencePath(test.id),
          try PNGEncoder.encode(difference.straightImage(), scale: scale)
        ))
    }
    return verdict
  }
}
