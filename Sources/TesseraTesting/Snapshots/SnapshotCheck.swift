internal import Tessera
internal import TesseraSnapshots
internal import TesseraSource

/// Looks against their goldens, with what is to be written and what is to be said.
///
/// looks → results → goldens, as far as the mode lets them be written → a failure for each look that is
/// not what its golden was. Writing a golden is a failure too: a test that passes because it has just
/// written what it compares with has compared nothing.
struct SnapshotCheck {
  /// The goldens.
  let store: SnapshotStore
  /// Which of them may be written.
  let mode: RecordMode

  /// Creates the check of a test.
  ///
  /// - Throws: ``TestFailure`` where the environment asks for a mode that is none.
  init(in place: TestPlace) throws(TestFailure) {
    store = place.store
    mode = try RecordChoice.mode(trait: RecordChoice.trait, variables: place.variables)
  }

  /// Compares and records; one thread, because tests run side by side anyway.
  ///
  /// - Returns: Why the looks are not as their goldens; empty where they are.
  func failures(of cases: [SnapshotCase]) -> [TestFailure] {
    do {
      let (found, findings) = try SnapshotVerifier(store: store, threads: 1)
        .verify(cases, orphans: [])
      // Read now, because recording and the next run take the pictures away.
      var failures = found.filter { $0.status.isPending }.map { result in
        (id: result.id, lines: lines(of: result), attachments: attachments(of: result))
      }
      let changed = try record(cases)
      let accepted = changed.written + changed.relisted
      try keep(found, accepted: accepted)
      for id in changed.written where !failures.contains(where: { $0.id == id }) {
        failures.append((id, ["\(id): the golden's facts were not those of this render"], []))
      }
      let errors = findings.filter { $0.severity == .error }
      return (errors.isEmpty ? [] : [TestFailure(errors)])
        + failures.map { failure in
          let ending = ending(
            failure.id, isWritten: changed.written.contains(failure.id),
            isListed: changed.relisted.contains(failure.id))
          return TestFailure(failure.lines + ending, attachments: failure.attachments)
        }
    } catch let failure as SnapshotFailure {
      return [TestFailure(failure.diagnostics)]
    } catch let failure as TestFailure {
      return [failure]
    } catch {
      return [TestFailure(["\(error)"])]
    }
  }

  /// Writes the goldens that the mode is about.
  private func record(_ cases: [SnapshotCase]) throws(SnapshotFailure) -> ChangedGoldens {
    guard mode != .never else { return ChangedGoldens() }
    return try SnapshotRecorder(store: store, threads: 1).record(cases, mode: mode).changed
  }

  /// Tells later commands what was found; a golden that was written, or is listed now, has what was drawn.
  private func keep(_ found: [SnapshotResult], accepted: [SnapshotID]) throws(TestFailure) {
    let results = found.map { result in
      accepted.contains(result.id)
        ? SnapshotResult(id: result.id, status: .passed, cause: nil) : result
    }
    do {
      try SnapshotResults.update(results, in: store)
    } catch {
      throw TestFailure([error.diagnostic])
    }
  }

  /// What was found, as verify says it, and where the pictures are.
  private func lines(of result: SnapshotResult) -> [String] {
    var lines = ["\(result.id): \(result.cause ?? "")"]
    if let difference = result.difference, !result.hasOtherFonts {
      lines.append("  \(difference.text)")
    }
    if result.status == .failed { lines += result.changes.map { "  " + $0.text } }
    if let path = result.expectedPath { lines.append("  expected: \(path)") }
    if mode == .never || mode == .failed || result.status != .missing {
      if let path = result.actualPath { lines.append("  actual: \(path)") }
      if let path = result.differencePath { lines.append("  difference: \(path)") }
    }
    return lines
  }

  /// What to do next.
  private func ending(_ id: SnapshotID, isWritten: Bool, isListed: Bool) -> [String] {
    if isWritten {
      return ["  recorded \(store.goldenPath(id)); look at it and run the test again"]
    }
    if isListed { return ["  its manifest lists it now; run the test again"] }
    let isElsewhere =
      store != SnapshotStore.locate(from: FilePath.directory(of: store.folder), override: nil)
    let folder = isElsewhere ? "TESSERA_SNAPSHOT_DIR=\(ShellWord.quoted(store.folder)) " : ""
    return ["  to accept: \(folder)swift run tessera approve \(ShellWord.quoted(id.text))"]
  }

  /// The pictures of a result, as far as there are any.
  private func attachments(of result: SnapshotResult) -> [TestFailure.Attachment] {
    let files = [
      ("expected", result.expectedPath), ("actual", result.actualPath),
      ("difference", result.differencePath),
    ]
    return files.compactMap { name, path in
      // A golden that cannot be read is told by the result.
      guard let path, let bytes = try? SourceFile.read(path, limit: 64 << 20, what: "picture")
      else {
        return nil
      }
      let flat = result.id.text.replacing("/", with: ".")
      return TestFailure.Attachment(name: "\(flat).\(name).png", bytes: bytes)
    }
  }
}
