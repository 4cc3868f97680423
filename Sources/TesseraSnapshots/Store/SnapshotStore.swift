import TesseraPNG
package import TesseraSource

/// The folder of goldens, and the folder beside it for what runs leave behind.
///
/// `Snapshots/` lies beside the nearest `tessera.json5` or `Package.swift` upwards from the working
/// directory, else in it. Pending renders, difference pictures and last results go to `.tessera/`
/// beside it, which git ignores.
package struct SnapshotStore: Hashable, Sendable {
  /// The folder of goldens.
  package let folder: String
  /// The folder of pending renders and results.
  package let workFolder: String

  /// Largest file of a golden, in bytes.
  static let fileLimit = 64 << 20
  /// Largest file of results, in bytes: a snapshot of which much has changed takes about eight thousand.
  static let resultsLimit = 512 << 20

  /// Creates a store in a folder.
  package init(folder: String) {
    self.init(
      folder: folder, workFolder: FilePath.join(FilePath.directory(of: folder), ".tessera"))
  }

  /// Creates a store whose pending renders and results go to a folder of their own.
  package init(folder: String, workFolder: String) {
    self.folder = folder
    self.workFolder = workFolder
  }

  /// Finds the store of a working directory.
  ///
  /// - Parameters:
  ///   - directory: Where to begin, as an absolute path.
  ///   - override: The folder to take instead (`TESSERA_SNAPSHOT_DIR`).
  /// - Returns: The store; its folder may not exist yet.
  package static func locate(from directory: String, override: String?) -> SnapshotStore {
    if let override, !override.isEmpty {
      return SnapshotStore(folder: FilePath.absolute(override, relativeTo: directory))
    }
    return SnapshotStore(folder: FilePath.join(project(around: directory), "Snapshots"))
  }

  /// The folder of the project that a folder is in: the nearest upwards with a `tessera.json5` or a
  /// `Package.swift`, else the folder itself.
  package static func project(around directory: String) -> String {
    var candidate = directory
    while true {
      let marks = ["tessera.json5", "Package.swift"]
      if marks.contains(where: { SourceFile.exists(FilePath.join(candidate, $0)) }) {
        return candidate
      }
      let parent = FilePath.directory(of: candidate)
      guard parent != candidate else { return directory }
      candidate = parent
    }
  }

  /// The file of a golden.
  package func goldenPath(_ id: SnapshotID) -> String { Self.path(folder, id) }

  /// The file of a render that differs from its golden or has none.
  package func pendingPath(_ id: SnapshotID) -> String {
    Self.path(FilePath.join(workFolder, "pending"), id)
  }

  /// The file of a difference picture.
  package func differencePath(_ id: SnapshotID) -> String {
    Self.path(FilePath.join(workFolder, "difference"), id)
  }

  /// The file of the last results.
  package var resultsPath: String { FilePath.join(workFolder, "results.json") }

  /// The path of a picture below a folder.
  private static func path(_ folder: String, _ id: SnapshotID) -> String {
    FilePath.join(folder, id.text + ".png")
  }

  /// The names of all goldens that have a picture in the folder, or a line in a manifest, sorted.
  ///
  /// - Throws: `SourceError` for a folder that cannot be read.
  package func storedIDs() throws(SourceError) -> [SnapshotID] {
    Set(try pictureIDs(in: "") + listedIDs()).sorted()
  }

  /// The names of all goldens that have a picture, sorted.
  ///
  /// - Parameter inner: The folder inside to look in; the whole where it is empty.
  /// - Returns: The names.
  /// - Throws: `SourceError` for a folder that cannot be read.
  func pictureIDs(in inner: String) throws(SourceError) -> [SnapshotID] {
    guard SourceFile.exists(FilePath.join(folder, inner)) else { return [] }
    let walk = DirectoryWalk()
    var ids: [SnapshotID] = []
    var pending = [inner]
    while let inner = pending.popLast() {
      for entry in try walk.list(inner.isEmpty ? folder : FilePath.join(folder, inner)) {
        let name = inner.isEmpty ? entry.name : FilePath.join(inner, entry.name)
        if entry.kind == .directory {
          pending.append(name)
        } else if name.hasSuffix(".png") {
          ids.append(SnapshotID(text: String(name.dropLast(4))))
        }
      }
    }
    return ids.sorted()
  }

  /// Whether a golden's file is as large a picture as its line says, and whole at both ends; what lies
  /// between is not looked at.
  func isPlausible(_ id: SnapshotID, _ line: ManifestLine) -> Bool {
    // Whatever keeps it from being read is told by whoever then reads all of it.
    guard
      let (head, tail) = try? SourceFile.ends(
        of: goldenPath(id), head: PNGEnds.headCount, tail: PNGEnds.tailCount),
      let ends = PNGEnds(head: head, tail: tail)
    else { return false }
    return ends.width == line.width && ends.height == line.height
  }

  /// Reads a golden; nil where there is none.
  ///
  /// - Throws: ``SnapshotError/unreadable(_:_:)``.
  package func golden(_ id: SnapshotID) throws(SnapshotError) -> Snapshot? {
    try read(goldenPath(id), of: id, what: "golden")?.snapshot
  }

  /// Reads the render that was left for a snapshot, and the bytes of its file; nil where there is none.
  ///
  /// - Throws: ``SnapshotError/unreadable(_:_:)``.
  func pending(
    _ id: SnapshotID
  ) throws(SnapshotError) -> (snapshot: Snapshot, bytes: [UInt8])? {
    try read(pendingPath(id), of: id, what: "render")
  }

  /// Reads a picture's file, which is a `what`.
  private func read(
    _ path: String, of id: SnapshotID, what: String
  ) throws(SnapshotError) -> (snapshot: Snapshot, bytes: [UInt8])? {
    let bytes: [UInt8]
    do {
      bytes = try SourceFile.read(path, limit: Self.fileLimit, what: what)
    } catch .notFound {
      return nil
    } catch {
      throw .unreadable(id, error.diagnostic)
    }
    do {
      return (Snapshot(try PNGDecoder.decode(bytes, path: path, mustBeWhole: true)), bytes)
    } catch {
      throw .unreadable(id, error.diagnostic)
    }
  }

  /// Writes a picture with its folder.
  ///
  /// - Throws: `SourceError`.
  package func write(_ bytes: [UInt8], to path: String) throws(SourceError) {
    try SourceFile.createDirectory(FilePath.directory(of: path))
    try SourceFile.write(bytes, to: path)
  }

  /// Removes what earlier runs left for a snapshot; another run may have been quicker.
  ///
  /// - Throws: `SourceError`.
  package func removeLeftovers(_ id: SnapshotID) throws(SourceError) {
    for path in [pendingPath(id), differencePath(id)] {
      do {
        try SourceFile.remove(path)
      } catch .notFound {
        continue
      }
    }
  }

  /// Removes a golden and the folders that become empty; false where another run was quicker.
  ///
  /// - Throws: `SourceError`.
  func removeGolden(_ id: SnapshotID) throws(SourceError) -> Bool {
    let path = goldenPath(id)
    do {
      try SourceFile.remove(path)
    } catch .notFound {
      return false
    }
    try removeEmptyFolders(from: FilePath.directory(of: path))
    return true
  }

  /// Gives a golden another name; false where another run was quicker.
  ///
  /// - Throws: `SourceError`.
  func moveGolden(_ id: SnapshotID, to newID: SnapshotID) throws(SourceError) -> Bool {
    let (path, newPath) = (goldenPath(id), goldenPath(newID))
    try SourceFile.createDirectory(FilePath.directory(of: newPath))
    do {
      try SourceFile.move(path, to: newPath)
    } catch .notFound {
      return false
    }
    try removeEmptyFolders(from: FilePath.directory(of: path))
    return true
  }

  /// Removes a folder of goldens, and those above it, where nothing is in them.
  ///
  /// - Throws: `SourceError`.
  func removeEmptyFolders(from path: String) throws(SourceError) {
    var parent = path
    while parent != folder, try SourceFile.list(parent).isEmpty {
      try SourceFile.remove(parent)
      parent = FilePath.directory(of: parent)
    }
  }

  /// Does something in the folder of results that no other run does at the same time.
  ///
  /// - Throws: `SourceError` where the folder or its lock cannot be had, and what `body` throws.
  func withLock<Result>(
    _ body: () throws(SourceError) -> Result
  ) throws(SourceError) -> Result {
    try SourceFile.createDirectory(workFolder)
    let lock = try FileLock(path: FilePath.join(workFolder, "lock"))
    let result = try body()
    _ = consume lock
    return result
  }

  /// Does something with goldens that no other run does at the same time.
  ///
  /// - Throws: ``SnapshotFailure`` where the lock cannot be had, and what `body` throws.
  func exclusively<Result>(
    _ body: () throws(SnapshotFailure) -> Result
  ) throws(SnapshotFailure) -> Result {
    let outcome: Swift.Result<Result, SnapshotFailure>
    do {
      outcome = try withLock { () throws(SourceError) in
        do throws(SnapshotFailure) {
          return .success(try body())
        } catch {
          return .failure(error)
        }
      }
    } catch {
      throw SnapshotFailure(error)
    }
    return try outcome.get()
  }
}
