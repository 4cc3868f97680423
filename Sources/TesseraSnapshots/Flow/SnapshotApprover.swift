import TesseraSource

/// The renders that a verify left → goldens, without drawing anything.
///
/// A render is taken only where it is what that verify left, and where the golden is still what it was
/// compared with: so nobody approves what they have not seen. Whether a file is newer than another was
/// rejected as a sign, because checking out a branch makes old goldens new.
package struct SnapshotApprover: Sendable {
  /// The goldens, and what was left beside them.
  package let store: SnapshotStore

  /// Creates an approver.
  package init(store: SnapshotStore) {
    self.store = store
  }

  /// Makes goldens of renders; all of them, or none where one is refused.
  ///
  /// What has been approved before is left as it is.
  ///
  /// - Parameter results: What the last verify found missing or different.
  /// - Returns: What was changed.
  /// - Throws: ``SnapshotFailure`` with every refusal.
  package func approve(
    _ results: [SnapshotResult]
  ) throws(SnapshotFailure) -> ChangedGoldens {
    try store.exclusively { () throws(SnapshotFailure) in
      try GoldenChanges(store: store, threads: 1).apply(try changes(results))
    }
  }

  /// Reads all renders.
  ///
  /// - Throws: ``SnapshotFailure`` with all that are refused.
  private func changes(_ results: [SnapshotResult]) throws(SnapshotFailure) -> [GoldenChange] {
    var changes: [GoldenChange] = []
    var errors: [Diagnostic] = []
    for result in results {
      do {
        if let change = try change(result) { changes.append(change) }
      } catch {
        errors.append(error.diagnostic)
      }
    }
    guard errors.isEmpty else { throw SnapshotFailure(errors) }
    return changes
  }

  /// What becomes of a golden; nil where it was approved before.
  private func change(_ result: SnapshotResult) throws(SnapshotError) -> GoldenChange? {
    let golden = try goldenLine(of: result)
    guard let render = try store.pending(result.id) else {
      if let golden, golden.hash == result.actualHash { return nil }
      throw .notPending(path: store.pendingPath(result.id))
    }
    let line = ManifestLine(result.id, render.snapshot.pixmap)
    guard line.hash == result.actualHash else {
      throw .changedPending(path: store.pendingPath(result.id))
    }
    guard golden?.hash == result.expectedHash else {
      throw .changedGolden(path: store.goldenPath(result.id))
    }
    // The very picture may be there with a line that is not its own.
    if let golden, golden.hash == line.hash {
      return GoldenChange(id: result.id, action: .keep(line))
    }
    if golden == nil, let from = result.renamedFrom {
      return GoldenChange(
        id: result.id, action: .move(from: from, render.bytes, line, isRenewed: false))
    }
    return GoldenChange(id: result.id, action: .write(render.bytes, line))
  }

  /// The golden's pixels; nil where there is none, and where it cannot be read and could not be before.
  private func goldenLine(of result: SnapshotResult) throws(SnapshotError) -> ManifestLine? {
    do {
      return try store.line(result.id)
    } catch {
      if result.status == .unreadable { return nil }
      throw error
    }
  }
}
