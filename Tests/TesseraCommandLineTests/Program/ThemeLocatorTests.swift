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

  @Test("the nearest folder that holds one is taken; token files and folders are none")
  func nearest() throws {
    try Fixture.writeTheme(to: folder)
    try Fixture.writeTheme(to: folder, at: "a/Themes")
    try folder.write("{}", to: "a/b/Themes/x.tokens.json")
    try SourceFile.createDirectory(folder.file("a/b/Themes/folder.resolver.json"))
    let found = try ThemeLocator.find(nil, from: folder.file("a/b"))
    #expect(found == "../Themes/demo.resolver.json")
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
