import Tessera
import TesseraShowcase
import TesseraSource
import TesseraTestSupport
import Testing

@testable import TesseraCommandLine

@Suite("Program")
struct ProgramTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func run(_ words: String...) -> CommandLineRun {
    CommandLineRun(words, in: folder.path)
  }

  private static let help = """
    usage: tessera COMMAND [options]

    Draws the look of collection-view cells in every state, without UIKit, a Mac or a display.

    commands:
      sheet [CELL…]               Draw state sheets and a page that shows them
      render CELL                 Draw one cell in one state
      cells [CELL…]               List cells: states, items, roles, size, outsets, source
      verify [FILTER…]            Compare goldens with fresh renders
      record [FILTER…]            Write goldens from fresh renders
      approve [FILTER…]           Make goldens of the renders verify left
      prune                       List or remove goldens that no cell has
      merge [BUNDLE…]             Put the shards of a verify together
      mutate [CELL…]              Find changes that no golden would notice
      diff A B                    Compare two PNG files, or the PNG files of two folders
      icon FILE.svg               Draw an SVG icon
      play SCRIPT                 Run a replay script and print what happened
      theme check [FILE]          Find what is wrong with a theme, in all its modes
      theme resolve [FILE]        Print all tokens of a theme in one mode, as JSON
      theme explain NAME          Say where the value of a token or a role comes from
      theme diff A B              List what differs between two themes, and which cells use it
      theme scaffold [CELL…]      Print a commented token file with all roles of the cells
      theme import PATH           Turn another tool's theme into DTCG token files
      theme export FORMAT [FILE]  Turn a theme into colour sets or constants

    tessera COMMAND --help says what a command takes; tessera --version says which one this is.

    """

  @Test("without a word, usage goes to standard error and the exit code is 2")
  func nothing() {
    #expect(run() == CommandLineRun(.badInput, error: Self.help))
  }

  @Test("help goes to standard output", arguments: ["--help", "-h", "help"])
  func help(word: String) {
    #expect(run(word) == CommandLineRun(.success, output: Self.help))
    #expect(run("help", word) == CommandLineRun(.success, output: Self.help))
  }

  @Test(
    "every command explains itself, asked in any way",
    arguments: ["sheet", "render", "cells", "verify", "record", "play"])
  func commandHelp(name: String) throws {
    let spec = try #require(Program.commands.map { $0.spec }.first { $0.name == name })
    let expected = CommandLineRun(.success, output: spec.helpText())
    #expect(run(name, "--help") == expected)
    #expect(run(name, "-h") == expected)
    #expect(run("help", name) == expected)
    #expect(run("--help", name) == expected)
    #expect(run(name, "--json", "--help") == expected)
  }

  @Test("the version goes to standard output, also behind a command")
  func version() {
    let expected = CommandLineRun(.success, output: "tessera 0.1.0\n")
    #expect(run("--version") == expected)
    #expect(run("render", "--version") == expected)
  }

  @Test(
    "a word that is no command is refused, with what was likely meant",
    arguments: [
      (["shete"], "unknown command `shete`", "did you mean `sheet`?"),
      (["Render"], "unknown command `Render`", "did you mean `render`?"),
      (
        ["preview"], "unknown command `preview`",
        "commands: sheet, render, cells, verify, record, approve, prune, merge, mutate, diff, icon,"
          + " play, theme"
      ),
      (
        [""], "unknown command ``",
        "commands: sheet, render, cells, verify, record, approve, prune, merge, mutate, diff, icon,"
          + " play, theme"
      ),
      (["help", "celsl"], "unknown command `celsl`", "did you mean `cells`?"),
      (
        ["help", "cells", "render"], "help has no use for `render`",
        "tessera help --help says what it takes"
      ),
      (["--versoin"], "tessera has no option `--versoin`", "did you mean `--version`?"),
      (["--theme", "x"], "tessera has no option `--theme`", "tessera --help lists them"),
    ])
  func unknown(words: [String], message: String, help: String) {
    #expect(CommandLineRun(words, in: folder.path) == .refused(message, help: help))
  }

  @Test("a failing command with --json prints its findings as one object")
  func json() throws {
    let run = run("render", "swatch", "--item", "plian", "--json")
    #expect(
      run.output == """
        {
          "diagnostics": [
            {
              "code": null,
              "severity": "error",
              "file": null,
              "line": null,
              "column": null,
              "endLine": null,
              "endColumn": null,
              "message": "unknown item of cell swatch `plian`",
              "help": "did you mean `plain`?",
              "notes": []
            }
          ]
        }

        """)
    #expect(run.heads == ["tessera: error: unknown item of cell swatch `plian`"])
    #expect(run.code == .badInput)
  }

  @Test("a family without a command and a command that is always JSON fail as objects, too")
  func jsonFailures() throws {
    for (words, message) in [
      (["theme", "--json"], "theme needs a command"),
      (["theme", "resolve"], "there is no theme"),
      (["theme", "resolve", "--mod"], "theme resolve has no option `--mod`"),
    ] {
      let run = CommandLineRun(words, in: folder.path)
      #expect(run.code == .badInput)
      #expect(run.heads == ["tessera: error: \(message)"])
      let object = try run.object()
      #expect(object.names == ["diagnostics"])
      #expect(object.objects("diagnostics")?.map { $0.string("message") } == [message])
    }
    #expect(run("theme").output.isEmpty)
  }

  @Test("usage names the program as it was started")
  func name() {
    func run(_ words: String...) -> String {
      let run = CommandLineRun(words, in: folder.path) { $0.program = "swift run badge" }
      return run.output + run.error
    }
    #expect(run("help").hasPrefix("usage: swift run badge COMMAND [options]\n"))
    #expect(run("help", "render").hasPrefix("usage: swift run badge render CELL [options]\n"))
    #expect(run("theme").hasPrefix("usage: swift run badge theme COMMAND [options]\n"))
    #expect(run("render").contains("help: usage: swift run badge render CELL\n"))
    #expect(run("render", "a", "b").contains("help: swift run badge render --help says"))
    #expect(run("render", "--zzzzzz").contains("help: swift run badge render --help lists"))
    #expect(run("--zzzzzz").contains("help: swift run badge --help lists them\n"))
  }

  @Test("cells that cannot be registered end every command but help")
  func registration() {
    let cells: [any Cell] = [SwatchCell(), SwatchCell()]
    #expect(
      CommandLineRun(["cells"], in: folder.path, cells: cells)
        == .refused(
          "two cells are called `swatch`", help: "give one of them another reuseIdentifier"))
    #expect(CommandLineRun(["cells", "--help"], in: folder.path, cells: cells).code == .success)
  }

  @Test("a working directory that was removed is an error with a place, but not for help")
  func workingDirectory() throws {
    func run(_ words: [String]) -> CommandLineRun {
      CommandLineRun(words, in: folder.path) {
        $0.workingDirectory = .failure(.notFound(path: "."))
      }
    }
    let failed = run(["cells", "--json"])
    #expect(failed.code == .badInput)
    #expect(failed.heads == ["tessera: .: error: there is no such file or folder"])
    #expect(try failed.object().objects("diagnostics")?.first?.string("file") == ".")
    #expect(run(["--help"]).code == .success)
    #expect(run(["cells", "--help"]).code == .success)
  }

  @Test("the showcase is what tessera itself lists, in its order")
  func showcase() throws {
    let run = CommandLineRun(
      ["cells", "--json"], in: folder.path, cells: Showcase.cells, source: .builtIn)
    let cells = try #require(try run.object().objects("cells"))
    #expect(
      cells.map { $0.string("id") } == [
        "visual-states", "default-selection", "section-editor", "section-header", "settings-row",
        "photo-tile", "inbox-row", "card", "now-playing",
      ])
    #expect(Set(cells.map { $0.string("source") }) == ["built-in"])
  }
}
