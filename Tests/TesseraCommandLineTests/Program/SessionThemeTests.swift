import TesseraSource
import TesseraTestSupport
import Testing

@testable import TesseraCommandLine

/// What commands say of the theme that they look for.
@Suite("Session+Theme")
struct SessionThemeTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test("one that is no file is an error that names it, and nothing is drawn without a theme")
  func broken() throws {
    try SourceFile.createDirectory(folder.file("a/Themes/x.resolver.json"))
    try SourceFile.createDirectory(folder.file("b/Themes"))
    try System.link(folder.file("b/Themes/x.resolver.json"), to: "nowhere")
    for (inner, cause) in [
      ("a", "expected a file, found a folder"), ("b", "there is no such file or folder"),
    ] {
      let run = CommandLineRun(["render", "swatch"], in: folder.file(inner))
      #expect(run.code == .badInput)
      let path = folder.file("\(inner)/Themes/x.resolver.json")
      #expect(run.heads == ["tessera: \(path): error: \(cause)"])
    }
    #expect(try folder.files.allSatisfy { !$0.hasSuffix(".png") })
  }

  @Test("token files beside are named where a theme is missed")
  func tokenFiles() throws {
    try folder.write("{}", to: "Themes/brand.tokens.json")
    let run = CommandLineRun(["theme", "check"], in: folder.path)
    #expect(run.code == .badInput)
    #expect(run.error.contains("  note: there is Themes/brand.tokens.json\n"))
  }

  @Test("several are an error that lists them")
  func several() throws {
    try Fixture.writeTheme(to: folder)
    try folder.write("{}", to: "Themes/another.resolver.json")
    let run = CommandLineRun(["render", "swatch"], in: folder.path)
    #expect(
      run
        == CommandLineRun(
          .badInput,
          error: """
            tessera: Themes: error: the folder holds several themes
              note: another.resolver.json
              note: demo.resolver.json
              help: name one with --theme FILE

            """))
  }
}
