import TesseraSnapshots
import TesseraSource
import TesseraTestSupport
import Testing

@Suite("Shard bundle")
struct ShardBundleTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test("Making a folder ready empties it, and removes no file that a link in it leads to")
  func links() throws {
    try folder.write("precious", to: "home/a/letter")
    let bundle = folder.file("bundle")
    try folder.write("old", to: "bundle/shard.json")
    try folder.write("old", to: "bundle/difference/badge/normal.png")
    try System.link(folder.file("bundle/pending"), to: folder.file("home"))
    try System.link(folder.file("bundle/difference/badge/more"), to: folder.file("home/a"))
    try System.link(folder.file("bundle/results.json"), to: folder.file("nowhere"))
    try ShardBundle.prepare(bundle)
    #expect(try SourceFile.list(bundle).isEmpty)
    #expect(try folder.files(in: "home") == ["home/a/letter"])
  }

  @Test("A folder of something else is left as it is")
  func foreign() throws {
    try folder.write("mine", to: "bundle/notes.txt")
    try folder.write("old", to: "bundle/shard.json")
    #expect(throws: ShardError.foreignFolder(path: folder.file("bundle"), name: "notes.txt")) {
      try ShardBundle.prepare(folder.file("bundle"))
    }
    #expect(try folder.files(in: "bundle") == ["bundle/notes.txt", "bundle/shard.json"])
  }
}
