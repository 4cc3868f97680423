import TesseraRaster
package import TesseraSource

// A bundle is a folder that can be sent to another machine:
//
//     shard.json     the shard, what it has in common with the others, what is wrong with manifests,
//                    and a hash of the results; written last, so that a shard that was ended has none
//     results.json   its results, in the form in which verify keeps them
//     pending/       its renders that differ or have no golden
//     difference/    its difference pictures
//
// So it is what verify leaves in `.tessera/`, with a head. One file for all was rejected: the pictures
// could then be looked at only after merging.

/// What one shard leaves behind.
package struct ShardBundle: Sendable {
  /// The folder.
  package let folder: String
  /// The shard.
  package let shard: Shard
  /// What it has in common with the others.
  package let run: ShardRun
  /// Goldens that no registered cell has: every shard knows them, and none reports them.
  package let orphans: [SnapshotID]
  /// A line for each theme whose goldens were not looked at.
  package let remarks: [String]
  /// What is wrong with manifests, with which the run has not passed; paths are seen from the folder of
  /// goldens.
  private let errors: [Diagnostic]
  /// A hash of the results.
  let results: String

  /// The version of the form of bundles.
  private static let format = 1
  /// The file that makes a folder a bundle.
  private static let headName = "shard.json"
  /// What a bundle can hold.
  private static let names: Set<String> = [
    headName, "results.json", "pending", "difference", "lock",
  ]

  /// The place of a shard's bundle where none was named.
  package static func folder(of shard: Shard, in store: SnapshotStore) -> String {
    FilePath.join(folder(in: store), "\(shard.index)-of-\(shard.count)")
  }

  /// The folder of the bundles that were given no place.
  package static func folder(in store: SnapshotStore) -> String {
    FilePath.join(store.workFolder, "shards")
  }

  /// Makes the folder of a bundle ready for a new one: from now on and until the end it is none.
  ///
  /// - Throws: ``ShardError`` for a folder of something else, and what the system refuses.
  package static func prepare(_ folder: String) throws(ShardError) {
    let foreign: String?
    do {
      foreign =
        SourceFile.exists(folder)
        ? try SourceFile.list(folder).map(\.name).first { !names.contains($0) } : nil
    } catch {
      throw .file(error)
    }
    if let foreign { throw .foreignFolder(path: folder, name: foreign) }
    do {
      try empty(folder)
    } catch {
      throw .file(error)
    }
  }

  /// Creates a folder, or takes out of it what an earlier shard left; the head first.
  private static func empty(_ folder: String) throws(SourceError) {
    try SourceFile.createDirectory(folder)
    for name in [headName, "results.json", "pending", "difference"] {
      try clear(FilePath.join(folder, name))
    }
  }

  /// Removes a file, or a folder with all that is in it; a link itself, and nothing of where it leads.
  private static func clear(_ path: String) throws(SourceError) {
    var folders: [String] = []
    var pending = [path]
    while let path = pending.popLast() {
      if SourceFile.isLink(path) {
        try SourceFile.remove(path)
      } else if SourceFile.isDirectory(path) {
        folders.append(path)
        pending += try SourceFile.list(path).map { FilePath.join(path, $0.name) }
      } else if SourceFile.exists(path) {
        try SourceFile.remove(path)
      }
    }
    for folder in folders.reversed() { try SourceFile.remove(folder) }
  }

  /// Writes results and then the head; the pictures are there already.
  ///
  /// - Parameters:
  ///   - results: The results of the shard.
  ///   - errors: What is wrong with manifests: merge then says so, and the run has not passed.
  ///   - shard: The shard.
  ///   - run: What it has in common with the others.
  ///   - orphans: Goldens that no registered cell has.
  ///   - remarks: A line for each theme whose goldens were not looked at.
  ///   - store: The goldens, with the bundle as the folder of what the run leaves.
  /// - Throws: ``ShardError`` for what the system refuses.
  package static func write(
    _ results: [SnapshotResult], errors: [Diagnostic], of shard: Shard, _ run: ShardRun,
    orphans: [SnapshotID], remarks: [String], to store: SnapshotStore
  ) throws(ShardError) {
    do {
      try SnapshotResults.write(results, in: store)
      let bytes = try SourceFile.read(
        store.resultsPath, limit: SnapshotStore.resultsLimit, what: "results")
      let head = JSONOutput.object(
        [("format", .integer(format)), ("shard", .integer(shard.index))] + run.members + [
          ("orphans", .array(orphans.map { .string($0.text) })),
          ("remarks", .array(remarks.map { .string($0) })),
          (
            "errors",
            .array(
              errors.map { error in
                error.renamingFiles { FilePath.relative($0, to: store.folder) }.json
              })
          ),
          ("results", .string(ShardRun.digest(of: bytes))),
        ])
      try store.write(
        Array((JSONWriter.pretty(head) + "\n").utf8),
        to: FilePath.join(store.workFolder, headName))
    } catch {
      throw .file(error)
    }
  }

  /// Reads the head of a bundle.
  ///
  /// - Throws: ``ShardError`` for a folder that is none, and a bundle that is damaged.
  package init(_ folder: String) throws(ShardError) {
    let path = FilePath.join(folder, Self.headName)
    let text: SourceText
    do throws(SourceError) {
      guard SourceFile.exists(folder) else { throw .notFound(path: folder) }
      text = try SourceFile.readText(path)
    } catch .notFound(let missing) where missing == path {
      throw .noBundle(path: folder)
    } catch {
      throw .file(error)
    }
    guard case .object(let head)? = JSONReader.read(text, profile: .json).root?.value,
      let format = head.integer("format")
    else { throw .damaged(path: path, cause: "it is not what verify wrote") }
    guard format == Self.format else { throw .otherFormat(path: path, format: format) }
    guard let index = head.integer("shard"), let run = ShardRun(json: head),
      let shard = Shard(index, of: run.shards),
      let orphans = head.list("orphans", \.string), let remarks = head.list("remarks", \.string),
      let errors = head.list("errors", Diagnostic.init(kept:)),
      let results = head.string("results"),
      orphans.allSatisfy({ SnapshotID(text: $0).isPath })
    else { throw .damaged(path: path, cause: "it is not what verify wrote") }
    self.folder = folder
    self.shard = shard
    self.run = run
    self.orphans = orphans.map(SnapshotID.init(text:))
    self.remarks = remarks
    self.errors = errors
    self.results = results
  }

  /// The bundle as the folder of what a run leaves behind.
  private var store: SnapshotStore { SnapshotStore(folder: folder, workFolder: folder) }

  /// What is wrong with the manifests of goldens, wherever the shard had these.
  func errors(in store: SnapshotStore) -> [Diagnostic] {
    errors.map { error in
      error.renamingFiles { FilePath.absolute($0, relativeTo: store.folder) }
    }
  }

  /// Reads the results.
  ///
  /// - Throws: ``ShardError`` where they are not those that the head belongs to.
  func readResults() throws(ShardError) -> [SnapshotResult] {
    let path = store.resultsPath
    let bytes: [UInt8]
    do {
      bytes = try SourceFile.read(path, limit: SnapshotStore.resultsLimit, what: "results")
    } catch {
      throw .damaged(path: path, cause: error.diagnostic.message)
    }
    guard ShardRun.digest(of: bytes) == results else {
      throw .damaged(path: path, cause: "these are not the results of this shard")
    }
    do throws(SnapshotError) {
      return try SnapshotResults.kept(in: store)
    } catch {
      throw .damaged(path: path, cause: error.diagnostic.message)
    }
  }

  /// The files of the pictures of a result.
  ///
  /// - Throws: ``ShardError`` for a picture that is missing or not the one that was drawn.
  func pictures(of result: SnapshotResult) throws(ShardError) -> Pictures? {
    guard let hash = result.actualHash else { return nil }
    let path = store.pendingPath(result.id)
    let pending: (snapshot: Snapshot, bytes: [UInt8])?
    do {
      pending = try store.pending(result.id)
    } catch {
      throw .damaged(path: path, cause: error.diagnostic.message)
    }
    guard let pending else { throw .damaged(path: path, cause: "the picture is missing") }
    guard PixelHash(pending.snapshot.pixmap) == hash else {
      throw .damaged(path: path, cause: "this is not the picture that the shard drew")
    }
    guard let difference = result.differencePath else {
      return Pictures(pending: pending.bytes, difference: nil)
    }
    do {
      let bytes = try SourceFile.read(difference, limit: 256 << 20, what: "picture")
      return Pictures(pending: pending.bytes, difference: bytes)
    } catch {
      throw .damaged(path: difference, cause: error.diagnostic.message)
    }
  }

  /// The pictures of a result, as files.
  struct Pictures {
    let pending: [UInt8]
    let difference: [UInt8]?
  }
}
