import TesseraSource
import TesseraTestSupport
import Testing

@Suite("DirectoryWalk")
struct DirectoryWalkTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// The paths of all folders that a walk comes to, from the given one, which is empty.
  private func folders(_ walk: DirectoryWalk = DirectoryWalk()) throws -> [String] {
    var found: [String] = []
    var pending = [""]
    while let inner = pending.popLast() {
      found.append(inner)
      let path = inner.isEmpty ? folder.path : folder.file(inner)
      for entry in try walk.list(path) where entry.kind == .directory {
        pending.append(FilePath.join(inner, entry.name))
      }
    }
    return found.sorted()
  }

  @Test("links that lead back or above are not followed, so that every walk ends")
  func loops() throws {
    try folder.write("", to: "inner/deep/file")
    for name in ["a", "b", "inner/deep/c", "inner/deep/d"] {
      try System.link(folder.file(name), to: folder.path)
    }
    try System.link(folder.file("inner/up"), to: "..")
    #expect(try folders() == ["", "inner", "inner/deep"])
  }

  @Test("a folder that links make 2 to the 20 paths to is listed once")
  func ladder() throws {
    for step in 0..<20 {
      try SourceFile.createDirectory(folder.file("\(step)"))
      for name in ["a", "b"] {
        try System.link(folder.file("\(step)/\(name)"), to: "../\((step + 1) % 20)")
      }
    }
    #expect(try folders() == [""] + (0..<20).map(String.init).sorted())
  }

  @Test("a link to a folder elsewhere is followed, one beside its destination gives way to it")
  func shared() throws {
    let other = try TemporaryFolder()
    try other.write("", to: "file")
    try System.link(folder.file("shared"), to: other.path)
    try SourceFile.createDirectory(folder.file("own"))
    try System.link(folder.file("alias"), to: "own")
    #expect(try folders() == ["", "own", "shared"])
  }

  @Test("files come as often as they are there, and what cannot be listed has its error")
  func files() throws {
    try folder.write("", to: "a")
    try System.link(folder.file("b"), to: "a")
    let walk = DirectoryWalk()
    #expect(try walk.list(folder.path).map(\.name) == ["a", "b"])
    #expect(throws: SourceError.notFound(path: folder.file("c"))) {
      try walk.list(folder.file("c"))
    }
  }
}
