import TesseraSource
import TesseraTestSupport
import Testing

@testable import TesseraTheme

@Suite("ThemeLocator")
struct ThemeLocatorTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test("the theme that was named wins, whether it is there or not")
  func named() throws {
    try folder.write("{}", to: "Themes/demo.resolver.json")
    #expect(try ThemeLocator.find("a/b.json", from: folder.path) == "a/b.json")
  }

  @Test(
    "else it is the only resolver document of a Themes folder, searched upwards",
    arguments: [
      ("", "Themes/demo.resolver.json"), ("a", "../Themes/demo.resolver.json"),
      ("a/b", "../../Themes/demo.resolver.json"), ("Themes", "demo.resolver.json"),
    ])
  func upwards(inner: String, found: String) throws {
    try folder.write("{}", to: "Themes/demo.resolver.json")
    try SourceFile.createDirectory(folder.file("a/b"))
    #expect(try ThemeLocator.find(nil, from: folder.file(inner)) == found)
  }

  @Test("the nearest folder that holds one is taken; token files are none")
  func nearest() throws {
    try folder.write("{}", to: "Themes/demo.resolver.json")
    try folder.write("{}", to: "a/Themes/demo.resolver.json")
    try folder.write("{}", to: "a/b/Themes/x.tokens.json")
    let found = try ThemeLocator.find(nil, from: folder.file("a/b"))
    #expect(found == "../Themes/demo.resolver.json")
  }

  @Test("token files beside are named where a theme is missed")
  func tokenFiles() throws {
    try folder.write("{}", to: "Themes/brand.tokens.json")
    #expect(try ThemeLocator.find(nil, from: folder.path) == nil)
    #expect(ThemeLocator.tokenFiles(from: folder.file("a")) == ["../Themes/brand.tokens.json"])
  }

  @Test("without any there is no theme")
  func none() throws {
    #expect(try ThemeLocator.find(nil, from: folder.path) == nil)
  }

  @Test("several are an error that lists them")
  func several() throws {
    try folder.write("{}", to: "Themes/demo.resolver.json")
    try folder.write("{}", to: "Themes/another.resolver.json")
    let names = ["another.resolver.json", "demo.resolver.json"]
    #expect(throws: ThemeLocator.Failure.several(folder: "../Themes", names: names)) {
      try ThemeLocator.find(nil, from: folder.file("inner"))
    }
  }
}
