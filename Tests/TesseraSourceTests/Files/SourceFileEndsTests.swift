import TesseraSource
import TesseraTestSupport
import Testing

@Suite struct SourceFileEndsTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test("Both ends of a file are read, and no more than there is")
  func ends() throws {
    let path = try folder.write("abcdef", to: "a")
    let (head, tail) = try SourceFile.ends(of: path, head: 2, tail: 3)
    #expect(head == Array("ab".utf8) && tail == Array("def".utf8))
    let (all, rest) = try SourceFile.ends(of: path, head: 9, tail: 9)
    #expect(all == Array("abcdef".utf8) && rest == all)
    let (first, last) = try SourceFile.ends(of: try folder.write("", to: "b"), head: 1, tail: 1)
    #expect(first == [] && last == [])
  }

  @Test("What is no file, or not there, is told")
  func none() throws {
    #expect(throws: SourceError.notFound(path: folder.file("x"))) {
      try SourceFile.ends(of: folder.file("x"), head: 1, tail: 1)
    }
    #expect(throws: SourceError.notAFile(path: folder.path, found: "a folder")) {
      try SourceFile.ends(of: folder.path, head: 1, tail: 1)
    }
  }

  @Test("Moving gives a file its new name and replaces what had that; a missing one is told")
  func move() throws {
    let path = try folder.write("new", to: "a")
    try folder.write("old", to: "b")
    try SourceFile.move(path, to: folder.file("b"))
    #expect(try folder.files == ["b"])
    #expect(try folder.text("b") == "new")
    #expect(throws: SourceError.notFound(path: path)) {
      try SourceFile.move(path, to: folder.file("b"))
    }
  }
}
