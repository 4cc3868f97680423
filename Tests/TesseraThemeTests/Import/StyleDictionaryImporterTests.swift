import TesseraGraphics
import TesseraSource
import TesseraTestSupport
import Testing

@testable import TesseraTheme

@Suite("Tokens of Style Dictionary")
struct StyleDictionaryImporterTests {
  private func importing(_ text: String) -> ImportedTheme {
    ThemeImporter.theme(at: "t.json", files: .memory(["t.json": text]))
  }

  @Test("Categories, types and values give the type; references lose their `value`")
  func tokens() throws {
    let theme = importing(
      """
      {
        "color": {
          "base": { "red": { "value": "#ff0000", "comment": "a signal" }, "pale": { "value": "rgb(255 0 0 / 50%)" } },
          "danger": { "value": "{color.base.red.value}", "deprecated": true, "deprecated_comment": "use alert" },
          "alert": { "value": "{color.base.red}" }
        },
        "size": { "small": { "value": "12px" }, "none": { "value": 0 } },
        "layer": { "fade": { "value": 0.5, "type": "opacity" }, "ink": { "value": "#000" } },
        "font": { "body": { "value": "Inter, 'Noto Sans'", "type": "fontFamilies" }, "strong": { "value": "Semi Bold", "type": "fontWeights" } }
      }
      """)
    #expect(theme.findings == [])
    #expect(theme.files.map(\.path) == ["t.tokens.json"])
    #expect(
      theme.text("t.tokens.json") == """
        {
          "color": {
            "base": {
              "red": {
                "$type": "color",
                "$value": { "colorSpace": "srgb", "components": [1, 0, 0], "hex": "#ff0000" },
                "$description": "a signal"
              },
              "pale": {
                "$type": "color",
                "$value": { "colorSpace": "srgb", "components": [1, 0, 0], "alpha": 0.5, "hex": "#ff0000" }
              }
            },
            "danger": { "$value": "{color.base.red}", "$deprecated": "use alert" },
            "alert": { "$value": "{color.base.red}" }
          },
          "size": {
            "small": { "$type": "dimension", "$value": { "value": 12, "unit": "px" } },
            "none": { "$type": "dimension", "$value": { "value": 0, "unit": "px" } }
          },
          "layer": {
            "fade": { "$type": "number", "$value": 0.5 },
            "ink": {
              "$type": "color",
              "$value": { "colorSpace": "srgb", "components": [0, 0, 0], "hex": "#000000" }
            }
          },
          "font": {
            "body": { "$type": "fontFamily", "$value": ["Inter", "Noto Sans"] },
            "strong": { "$type": "fontWeight", "$value": 600 }
          }
        }

        """)
    let document = try theme.document()
    let tokens = document.theme(in: document.defaultMode)
    #expect(tokens.value("color.danger") == .color(Color(red: 1, green: 0, blue: 0)))
    #expect(tokens.token("color.danger")?.deprecated == "use alert")
  }

  private static let refused: [(String, String)] = [
    (#""value": "{a.b} * 2", "type": "size""#, "DTCG has no arithmetic and no texts put together"),
    (#""value": "4px * 2", "type": "size""#, "DTCG has no arithmetic"),
    (#""value": "16", "type": "size""#, "a length needs a unit"),
    (#""value": "2em", "type": "size""#, "DTCG has no unit `em` for lengths"),
    (#""value": "reddish", "type": "color""#, "`reddish` is no colour"),
    (#""value": "x.png", "type": "asset""#, "DTCG has no type for it"),
    (#""value": "x""#, "its type is not known"),
    (#""value": "Fat", "type": "fontWeight""#, "this is no font weight"),
    (#""value": "24", "type": "lineHeights""#, "`24` is no multiple of a font size"),
    (
      #""value": [1, 2], "type": "easing""#,
      "a curve has four numbers, the first and the third of them 0…1"
    ),
    (
      #""value": { "x": 1 }, "type": "shadow""#,
      "a shadow is an object with `color`, `x`, `y`, `blur` and `spread`"
    ),
  ]

  @Test("A value that means nothing in DTCG is left out with its reason", arguments: refused)
  func refusals(members: String, reason: String) throws {
    let theme = importing(
      ##"{ "k": { "v": { \##(members) } }, "ok": { "value": "#111111" } }"##)
    #expect(theme.dropped.map(\.message) == ["`k.v` is left out: \(reason)"])
    #expect(theme.dropped.allSatisfy { $0.location?.line == 1 })
    #expect(theme.diagnostics.count == 1)
    #expect(try theme.document().allValues.count == 1)
  }

  @Test("What refers to something left out, unknown or of another type is left out too")
  func references() throws {
    let theme = importing(
      """
      {
        "color": { "a": { "value": "{color.b}" }, "b": { "value": "{color.c}" }, "c": { "value": "{x.y} 1" } },
        "other": { "d": { "value": "{colr.e}" }, "e": { "value": "{color.f}" } },
        "border": { "g": { "type": "border", "value": { "color": "{size.h}", "width": "1px" } } },
        "size": { "h": { "value": "1px" } }
      }
      """)
    #expect(
      theme.dropped.map(\.message) == [
        "`color.c` is left out: DTCG has no arithmetic and no texts put together",
        "`color.b` refers to `color.c`, which is left out",
        "`other.d` refers to `colr.e`, which does not exist",
        "`other.e` refers to `color.f`, which does not exist",
        "`color.a` refers to `color.b`, which is left out",
        "`border.g` refers to `size.h`, which is no color",
      ])
    #expect(try theme.document().allValues.map { $0.split(separator: " ")[0] } == ["size.h"])
  }

  @Test("Tokens that refer to each other in a circle are an error")
  func circle() {
    let theme = importing(
      #"{ "color": { "a": { "value": "{color.b}" }, "b": { "value": "{color.a}" } } }"#)
    #expect(
      theme.findings == [
        "error T0703 1:30 these tokens refer to each other in a circle, or to such tokens: `color.a`, `color.b`"
      ])
    #expect(theme.files == [])
  }

  @Test("Members that no token of DTCG has are listed once for each name")
  func members() throws {
    let theme = importing(
      """
      { "color": {
        "a": { "value": "#111111", "themeable": true, "usage": "x" },
        "b": { "value": "#222222", "usage": "y" },
        "comment": "none"
      }, "version": 1 }
      """)
    #expect(
      theme.findings == [
        "warning T0705 5:4 `version` is a number, neither a token nor a group",
        "warning T0705 2:49 `usage` of 2 tokens has no place in DTCG",
      ])
    #expect(theme.diagnostics.last?.notes.map { $0.location?.line } == [3])
    #expect(try theme.document().allValues.count == 2)
  }

  @Test("All files of a folder are read together")
  func folder() throws {
    let files = [
      "tokens/color/base.json": ##"{ "color": { "red": { "value": "#ff0000" } } }"##,
      "tokens/color/alias.json5": "{ color: { danger: { value: '{color.red}' } } }",
      "tokens/readme.md": "text",
    ]
    let theme = ThemeImporter.theme(
      at: "tokens", format: "style-dictionary", files: .memory(files))
    #expect(theme.findings == [])
    let document = try theme.document()
    #expect(
      document.theme(in: document.defaultMode).tokens.map(\.path) == ["color.danger", "color.red"])
  }

  @Test("Shadows, borders, curves and typographies are read")
  func composites() throws {
    let theme = importing(
      """
      {
        "s": { "type": "boxShadow", "value": { "x": "1px", "y": 0, "blur": "4px", "spread": 0, "color": "#00000080", "type": "innerShadow" } },
        "b": { "type": "border", "value": { "color": "#111111", "width": "1px", "style": "dashed" } },
        "e": { "type": "cubicBezier", "value": "cubic-bezier(0.4, 0, 0.2, 1)" },
        "t": { "type": "typography", "value": { "fontFamily": "Inter", "fontSize": "12px", "fontWeight": "Bold", "lineHeight": "150%" } },
        "d": { "type": "time", "value": "0.2s" }
      }
      """)
    #expect(theme.findings == [])
    let root = try #require(
      JSONReader.read(SourceText(path: "t", bytes: theme.files[0].bytes)).root)
    let black =
      ##"{ "colorSpace": "srgb", "components": [0, 0, 0], "alpha": 0.5019607843137255, "hex": "#000000" }"##
    let expected: [(String, String)] = [
      (
        "s",
        #"{ "color": \#(black), "offsetX": { "value": 1, "unit": "px" }, "offsetY": { "value": 0, "unit": "px" }, "blur": { "value": 4, "unit": "px" }, "spread": { "value": 0, "unit": "px" }, "inset": true }"#
      ),
      (
        "b",
        ##"{ "color": { "colorSpace": "srgb", "components": [0.06666666666666667, 0.06666666666666667, 0.06666666666666667], "hex": "#111111" }, "width": { "value": 1, "unit": "px" }, "style": "dashed" }"##
      ),
      ("e", "[0.4, 0, 0.2, 1]"),
      (
        "t",
        #"{ "fontFamily": "Inter", "fontSize": { "value": 12, "unit": "px" }, "fontWeight": 700, "letterSpacing": { "value": 0, "unit": "px" }, "lineHeight": 1.5 }"#
      ),
      ("d", #"{ "value": 0.2, "unit": "s" }"#),
    ]
    for (name, text) in expected {
      let value = try #require(root[name]?["$value"])
      let wanted = try #require(
        JSONReader.read(SourceText(path: "w", bytes: Array(text.utf8))).root)
      #expect(JSONOutput(value.value) == JSONOutput(wanted.value), "\(name)")
    }
  }
}
