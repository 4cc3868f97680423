import TesseraSheets
import TesseraSource

/// Changes of goldens → their files and the manifests' lines, by one process at a time.
///
/// Cell by cell the pictures come first and the manifest last, each whole or not at all. So what a process
/// leaves that is ended in between is a picture that its line does not describe, which verifying tells
/// and recording cures; the other way round a line would vouch for a picture that is not there yet. A
/// journal of what is to be done was rejected: who tells and cures needs none.
struct GoldenChanges {
  /// The goldens.
  let store: SnapshotStore
  /// How many threads read the pictures of a cell that has no manifest yet.
  let threads: Int

  /// Does all that is to be done; must run where no other process does.
  ///
  /// - Throws: ``SnapshotFailure``: for a manifest that cannot be read before anything is written; for a
  ///   file that cannot be written after the lines of what has been written.
  func apply(_ changes: [GoldenChange]) throws(SnapshotFailure) -> ChangedGoldens {
    var manifests: [String: Manifest] = [:]
    var newCells: Set<String> = []
    var errors: [Diagnostic] = []
    for cell in Set(changes.flatMap(\.ids).compactMap(\.cell)).sorted() {
      if let (manifest, found) = store.manifest(ofCell: cell) {
        manifests[cell] = manifest
        errors += found
      } else {
        manifests[cell] = try newManifest(ofCell: cell)
        newCells.insert(cell)
      }
    }
    guard errors.isEmpty else { throw SnapshotFailure(errors) }

    var done = ChangedGoldens()
    for (_, changes) in Dictionary(grouping: changes, by: \.id.cell).sorted(by: {
      ($0.key ?? "") < ($1.key ?? "")
    }) {
      var failure: SourceError?
      do throws(SourceError) {
        for change in changes { try apply(change, &manifests, &done) }
      } catch {
        failure = error
      }
      do throws(SourceError) {
        for cell in Set(changes.flatMap(\.ids).compactMap(\.cell)).sorted() {
          if let manifest = manifests[cell] { _ = try store.write(manifest, ofCell: cell) }
        }
      } catch {
        failure = failure ?? error
      }
      if let failure { throw SnapshotFailure(failure) }
    }
    // What a manifest that was made anew has without further changes is listed by it for the first time.
    done.relisted += changes.filter { change in
      guard case .keep = change.action, let cell = change.id.cell else { return false }
      return newCells.contains(cell) && manifests[cell]?[change.id] != nil
    }.map(\.id)
    done.sort()
    return done
  }

  /// Changes one golden and its line, which is not written yet.
  private func apply(
    _ change: GoldenChange, _ manifests: inout [String: Manifest], _ done: inout ChangedGoldens
  ) throws(SourceError) {
    let id = change.id
    let cell = id.cell ?? ""
    let old = manifests[cell]?[id]
    switch change.action {
    case .keep(let line):
      // Another process may have replaced the picture since it was looked at; of one that cannot be read
      // any more verifying tells.
      if old.map({ $0.describes(line) }) != true, let golden = try? store.golden(id) {
        manifests[cell]?[id] = ManifestLine(id, golden.pixmap, tolerance: old?.tolerance)
        done.relisted.append(id)
      }
    case .write(let bytes, let line):
      try store.write(bytes, to: store.goldenPath(id))
      manifests[cell]?[id] = line.tolerating(old?.tolerance)
      done.written.append(id)
    case .move(let from, let bytes, let line, let isRenewed):
      let fromCell = from.cell ?? ""
      let tolerance = manifests[fromCell]?[from]?.tolerance
      let isMoved = isMovable(from, line) ? try store.moveGolden(from, to: id) : false
      if !isMoved || isRenewed { try store.write(bytes, to: store.goldenPath(id)) }
      manifests[cell]?[id] = line.tolerating(tolerance)
      done.written.append(id)
      if isMoved { done.moved.append(SnapshotMove(from: from, to: id)) }
      if !SourceFile.exists(store.goldenPath(from)) {
        manifests[fromCell]?[from] = nil
        try store.removeLeftovers(from)
      }
    case .remove:
      if try store.removeGolden(id) || old != nil { done.removed.append(id) }
      manifests[cell]?[id] = nil
    }
    try store.removeLeftovers(id)
  }

  /// Whether a golden without a case is still the picture that another is to become, and one that a
  /// catalogue had: what somebody else put there is not taken away.
  private func isMovable(_ id: SnapshotID, _ line: ManifestLine) -> Bool {
    guard let golden = try? store.golden(id) else { return false }
    return golden.isOfCatalogue && PixelHash(golden.pixmap) == line.hash
  }

  /// The manifest of a cell that has none, of the pictures that are there; those that cannot be read have
  /// no line, and verifying says why.
  private func newManifest(ofCell cell: String) throws(SnapshotFailure) -> Manifest {
    let ids: [SnapshotID]
    do {
      ids = try store.pictureIDs(in: cell).filter(\.isListable)
    } catch {
      throw SnapshotFailure(error)
    }
    var manifest = Manifest()
    for line in ids.parallelMap(threads: threads, { try? store.line($0) }) {
      if let line { manifest[line.id] = line }
    }
    return manifest
  }
}
