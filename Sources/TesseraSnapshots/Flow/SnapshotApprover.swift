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
  /// - Returns: The names of the goldens that were written.
  /// - Throws: ``SnapshotFailure`` with every refusal.
  package func approve(_ results: [KeptResult]) throws(SnapshotFailure) -> [SnapshotID] {
    let outcome: Result<[SnapshotID], SnapshotFailure>
    do {
      outcome = try store.withLock { () throws(SourceError) in
        let (renders, errors) = check(results)
        guard errors.isEmpty else { return .failure(SnapshotFailure(errors)) }
        for render in renders {
          try store.write(render.bytes, to: store.goldenPath(render.id))
          try store.removeLeftovers(render.id)
        }
        return .success(renders.map(\.id).sorted())
      }
    } catch {
      throw SnapshotFailure(error)
    }
    return try outcome.get()
  }

  /// A golden to be written.
  private struct Render {
    let id: SnapshotID
    let bytes: [UInt8]
  }

  /// Reads all renders, and says which are refused.
  private func check(_ results: [KeptResult]) -> (renders: [Render], errors: [Diagnostic]) {
    var renders: [Render] = []
    var errors: [Diagnostic] = []
    for result in results {
      do {
        if let bytes = try bytes(of: result) { renders.append(Render(id: result.id, bytes: bytes)) }
      } catch {
        errors.append(error.diagnostic)
      }
    }
    return (renders, errors)
  }

  /// The file of a render; nil where the golden is that already.
  private func bytes(of result: KeptResult) throws(SnapshotError) -> [UInt8]? {
    let golden = try goldenHash(of: result)
    guard let render = try store.pending(result.id) else {
      if let golden, golden == result.actualHash { return nil }
      throw .notPending(path: store.pendingPath(result.id))
    }
    guard PixelHash(render.snapshot.pixmap) == result.actualHash else {
      throw .changedPending(path: store.pendingPath(result.id))
    }
    guard golden == result.expectedHash else {
      throw .changedGolden(path: store.goldenPath(result.id))
    }
    return render.bytes
  }

  /// The golden's pixels; nil where there is none, and where it cannot be read and could not be before.
  private func goldenHash(of result: KeptResult) throws(SnapshotError) -> PixelHash? {
    do {
      return try store.golden(result.id).map { PixelHash($0.pixmap) }
    } catch {
      if result.status == .unreadable { return nil }
      throw error
    }
  }
}
