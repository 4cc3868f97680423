import Tessera
import TesseraShowcase
import TesseraSource
import TesseraTestSupport
import Testing

@testable import TesseraCommandLine

/// What a user meets first: the sample's colours from a written file, and one clear error for every
/// cause, after which nothing half-written is left.
@Suite("Acceptance")
struct AcceptanceTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func run(_ words: [String]) -> CommandLineRun {
    CommandLineRun(words, in: folder.path, cells: Showcase.cells, source: .builtIn)
  }

  // MARK: - The samples

  @Test(
    "visual-states: the corners show the state, the middle shows the star of a chosen cell",
    arguments: [
      ("normal", [255, 0, 0], [255, 0, 0]),
      ("highlighted", [255, 126, 121], [255, 126, 121]),
      ("selected", [0, 0, 255], [0, 122, 255]),
      ("selected+highlighted", [255, 126, 121], [0, 122, 255]),
    ] as [(String, [UInt8], [UInt8])])
  func visualStates(state: String, corner: [UInt8], middle: [UInt8]) throws {
    let run = run(["render", "visual-states", "--scale", "1", "--state", state])
    #expect(run == CommandLineRun(.success, output: "visual-states.png\n"))
    let picture = try Picture(folder.file("visual-states.png"))
    #expect(picture.size == [50, 50])
    for (x, y) in [(3, 3), (46, 3), (3, 46), (46, 46)] {
      #expect(picture[x, y] == corner + [255])
    }
    #expect(picture[25, 25] == middle + [255])
  }

  @Test(
    "default-selection: grey with black text, green with red text once chosen",
    arguments: [
      ("normal", [128, 128, 128], [0, 0, 0]), ("selected", [0, 255, 0], [255, 0, 0]),
    ] as [(String, [UInt8], [UInt8])])
  func defaultSelection(state: String, background: [UInt8], text: [UInt8]) throws {
    let run = run(["render", "default-selection", "--scale", "1", "--state", state])
    #expect(run == CommandLineRun(.success, output: "default-selection.png\n"))
    let picture = try Picture(folder.file("default-selection.png"))
    #expect(picture.size == [150, 150])
    #expect(picture[3, 3] == background + [255])
    #expect(picture[146, 146] == background + [255])
    // The stems of the text are opaque somewhere on the line.
    let line = (65..<85).flatMap { picture.row($0) }
    #expect(line.contains(text + [255]))
  }

  @Test("theme check finds nothing wrong with the showcase's own theme")
  func showcaseTheme() {
    let theme = FilePath.join(Checkout.folder, "Themes/showcase.resolver.json")
    let run = run(["theme", "check", theme, "--fail-on", "warning"])
    #expect(run.code == .success)
    #expect(run.error == "")
    #expect(run.output.hasSuffix("no errors, no warnings\n"))
  }

  // MARK: - One head for each cause

  /// Expects exit 2, exactly one head, nothing on standard output and no new file; the same with
  /// `--json`, where the object repeats the finding.
  private func expectRefused(
    _ words: [String], head: String, in run: ([String]) -> CommandLineRun
  ) throws {
    let before = try folder.files
    let plain = run(words)
    #expect(plain.code == .badInput)
    #expect(plain.output.isEmpty)
    #expect(plain.heads == [head])
    let json = run(words + ["--json"])
    #expect(json.code == .badInput)
    #expect(json.error == plain.error)
    #expect(try json.object().names == ["diagnostics"])
    #expect(try json.object().objects("diagnostics")?.count == 1)
    #expect(try folder.files == before)
  }

  private func swatch(_ words: [String]) -> CommandLineRun {
    CommandLineRun(words, in: folder.path)
  }

  @Test(
    "a fault in a theme is one head with its place",
    arguments: [
      // A token renamed, and not where it is referred to.
      (
        "\"main\"", "\"mian\"", "9:33",
        "T0202: unknown token `{color.main}`", "did you mean `{color.mian}`?"
      ),
      // A missing comma.
      (
        "\"color\": {\n    \"$type\": \"color\",", "\"color\": {\n    \"$type\": \"color\"", "3:21",
        "T0001: a comma is missing", nil
      ),
      // A cycle of three.
      (
        "\"main\": { \"$value\": \"#808080\" }",
        """
        "main": { "$value": "{color.second}" },
            "second": { "$value": "{color.third}" },
            "third": { "$value": "{color.main}" }
        """, "4:25",
        "T0205: these tokens refer to each other in a circle: color.main → color.second →"
          + " color.third → color.main", nil
      ),
    ] as [(String, String, String, String, String?)])
  func theme(
    text: String, replacement: String, place: String, cause: String, help: String?
  ) throws {
    try folder.write(
      Fixture.tokens.replacing(text, with: replacement), to: "demo.tokens.json")
    let path = folder.file("demo.tokens.json")
    for words in [["render", "swatch", "-o", "a.png"], ["sheet"], ["record"], ["verify"]] {
      let words = words + ["--theme", path]
      let head = "tessera: \(path):\(place): error \(cause)"
      try expectRefused(words, head: head, in: swatch)
      if let help { #expect(swatch(words).error.hasSuffix("  help: \(help)\n")) }
    }
    #expect(try folder.files == ["demo.tokens.json"])
  }

  @Test("an unknown cell")
  func unknownCell() throws {
    for command in ["render", "sheet", "cells"] {
      try expectRefused(
        [command, "visual-state"], head: "tessera: error: unknown cell `visual-state`", in: run)
    }
  }

  @Test("a folder that cannot be written, because a file is in its place or the system forbids it")
  func unwritable() throws {
    try folder.write("kept", to: "file")
    let file = folder.file("file")
    try expectRefused(
      ["render", "swatch", "-o", "\(file)/a.png"],
      head: "tessera: \(file): error: expected a folder, found a file", in: swatch)
    try expectRefused(
      ["sheet", "-o", file],
      head: "tessera: \(file): error: expected a folder, found a file", in: swatch)
    // Nobody, not even root, creates files here.
    for words in [["render", "swatch", "-o", "/proc/a.png"], ["sheet", "-o", "/proc/sheets"]] {
      let head = try #require(swatch(words).heads.first)
      #expect(head.hasPrefix("tessera: /proc"))
      #expect(head.contains(": error: "))
      try expectRefused(words, head: head, in: swatch)
    }
    #expect(try folder.text("file") == "kept")
  }

  @Test("a PNG file among the goldens that claims a gibibyte")
  func hugePicture() throws {
    #expect(swatch(["record", "normal@3x"]).code == .success)
    let name = "Snapshots/swatch/default/plain/normal@3x.png"
    var bytes = try SourceFile.read(folder.file(name), limit: 1 << 20, what: "golden")
    // Width and height of the header: 16,384 each, with its checksum left wrong or right alike.
    bytes.replaceSubrange(16..<24, with: [0, 0, 0x40, 0, 0, 0, 0x40, 0])
    try SourceFile.write(bytes, to: folder.file(name))
    let run = swatch(["verify", "plain/normal@3x"])
    #expect(run.code == .badInput)
    #expect(run.heads.count == 1)
    #expect(run.heads[0].hasPrefix("tessera: \(name): error"))
  }

  /// In a process of its own: one that another test starts has copies of this one's files until it
  /// runs its program, so that the disk could become less full on the way.
  @Test(
    "a full disk: what was there before is unchanged, and nothing half-written is left",
    .enabled(if: System.canMount, "needs the right to mount a file system"))
  func fullDisk() async throws {
    await #expect(processExitsWith: .success) {
      let disk = try SmallDisk()
      let swatch = { CommandLineRun($0, in: disk.folder.path) }
      let picture = disk.folder.file("a.png")
      #expect(swatch(["render", "swatch", "-o", picture]).code == .success)
      let old = try SourceFile.read(picture, limit: 1 << 20, what: "picture")
      try disk.fill()
      let before = try disk.folder.files
      for path in [picture, disk.folder.file("b.png")] {
        let run = swatch(["render", "swatch", "-o", path])
        #expect(run.code == .badInput)
        #expect(run.output.isEmpty)
        #expect(run.heads.count == 1)
        #expect(
          run.heads[0].hasPrefix("tessera: \(path): error: it cannot be written, the disk is full"))
        #expect(try disk.folder.files == before)
      }
      let sheet = swatch(["sheet", "-o", disk.folder.file("sheets")])
      #expect(sheet.code == .badInput)
      #expect(sheet.heads.count == 1)
      #expect(try disk.folder.files == before)
      #expect(try SourceFile.read(picture, limit: 1 << 20, what: "picture") == old)
    }
  }
}
