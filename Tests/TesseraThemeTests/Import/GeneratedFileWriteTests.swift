import TesseraSource
import TesseraTestSupport
import Testing

@testable import TesseraTheme

@Suite("Writing generated files")
struct GeneratedFileWriteTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private let files = [
    GeneratedFile(path: "a.txt", text: "a"), GeneratedFile(path: "x/y/b.txt", text: "b"),
  ]

  @Test("All files are written, folders are created")
  func all() throws {
    let target = folder.file("new")
    #expect(files.existing(in: target) == [])
    try files.write(into: target)
    #expect(try folder.text("new/a.txt") == "a")
    #expect(try folder.text("new/x/y/b.txt") == "b")
    #expect(files.existing(in: target) == [target + "/a.txt", target + "/x/y/b.txt"])
  }

  @Test("A file that is in the way is replaced only when that is allowed")
  func overwriting() throws {
    try folder.write("old", to: "x/y/b.txt")
    let error = #expect(throws: ImportError.self) { try files.write(into: folder.path) }
    #expect(error?.diagnostic.code == "T0709")
    #expect(error?.diagnostic.location?.path == folder.file("x/y/b.txt"))
    #expect(try folder.files == ["x/y/b.txt"])
    #expect(try folder.text("x/y/b.txt") == "old")
    try files.write(into: folder.path, overwriting: true)
    #expect(try folder.text("x/y/b.txt") == "b")
  }

  @Test("When one file cannot be written, all are as they were")
  func undo() throws {
    try folder.write("old", to: "a.txt")
    // A file where a folder is needed.
    try folder.write(to: "x")
    let more = [GeneratedFile(path: "new/c.txt", text: "c")] + files
    #expect(throws: ImportError.self) { try more.write(into: folder.path, overwriting: true) }
    #expect(try folder.text("a.txt") == "old")
    #expect(try folder.names == ["a.txt", "x"])
  }
}
