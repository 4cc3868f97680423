import TesseraGraphics
import TesseraSource
import TesseraTestSupport
import Testing

@testable import TesseraTheme

@Suite("Token sets of Tokens Studio")
struct TokensStudioImporterTests {
  private func importing(_ text: String) -> ImportedTheme {
    ThemeImporter.theme(at: "t.json", files: .memory(["t.json": text]))
  }

  /// Three sets; light and dark choose one of the last two.
  private static let sets = """
    "core/color": { "white": { "value": "#ffffff", "type": "color" }, "black": { "value": "#000000", "type": "color" },
      "gap": { "value": "8", "type": "spacing", "description": "a step" } },
    "light": { "bg": { "value": "{white}", "type": "color" } },
    "dark": { "bg": { "value": "$black", "type": "color" } }
    """

  @Test("A group of themes is a modifier; what all of them enable is the base")
  func themes() throws {
    let theme = importing(
      """
      { \(Self.sets),
        "$themes": [
          { "id": "1", "name": "Light", "group": "Mode", "selectedTokenSets": { "core/color": "source", "light": "enabled", "dark": "disabled" } },
          { "id": "2", "name": "Dark", "group": "Mode", "selectedTokenSets": { "core/color": "source", "dark": "enabled" } }
        ],
        "$metadata": { "tokenSetOrder": ["core/color", "light", "dark"] } }
      """)
    #expect(theme.findings == [])
    #expect(
      theme.files.map(\.path) == [
        "t.resolver.json", "t.core-color.tokens.json", "t.light.tokens.json", "t.dark.tokens.json",
      ])
    let document = try theme.document()
    #expect(document.modifiers.map(\.name) == ["Mode"])
    #expect(document.modifiers.map(\.contexts) == [["Light", "Dark"]])
    #expect(
      document.allModes.map { document.theme(in: $0).value("bg") } == [
        .color(.white), .color(.black),
      ])
    #expect(document.theme(in: document.defaultMode).value("gap") == .dimension(8))
    #expect(document.theme(in: document.defaultMode).token("gap")?.description == "a step")
  }

  @Test("Without themes the sets are laid over each other in their order")
  func order() throws {
    let theme = importing(
      "{ \(Self.sets), \"$metadata\": { \"tokenSetOrder\": [\"dark\", \"core/color\", \"light\"] } }"
    )
    #expect(theme.findings == [])
    let document = try theme.document()
    #expect(document.modifiers == [])
    #expect(document.theme(in: document.defaultMode).value("bg") == .color(.white))
  }

  @Test("A folder holds a file for each set")
  func folder() throws {
    let theme = ThemeImporter.theme(
      at: "tokens",
      files: .memory([
        "tokens/$metadata.json": #"{ "tokenSetOrder": ["a/x", "b"] }"#,
        "tokens/$themes.json": "[]",
        "tokens/a/x.json": ##"{ "c": { "$value": "#111111", "$type": "color" } }"##,
        "tokens/b.json": ##"{ "$type": "color", "c": { "$value": "#222222" } }"##,
      ]))
    #expect(theme.findings == [])
    let document = try theme.document()
    #expect(document.name == "tokens")
    #expect(
      document.theme(in: document.defaultMode).value("c")
        == .color(Color(red8: 0x22, green8: 0x22, blue8: 0x22)))
  }

  @Test("Arithmetic, modifiers and types that DTCG lacks are refused one by one")
  func refusals() throws {
    let theme = importing(
      """
      { "set": {
          "ok": { "value": "4", "type": "sizing" },
          "sum": { "value": "{ok} + 2", "type": "sizing" },
          "pale": { "value": "#ff0000", "type": "color", "$extensions": { "studio.tokens": { "modify": { "type": "lighten", "value": "0.1", "space": "lch" } } } },
          "case": { "value": "uppercase", "type": "textCase" },
          "odd": { "value": "1", "type": "odd" },
          "user": { "value": "{pale}", "type": "color" }
        },
        "off": { "x": { "value": "1", "type": "number" } },
        "$themes": [{ "name": "T", "selectedTokenSets": { "set": "enabled", "st": "enabled" } }] }
      """)
    #expect(
      theme.findings == [
        "warning T0705 3:23 `sum` is left out: DTCG has no arithmetic and no texts put together",
        "warning T0705 4:98 `pale` is left out: DTCG has no modifiers of colours",
        "warning T0705 5:24 `case` is left out: DTCG has no type for it",
        "warning T0705 6:5 `odd` is left out: there is no type `odd` in DTCG",
        "warning T0705 10:15 the theme `T` enables the set `st`, which does not exist",
        "warning T0705 0:0 no theme enables the set `off`",
        "warning T0705 7:24 `user` refers to `pale`, which is left out",
      ])
    #expect(theme.diagnostics == theme.dropped)
    #expect(theme.dropped.allSatisfy { $0.location != nil })
    #expect(try theme.document().allValues == [" ok dimension(4.0)"])
  }

  @Test("A set that would be applied in another order is named")
  func otherOrder() {
    let theme = importing(
      """
      { "base": { "c": { "value": "#111111", "type": "color" } },
        "a": { "c": { "value": "#222222", "type": "color" } },
        "last": { "c": { "value": "#333333", "type": "color" } },
        "$themes": [
          { "name": "A", "selectedTokenSets": { "base": "enabled", "a": "enabled", "last": "enabled" } },
          { "name": "B", "selectedTokenSets": { "base": "enabled", "last": "enabled" } }
        ] }
      """)
    #expect(
      theme.dropped.map(\.message) == ["`last` no longer overrides `a`, which a theme brings"])
  }

  @Test("Composite values refer to other tokens")
  func composites() throws {
    let theme = importing(
      """
      { "s": {
          "ink": { "value": "#000000", "type": "color" },
          "lift": { "type": "boxShadow", "value": [{ "x": "0", "y": "2", "blur": "4", "spread": "0", "color": "{ink}", "type": "dropShadow" }] },
          "size": { "value": "16", "type": "fontSizes" },
          "body": { "type": "typography", "value": { "fontFamily": "Inter", "fontSize": "{size}", "lineHeight": "150%" } }
        }, "$themes": [] }
      """)
    #expect(theme.findings == [])
    let document = try theme.document()
    let tokens = document.theme(in: document.defaultMode)
    #expect(
      tokens.value("lift")
        == .shadow([ShadowValue(color: .black, offsetX: 0, offsetY: 2, blur: 4)]))
    #expect(
      tokens.value("body")
        == .typography(Typography(families: ["Inter"], size: 16, lineHeight: 1.5)))
  }

  @Test("What a composite value has and DTCG lacks is listed, and what is added is said")
  func parts() throws {
    let theme = importing(
      """
      { "s": {
          "a": { "type": "typography", "value": { "fontFamily": "Inter", "fontSize": "16", "textCase": "none" } },
          "b": { "type": "boxShadow", "value": [{ "color": "#000000", "opacity": "1" }] }
        }, "$themes": [] }
      """)
    #expect(
      theme.findings == [
        "warning T0707 2:43 a typography without a `lineHeight` gets 1.2",
        "warning T0705 3:65 `shadow.opacity` of 1 tokens has no place in DTCG",
        "warning T0705 2:86 `typography.textCase` of 1 tokens has no place in DTCG",
      ])
    #expect(try theme.document().allValues.count == 2)
  }

  private static let faulty: [(String, String)] = [
    (#"{ "$themes": {} }"#, "error T0703 1:14 `$themes` is an array of themes, not an object"),
    (
      #"{ "$themes": [{}] }"#,
      "error T0703 1:15 a theme is an object with `name` and `selectedTokenSets`"
    ),
    (#"{ "$metadata": 1 }"#, "error T0703 1:16 `$metadata` is an object, not a number"),
    (#"{ "$metadata": {} }"#, "error T0703 0:0 there is no token that can be carried over"),
  ]

  @Test("A fault is an error at its place", arguments: faulty)
  func faults(text: String, finding: String) {
    let theme = importing(text)
    #expect(theme.findings == [finding])
    #expect(theme.files == [])
  }
}
