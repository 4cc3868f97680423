import Glibc
import TesseraSource
import Testing

@testable import TesseraTheme

@Suite("Writing generated files")
struct GeneratedFileWriteTests {
  /// A folder of its own for a test.
  private func withFolder(_ body: (String) throws -> Void) throws {
    var template = Array("/tmp/tessera-XXXXXX".utf8CString)
    // Safe: the call changes the template in place and keeps its length.
    try #require(unsafe mkdtemp(&template) != nil)
    let path = String(decoding: template.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
    defer { remove(path) }
    try body(path)
  }

  private func remove(_ path: String) {
    for entry in (try? SourceFile.list(path)) ?? [] {
      remove(FilePath.join(path, entry.name))
    }
    try? SourceFile.remove(path)
  }

  private func text(_ path: String) throws -> String {
    String(decoding: try SourceFile.readText(path).bytes, as: UTF8.self)
  }

  private let files = [
    GeneratedFile(path: "a.txt", text: "a"), GeneratedFile(path: "x/y/b.txt", text: "b"),
  ]

  @Test("All files are written, folders are created")
  func all() throws {
    try withFolder { folder in
      let target = folder + "/new"
      #expect(files.existing(in: target) == [])
      try files.write(into: target)
      #expect(try text(target + "/a.txt") == "a")
      #expect(try text(target + "/x/y/b.txt") == "b")
      #expect(files.existing(in: target) == [target + "/a.txt", target + "/x/y/b.txt"])
    }
  }

  @Test("A file that is in the way is replaced only when that is allowed")
  func overwriting() throws {
    try withFolder { folder in
      try SourceFile.createDirectory(folder + "/x/y")
      try SourceFile.write(Array("old".utf8), to: folder + "/x/y/b.txt")
      let error = #expect(throws: ImportError.self) { try files.write(into: folder) }
      #expect(error?.diagnostic.code == "T0709")
      #expect(error?.diagnostic.location?.path == folder + "/x/y/b.txt")
      #expect(!SourceFile.exists(folder + "/a.txt"))
      #expect(try text(folder + "/x/y/b.txt") == "old")
      try files.write(into: folder, overwriting: true)
      #expect(try text(folder + "/x/y/b.txt") == "b")
    }
  }

  @Test("When one file cannot be written, all are as they were")
  func undo() throws {
    try withFolder { folder in
      try SourceFile.write(Array("old".utf8), to: folder + "/a.txt")
      // A file where a folder is needed.
      try SourceFile.write([], to: folder + "/x")
      let more = [GeneratedFile(path: "new/c.txt", text: "c")] + files
      #expect(throws: ImportError.self) { try more.write(into: folder, overwriting: true) }
      #expect(try text(folder + "/a.txt") == "old")
      #expect(try SourceFile.list(folder).map(\.name) == ["a.txt", "x"])
    }
  }
}
