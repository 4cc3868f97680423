import TesseraSource
import TesseraTestSupport
import Testing

@Suite struct SourceFileDirectoryTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test("Entries are sorted by the bytes of their names, with what they lead to")
  func list() throws {
    for name in ["b", "B", "a10", "a2", ".hidden", "é", "z", "中"] {
      try SourceFile.write([], to: folder.file(name))
    }
    try SourceFile.createDirectory(folder.file("folder"))
    try System.makePipe(folder.file("pipe"))
    try System.link(folder.file("to-file"), to: "b")
    try System.link(folder.file("to-folder"), to: "folder")
    try System.link(folder.file("to-nothing"), to: "missing")
    #expect(
      try SourceFile.list(folder.path) == [
        DirectoryEntry(name: ".hidden", kind: .file), DirectoryEntry(name: "B", kind: .file),
        DirectoryEntry(name: "a10", kind: .file), DirectoryEntry(name: "a2", kind: .file),
        DirectoryEntry(name: "b", kind: .file), DirectoryEntry(name: "folder", kind: .directory),
        DirectoryEntry(name: "pipe", kind: .other), DirectoryEntry(name: "to-file", kind: .file),
        DirectoryEntry(name: "to-folder", kind: .directory),
        DirectoryEntry(name: "to-nothing", kind: .other), DirectoryEntry(name: "z", kind: .file),
        DirectoryEntry(name: "é", kind: .file), DirectoryEntry(name: "中", kind: .file),
      ])
  }

  @Test("An empty folder and one with a long name are listed")
  func listEdges() throws {
    #expect(try SourceFile.list(folder.path) == [])
    let name = String(repeating: "n", count: 255)
    try SourceFile.write([], to: folder.file(name))
    #expect(try folder.names == [name])
  }

  @Test("What cannot be listed has its own errors")
  func notListed() throws {
    let file = folder.file("file")
    try SourceFile.write([], to: file)
    for (path, expected) in [
      (folder.file("missing"), SourceError.notFound(path: folder.file("missing"))),
      (file, .notADirectory(path: file, found: "a file")),
      ("", .invalidPath(path: "")),
    ] {
      #expect(throws: expected) { try SourceFile.list(path) }
    }
  }

  @Test("A folder is created with those above it, and again without an error")
  func create() throws {
    for _ in 0..<2 {
      try SourceFile.createDirectory(folder.file("a/b/c/"))
      #expect(SourceFile.isDirectory(folder.file("a/b/c")))
    }
    try SourceFile.createDirectory(folder.path)
    try SourceFile.createDirectory("/")
    #expect(try System.mode(folder.file("a/b")) == System.masked(0o755))
  }

  @Test("A file in the way of a folder is an error")
  func fileInTheWay() throws {
    let file = folder.file("file")
    try SourceFile.write([1], to: file)
    for path in [file, file + "/", file + "/a", file + "/a/b"] {
      let error = #expect(throws: SourceError.self) { try SourceFile.createDirectory(path) }
      #expect(error == .notADirectory(path: file, found: "a file"))
    }
    #expect(throws: SourceError.invalidPath(path: "")) { try SourceFile.createDirectory("") }
  }

  @Test("Several may create the same folders at once")
  func concurrentCreation() async throws {
    let path = folder.file("a/b/c/d/e")
    try await withThrowingTaskGroup(of: Void.self) { group in
      for _ in 0..<8 { group.addTask { try SourceFile.createDirectory(path) } }
      try await group.waitForAll()
    }
    #expect(SourceFile.isDirectory(path))
  }

  @Test("Files, links and empty folders are removed, and nothing else")
  func remove() throws {
    try SourceFile.write([], to: folder.file("file"))
    try SourceFile.createDirectory(folder.file("empty"))
    try SourceFile.createDirectory(folder.file("full/inner"))
    try System.link(folder.file("link"), to: "full")
    for name in ["file", "empty", "link"] { try SourceFile.remove(folder.file(name)) }
    #expect(try folder.names == ["full"])
    let missing = folder.file("file")
    #expect(throws: SourceError.notFound(path: missing)) { try SourceFile.remove(missing) }
    let full = folder.file("full")
    #expect(throws: SourceError.writeFailed(path: full, reason: "Directory not empty")) {
      try SourceFile.remove(full)
    }
    #expect(throws: SourceError.invalidPath(path: "")) { try SourceFile.remove("") }
  }
}
