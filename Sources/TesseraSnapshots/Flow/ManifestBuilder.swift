package import TesseraSheets
package import TesseraSource

/// Goldens' pictures → manifests, whatever the manifests say now.
///
/// Only tolerances are taken from the old ones, which no picture knows.
package struct ManifestBuilder: Sendable {
  /// The goldens.
  package let store: SnapshotStore
  /// How many threads read pictures.
  package let threads: Int
  /// Told how far reading has got.
  package let progress: ProgressHandler?

  /// Creates a builder.
  package init(store: SnapshotStore, threads: Int, progress: ProgressHandler? = nil) {
    self.store = store
    self.threads = threads
    self.progress = progress
  }

  /// Makes the manifests of all cells.
  ///
  /// - Returns: The files that were written or removed, and a warning for each tolerance that was lost.
  /// - Throws: ``SnapshotFailure`` for a picture that cannot be read, and for a tolerance that cannot be
  ///   kept because it is written wrongly; then nothing is written.
  package func build() throws(SnapshotFailure) -> (files: [String], warnings: [Diagnostic]) {
    try store.exclusively { () throws(SnapshotFailure) in
      do throws(SourceError) {
        return try build(cells: try store.storedCells())
      } catch {
        throw SnapshotFailure(error)
      }
    }.get()
  }

  private func build(
    cells: [String]
  ) throws(SourceError) -> Result<(files: [String], warnings: [Diagnostic]), SnapshotFailure> {
    var ids: [SnapshotID] = []
    for cell in cells { ids += try store.pictureIDs(in: cell).filter(\.isListable) }
    var errors: [Diagnostic] = []
    var manifests = Dictionary(uniqueKeysWithValues: cells.map { ($0, Manifest()) })
    for outcome in ids.parallelMap(threads: threads, progress: progress, line) {
      switch outcome {
      case .success(let line): manifests[line.id.cell ?? ""]?[line.id] = line
      case .failure(let error): errors.append(error.diagnostic)
      }
    }
    var warnings: [Diagnostic] = []
    for cell in cells {
      guard let reader = try store.manifestReader(ofCell: cell) else { continue }
      var lost: [SourceLocation] = []
      for line in reader.manifest.lines where line.tolerance != nil {
        if let new = manifests[cell]?[line.id] {
          manifests[cell]?[line.id] = new.tolerating(line.tolerance)
        } else if let place = reader.location(of: line.id) {
          lost.append(place)
        }
      }
      let unkept = reader.found.filter(\.isAboutTolerance)
      errors += unkept.map(\.diagnostic)
      if unkept.isEmpty { lost += reader.lostTolerances }
      warnings += lost.map {
        Diagnostic(
          .warning, at: $0, "the tolerance in this line is lost",
          help: "write it behind the golden's line again, where there is one")
      }
    }
    guard errors.isEmpty else { return .failure(SnapshotFailure(errors)) }
    var files: [String] = []
    for (cell, manifest) in manifests.sorted(by: { $0.key < $1.key }) {
      let isChanged = try store.write(manifest, ofCell: cell)
      if isChanged { files.append(store.manifestPath(ofCell: cell)) }
    }
    return .success((files, warnings))
  }

  /// The line of a golden that has a picture.
  private func line(_ id: SnapshotID) -> Result<ManifestLine, SnapshotError> {
    do {
      // Nobody else removes pictures meanwhile.
      guard let line = try store.line(id) else {
        let error = SourceError.notFound(path: store.goldenPath(id))
        return .failure(.unreadable(id, error.diagnostic))
      }
      return .success(line)
    } catch {
      return .failure(error)
    }
  }
}
