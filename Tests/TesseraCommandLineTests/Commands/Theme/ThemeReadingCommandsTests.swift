import Tessera
import TesseraSource
import TesseraShowcase
import TesseraTestSupport
import Testing

@testable import TesseraCommandLine

@Suite("tessera theme resolve, explain, diff and scaffold")
struct ThemeReadingCommandsTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try Fixture.writeTheme(to: folder)
  }

  private func run(_ words: String...) -> CommandLineRun {
    CommandLineRun(["theme"] + words, in: folder.path)
  }

  // MARK: - resolve

  @Test(
    "resolve prints every token of a mode",
    arguments: [("light", "#808080ff"), ("dark", "#202020ff")])
  func resolve(context: String, srgb: String) throws {
    let run = run("resolve", "--mode", "appearance=\(context)")
    #expect(run.code == .success)
    let object = try run.object()
    #expect(object.names == ["file", "mode", "tokens", "unresolved", "diagnostics"])
    guard case .object(let tokens)? = object["tokens"]?.value else {
      Issue.record("no tokens")
      return
    }
    #expect(tokens.names == ["cell.swatch.background", "cell.swatch.bar", "color.main"])
    guard case .object(let token)? = tokens["cell.swatch.background"]?.value else {
      Issue.record("no token")
      return
    }
    #expect(token.string("type") == "color")
    #expect(token.string("srgb") == srgb)
    #expect(token.string("source") == "\(folder.path)/Themes/base.tokens.json:9:7")
  }

  @Test("resolve prints what it can of a theme with errors, and the exit code is 1")
  func resolveErrors() throws {
    try folder.write(
      Fixture.tokens.replacing("{color.main}", with: "{color.mian}"),
      to: "Themes/base.tokens.json")
    let run = run("resolve", "Themes/demo.resolver.json")
    #expect(run.code == .finding)
    #expect(try run.object().strings("unresolved") == ["cell.swatch.background"])
  }

  @Test(
    "--gamut says how colours outside sRGB come into it, for every command that shows them",
    arguments: [
      ([], "#ff0b0c"), (["--gamut", "minde"], "#ff0b0c"), (["--gamut", "clip"], "#ff0000"),
    ])
  func gamut(option: [String], red: String) throws {
    let wide = "{ \"colorSpace\": \"display-p3\", \"components\": [1, 0, 0] }"
    try folder.write(
      Fixture.tokens.replacing("\"#808080\"", with: wide), to: "Themes/base.tokens.json")
    func run(_ words: String...) -> CommandLineRun {
      CommandLineRun(words + option, in: folder.path)
    }
    #expect(run("theme", "resolve").output.contains("\"srgb\": \"\(red)ff\""))
    #expect(run("theme", "explain", "color.main").output.hasPrefix("color.main = \(red) (color)"))
    let check = run("theme", "check")
    #expect(check.error.contains("`color.main` lies outside sRGB and is shown as \(red),"))
    try folder.write("{}", to: "none.tokens.json")
    let difference = run("theme", "diff", "none.tokens.json", "Themes/demo.resolver.json", "--json")
    #expect(difference.output.contains("\"srgb\": \"\(red)ff\""))
    #expect(run("render", "swatch").code == .success)
    let picture = try Picture(folder.file("swatch.png"))
    let pixel = picture.row(2)[12]
    #expect(pixel == (red == "#ff0000" ? [255, 0, 0, 255] : [255, 11, 12, 255]))
  }

  @Test(
    "another gamut mapping is refused, without a theme too; what writes wide colours takes none")
  func wrongGamut() throws {
    for words in [["theme", "resolve"], ["render", "swatch"]] {
      let run = CommandLineRun(words + ["--gamut", "cut"], in: folder.path)
      #expect(run.code == .badInput)
      #expect(run.error.contains("--gamut cannot be `cut`"))
    }
    let empty = try TemporaryFolder()
    #expect(
      CommandLineRun(["render", "swatch", "--gamut", "cut"], in: empty.path).code == .badInput)
    #expect(run("export", "css", "--gamut", "clip").error.contains("has no option `--gamut`"))
  }

  // MARK: - explain

  @Test("explain tells the chain of a token with its places")
  func explain() {
    let run = run("explain", "cell.swatch.background", "--mode", "appearance=dark")
    #expect(run.code == .success)
    #expect(
      run.output.replacing(folder.path + "/", with: "") == """
        cell.swatch.background = #202020 (color) in appearance=dark
          1. cell.swatch.background: "{color.main}" from the set base at Themes/base.tokens.json:9:7
          2. color.main: "#202020" from appearance=dark at Themes/dark.tokens.json:1:32
             it replaces "#808080" from the set base at Themes/base.tokens.json:4:5

        """)
  }

  @Test("explain tells which token a role takes in a state")
  func explainRole() throws {
    try folder.write(
      Fixture.tokens.replacing(
        "\"bar\": { \"$value\": \"#000000\" }",
        with: """
          "bar": { "$root": { "$value": "#000000" }, "selected": { "$value": "#ffffff" } }
          """), to: "Themes/base.tokens.json")
    let run = run("explain", "cell.swatch.bar", "--state", "selected")
    #expect(run.code == .success)
    #expect(
      run.output.hasPrefix(
        "cell.swatch.bar in selected: cell.swatch.bar.selected wins\n"
          + "  cell.swatch.bar.$root is for all states, but ranks lower"))
    #expect(run.output.contains("\ncell.swatch.bar.selected = #ffffff (color)"))
    let object = try self.run("explain", "cell.swatch.bar", "--json").object()
    #expect(object.names == ["role", "token", "diagnostics"])
  }

  @Test("a role whose token is the same in every state can be asked for in one")
  func explainPlainRole() {
    let run = run("explain", "cell.swatch.bar", "--state", "selected")
    #expect(run.code == .success)
    #expect(
      run.output.replacing(folder.path + "/", with: "") == """
        cell.swatch.bar in selected: cell.swatch.bar wins
        cell.swatch.bar = #000000 (color) in appearance=light
          1. cell.swatch.bar: "#000000" from the set base at Themes/base.tokens.json:10:7

        """)
  }

  @Test("explain of a name that is none says what was likely meant; a state needs a role")
  func explainUnknown() {
    let unknown = run("explain", "color.mian")
    #expect(unknown.code == .badInput)
    #expect(unknown.error.contains("error T0202: the theme has no token `color.mian`"))
    #expect(unknown.error.contains("did you mean `color.main`?"))
    for name in ["cell.swatch.bra", "cell.swtach.bar", "cell.swtach.bra"] {
      #expect(run("explain", name).error.contains("did you mean `cell.swatch.bar`?"))
    }
    #expect(!run("explain", "cell.swatch.zzz").error.contains("did you mean"))
    #expect(
      run("explain", "color.main", "--state", "selected")
        == .refused(
          "--state does nothing without the name of a role",
          help: "add the name of a role, or leave it out"))
  }

  @Test("the role of the example in explain's help is there")
  func explainExample() throws {
    let help = CommandLineRun(["theme", "explain", "--help"], in: folder.path).output
    let start = try #require(help.firstRange(of: "cell.card."))
    let name = help[start.lowerBound...].prefix { $0.isLetter || $0 == "." || $0 == "-" }
    #expect(
      Showcase.cells.contains { cell in
        cell.reuseIdentifier == "card" && cell.roles.contains { "cell.card.\($0.name)" == name }
      })
  }

  @Test("a token is found by its last name alone")
  func explainLastName() {
    #expect(run("explain", "main").error.contains("did you mean `color.main`?"))
  }
  // MARK: - diff

  @Test("diff lists what differs in which modes, and the cells that use it")
  func diff() throws {
    try folder.write(Fixture.resolver, to: "New/demo.resolver.json")
    try folder.write(Fixture.tokens, to: "New/base.tokens.json")
    try folder.write(
      Fixture.dark.replacing("#202020", with: "#303030"), to: "New/dark.tokens.json")
    let run = run("diff", "Themes/demo.resolver.json", "New/demo.resolver.json")
    #expect(run.code == .finding)
    #expect(
      run.output == """
        ~ cell.swatch.background: #202020 → #303030 (appearance=dark)
        ~ color.main: #202020 → #303030 (appearance=dark)
        cells that use them:
          swatch: cell.swatch.background, color.main

        """)
    let object = try self.run(
      "diff", "Themes/demo.resolver.json", "New/demo.resolver.json", "--json"
    ).object()
    #expect(object.names == ["equal", "contexts", "changes", "cells", "diagnostics"])
  }

  @Test("equal themes: no difference, exit code 0")
  func same() {
    #expect(
      run("diff", "Themes/demo.resolver.json", "Themes/demo.resolver.json")
        == CommandLineRun(.success, output: "no difference\n"))
  }

  // MARK: - scaffold

  @Test("a scaffold holds every role with its default, and is a theme that changes nothing")
  func scaffold() throws {
    let run = run("scaffold")
    #expect(run.code == .success)
    #expect(
      run.output.contains(
        """
            // A colour and a bar
            "swatch": {
              // Below everything
              "background": { "$type": "color", "$value": "#ff0000" },
              // At the leading edge
              "bar": { "$type": "color", "$value": "#0000ff" },
            },
        """))
    try folder.write(run.output, to: "scaffold.tokens.json")
    let check = self.run("check", "scaffold.tokens.json", "--json")
    #expect(check.code == .success)
    // The swatch itself looks the same pressed and chosen, which is none of the file's.
    let codes = try check.object().objects("diagnostics")?.map { $0.string("code") }
    #expect(codes == ["T0603"])
  }

  @Test("the scaffold of the showcase is no more to be complained about than its defaults")
  func showcaseScaffold() throws {
    func run(_ words: String...) -> CommandLineRun {
      CommandLineRun(["theme"] + words, in: folder.path, cells: Showcase.cells)
    }
    try folder.write(run("scaffold").output, to: "scaffold.tokens.json")
    let check = run("check", "scaffold.tokens.json", "--json")
    #expect(check.code == .success)
    // What the eye would miss is the showcase's own; the file itself has no fault.
    let codes = try check.object().objects("diagnostics")?.compactMap { $0.string("code") }
    #expect(Set(codes ?? []) == ["T0601", "T0603"])
  }

  @Test("a family's name alone lists its commands; a wrong one is refused")
  func family() {
    let alone = CommandLineRun(["theme"], in: folder.path)
    #expect(alone.code == .badInput)
    #expect(alone.error.hasPrefix("usage: tessera theme COMMAND [options]\n"))
    let help = CommandLineRun(["theme", "--help"], in: folder.path)
    #expect(help == CommandLineRun(.success, output: alone.error))
    #expect(CommandLineRun(["help", "theme"], in: folder.path) == help)
    #expect(
      CommandLineRun(["theme", "chekc"], in: folder.path)
        == .refused("unknown command `theme chekc`", help: "did you mean `theme check`?"))
  }
}
