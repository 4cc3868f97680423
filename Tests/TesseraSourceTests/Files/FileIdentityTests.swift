import TesseraSource
import TesseraTestSupport
import Testing

@Suite("FileIdentity")
struct FileIdentityTests {
  @Test("all paths and links of a file are one, a file of the same content is another")
  func identity() throws {
    let folder = try TemporaryFolder()
    try folder.write("x", to: "a/file")
    try folder.write("x", to: "a/other")
    try System.link(folder.file("link"), to: "a/file")
    let file = try #require(FileIdentity(path: folder.file("a/file")))
    #expect(FileIdentity(path: folder.file("link")) == file)
    #expect(FileIdentity(path: folder.file("a/../a//file")) == file)
    #expect(FileIdentity(path: folder.file("a/other")) != file)
    #expect(FileIdentity(path: folder.file("a")) != file)
  }

  @Test("what is not there has none", arguments: ["", "missing", "a\0b"])
  func nothing(path: String) {
    #expect(FileIdentity(path: path) == nil)
  }
}
