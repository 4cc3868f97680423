import TesseraGraphics
import TesseraPNG
@testable import TesseraSnapshots
import TesseraSource
import TesseraTestSupport
import Testing

@Suite("Folder diff")
struct FolderDiffTests {
  private let folder: TemporaryFolder
  private static let grid = PixelGrid(width: 4, height: 4, fill: opaque(0x80_8080))

  init() throws { folder = try TemporaryFolder() }

  private static func options(pictures: String? = nil) -> FolderDiff.Options {
    FolderDiff.Options(metric: .exact, ignored: [], limits: .standard, pictureFolder: pictures)
  }

  private func diff(pictures: String? = nil, threads: Int = 2) throws -> FolderDiff {
    try FolderDiff(
      folder.file("left"), folder.file("right"), options: Self.options(pictures: pictures),
      threads: threads)
  }

  @Test("Every path has a verdict, in the order of bytes, whatever the number of threads")
  func verdicts() throws {
    try folder.write(Self.grid, to: "left/same.png")
    try folder.write(Self.grid, to: "right/same.png")
    try folder.write(Self.grid, to: "left/a/B.PNG")
    try folder.write(Self.grid.replacing((1, 1, 0)), to: "right/a/B.PNG")
    try folder.write(Self.grid, to: "left/gone.png")
    try folder.write(Self.grid, to: "right/new.png")
    try folder.write(Self.grid, to: "left/size.png")
    try folder.write(PixelGrid(width: 4, height: 5, fill: 0), to: "right/size.png")
    try folder.write(Self.grid, to: "left/cut.png")
    try folder.write("no picture", to: "right/cut.png")
    try folder.write("no picture", to: "right/notes.txt")
    for threads in [1, 4] {
      let diff = try diff(threads: threads)
      #expect(!diff.isEqual)
      #expect(
        JSONWriter.compact(.object(diff.members))
          == "{\"equal\":false,\"results\":["
          + [
            ("a/B.PNG", "differs"), ("cut.png", "unreadable"), ("gone.png", "missingRight"),
            ("new.png", "missingLeft"), ("same.png", "equal"), ("size.png", "sizeMismatch"),
          ].map { "{\"path\":\"\($0)\",\"status\":\"\($1)\"}" }.joined(separator: ",") + "]}")
      let cut = try #require(diff.results.first { $0.status == .unreadable })
      #expect(cut.diagnostics.map(\.location?.path) == [folder.file("right/cut.png")])
      #expect(cut.text == ["the file is not a PNG picture"])
    }
  }

  @Test("Difference pictures are written for what differs, and for nothing else")
  func pictures() throws {
    for name in ["same", "other", "size"] { try folder.write(Self.grid, to: "left/x/\(name).png") }
    try folder.write(Self.grid, to: "right/x/same.png")
    try folder.write(Self.grid.replacing((1, 1, 0)), to: "right/x/other.png")
    try folder.write(PixelGrid(width: 4, height: 5, fill: 0), to: "right/x/size.png")
    let diff = try diff(pictures: folder.file("out"))
    #expect(diff.results.map(\.hasPicture) == [true, false, true])
    #expect(try folder.files(in: "out").sorted() == ["out/x/other.png", "out/x/size.png"])
    #expect(try PictureFile(folder.file("out/x/size.png")).image.height == 5)
  }

  @Test("Equal folders are equal; folders without pictures are an error, not equal")
  func empty() throws {
    try folder.write(Self.grid, to: "left/a.png")
    try folder.write(Self.grid, to: "right/a.png")
    #expect(try diff().isEqual)
    for side in ["left", "right"] { try SourceFile.remove(folder.file("\(side)/a.png")) }
    let error = try #require(throws: SnapshotFailure.self) { try diff() }
    #expect(error.diagnostics[0].message.hasPrefix("there is no PNG file in or below `"))
    let absent = try #require(throws: SnapshotFailure.self) {
      try FolderDiff(
        folder.file("left"), folder.file("none"), options: Self.options(), threads: 1)
    }
    #expect(absent.diagnostics[0].message == "there is no such file or folder")
  }

  @Test("A link that leads back to a folder above is not followed, one to elsewhere is")
  func links() throws {
    try folder.write(Self.grid, to: "left/a/b.png")
    try folder.write(Self.grid, to: "right/a/b.png")
    try System.link(folder.file("left/a/up"), to: folder.file("left"))
    try System.link(folder.file("left/again"), to: folder.file("left/a"))
    let diff = try diff()
    #expect(diff.results.map(\.path) == ["a/b.png", "again/b.png"])
    #expect(diff.results.map(\.status) == [.equal, .missingRight])
  }

  @Test("Folders that link to each other end in an error, not in all the ways through them")
  func tangle() throws {
    for name in ["a", "b", "c"] {
      try folder.write(Self.grid, to: "left/\(name)/x.png")
      for other in ["a", "b", "c"] where other != name {
        try System.link(folder.file("left/\(name)/\(other)"), to: folder.file("left/\(other)"))
      }
    }
    // The folder, and each of 3 + 6 + 6 ways through some of the three.
    let left = folder.file("left")
    #expect(try PictureFolder.names(in: left, limit: 16).count == 15)
    let failure = try #require(throws: SnapshotFailure.self) {
      try PictureFolder.names(in: left, limit: 15)
    }
    #expect(
      failure.diagnostics.map(\.message) == ["there are more than 15 folders in and below this one"]
    )
    #expect(failure.diagnostics.first?.location?.path == left)
  }

  @Test(
    "kompari's folders are classified as it does",
    .enabled(if: ConformanceData.isPresent, ConformanceData.absence))
  func kompari() throws {
    let path = try ConformanceData.path("snapshot/kompari/tests")
    let diff = try FolderDiff(
      FilePath.join(path, "left"), FilePath.join(path, "right"), options: Self.options(),
      threads: 2)
    #expect(
      diff.results.map { "\($0.path) \($0.status)" } == [
        "bright.png differs", "changetext.png differs", "grayscale.png differs",
        "left_missing.png missingLeft", "right_missing.png missingRight", "same.png equal",
        "shift.png differs", "size_error.png sizeMismatch",
      ])
    // The text was drawn anew at a fraction of a pixel beside, so no offset explains it.
    let shift = try #require(diff.results.first { $0.path == "shift.png" })
    #expect(
      shift.text.first
        == "3,858 pixels changed: something has another shape, place or content")
  }
}
