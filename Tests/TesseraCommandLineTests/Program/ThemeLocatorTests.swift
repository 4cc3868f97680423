import TesseraSource
import TesseraTestSupport
import Testing

@testable import TesseraCommandLine

@Suite("ThemeLocator")
struct ThemeLocatorTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test("the theme that was named wins, whether it is there or not")
  func named() throws {
    try Fixture.writeTheme(to: folder)
    #expect(try ThemeLocator.find("a/b.json", from: folder.path) == "a/b.json")
  }

  @Test(
    "else it is the only resolver document of a Themes folder, searched upwards",
    arguments: [
      ("", "Themes/demo.resolver.json"), ("a", "../Themes/demo.resolver.json"),
      ("a/b", "../../Themes/demo.resolver.json"), ("Themes", "demo.resolver.json"),
    ])
  func upwards(inner: String, found: String) throws {
    try Fixture.writeTheme(to: folder)
    try SourceFile.createDirectory(folder.file("a/b"))
    #expect(try ThemeLocator.find(nil, from: folder.file(inner)) == found)
  }

  @Test("the nearest folder that holds one is taken; token files are none")
  func nearest() throws {
    try Fixture.writeTheme(to: folder)
    try Fixture.writeTheme(to: folder, at: "a/Themes")
    try folder.write("{}", to: "a/b/Themes/x.tokens.json")
    let found = try ThemeLocator.find(nil, from: folder.file("a/b"))
    #expect(found == "../Themes/demo.resolver.json")
  }

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
    #expect(try ThemeLocator.find(nil, from: folder.path) == nil)
    #expect(ThemeLocator.tokenFiles(from: folder.file("a")) == ["../Themes/brand.tokens.json"])
    let run = CommandLineRun(["theme", "check"], in: folder.path)
    #expect(run.code == .badInput)
    #expect(run.error.contains("  note: there is Themes/brand.tokens.json\n"))
  }

  @Test("without any there is no theme")
  func none() throws {
    #expect(try ThemeLocator.find(nil, from: folder.path) == nil)
  }

  @Test("several are an error that lists them")
  func several() throws {
    try Fixture.writeTheme(to: folder)
    try folder.write("{}", to: "Themes/another.resolver.json")
    let names = ["another.resolver.json", "demo.resolver.json"]
    #expect(throws: ThemeLocator.Failure.several(folder: "../Themes", names: names)) {
      try ThemeLocator.find(nil, from: folder.file("inner"))
    }
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
