import TesseraSource
import Testing

@testable import TesseraTheme

@Suite("Export to asset catalogs")
struct AssetCatalogExporterTests {
  /// The export of a theme of one file.
  private func exporting(_ tokens: String) throws -> ExportedTheme {
    ThemeExporter.export(try #require(Fixture(tokens).document), as: "xcassets")
  }

  @Test("A colour is a colour set inside the folders of its groups")
  func colorSet() throws {
    let theme = try exporting(
      """
      { $type: "color", a: { b: { $value: "#ff800080" } } }
      """)
    #expect(theme.diagnostics == [])
    #expect(
      theme.files.map(\.path) == [
        "t.xcassets/Contents.json", "t.xcassets/a/Contents.json",
        "t.xcassets/a/b.colorset/Contents.json",
      ])
    #expect(
      theme.files.texts["t.xcassets/a/Contents.json"] == """
        {
          "info": {
            "author": "tessera",
            "version": 1
          },
          "properties": {
            "provides-namespace": true
          }
        }

        """)
    #expect(
      theme.files.texts["t.xcassets/a/b.colorset/Contents.json"] == """
        {
          "colors": [
            {
              "color": {
                "color-space": "srgb",
                "components": {
                  "alpha": "0.5019607843137255",
                  "blue": "0x00",
                  "green": "0x80",
                  "red": "0xFF"
                }
              },
              "idiom": "universal"
            }
          ],
          "info": {
            "author": "tessera",
            "version": 1
          }
        }

        """)
  }

  private static let colors: [(String, String, [String])] = [
    (#"{ colorSpace: "srgb", components: [0.1, 0.2, 1] }"#, "srgb", ["0.100", "0x33", "0xFF"]),
    (
      #"{ colorSpace: "display-p3", components: [1, 0, 0.5] }"#, "display-p3",
      ["0xFF", "0x00", "0.500"]
    ),
    (#"{ colorSpace: "oklch", components: [1, 0, 0] }"#, "srgb", ["0xFF", "0xFF", "0xFF"]),
  ]

  @Test("Colours stay in sRGB, and in Display P3 where they are outside it", arguments: colors)
  func spaces(value: String, space: String, components: [String]) throws {
    let theme = try exporting("{ a: { $type: \"color\", $value: \(value) } }")
    let text = try #require(theme.files.texts["t.xcassets/a.colorset/Contents.json"])
    let root = try #require(JSONReader.read(SourceText(path: "a", bytes: Array(text.utf8))).root)
    let color = try #require(root["colors"]?.elements.first?["color"])
    #expect(color["color-space"]?.string == space)
    let names = ["red", "green", "blue"]
    #expect(names.map { color["components"]?[$0]?.string } == components)
  }

  private static let numbers: [(Double, String)] = [
    (1.0, "1.000"), (0, "0.000"), (0.5, "0.500"), (0.8714, "0.8714"), (-0.25, "-0.250"),
    (1.5e-9, "0.0000000015"), (-2e-7, "-0.0000002"),
  ]

  @Test("Decimals have no exponent and at least three places", arguments: numbers)
  func decimals(value: Double, text: String) {
    #expect(AssetCatalogColor.decimal(value) == text)
    #expect(Double(text) == value)
  }

  @Test("What a catalog has no place for is listed")
  func dropped() throws {
    let fixture = Fixture(files: [
      "t.resolver.json": """
      {
        version: "2025.10",
        sets: { base: { sources: [{
          a: { $type: "color", $value: "#111111" },
          b: { $type: "dimension", $value: { value: 1, unit: "px" } },
          c: { $type: "dimension", $value: { value: 1, unit: "px" } },
        }] } },
        modifiers: {
          appearance: { default: "light", contexts: {
            light: [], dark: [{ a: { $type: "color", $value: "#222222" } }],
            dim: [{ a: { $type: "color", $value: "#333333" } }] } },
          brand: { default: "x", contexts: { x: [], y: [{ a: { $type: "color", $value: "#444444" } }] } },
        },
        resolutionOrder: [{ $ref: "#/sets/base" }, { $ref: "#/modifiers/appearance" }, { $ref: "#/modifiers/brand" }],
      }
      """
    ])
    let document = try #require(fixture.document)
    let theme = ThemeExporter.export(document, as: "xcassets")
    #expect(
      theme.dropped.map(\.message) == [
        "an asset catalog has no place for tokens of the type dimension: `b`, `c`",
        "an asset catalog has no place for `dim` of the modifier `appearance`",
        "an asset catalog has no place for the modifier `brand`",
      ])
    let other = ThemeExporter.export(
      document, as: "xcassets", mode: try document.mode(selecting: ["brand": "y"]))
    let set = "t.xcassets/a.colorset/Contents.json"
    #expect(theme.files.texts[set]?.contains("0x22") == true)
    #expect(other.files.texts[set]?.contains("0x44") == true)
    #expect(other.files.texts[set]?.contains("luminosity") == false)
  }

  @Test("A switch is what its name says, the appearance also what its contexts say")
  func axes() throws {
    let fixture = Fixture(files: [
      "t.resolver.json": """
      { version: "2025.10", sets: { base: { sources: [{ a: { $type: "color", $value: "#111111" } }] } },
        modifiers: {
          density: { default: "default", contexts: { default: [], high: [] } },
          theme: { default: "Dark", contexts: { Light: [], Dark: [] } },
          "High Contrast": { default: "normal", contexts: { normal: [], high: [] } },
        },
        resolutionOrder: [{ $ref: "#/sets/base" }, { $ref: "#/modifiers/density" },
          { $ref: "#/modifiers/theme" }, { $ref: "#/modifiers/High Contrast" }] }
      """
    ])
    let axes = ExportAxis.known(of: try #require(fixture.document))
    #expect(
      axes == [
        ExportAxis(modifier: "theme", contexts: ["Light", "Dark"], kind: .appearance),
        ExportAxis(modifier: "High Contrast", contexts: ["normal", "high"], kind: .contrast),
      ])
  }

  @Test("Two tokens that a file system does not tell apart are an error")
  func collision() throws {
    let theme = try exporting(
      "{ $type: \"color\", \"a/b\": { $value: \"#111\" }, \"A-b\": { $value: \"#222\" } }")
    #expect(theme.files == [])
    #expect(
      theme.diagnostics.map(\.line) == [
        "error T0714 1:46 `a/b` and `A-b` would both be `A-b`"
      ])
  }

  @Test("A format that does not exist is asked back")
  func unknown() throws {
    let document = try #require(Fixture("{}").document)
    let theme = ThemeExporter.export(document, as: "xcasset")
    #expect(theme.files == [])
    #expect(theme.diagnostics.map(\.help) == ["did you mean `xcassets`?"])
  }
}
