import TesseraSnapshots
import TesseraSource
import TesseraTestSupport
import Testing

@Suite("Snapshot store")
struct SnapshotStoreTests {
  @Test(
    "Snapshots lie beside the nearest project file upwards",
    arguments: [
      (["Package.swift"], "", ""), (["Package.swift"], "a/b", ""),
      (["Package.swift", "a/tessera.json5"], "a/b", "a"),
      (["tessera.json5", "a/Package.swift"], "a/b/c", "a"),
      (["a/b/Package.swift"], "a/b", "a/b"),
    ])
  func location(marks: [String], start: String, found: String) throws {
    let folder = try TemporaryFolder()
    for mark in marks { try folder.write(to: mark) }
    let directory = start.isEmpty ? folder.path : folder.file(start)
    try SourceFile.createDirectory(directory)
    let store = SnapshotStore.locate(from: directory, override: nil)
    let home = found.isEmpty ? folder.path : folder.file(found)
    #expect(store.folder == FilePath.join(home, "Snapshots"))
    #expect(store.workFolder == FilePath.join(home, ".tessera"))
    #expect(SnapshotStore.locate(from: directory, override: "") == store)
  }

  @Test("Without a project file they lie in the working directory")
  func noProject() throws {
    let folder = try TemporaryFolder()
    #expect(
      SnapshotStore.locate(from: folder.path, override: nil).folder == folder.file("Snapshots"))
  }

  @Test("A folder that was named is taken, relative to the working directory")
  func override() {
    #expect(SnapshotStore.locate(from: "/a/b", override: "../x/Goldens").folder == "/a/x/Goldens")
    #expect(
      SnapshotStore.locate(from: "/a/b", override: "../x/Goldens").workFolder == "/a/x/.tessera")
    #expect(SnapshotStore.locate(from: "/a/b", override: "/y").folder == "/y")
  }

  @Test("Files are named by ids")
  func paths() {
    let store = SnapshotStore(folder: "/a/Snapshots")
    let id = SnapshotID(text: "badge/acme/plain/normal@2x")
    #expect(store.goldenPath(id) == "/a/Snapshots/badge/acme/plain/normal@2x.png")
    #expect(store.pendingPath(id) == "/a/.tessera/pending/badge/acme/plain/normal@2x.png")
    #expect(store.differencePath(id) == "/a/.tessera/difference/badge/acme/plain/normal@2x.png")
    #expect(store.resultsPath == "/a/.tessera/results.json")
  }

  @Test("All pictures in the folder are listed, sorted, and nothing else")
  func storedIDs() throws {
    let goldens = try Goldens()
    #expect(try goldens.store.storedIDs() == [])
    for name in ["b/x/i/normal@2x.png", "a/x/i/normal.png", "b/manifest.tsv", "a/x/.tmp", "c.png"] {
      try goldens.folder.write(to: "Snapshots/\(name)")
    }
    let ids = try goldens.store.storedIDs().map(\.text)
    #expect(ids == ["a/x/i/normal", "b/x/i/normal@2x", "c"])
  }

  @Test("Links that lead back do not make the list longer", .timeLimit(.minutes(5)))
  func storedLoops() throws {
    let goldens = try Goldens()
    try goldens.folder.write(to: "Snapshots/a/x/i/normal.png")
    for name in ["b", "c"] { try System.link(goldens.folder.file("Snapshots/\(name)"), to: ".") }
    #expect(try goldens.store.storedIDs().map(\.text) == ["a/x/i/normal"])
  }

  @Test("A golden that is not there is nil, one that is no picture an error with its file")
  func golden() throws {
    let goldens = try Goldens()
    let id = SnapshotID(text: "a/b/c/normal")
    #expect(try goldens.store.golden(id)?.pixmap == nil)
    try goldens.folder.write(Array("no picture".utf8), to: "Snapshots/a/b/c/normal.png")
    let error = try #require(throws: SnapshotError.self) { try goldens.store.golden(id) }
    #expect(error.diagnostic.location?.path == goldens.store.goldenPath(id))
    #expect(error.diagnostic.message == "the file is not a PNG picture")
  }

  @Test("Leftovers are removed, and their absence is no fault")
  func leftovers() throws {
    let goldens = try Goldens()
    let id = SnapshotID(text: "a/b/c/normal")
    try goldens.store.removeLeftovers(id)
    try goldens.store.write([1], to: goldens.store.pendingPath(id))
    try goldens.store.write([1], to: goldens.store.differencePath(id))
    try goldens.store.removeLeftovers(id)
    #expect(try goldens.folder.files(in: ".tessera") == [])
  }
}
