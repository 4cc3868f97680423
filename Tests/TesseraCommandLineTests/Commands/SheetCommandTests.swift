import Tessera
import TesseraSource
import TesseraTestSupport
import Testing

@testable import TesseraCommandLine

@Suite("tessera sheet")
struct SheetCommandTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private static let two: [any Cell] = [SwatchCell(), SwatchCell(reuseIdentifier: "other")]

  private func run(_ words: String..., cells: [any Cell] = Self.two) -> CommandLineRun {
    CommandLineRun(["sheet"] + words, in: folder.path, cells: cells)
  }

  @Test("all cells' sheets, an overview and a page go to sheets/; the page's path comes last")
  func all() throws {
    #expect(
      run()
        == CommandLineRun(
          .success,
          output: """
            sheets/swatch.png
            sheets/other.png
            sheets/overview.png
            sheets/index.html

            """))
    let names = ["index.html", "other.png", "overview.png", "swatch.png"]
    #expect(try folder.files == names.map { "sheets/\($0)" })
    let page = try folder.text("sheets/index.html")
    for picture in names where picture.hasSuffix(".png") {
      #expect(page.contains("<img src=\"\(picture)\""))
    }
    #expect(!page.contains(folder.path))
  }

  @Test("cells that are named are drawn once each, in the order in which they are named")
  func named() throws {
    #expect(
      run("other", "swatch", "other", "-o", "a/b").output
        == "a/b/other.png\na/b/swatch.png\na/b/overview.png\na/b/index.html\n")
  }

  @Test("a .png file takes one sheet and nothing else")
  func file() throws {
    #expect(run("other", "-o", "a/x.png") == CommandLineRun(.success, output: "a/x.png\n"))
    #expect(try folder.files == ["a/x.png"])
    let alone = run("-oy.png", cells: [SwatchCell()])
    #expect(alone == CommandLineRun(.success, output: "y.png\n"))
  }

  @Test("a .png file for several cells is refused before anything is drawn")
  func severalInAFile() throws {
    let refusal = CommandLineRun.refused(
      "--output cannot be `x.png`",
      help: "expected a folder, or exactly one cell: sheet CELL -o x.png")
    #expect(run("-o", "x.png") == refusal)
    #expect(run("swatch", "other", "-o", "x.png") == refusal)
    #expect(try folder.files.isEmpty)
  }

  @Test("a file in the folder's place, and a folder in a picture's, are one error each")
  func unusable() throws {
    try folder.write("kept", to: "file")
    try SourceFile.createDirectory(folder.file("x.png"))
    for (target, cause) in [
      ("file", "expected a folder, found a file"), ("x.png", "expected a file, found a folder"),
    ] {
      let run = run("swatch", "-o", folder.file(target))
      #expect(run.code == .badInput)
      #expect(run.output.isEmpty)
      #expect(run.heads == ["tessera: \(folder.file(target)): error: \(cause)"])
    }
    #expect(try folder.files == ["file"])
    #expect(try folder.text("file") == "kept")
  }

  @Test("a file of another format is refused")
  func otherFormat() throws {
    #expect(
      run("swatch", "-o", "a/x.JPG")
        == .refused(
          "--output cannot be `a/x.JPG`", help: "expected a PNG file, such as a/x.png"))
    #expect(run("swatch", "-o", "version.2").code == .success)
  }

  @Test("a smaller sheet removes its own further pages, and nobody else's")
  func stalePages() throws {
    var tall = SwatchCell()
    tall.previewItems = (0..<3).map { Item("item-\($0)") }
    tall.ownSize = Size(8, 4_000)
    #expect(run("-o", "out", cells: [tall]).code == .success)
    let pages = try folder.files(in: "out").filter { $0.hasPrefix("out/swatch-") }
    #expect(pages.contains("out/swatch-2.png"))
    #expect(run("-o", "out", cells: [SwatchCell()]).code == .success)
    #expect(
      try folder.files(in: "out") == ["out/index.html", "out/overview.png", "out/swatch.png"])

    let bytes = try SourceFile.read(folder.file("out/overview.png"), limit: 1 << 20, what: "page")
    try folder.write(bytes, to: "out/swatch-2.png")
    #expect(run("-o", "out", cells: [SwatchCell()]).code == .success)
    #expect(SourceFile.exists(folder.file("out/swatch-2.png")))
  }

  @Test("where a sheet fails, what was written is named and shown")
  func partial() throws {
    var broken = SwatchCell(reuseIdentifier: "broken")
    broken.ownSize = Size(8, 20_000)
    let run = run("-o", "out", "--json", cells: [SwatchCell(), broken])
    #expect(run.code == .badInput)
    let object = try run.object()
    #expect(object.strings("files") == ["out/swatch.png", "out/index.html"])
    #expect(object.objects("diagnostics")?.isEmpty == false)
    #expect(try folder.files == ["out/index.html", "out/swatch.png"])
    #expect(try !folder.text("out/index.html").contains("broken"))
  }

  @Test("--states chooses the columns, known to one of the cells at least")
  func states() throws {
    #expect(run("swatch", "-o", "all.png").code == .success)
    #expect(run("swatch", "-o", "one.png", "--states", "flagged").code == .success)
    let (all, one) = try (Picture(folder.file("all.png")), Picture(folder.file("one.png")))
    #expect(one.size[1] == all.size[1])
    #expect(one.size[0] <= all.size[0])
    #expect(one.image != all.image)
    var plain = SwatchCell(reuseIdentifier: "plain")
    plain.additionalStates = []
    #expect(run("--states", "flagged", cells: [plain, SwatchCell()]).code == .success)
    #expect(
      run("plain", "--states", "flagged", cells: [plain, SwatchCell()]).heads
        == ["tessera: error: unknown state `flagged`"])
  }

  @Test("a mode that is named is the only band of its modifier")
  func modes() throws {
    try Fixture.writeTheme(to: folder)
    #expect(run("swatch", "--scale", "1", "-o", "both.png").code == .success)
    let wanted = ["--mode", "appearance=dark"]
    let run = CommandLineRun(
      ["sheet", "swatch", "--scale", "1", "-o", "dark.png"] + wanted, in: folder.path)
    #expect(run.code == .success)
    let (both, dark) = try (Picture(folder.file("both.png")), Picture(folder.file("dark.png")))
    #expect(both.size[1] > dark.size[1])
    /// The greys of both appearances in a picture; a tile's background is 6×4 pixels.
    func greys(_ picture: Picture) -> Set<[UInt8]> {
      var found: Set<[UInt8]> = []
      for y in stride(from: 0, to: picture.size[1], by: 4) {
        for x in stride(from: 0, to: picture.size[0], by: 6) { found.insert(picture[x, y]) }
      }
      return found.intersection([[0x20, 0x20, 0x20, 255], [0x80, 0x80, 0x80, 255]])
    }
    #expect(greys(both).count == 2)
    #expect(greys(dark) == [[0x20, 0x20, 0x20, 255]])
  }

  @Test("of more than eight resolutions, the contexts of the first modifier left open are shown")
  func manyModes() throws {
    func modifier(_ name: String, _ contexts: String...) -> String {
      "\"\(name)\": { \"default\": \"\(contexts[0])\", \"contexts\": {"
        + contexts.map { " \"\($0)\": []" }.joined(separator: ",") + " } }"
    }
    let names = ["alpha", "beta", "gamma"]
    let modifiers = [
      modifier("alpha", "a1", "a2"), modifier("beta", "b1", "b2", "b3"),
      modifier("gamma", "c1", "c2", "c3"),
    ]
    let order = names.map { "{ \"$ref\": \"#/modifiers/\($0)\" }" }
    try folder.write(
      """
      { "version": "2025.10", "sets": {}, "modifiers": { \(modifiers.joined(separator: ", ")) },
        "resolutionOrder": [\(order.joined(separator: ", "))] }
      """, to: "many.resolver.json")
    func height(_ words: String...) throws -> Int {
      let run = CommandLineRun(
        ["sheet", "swatch", "-o", "x.png", "--scale", "1", "--theme", "many.resolver.json"] + words,
        in: folder.path)
      // That no token reaches the cell is the only finding.
      #expect(run.code == .success && run.output == "x.png\n" && run.heads.count == 1)
      return try Picture(folder.file("x.png")).size[1]
    }
    // The note below the head is one line more than without.
    let one = try height("--mode", "alpha=a1", "--mode", "beta=b1", "--mode", "gamma=c1")
    let band = try height("--mode", "beta=b1", "--mode", "gamma=c1") - one
    let note = try height() - one - band
    #expect(band > 16)
    #expect(try height("--mode", "alpha=a2") - one - note == 2 * band)
    #expect(try height("--mode", "alpha=a2", "--mode", "beta=b3") - one == 2 * band)
    #expect((1..<band).contains(note))
  }

  @Test("--open shows the page, by its absolute path; what goes wrong is a warning")
  func open() throws {
    let run = CommandLineRun(
      ["sheet", "-o", "out", "--open", "--json"], in: folder.path, cells: [SwatchCell()]
    ) { context in
      context.openFile = Self.openNothing
    }
    #expect(run.code == .success)
    let page = folder.file("out/index.html")
    #expect(run.heads == ["tessera: \(page): warning: nobody opens this"])
    let object = try run.object()
    #expect(object.names == ["files", "diagnostics"])
    #expect(
      object.strings("files") == ["out/swatch.png", "out/overview.png", "out/index.html"])
    #expect(object.objects("diagnostics")?.map { $0.string("file") } == [page])
  }

  @Test("progress is shown while drawing and gone before anything else is said")
  func progress() throws {
    let run = CommandLineRun(["sheet", "--open"], in: folder.path) { context in
      context.output.showsProgress = true
      context.openFile = Self.openNothing
    }
    let wipe = "\r\u{1B}[2K"
    #expect(run.error.hasPrefix("\(wipe)drawing ░░░░░░░░░░░░░░░░░░░░░░░░ 0/2"))
    let rest = run.error.split(separator: wipe, omittingEmptySubsequences: false).last
    #expect(rest?.hasPrefix("tessera: ") == true)
    #expect(!run.output.contains("\r"))
    // It is gone also where drawing fails.
    try folder.write("", to: "file")
    let failed = CommandLineRun(["sheet", "-o", "file"], in: folder.path) { context in
      context.output.showsProgress = true
    }
    #expect(failed.error.contains("\(wipe)tessera: "))
  }

  /// A desktop without a browser.
  @Sendable private static func openNothing(_ path: String) -> [Diagnostic] {
    [Diagnostic(.warning, at: SourceLocation(path: path), "nobody opens this")]
  }
}
