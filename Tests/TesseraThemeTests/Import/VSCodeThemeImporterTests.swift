import TesseraGraphics
import TesseraSource
import TesseraTestSupport
import Testing

@testable import TesseraTheme

@Suite("Colour themes of Visual Studio Code")
struct VSCodeThemeImporterTests {
  private func importing(_ files: [String: String]) -> ImportedTheme {
    ThemeImporter.theme(at: "t.json", files: .memory(files))
  }

  /// The tokens as path and hex notation.
  private func colors(_ theme: ImportedTheme) throws -> [String] {
    let document = try theme.document()
    return document.theme(in: document.defaultMode).tokens.map { token in
      guard case .color(let color) = token.value else { return token.path }
      return "\(token.path) \(color.hexText)"
    }
  }

  @Test("Colours and rules become tokens, comments and final commas are allowed")
  func tokens() throws {
    let theme = importing([
      "t.json": """
      {
        // a comment
        "name": "T", "type": "dark",
        "colors": { "editor.background": "#101010", "list.hoverBackground": "#ffffff80", "foreground": "#abc", "focusBorder": null },
        "tokenColors": [
          { "settings": { "foreground": "#010101" } },
          { "scope": "comment, string.quoted", "settings": { "foreground": "#020202" } },
          { "scope": ["keyword", "comment"], "settings": { "foreground": "#030303" } },
        ],
        "semanticTokenColors": { "variable.readonly": "#040404", "type": { "foreground": "#050505" } },
      }
      """
    ])
    #expect(theme.findings == [])
    #expect(theme.files.map(\.path) == ["t.tokens.json"])
    #expect(
      try colors(theme) == [
        "editor.background #101010", "foreground #aabbcc", "list.hoverBackground #ffffff80",
        "semantic.type #050505", "semantic.variable.readonly #040404", "syntax.comment #030303",
        "syntax.default #010101", "syntax.keyword #030303", "syntax.string.quoted #020202",
      ])
  }

  @Test("An included file comes first and is overridden by name")
  func include() throws {
    let theme = importing([
      "t.json": ##"{ "include": "./base/a.json", "colors": { "b": "#222222", "c": null } }"##,
      "base/a.json": ##"{ "include": "../c.json", "colors": { "a": "#111111", "b": "#111111" } }"##,
      "c.json": ##"{ "colors": { "c": "#333333", "d": "#444444" } }"##,
    ])
    #expect(theme.findings == [])
    #expect(try colors(theme) == ["a #111111", "b #222222", "d #444444"])
  }

  @Test("Files that include each other are an error")
  func circle() {
    let theme = importing([
      "t.json": #"{ "include": "./a.json" }"#, "a.json": #"{ "include": "./t.json" }"#,
    ])
    #expect(
      theme.findings == [
        "error T0703 a.json:1:14 the file includes itself: `t.json`, `a.json`, `t.json`"
      ])
  }

  @Test("What is no colour of a name is listed")
  func dropped() throws {
    let theme = importing([
      "t.json": """
      { "colors": { "a": "#111111" },
        "tokenColors": [
          { "scope": "source.js keyword", "settings": { "foreground": "#222222" } },
          { "scope": "x", "settings": { "fontStyle": "italic", "background": "#333333" } },
          { "scope": "y", "settings": { "fontStyle": "" } }
        ],
        "semanticTokenColors": { "*.static": "#444444" } }
      """
    ])
    #expect(
      theme.findings == [
        "warning T0705 3:16 2 parts are no names of scopes, which a token needs",
        "warning T0705 4:35 1 parts are font styles, which DTCG does not have",
        "warning T0705 4:58 1 parts are backgrounds of text, beside a colour of the same scope",
      ])
    #expect(theme.diagnostics == theme.dropped)
    #expect(try colors(theme) == ["a #111111"])
  }

  @Test("A scope inside another one makes a group of it")
  func nested() throws {
    let theme = importing([
      "t.json": """
      { "tokenColors": [{ "scope": "a, a.b", "settings": { "foreground": "#111111" } }] }
      """
    ])
    #expect(
      theme.findings == [
        "note T0706 1:30 `syntax.a` becomes `syntax.a.$root`: it has other tokens inside"
      ])
    #expect(try colors(theme) == ["syntax.a.$root #111111", "syntax.a.b #111111"])
  }

  private static let faulty: [(String, String)] = [
    (##"{ "colors": { "a": "red" } }"##, "error T0703 1:20 this is no colour"),
    (##"{ "colors": { "a": "#111111", "b": {} } }"##, "error T0703 1:36 this is no colour"),
    (
      ##"{ "colors": [], "tokenColors": [] }"##,
      "error T0703 1:13 `colors` is an object, not an array"
    ),
    (
      ##"{ "tokenColors": [{}] }"##,
      "error T0703 1:19 a rule is an object with `scope` and `settings`"
    ),
    (
      ##"{ "include": "none.json" }"##,
      "error T0703 1:14 `none.json`: there is no such file or folder"
    ),
  ]

  @Test("A fault is an error at its place", arguments: faulty)
  func faults(text: String, finding: String) {
    let theme = importing(["t.json": text])
    #expect(theme.findings == [finding])
    #expect(theme.files == [])
  }
}
