import Tessera
import TesseraSource
import TesseraTestSupport
import Testing

@testable import TesseraCommandLine

@Suite("InputFiles")
struct InputFilesTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// Expects a command to refuse to write a file that holds a text, and to write nothing else.
  private func expectRefusal(
    _ words: [String], of path: String, holding text: String, cells: [any Cell] = [SwatchCell()]
  ) throws {
    let before = try folder.files
    let run = CommandLineRun(words, in: folder.path, cells: cells)
    #expect(run.code == .badInput)
    #expect(
      run.heads.last
        == "tessera: \(folder.file(path)): error: this is an input, which is never written over")
    #expect(try folder.text(path) == text)
    #expect(try folder.files == before)
  }

  @Test("a log is not written over the theme, nor over one that cannot be read")
  func log() throws {
    for text in [Fixture.tokens, "[]", "{ "] {
      try folder.write(text, to: "in.json")
      try expectRefusal(
        ["theme", "check", "in.json", "--sarif", "./in.json"], of: "./in.json", holding: text)
    }
  }

  @Test("a picture is not written over any file of the theme, by whatever link")
  func pictures() throws {
    try Fixture.writeTheme(to: folder)
    try System.link(folder.file("x.png"), to: "Themes/dark.tokens.json")
    try expectRefusal(["render", "swatch", "-o", "x.png"], of: "x.png", holding: Fixture.dark)
    try expectRefusal(["sheet", "swatch", "-o", "x.png"], of: "x.png", holding: Fixture.dark)
    try folder.write(Fixture.tokens, to: "swatch.png")
    try expectRefusal(
      ["sheet", "-o", ".", "--theme", "swatch.png"], of: "./swatch.png", holding: Fixture.tokens)
  }

  @Test("a picture is not written over a font of the command line or of the theme")
  func fonts() throws {
    let font = try SourceFile.read(
      "/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf", limit: 1 << 24, what: "font")
    try folder.write(font, to: "f.png")
    let theme = #"{ "$extensions": { "tessera": { "fonts": { "Own": ["f.png"] } } } }"#
    try folder.write(theme, to: "own.tokens.json")
    for words in [["--font", "f.png"], ["--theme", "own.tokens.json"]] {
      let run = CommandLineRun(["render", "swatch", "-o", "./f.png"] + words, in: folder.path)
      #expect(run.code == .badInput)
      // The theme without a token is a warning besides.
      let errors = run.heads.filter { $0.contains(" error: ") }
      #expect(errors.count == 1)
      #expect(errors[0].hasSuffix("error: this is an input, which is never written over"))
    }
    #expect(
      try SourceFile.read(folder.file("f.png"), limit: 1 << 24, what: "font") == font)
  }

  @Test("an import does not replace its own source, an export not its theme")
  func transfers() throws {
    let source = ##"{ "color": { "red": { "value": "#ff0000" } } }"##
    try folder.write(source, to: "sd.tokens.json")
    try expectRefusal(
      ["theme", "import", "sd.tokens.json", "--from", "style-dictionary", "-o", ".", "--force"],
      of: "./sd.tokens.json", holding: source)
    try folder.write(Fixture.tokens, to: "own.tokens.json")
    try System.link(folder.file("own.css"), to: "own.tokens.json")
    try expectRefusal(
      ["theme", "export", "css", "own.tokens.json", "-o", ".", "--force"], of: "./own.css",
      holding: Fixture.tokens)
  }
}
