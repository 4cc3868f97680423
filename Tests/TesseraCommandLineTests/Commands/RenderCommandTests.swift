import Tessera
import TesseraSource
import TesseraTestSupport
import Testing

@testable import TesseraCommandLine

@Suite("tessera render")
struct RenderCommandTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private static let red: [UInt8] = [255, 0, 0, 255]
  private static let green: [UInt8] = [0, 255, 0, 255]
  private static let blue: [UInt8] = [0, 0, 255, 255]
  private static let white: [UInt8] = [255, 255, 255, 255]
  private static let clear: [UInt8] = [0, 0, 0, 0]

  /// Renders the swatch, which must succeed without a word on standard error.
  private func picture(_ words: String..., file: String = "swatch.png") throws -> Picture {
    let run = CommandLineRun(["render", "swatch"] + words, in: folder.path)
    #expect(run == CommandLineRun(.success, output: file + "\n"))
    return try Picture(folder.file(file))
  }

  @Test("without options: the first item in the normal state at scale 2 over white, as CELL.png")
  func defaults() throws {
    let picture = try picture()
    // 8×4 points with outsets of 1, 2, 3, 4.
    #expect(picture.size == [28, 16])
    let row =
      Array(repeating: Self.white, count: 4) + Array(repeating: Self.blue, count: 4)
      + Array(repeating: Self.red, count: 12) + Array(repeating: Self.white, count: 8)
    #expect(picture.row(1) == Array(repeating: Self.white, count: 28))
    #expect(picture.row(2) == row)
    #expect(picture.row(9) == row)
    #expect(picture.row(10) == Array(repeating: Self.white, count: 28))
    #expect(try folder.files == ["swatch.png"])
  }

  @Test(
    "scale, size, width, type size and bounds decide the canvas",
    arguments: [
      (["--scale", "1"], [14, 8]), (["--scale", "3"], [42, 24]), (["--scale=4"], [56, 32]),
      (["--bounds"], [16, 8]), (["--bounds", "--scale", "1", "--size", "5x7"], [5, 7]),
      (["--bounds", "--size", "5.5x7"], [11, 14]),
      (["--bounds", "--scale", "1", "--width", "20"], [20, 4]),
      (["--bounds", "--scale", "1", "--type-size", "AX5", "--width", "20"], [20, 12]),
      (["--bounds", "--scale", "1", "--size", "8x4", "--type-size", "AX5"], [8, 4]),
    ])
  func canvas(words: [String], size: [Int]) throws {
    let run = CommandLineRun(["render", "swatch"] + words, in: folder.path)
    #expect(run == CommandLineRun(.success, output: "swatch.png\n"))
    #expect(try Picture(folder.file("swatch.png")).size == size)
  }

  @Test("a size that is no canvas is one error", arguments: ["0.1x4", "20000x4", "4x99999999999"])
  func badSize(size: String) throws {
    let run = CommandLineRun(
      ["render", "swatch", "--bounds", "--scale", "1", "--size", size], in: folder.path)
    #expect(run.code == .badInput)
    #expect(run.heads.count == 1)
    #expect(run.heads[0].hasPrefix("tessera: error: cell swatch cannot be drawn at "))
    #expect(try folder.files.isEmpty)
  }

  @Test("the state and the item decide what is drawn")
  func state() throws {
    let flat = ["--bounds", "--scale", "1"]
    func row(_ words: String...) throws -> [[UInt8]] {
      let run = CommandLineRun(["render", "swatch"] + flat + words, in: folder.path)
      #expect(run.code == .success)
      return try Picture(folder.file("swatch.png")).row(0)
    }
    func colors(_ bar: [UInt8], _ rest: [UInt8]) -> [[UInt8]] {
      [bar, bar] + Array(repeating: rest, count: 6)
    }
    #expect(try row("--state", "normal") == colors(Self.blue, Self.red))
    #expect(try row("--state", "selected") == colors(Self.blue, Self.green))
    #expect(try row("--state", "flagged") == colors(Self.red, Self.red))
    #expect(try row("--state", "flagged+selected") == colors(Self.green, Self.green))
    #expect(try row("--item", "second") == colors(Self.blue, Self.red))
    #expect(try row("--direction", "rtl") == colors(Self.blue, Self.red).reversed())
  }

  @Test(
    "the backdrop lies below the cell: the theme's, nothing, or a colour",
    arguments: [
      (nil, white), ("theme", white), ("none", clear), ("#0f0", green), ("#00ff00", green),
      ("#0000ff80", [0, 0, 255, 128]),
    ] as [(String?, [UInt8])])
  func backdrop(value: String?, color: [UInt8]) throws {
    let words = value.map { ["--backdrop", $0] } ?? []
    let run = CommandLineRun(["render", "swatch"] + words, in: folder.path)
    #expect(run.code == .success)
    let picture = try Picture(folder.file("swatch.png"))
    #expect(picture[0, 0] == color)
    #expect(picture[27, 15] == color)
    #expect(picture[10, 5] == Self.red)
  }

  // MARK: - Files

  @Test(
    "-o names the file in every usual form, with folders that are not there yet",
    arguments: [
      (["-o", "a.png"], "a.png"), (["-oa.png"], "a.png"), (["--output=a.png"], "a.png"),
      (["-o", "new/and/deeper/a.png"], "new/and/deeper/a.png"), (["-o", "./a"], "./a"),
    ])
  func output(words: [String], file: String) throws {
    let run = CommandLineRun(["render", "swatch"] + words, in: folder.path)
    #expect(run == CommandLineRun(.success, output: file + "\n"))
    #expect(try Picture(folder.file(file)).size == [28, 16])
    #expect(try folder.files == [FilePath.normalized(file)])
  }

  @Test("an operand behind -- is one, whatever it looks like")
  func operand() throws {
    #expect(
      CommandLineRun(["render", "--", "--help"], in: folder.path)
        == .refused("unknown cell `--help`", help: "known: swatch"))
    #expect(CommandLineRun(["render", "--", "swatch"], in: folder.path).code == .success)
  }

  @Test("a folder given as file, a file given as folder, and a missing name are one error each")
  func unusableFiles() throws {
    try SourceFile.createDirectory(folder.file("folder.png"))
    try folder.write("kept", to: "file")
    for (target, place, cause) in [
      ("folder.png", "folder.png", "expected a file, found a folder"),
      (".", ".", "expected a file, found a folder"),
      ("file/a.png", "file", "expected a folder, found a file"),
      ("file/deep/a.png", "file", "expected a folder, found a file"),
    ] {
      let run = CommandLineRun(["render", "swatch", "-o", folder.file(target)], in: folder.path)
      #expect(run.code == .badInput)
      #expect(run.output.isEmpty)
      #expect(run.heads == ["tessera: \(folder.file(place)): error: \(cause)"])
    }
    #expect(try folder.files == ["file"])
    #expect(try folder.text("file") == "kept")
  }

  // MARK: - Themes

  @Test("the theme is found upwards, in its default mode unless another is asked for")
  func theme() throws {
    try Fixture.writeTheme(to: folder)
    func background(_ words: String..., from inner: String = "") throws -> [UInt8] {
      let run = CommandLineRun(
        ["render", "swatch", "--bounds", "-o", folder.file("a.png")] + words,
        in: folder.file(inner))
      #expect(run == CommandLineRun(.success, output: folder.file("a.png") + "\n"))
      return try Picture(folder.file("a.png"))[15, 0]
    }
    try SourceFile.createDirectory(folder.file("x/y"))
    #expect(try background() == [0x80, 0x80, 0x80, 255])
    #expect(try background(from: "x/y") == [0x80, 0x80, 0x80, 255])
    #expect(try background("--mode", "appearance=light") == [0x80, 0x80, 0x80, 255])
    #expect(try background("--mode", "appearance=dark") == [0x20, 0x20, 0x20, 255])
    #expect(try background("--mode", "Appearance=DARK") == [0x20, 0x20, 0x20, 255])
    try folder.write(
      Fixture.tokens.replacing("#808080", with: "#123456"), to: "own.tokens.json")
    #expect(try background("--theme", "own.tokens.json") == [0x12, 0x34, 0x56, 255])
  }

  @Test(
    "a mode that the theme does not have is one error, with what was likely meant",
    arguments: [
      (
        "apearance=dark", "T0403: the theme has no modifier `apearance`",
        "did you mean `appearance`?"
      ),
      ("contrast=high", "T0403: the theme has no modifier `contrast`", "it has `appearance`"),
      (
        "appearance=drak", "T0404: the modifier `appearance` has no context `drak`",
        "did you mean `dark`?"
      ),
      (
        "appearance=sepia", "T0404: the modifier `appearance` has no context `sepia`",
        "it has `light`, `dark`"
      ),
    ])
  func badMode(mode: String, message: String, help: String) throws {
    try Fixture.writeTheme(to: folder)
    for command in ["render", "sheet"] {
      let run = CommandLineRun([command, "swatch", "--mode", mode], in: folder.path)
      #expect(
        run
          == CommandLineRun(
            .badInput, error: "tessera: error \(message)\n  help: \(help)\n"))
    }
  }

  @Test(
    "a theme or font that is not there is one error with its path", arguments: ["theme", "font"])
  func missingInput(option: String) throws {
    let path = folder.file("missing.file")
    let run = CommandLineRun(
      ["render", "label", "--\(option)", path], in: folder.path, cells: [LabelCell()])
    #expect(run.code == .badInput)
    #expect(run.heads == ["tessera: \(path): error: there is no such file or folder"])
    #expect(try folder.files.isEmpty)
  }

  @Test("a file that is no font is one error with its path")
  func badFont() throws {
    try folder.write("no font", to: "bad.ttf")
    let path = folder.file("bad.ttf")
    let run = CommandLineRun(
      ["render", "label", "--font", path], in: folder.path, cells: [LabelCell()])
    #expect(run.code == .badInput)
    #expect(run.heads.count == 1)
    #expect(run.heads[0].hasPrefix("tessera: \(path): error: not a usable font: "))
    #expect(try folder.files == ["bad.ttf"])
  }

  // MARK: - JSON

  @Test("with --json, standard output is one object with the file and all findings")
  func json() throws {
    let plain = CommandLineRun(["render", "swatch", "-o", "b/a.png", "--json"], in: folder.path)
    #expect(
      plain
        == CommandLineRun(
          .success,
          output: """
            {
              "files": [
                "b/a.png"
              ],
              "diagnostics": []
            }

            """))
  }

  @Test("a warning about theme and cell is on standard error and in the object, once")
  func warnings() throws {
    try folder.write(
      Fixture.tokens.replacing("\"bar\"", with: "\"bra\""), to: "own.tokens.json")
    let path = folder.file("own.tokens.json")
    let run = CommandLineRun(["render", "swatch", "--theme", path, "--json"], in: folder.path)
    #expect(run.code == .success)
    let messages = [
      "the theme has no token for cell.swatch.bar; the cell's defaults are used",
      "cell swatch has no role `bra`",
    ]
    let object = try run.object()
    #expect(object.names == ["files", "diagnostics"])
    let diagnostics = try #require(object.objects("diagnostics"))
    #expect(diagnostics.map { $0.string("message") } == messages)
    #expect(diagnostics.map { $0.string("severity") } == ["warning", "warning"])
    #expect(diagnostics.map { $0.string("code") } == ["T0501", "T0503"])
    #expect(diagnostics.map { $0.string("file") } == [path, path])
    #expect(diagnostics.map { $0.number("line") } == [7, 10])
    #expect(
      run.heads == [
        "tessera: \(path):7:5: warning T0501: \(messages[0])",
        "tessera: \(path):10:7: warning T0503: \(messages[1])",
      ])
  }

  @Test("a warning of drawing is in the object too")
  func drawingWarnings() throws {
    try folder.write(
      """
      { "cell": { "label": { "font": { "$type": "typography", "$value": {
        "fontFamily": "Nowhere Sans", "fontSize": { "value": 10, "unit": "px" },
        "fontWeight": 400, "letterSpacing": { "value": 0, "unit": "px" }, "lineHeight": 1.2
      } } } } }
      """, to: "own.tokens.json")
    for command in ["render", "sheet"] {
      let run = CommandLineRun(
        [command, "label", "--theme", folder.file("own.tokens.json"), "--json"], in: folder.path,
        cells: [LabelCell()])
      #expect(run.code == .success)
      let diagnostics = try #require(try run.object().objects("diagnostics"))
      #expect(
        diagnostics.map { $0.string("message") } == [
          "no font is known for the family `Nowhere Sans`"
        ])
      #expect(run.heads.count == 1)
    }
  }

  @Test("installed fonts are asked for a family only under --system-fonts")
  func systemFonts() throws {
    try folder.write(
      """
      { "cell": { "label": { "font": { "$type": "typography", "$value": {
        "fontFamily": "WenQuanYi Micro Hei Mono", "fontSize": { "value": 10, "unit": "px" },
        "fontWeight": 400, "letterSpacing": { "value": 0, "unit": "px" }, "lineHeight": 1.2
      } } } } }
      """, to: "own.tokens.json")
    func render(_ options: String...) -> CommandLineRun {
      CommandLineRun(
        ["render", "label", "--theme", folder.file("own.tokens.json")] + options, in: folder.path,
        cells: [LabelCell()])
    }
    #expect(
      render().heads == [
        "tessera: \(folder.file("own.tokens.json")):2:17: warning T0801:"
          + " no font is known for the family `WenQuanYi Micro Hei Mono`"
      ])
    #expect(render("--system-fonts") == CommandLineRun(.success, output: "label.png\n"))
  }
}
