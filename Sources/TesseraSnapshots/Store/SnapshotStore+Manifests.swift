import TesseraSource

/// The manifests in the folder of goldens.
extension SnapshotStore {
  /// The name of a manifest in a cell's folder.
  private static let manifestName = "manifest.tsv"

  /// The file of a cell's manifest.
  func manifestPath(ofCell cell: String) -> String {
    FilePath.join(FilePath.join(folder, cell), Self.manifestName)
  }

  /// Reads a cell's manifest as far as it can be read; nil where there is none.
  ///
  /// - Returns: The manifest, and what is wrong with it.
  func manifest(ofCell cell: String) -> (manifest: Manifest, errors: [Diagnostic])? {
    do {
      let reader = try manifestReader(ofCell: cell)
      return reader.map { ($0.manifest, $0.errors.map(\.diagnostic)) }
    } catch {
      return (Manifest(), [error.diagnostic])
    }
  }

  /// Reads a cell's manifest, to the last thing that is wrong with it; nil where there is none.
  ///
  /// - Throws: `SourceError` for a file that cannot be read or is no text.
  func manifestReader(ofCell cell: String) throws(SourceError) -> ManifestReader? {
    let text: SourceText
    do {
      text = try SourceFile.readText(manifestPath(ofCell: cell))
    } catch .notFound {
      return nil
    }
    return try ManifestReader(text, cell: cell)
  }

  /// Writes a cell's manifest, or removes one without lines; whole or not at all.
  ///
  /// - Returns: Whether that changed anything.
  /// - Throws: `SourceError`.
  func write(_ manifest: Manifest, ofCell cell: String) throws(SourceError) -> Bool {
    let path = manifestPath(ofCell: cell)
    let bytes = Array(manifest.text.utf8)
    let old: [UInt8]?
    do {
      old = try SourceFile.read(path, limit: SourceLimits.textFile, what: "manifest")
    } catch .notFound {
      old = nil
    }
    guard bytes != old ?? [] else { return false }
    if manifest.isEmpty {
      try SourceFile.remove(path)
      try removeEmptyFolders(from: FilePath.directory(of: path))
    } else {
      try write(bytes, to: path)
    }
    return true
  }

  /// The cells that have a folder of goldens, sorted.
  ///
  /// - Throws: `SourceError` for a folder that cannot be read.
  func storedCells() throws(SourceError) -> [String] {
    guard SourceFile.exists(folder) else { return [] }
    return try SourceFile.list(folder).filter { $0.kind == .directory }.map(\.name)
  }

  /// The goldens that the manifests of all cells list, whether they have pictures or not; what is wrong
  /// with a manifest is told by whoever needs it.
  func listedIDs() throws(SourceError) -> [SnapshotID] {
    try storedCells().flatMap { manifest(ofCell: $0)?.manifest.lines.map(\.id) ?? [] }
  }

  /// The line of a golden's picture; nil where there is none.
  ///
  /// - Throws: ``SnapshotError/unreadable(_:_:)``.
  func line(_ id: SnapshotID) throws(SnapshotError) -> ManifestLine? {
    try golden(id).map { ManifestLine(id, $0.pixmap) }
  }
}
