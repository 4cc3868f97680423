import TesseraSource
import Testing

@testable import TesseraTheme

@Suite("What a theme says about lints")
struct ThemeDocumentLintsTests {
  private static let files = [
    "t.resolver.json": """
    { version: "2025.10", modifiers: { appearance: { default: "light",
        contexts: { light: [], dark: [{ $ref: "dark.tokens.json" }] } } },
      sets: { base: { sources: [{ $ref: "base.tokens.json" }] } },
      resolutionOrder: [{ $ref: "#/sets/base" }, { $ref: "#/modifiers/appearance" }] }
    """,
    "base.tokens.json": "{ $extensions: { tessera: { lints: [{ a: 1 }, 'b'] } } }",
    "dark.tokens.json": "{ $extensions: { tessera: { lints: [{ c: 1 }] } } }",
  ]

  @Test("entries come in resolution order, those of a context in its modes only")
  func order() throws {
    let fixture = Fixture(files: Self.files)
    #expect(fixture.findings == [])
    let document = try #require(fixture.document)
    let places = document.allModes.map { mode in
      document.lints(in: mode).map { entry in
        let place = entry.source.location(of: entry.node.range)
        return "\(place.path):\(place.column)"
      }
    }
    #expect(
      places == [
        ["base.tokens.json:37", "base.tokens.json:47"],
        ["base.tokens.json:37", "base.tokens.json:47", "dark.tokens.json:37"],
      ])
  }

  @Test("they are a list, at the root of a file")
  func shape() {
    #expect(
      Fixture("{ $extensions: { tessera: { lints: {} } } }").findings.map { $0.contains("`lints`") }
        == [true])
    #expect(
      Fixture("{ g: { $extensions: { tessera: { lints: [] } } } }").findings.map {
        $0.contains("$extensions.tessera.lints")
      } == [true])
  }

  @Test("modes are named by what tells them from the others, all of them by nothing")
  func description() throws {
    let document = try #require(Fixture(files: Self.files).document)
    let modes = document.allModes
    #expect(document.description(of: [1], among: modes) == "appearance=dark")
    #expect(document.description(of: [0, 1], among: modes) == nil)
  }

  @Test("a context is idle that has the same tokens as its modifier's default")
  func idleContexts() throws {
    let fixture = Fixture(
      files: [
        "t.resolver.json": """
        { version: "2025.10", resolutionOrder: [
          { name: "appearance", type: "modifier", default: "light", contexts: {
            light: [],
            dark: [{ $ref: "t.dark.json" }],
            dim: [{ a: { $type: "number", $value: 1 } }] } },
          { name: "contrast", type: "modifier", default: "normal", contexts: {
            high: [],
            normal: [{ a: { $type: "number", $value: 1 } }] } } ] }
        """, "t.dark.json": "{}",
      ])
    let document = try #require(fixture.document)
    #expect(
      document.idleContexts.map { "\($0.modifier.name)=\($0.context) \($0.place)" } == [
        "appearance=dark t.resolver.json:4:5"
      ])
  }
}
