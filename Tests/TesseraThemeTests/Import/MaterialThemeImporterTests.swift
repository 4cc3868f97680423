import TesseraGraphics
import TesseraSource
import TesseraTestSupport
import Testing

@testable import TesseraTheme

@Suite("Themes of Material Theme Builder")
struct MaterialThemeImporterTests {
  private func importing(_ text: String) -> ImportedTheme {
    ThemeImporter.theme(at: "t.json", files: .memory(["t.json": text]))
  }

  /// The hex notation of a token in all modes.
  private func values(_ theme: ImportedTheme, _ path: String) throws -> [String] {
    let document = try theme.document()
    return document.allModes.map { mode in
      guard case .color(let color)? = document.theme(in: mode).value(path) else { return "none" }
      return color.hexText
    }
  }

  @Test("Six schemes are the modes of appearance and contrast")
  func sixSchemes() throws {
    let theme = importing(
      """
      {
        "description": "x", "seed": "#101010", "coreColors": { "primary": "#202020" },
        "extendedColors": [{ "name": "Leaf", "color": "#00ff00", "description": "of a tree", "harmonized": false }],
        "schemes": {
          "light": { "primary": "#000001", "shadow": "#000000" },
          "light-medium-contrast": { "primary": "#000002", "shadow": "#000000" },
          "light-high-contrast": { "primary": "#000003", "shadow": "#000000" },
          "dark": { "primary": "#000004", "shadow": "#000000" },
          "dark-medium-contrast": { "primary": "#000005", "shadow": "#000000" },
          "dark-high-contrast": { "primary": "#000006", "shadow": "#000000" }
        },
        "palettes": { "primary": { "0": "#000000", "100": "#FFFFFF" } }
      }
      """)
    #expect(theme.findings == [])
    let document = try theme.document()
    #expect(document.modifiers.map(\.name) == ["appearance", "contrast"])
    #expect(
      document.modifiers.map(\.contexts) == [["light", "dark"], ["normal", "medium", "high"]])
    #expect(
      try values(theme, "color.primary") == [
        "#000001", "#000002", "#000003", "#000004", "#000005", "#000006",
      ])
    let paths = document.theme(in: document.defaultMode).tokens.map(\.path)
    #expect(
      paths == [
        "color.primary", "color.shadow", "contrast-high.color.primary",
        "contrast-medium.color.primary", "core.primary", "extended.Leaf", "palette.primary.0",
        "palette.primary.100", "seed",
      ])
    #expect(
      document.theme(in: document.defaultMode).token("extended.Leaf")?.description == "of a tree")
  }

  @Test("A file with light and dark alone has one switch")
  func twoSchemes() throws {
    let theme = importing(
      ##"{ "schemes": { "light": { "a": "#111111" }, "dark": { "a": "#222222" } } }"##)
    #expect(
      theme.files.map(\.path) == ["t.resolver.json", "t.base.tokens.json", "t.dark.tokens.json"])
    #expect(try values(theme, "a") == ["none", "none"])
    #expect(try values(theme, "color.a") == ["#111111", "#222222"])
  }

  @Test("What is missing or cannot be tokens is listed")
  func dropped() throws {
    let theme = importing(
      """
      {
        "schemes": {
          "light": { "a": "#111111", "b": "#111111" }, "dark": { "a": "#222222", "c": "#222222" },
          "dark-high-contrast": { "a": "#333333", "b": "#333333" }, "sepia": {}
        },
        "extendedColors": [{ "name": "x", "color": "#444444", "harmonized": true }],
        "styles": {}
      }
      """)
    #expect(
      theme.findings == [
        "warning T0705 4:63 the scheme `sepia` is neither light nor dark",
        "warning T0707 3:14 there is no scheme `light-high-contrast`; this one takes its place",
        "warning T0705 3:58 the role `b` is missing in this scheme and left out",
        "warning T0705 3:76 the role `c` is not in all schemes and left out",
        "warning T0705 6:57 the colour that `x` becomes in harmony with the theme is not in the file",
        "warning T0705 7:3 `styles` cannot be tokens",
      ])
    #expect(try values(theme, "color.a") == ["#111111", "#111111", "#222222", "#333333"])
  }

  private static let faulty: [(String, String)] = [
    (##"{ "schemes": { "light": [] } }"##, "error T0703 1:25 a scheme is an object, not an array"),
    (
      ##"{ "schemes": { "light": { "a": 1 } } }"##,
      "error T0703 1:32 the role `a` is a colour `#rrggbb`, not a number"
    ),
    (##"{ "schemes": { "light": { "a": "red" } } }"##, "error T0703 1:32 `red` is no colour"),
    (
      ##"{ "schemes": { "light": {} } }"##,
      "error T0703 0:0 there is no token that can be carried over"
    ),
  ]

  @Test("A fault is an error at its place", arguments: faulty)
  func faults(text: String, finding: String) {
    let theme = importing(text)
    #expect(theme.findings == [finding])
    #expect(theme.files == [])
  }
}
