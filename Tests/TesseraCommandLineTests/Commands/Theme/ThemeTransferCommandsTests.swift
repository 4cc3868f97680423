import Tessera
import TesseraSource
import TesseraTestSupport
import Testing

@testable import TesseraCommandLine

@Suite("tessera theme import and export")
struct ThemeTransferCommandsTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func run(_ words: String...) -> CommandLineRun {
    CommandLineRun(["theme"] + words, in: folder.path)
  }

  @Test("a theme goes out to an asset catalog and comes back as it was")
  func roundTrip() throws {
    try Fixture.writeTheme(to: folder)
    let export = run("export", "xcassets", "-o", "out")
    #expect(export.code == .success)
    #expect(export.output.hasPrefix("out/"))
    let back = run("import", "out/demo.xcassets", "-o", "back")
    #expect(back.code == .success, "\(back.error)")
    let theme = try #require(back.output.split(separator: "\n").first).description
    #expect(run("check", theme).code == .success)
    for context in ["light", "dark"] {
      let object = try run("resolve", theme, "--mode", "appearance=\(context)").object()
      guard case .object(let tokens)? = object["tokens"]?.value,
        case .object(let token)? = tokens["color.main"]?.value
      else {
        Issue.record("no token: \(object.names)")
        return
      }
      #expect(token.string("srgb") == (context == "light" ? "#808080ff" : "#202020ff"))
    }
  }

  @Test("nothing is overwritten unless that was asked for")
  func overwriting() throws {
    try Fixture.writeTheme(to: folder)
    #expect(run("export", "css").code == .success)
    let again = run("export", "css")
    #expect(again.code == .badInput)
    #expect(again.heads.count == 1)
    #expect(run("export", "css", "--force").code == .success)
  }

  @Test("unknown formats are refused with those there are")
  func formats() throws {
    try Fixture.writeTheme(to: folder)
    let export = run("export", "csss")
    #expect(export.code == .badInput)
    #expect(export.error.contains("css"))
    let input = run("import", "Themes/base.tokens.json", "--from", "vscod")
    #expect(input.code == .badInput)
    #expect(input.error.contains("vscode"))
    #expect(try folder.names == ["Themes"])
  }

  @Test("an import ends with what is left to do")
  func hint() throws {
    try folder.write(##"{ "a": { "value": "#111111", "type": "color" } }"##, to: "sd.json")
    let run = run("import", "sd.json")
    #expect(run.code == .success)
    #expect(run.heads.last == "tessera: note: no cell takes its colours from these tokens yet")
    #expect(run.error.contains("write aliases"))
    #expect(run.error.contains("; tessera theme scaffold lists the roles of your cells\n"))
    let again = self.run("import", "sd.json")
    #expect(again.error.contains("allow to replace it with --force"))
  }
}
