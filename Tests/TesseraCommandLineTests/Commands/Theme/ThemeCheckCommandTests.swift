import Tessera
import TesseraSource
import TesseraTestSupport
import Testing

@testable import TesseraCommandLine

@Suite("tessera theme check")
struct ThemeCheckCommandTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try Fixture.writeTheme(to: folder)
  }

  private func run(_ words: String...) -> CommandLineRun {
    CommandLineRun(["theme", "check"] + words, in: folder.path, cells: [PressedCell()])
  }

  @Test("a theme without faults is one line, and it is found by itself")
  func clean() {
    #expect(
      run()
        == CommandLineRun(
          .success,
          output: "Themes/demo.resolver.json: 2 modes, 3 tokens, no errors, no warnings\n"))
  }

  @Test("for programs: file, modes, counts, diagnostics")
  func json() throws {
    let object = try run("Themes/demo.resolver.json", "--json").object()
    #expect(object.names == ["file", "modes", "errors", "warnings", "diagnostics"])
    #expect(object.string("file") == "Themes/demo.resolver.json")
    #expect(object.objects("modes")?.map { $0.string("appearance") } == ["light", "dark"])
    #expect(object.number("errors") == 0)
    #expect(object.number("warnings") == 0)
  }

  @Test("errors of all modes are told at once, and the exit code is 1")
  func errors() throws {
    try folder.write(
      #"{ "color": { "$type": "color", "main": { "$value": "{color.mian}" } } }"#,
      to: "Themes/dark.tokens.json")
    let run = run()
    #expect(run.code == .finding)
    #expect(
      run.heads == [
        "tessera: \(folder.path)/Themes/dark.tokens.json:1:52: error T0202: unknown token"
          + " `{color.mian}` (in the mode appearance=dark)",
        "tessera: note: the looks of the cells were not judged: the theme has errors",
      ])
    #expect(run.output.hasSuffix("1 error, no warnings\n"))
  }

  @Test("of many findings of one kind fifty are shown, all are counted, and --json has all")
  func many() throws {
    let wrong = (0..<120).map { "t\($0): { $type: 'color', $value: '#ggg' }" }
    let unknown = (0..<50).map { "u\($0): { $value: '{none}' }" }
    try folder.write(
      "{ \((wrong + unknown).joined(separator: ",\n")) }", to: "many.tokens.json")
    let run = run("many.tokens.json")
    #expect(run.heads.count { $0.contains(" error T0305: ") } == 50)
    #expect(run.heads.count { $0.contains(" error T0202: ") } == 50)
    #expect(
      run.heads.contains("tessera: note T0305: 70 more such findings are not shown"))
    #expect(run.output.hasSuffix("170 errors, no warnings\n"))
    #expect(run.code == .finding)
    let object = try self.run("many.tokens.json", "--json").object()
    #expect(object.number("errors") == 170)
    #expect(object.objects("diagnostics")?.count { $0.string("code") == "T0305" } == 120)
    // So do the commands that such a theme stops, or that print nothing but JSON.
    for words in [["sheet", "--theme"], ["theme", "resolve"]] {
      let other = CommandLineRun(words + ["many.tokens.json"], in: folder.path)
      #expect(other.heads.count { $0.contains(" error T0305: ") } == 50)
      #expect(other.heads.contains("tessera: note T0305: 70 more such findings are not shown"))
    }
  }

  @Test("a text that is no JSON is a finding, a file that is not there is bad input")
  func unreadable() throws {
    try folder.write("{ ", to: "broken.tokens.json")
    #expect(run("broken.tokens.json").code == .finding)
    let missing = run("absent.tokens.json")
    #expect(missing.code == .badInput)
    #expect(missing.heads.count == 1)
  }

  @Test(
    "a warning fails the check where that was asked for",
    arguments: [
      ([], ExitCode.success), (["--fail-on", "error"], .success),
      (["--fail-on", "warning"], .finding), (["--fail-on=warning"], .finding),
    ])
  func warnings(options: [String], code: ExitCode) throws {
    try folder.write(
      Fixture.tokens.replacing(
        "\"swatch\": {", with: "\"swatch\": { \"bra\": { \"$value\": \"#fff\" },"),
      to: "Themes/base.tokens.json")
    let run = CommandLineRun(
      ["theme", "check"] + options, in: folder.path, cells: [PressedCell()])
    #expect(run.code == code)
    #expect(run.heads.count == 1)
    #expect(run.heads[0].contains("warning T0503: cell swatch has no role `bra`"))
    #expect(run.error.contains("did you mean `bar`?"))
  }

  @Test("a group for no cell is a warning")
  func unknownCell() throws {
    try folder.write(
      Fixture.tokens.replacing("\"swatch\"", with: "\"swatsh\""), to: "Themes/base.tokens.json")
    let run = run()
    #expect(run.code == .success)
    #expect(run.error.contains("warning T0501: `cell.swatsh` has the name of no cell"))
    #expect(run.error.contains("did you mean `cell.swatch`?"))
  }

  @Test("a mistyped cell is told where it is drawn, too, and by nothing else")
  func mistyped() throws {
    let dark = #"{ "cell": { "swatsh": { "dim": { "$type": "number", "$value": 1 } } } }"#
    try folder.write(
      Fixture.tokens.replacing("\"swatch\"", with: "\"swatsh\""), to: "Themes/base.tokens.json")
    try folder.write(dark, to: "Themes/dark.tokens.json")
    #expect(run().heads.count == 1)
    for words in [["render", "swatch"], ["sheet"]] {
      let run = CommandLineRun(words, in: folder.path)
      #expect(run.code == .success)
      #expect(run.heads.count == 1)
      #expect(run.error.contains("did you mean `cell.swatch`?"))
    }
  }

  @Test("a theme that reaches no cell is told as such, checked or drawn")
  func unreached() throws {
    try folder.write(
      ##"{ "ink": { "$type": "color", "$value": "#000000" } }"##, to: "palette.tokens.json")
    let message = "warning T0501: no token of the theme reaches a cell"
    #expect(run("palette.tokens.json").error.contains(message))
    let render = CommandLineRun(
      ["render", "swatch", "--theme", "palette.tokens.json"], in: folder.path)
    #expect(render.code == .success)
    #expect(render.heads.count == 1 && render.error.contains(message))
    let empty = try TemporaryFolder()
    #expect(CommandLineRun(["render", "swatch"], in: empty.path).heads == [])
  }

  @Test("font files are opened whether or not a text needs them, and faults have their place")
  func fonts() throws {
    try folder.write("no font", to: "Themes/broken.ttf")
    try folder.write(
      """
      { "$extensions": { "tessera": { "fonts": {
          "Brand": ["absent.ttf"],
          "Other": ["broken.ttf"] } } },
        "cell": { "label": { "font": { "$type": "typography", "$value": {
          "fontFamily": ["Unheard"], "fontSize": { "value": 10, "unit": "px" }, "fontWeight": 400,
          "letterSpacing": { "value": 0, "unit": "px" }, "lineHeight": 1 } } } } }
      """, to: "Themes/base.tokens.json")
    let run = CommandLineRun(["theme", "check"], in: folder.path, cells: [LabelCell()])
    #expect(run.code == .finding)
    let heads = run.heads.map { $0.replacing(folder.path + "/Themes/", with: "") }
    let faults = heads.filter { $0.contains("T0419") }
    #expect(
      faults.first
        == "tessera: base.tokens.json:2:15: error T0419: `absent.ttf`: there is no such file or folder"
    )
    #expect(
      faults.last?.hasPrefix(
        "tessera: base.tokens.json:3:15: error T0419: `broken.ttf`: not a usable font: ") == true)
    #expect(run.error.contains("the path starts from the folder of this token file"))
    #expect(
      heads.contains {
        $0.hasPrefix("tessera: base.tokens.json:5:19: warning")
          && $0.hasSuffix("no font is known for the family `Unheard`")
      })
  }

  @Test("faults of font and icon files are told in the same words where the theme has other errors")
  func filesOfBrokenTheme() throws {
    func faults(_ color: String) throws -> [String] {
      try folder.write(
        """
        { "$extensions": { "tessera": {
            "fonts": { "Brand": ["absent.ttf", "broken.ttf"] }, "icons": { "star": "gone.svg" } } },
          "a": { "$type": "color", "$value": "\(color)" } }
        """, to: "t.tokens.json")
      return run("t.tokens.json").heads.filter { $0.contains("T0419") || $0.contains("T0908") }
    }
    try folder.write("no font", to: "broken.ttf")
    let expected = try faults("#999999")
    #expect(expected.count == 3)
    #expect(try faults("#ggg") == expected)
  }

  @Test("the help lists the lints, and a finding names its own")
  func lintNames() throws {
    let help = CommandLineRun(["theme", "check", "--help"], in: folder.path).output
    for name in ["contrast", "indistinguishable", "missing-in-mode", "idle-context"] {
      #expect(help.contains("\n  \(name)  "))
    }
    try folder.write("{}", to: "Themes/dark.tokens.json")
    #expect(run().error.contains("warning T0614 (idle-context): this context changes nothing"))
  }

  @Test("the strict profile knows no hex strings, and its warnings fail")
  func strict() {
    let run = run("--strict")
    #expect(run.code == .finding)
    #expect(run.heads.count { $0.contains(" error ") } == 3)
  }

  @Test("--sarif writes the findings as a log")
  func sarif() throws {
    try folder.write(
      Fixture.tokens.replacing("{color.main}", with: "{color.mian}"),
      to: "Themes/base.tokens.json")
    #expect(run("--sarif", "out/findings.sarif").code == .finding)
    let log = SourceText(
      path: "log", bytes: Array(try folder.text("out/findings.sarif").utf8))
    guard case .object(let object)? = JSONReader.read(log, profile: .json).root?.value else {
      Issue.record("no object")
      return
    }
    let results = object.objects("runs")?.first?.objects("results")
    #expect(results?.map { $0.string("ruleId") } == ["T0202"])
    #expect(results?.map { $0.string("level") } == ["error"])
  }

  @Test(
    "the log is written also where there is no theme in the file", arguments: ["", "[]", "\u{FF}"])
  func sarifOfNothing(text: String) throws {
    try folder.write(text, to: "x.tokens.json")
    try folder.write("stale", to: "log.sarif")
    let run = run("x.tokens.json", "--sarif", "log.sarif")
    #expect(run.code == .finding)
    #expect(run.heads.count == 1)
    #expect(try folder.text("log.sarif").contains("\"level\": \"error\""))
  }

  @Test("with an error in the theme, roles, states and entries are checked all the same")
  func partial() throws {
    try folder.write(
      Fixture.tokens.replacing("\"swatch\": {", with: "\"other\": 5, \"swatch\": {")
        .replacing("\"bar\":", with: "\"bra\":"),
      to: "x.tokens.json")
    let run = run("x.tokens.json")
    #expect(run.code == .finding)
    let codes = run.heads.compactMap { head in
      ["T0103", "T0501", "T0503"].first { head.contains($0) }
    }
    #expect(codes == ["T0103", "T0503"])
    #expect(
      run.heads.last
        == "tessera: note: the looks of the cells were not judged: the theme has errors")
  }

  @Test("without any theme there is one error")
  func nothing() throws {
    let empty = try TemporaryFolder()
    let run = CommandLineRun(["theme", "check"], in: empty.path)
    #expect(
      run
        == .refused(
          "there is no theme",
          help: "name its file; by itself the only *.resolver.json in a Themes folder is found"))
  }
}

/// A swatch whose four states look different.
private struct PressedCell: Cell {
  let reuseIdentifier = "swatch"
  let previewItems = [Item("plain")]
  let roles = SwatchCell().roles

  func size(fitting proposal: Size, item: Item, environment: Environment) -> Size { Size(8, 4) }

  func slots(in context: CellContext) -> Slots {
    var slots = Slots(background: Layer(fill: .role("background")))
    let bar = Layer("bar", frame: Rect(0, 0, 2, 4), fill: .role("bar"))
    let lines = [CellState.Flag.highlighted, .selected].enumerated().filter {
      context.state.contains($0.element)
    }
    slots.content =
      [bar]
      + lines.map {
        Layer(frame: Rect(4 + 2 * Double($0.offset), 0, 2, 4), fill: .literal(.white))
      }
    return slots
  }
}
