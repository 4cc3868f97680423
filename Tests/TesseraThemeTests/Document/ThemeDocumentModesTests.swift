import TesseraSource
import Testing

@testable import TesseraTheme

@Suite("Modes of a theme")
struct ThemeDocumentModesTests {
  private let document: ThemeDocument

  init() throws {
    document = try #require(
      Fixture(
        files: [
          "t.resolver.json": """
          {
            version: "2025.10",
            modifiers: {
              contrast: { default: "normal", contexts: { high: [], normal: [] } },
              appearance: { default: "light", contexts: { light: [], dark: [] } },
              size: { contexts: { S: [], L: [] } },
            },
            resolutionOrder: [
              { $ref: "#/modifiers/appearance" }, { $ref: "#/modifiers/contrast" },
              { $ref: "#/modifiers/size" },
            ],
          }
          """
        ]
      ).document)
  }

  @Test("all modes come in the order of the resolver, each modifier's default first")
  func allModes() {
    #expect(
      document.allModes.map(\.description) == [
        "appearance=light contrast=normal size=S", "appearance=light contrast=normal size=L",
        "appearance=light contrast=high size=S", "appearance=light contrast=high size=L",
        "appearance=dark contrast=normal size=S", "appearance=dark contrast=normal size=L",
        "appearance=dark contrast=high size=S", "appearance=dark contrast=high size=L",
      ])
    #expect(document.defaultMode == document.allModes[0])
    #expect(document.defaultMode["contrast"] == "normal")
    #expect(document.defaultMode["colour"] == nil)
  }

  @Test("a mode is selected by any of its contexts, exactly or without regard to case")
  func selection() throws {
    #expect(
      try document.mode(selecting: ["size": "L"]).description
        == "appearance=light contrast=normal size=L")
    #expect(
      try document.mode(selecting: ["Appearance": "DARK", "size": "s"]).description
        == "appearance=dark contrast=normal size=S")
  }

  @Test(
    "what the theme does not have is an error with what was likely meant",
    arguments: [
      (
        ["apperance": "dark"], "error T0403 the theme has no modifier `apperance`",
        "did you mean `appearance`?"
      ),
      (
        ["x": "dark"], "error T0403 the theme has no modifier `x`",
        "it has `appearance`, `contrast`, `size`"
      ),
      (
        ["appearance": "drak"], "error T0404 the modifier `appearance` has no context `drak`",
        "did you mean `dark`?"
      ),
      (
        ["contrast": "zzzzzz"], "error T0404 the modifier `contrast` has no context `zzzzzz`",
        "it has `high`, `normal`"
      ),
      (
        [:],
        "error T0405 the modifier `size` has no default, so that a context must be selected",
        "select one of `S`, `L`"
      ),
    ])
  func faults(contexts: [String: String], finding: String, help: String) {
    var contexts = contexts
    if !finding.contains("T0405") { contexts["size"] = "S" }
    let error = #expect(throws: ModeError.self) { try document.mode(selecting: contexts) }
    #expect(error?.diagnostics.map(\.line) == [finding])
    #expect(error?.diagnostics.first?.help == help)
  }

  @Test("all faults of a selection are told at once, each once")
  func allFaults() {
    let error = #expect(throws: ModeError.self) {
      try document.mode(selecting: ["appearance": "drak", "x": "y"])
    }
    #expect(
      error?.diagnostics.map(\.line) == [
        "error T0404 the modifier `appearance` has no context `drak`",
        "error T0403 the theme has no modifier `x`",
        "error T0405 the modifier `size` has no default, so that a context must be selected",
      ])
    // That nothing is selected for `size` follows from the mistyped name, or from the wrong context.
    for (contexts, code) in [(["sise": "S"], "T0403"), (["size": "M"], "T0404")] {
      let error = #expect(throws: ModeError.self) { try document.mode(selecting: contexts) }
      #expect(error?.diagnostics.map(\.code) == [code])
    }
  }

  @Test("an error has the place of the selection")
  func locations() {
    let place = SourceText(path: "script.json5", bytes: [0x61, 0x62]).location(of: 1..<2)
    let error = #expect(throws: ModeError.self) {
      try document.mode(
        selecting: ["appearance": "x", "size": "S"], locations: ["appearance": place])
    }
    #expect(error?.diagnostics.map(\.location) == [place])
  }

  @Test("a theme without modifiers has one mode and takes no selection")
  func plain() throws {
    let document = try #require(Fixture("{}").document)
    #expect(document.allModes == [document.defaultMode])
    #expect(document.defaultMode.description == "")
    #expect(try document.mode(selecting: [:]) == document.defaultMode)
    let error = #expect(throws: ModeError.self) { try document.mode(selecting: ["a": "b"]) }
    #expect(error?.diagnostics.map(\.help) == ["it has none at all"])
  }
}
