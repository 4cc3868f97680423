import TesseraGraphics
import TesseraSource
import TesseraTestSupport
import Testing

@testable import TesseraTheme

@Suite("Asset catalogs")
struct AssetCatalogImporterTests {
  /// An entry of a colour set, sRGB bytes.
  static func entry(_ hex: String, _ conditions: String = "") -> String {
    let bytes = stride(from: 0, to: 6, by: 2).map { start in
      "0x" + hex.dropFirst(start).prefix(2)
    }
    return """
      { "idiom": "universal", \(conditions)
        "color": { "color-space": "srgb", "components": {
          "red": "\(bytes[0])", "green": "\(bytes[1])", "blue": "\(bytes[2])", "alpha": "1.000" } } }
      """
  }

  static let dark = #""appearances": [{ "appearance": "luminosity", "value": "dark" }],"#
  static let light = #""appearances": [{ "appearance": "luminosity", "value": "light" }],"#
  static let high = #""appearances": [{ "appearance": "contrast", "value": "high" }],"#
  static let darkHigh = """
    "appearances": [{ "appearance": "luminosity", "value": "dark" },
                    { "appearance": "contrast", "value": "high" }],
    """

  /// A colour set of entries.
  static func colorSet(_ entries: String...) -> String {
    #"{ "colors": ["# + entries.joined(separator: ",\n") + #"], "info": { "version": 1 } }"#
  }

  /// The import of the catalog `c.xcassets` with files at paths inside it.
  private func importing(_ files: [String: String]) -> ImportedTheme {
    let files = Dictionary(uniqueKeysWithValues: files.map { ("c.xcassets/\($0.key)", $0.value) })
    return ThemeImporter.theme(at: "c.xcassets", files: .memory(files))
  }

  /// The hex notation of a token in the four modes of appearance and contrast.
  private func values(_ theme: ImportedTheme, _ path: String) throws -> [String] {
    let document = try theme.document()
    return document.allModes.map { mode in
      guard case .color(let color)? = document.theme(in: mode).value(path) else { return "none" }
      return color.hexText
    }
  }

  @Test("A colour for every mode is one token file")
  func oneFile() {
    let theme = importing(["accent.colorset/Contents.json": Self.colorSet(Self.entry("ff8000"))])
    #expect(theme.findings == [])
    #expect(theme.files.map(\.path) == ["c.tokens.json"])
    #expect(
      theme.text("c.tokens.json") == """
        {
          "$type": "color",
          "accent": {
            "$value": { "colorSpace": "srgb", "components": [1, 0.5019607843137255, 0], "hex": "#ff8000" }
          }
        }

        """)
  }

  @Test("A colour for light and dark is two token files and a resolver document")
  func appearances() throws {
    let theme = importing([
      "accent.colorset/Contents.json":
        Self.colorSet(Self.entry("ffffff"), Self.entry("000000", Self.dark))
    ])
    #expect(theme.findings == [])
    #expect(
      theme.files.map(\.path) == ["c.resolver.json", "c.base.tokens.json", "c.dark.tokens.json"])
    #expect(
      theme.text("c.resolver.json") == """
        {
          "name": "c",
          "version": "2025.10",
          "sets": { "base": { "sources": [{ "$ref": "c.base.tokens.json" }] } },
          "modifiers": {
            "appearance": {
              "default": "light",
              "contexts": { "light": [], "dark": [{ "$ref": "c.dark.tokens.json" }] }
            }
          },
          "resolutionOrder": [{ "$ref": "#/sets/base" }, { "$ref": "#/modifiers/appearance" }]
        }

        """)
    #expect(try values(theme, "accent") == ["#ffffff", "#000000"])
  }

  @Test("The four combinations of appearance and contrast are exact")
  func combinations() throws {
    let theme = importing([
      "a.colorset/Contents.json": Self.colorSet(
        Self.entry("111111"), Self.entry("222222", Self.high), Self.entry("333333", Self.dark),
        Self.entry("444444", Self.darkHigh))
    ])
    #expect(try theme.document().modifiers.map(\.name) == ["appearance", "contrast"])
    #expect(try values(theme, "a") == ["#111111", "#222222", "#333333", "#444444"])
    #expect(
      try #require(theme.text("c.high.tokens.json")) == """
        {
          "$type": "color",
          "a": { "$value": "{contrast-high.a}" }
        }

        """)
  }

  @Test("What an entry does not say falls back as the system does it")
  func fallback() throws {
    let theme = importing([
      "darkBeforeHigh.colorset/Contents.json": Self.colorSet(
        Self.entry("111111"), Self.entry("222222", Self.high), Self.entry("333333", Self.dark)),
      "lightBeforeAny.colorset/Contents.json": Self.colorSet(
        Self.entry("111111"), Self.entry("222222", Self.light)),
      "emptySlot.colorset/Contents.json": Self.colorSet(
        Self.entry("111111"), #"{ "idiom": "universal", "appearances": [] }"#,
        "{ \(Self.dark) \"idiom\": \"universal\" }"),
    ])
    #expect(theme.findings.count == 1)
    #expect(theme.findings[0].hasPrefix("error T0704"))
    let others = importing([
      "darkBeforeHigh.colorset/Contents.json": Self.colorSet(
        Self.entry("111111"), Self.entry("222222", Self.high), Self.entry("333333", Self.dark)),
      "lightBeforeAny.colorset/Contents.json": Self.colorSet(
        Self.entry("111111"), Self.entry("222222", Self.light)),
      "emptySlot.colorset/Contents.json": Self.colorSet(
        Self.entry("111111"), "{ \(Self.dark) \"idiom\": \"universal\" }"),
    ])
    #expect(others.findings == [])
    #expect(
      try values(others, "darkBeforeHigh") == ["#111111", "#222222", "#333333", "#333333"])
    #expect(
      try values(others, "lightBeforeAny") == ["#222222", "#222222", "#111111", "#111111"])
    #expect(try values(others, "emptySlot") == ["#111111", "#111111", "#111111", "#111111"])
  }

  @Test("Entries for a gamut become a switch of their own")
  func gamut() throws {
    let theme = importing([
      "a.colorset/Contents.json": Self.colorSet(
        Self.entry("111111", #""display-gamut": "sRGB","#),
        Self.entry("222222", #""display-gamut": "display-P3","#))
    ])
    let document = try theme.document()
    #expect(document.modifiers.map(\.name) == ["gamut"])
    #expect(document.modifiers.first?.contexts == ["srgb", "display-p3"])
    #expect(try values(theme, "a") == ["#111111", "#222222"])
  }

  @Test("Only folders that provide a namespace are part of a name")
  func namespaces() throws {
    let set = Self.colorSet(Self.entry("111111"))
    let theme = importing([
      "Contents.json": #"{ "properties": { "provides-namespace": true } }"#,
      "Plain/Contents.json": #"{ "info": { "version": 1 } }"#,
      "Plain/a.colorset/Contents.json": set,
      "Named/Contents.json": #"{ "properties": { "provides-namespace": true } }"#,
      "Named/a.colorset/Contents.json": set,
      "Named/Deep/b.colorset/Contents.json": set,
    ])
    #expect(theme.findings == [])
    #expect(
      Array(try theme.document().allValues.map { $0.split(separator: " ")[0] }) == [
        "Named.a", "Named.b", "a",
      ])
  }

  @Test("Names that references could not spell are changed and reported")
  func renames() throws {
    let set = Self.colorSet(Self.entry("111111"))
    let theme = importing([
      "brand.500.colorset/Contents.json": set,
      "x/Contents.json": #"{ "properties": { "provides-namespace": true } }"#,
      "x/y.colorset/Contents.json": set,
      "x.colorset/Contents.json": set,
    ])
    #expect(
      theme.findings == [
        "note T0706 c.xcassets/brand.500.colorset/Contents.json:1:1 `brand.500` becomes `brand-500`: references could not spell it",
        "note T0706 c.xcassets/x.colorset/Contents.json:1:1 `x` becomes `x.$root`: it has other tokens inside",
      ])
    #expect(
      try theme.document().theme(in: theme.document().defaultMode).tokens.map(\.path) == [
        "brand-500", "x.$root", "x.y",
      ])
  }

  @Test("Two names that would become one are an error with both places")
  func collision() {
    let set = Self.colorSet(Self.entry("111111"))
    let theme = importing([
      "a.b.colorset/Contents.json": set, "a-b.colorset/Contents.json": set,
      "Folder/a-b.colorset/Contents.json": set,
    ])
    #expect(theme.files == [])
    let errors = theme.diagnostics.filter { $0.severity == .error }
    #expect(
      errors.map(\.line) == [
        "error T0704 c.xcassets/a-b.colorset/Contents.json:1:1 `a-b` is there already",
        "error T0704 c.xcassets/a.b.colorset/Contents.json:1:1 `a-b` is there already",
      ])
    #expect(
      errors.map { $0.notes.first?.location?.path } == [
        "c.xcassets/Folder/a-b.colorset/Contents.json",
        "c.xcassets/Folder/a-b.colorset/Contents.json",
      ])
  }

  @Test("What cannot be carried over is listed")
  func dropped() throws {
    let theme = importing([
      "a.colorset/Contents.json": Self.colorSet(
        Self.entry("111111"), Self.entry("222222").replacing("universal", with: "ipad"),
        Self.entry(
          "333333", #""appearances": [{ "appearance": "luminosity", "value": "tinted" }],"#),
        Self.entry("444444", #""locale": "de","#)),
      "empty.colorset/Contents.json": Self.colorSet(#"{ "idiom": "universal" }"#),
      "darkOnly.colorset/Contents.json": Self.colorSet(Self.entry("111111", Self.dark)),
      "p.imageset/Contents.json": "{}", "q.imageset/Contents.json": "{}",
      "r.appiconset/Contents.json": "{}",
    ])
    #expect(
      theme.dropped.map(\.message) == [
        "a theme has no place for a colour for the idiom `ipad` alone",
        "a theme has no place for a colour for the appearance `luminosity` `tinted`",
        "a theme has no place for a colour with its own `locale`",
        "the colour set `darkOnly` has no colour for some appearance",
        "the colour set `empty` is empty",
        "app icons cannot be tokens; 1 is left out",
        "image sets cannot be tokens; 2 are left out",
      ])
    #expect(
      theme.dropped.last?.notes == [
        .init("`p.imageset`, `q.imageset`", at: SourceLocation(path: "c.xcassets"))
      ])
    #expect(theme.droppedCount == 8)
    #expect(theme.diagnostics.count == theme.dropped.count)
    #expect(try theme.document().allValues.count == 1)
  }

  @Test("Colours of the system have their values in each mode")
  func systemColors() throws {
    let theme = importing([
      "a.colorset/Contents.json": Self.colorSet(
        #"{ "idiom": "universal", "color": { "platform": "ios", "reference": "systemBlueColor" } }"#
      ),
      "b.colorset/Contents.json": Self.colorSet(
        #"{ "idiom": "universal", "color": { "platform": "XR", "reference": "labelColor" } }"#),
      "c.colorset/Contents.json": Self.colorSet(
        #"{ "idiom": "universal", "color": { "reference": "systemBleuColor" } }"#),
    ])
    #expect(try values(theme, "a") == ["#007aff", "#0040dd", "#0a84ff", "#409cff"])
    #expect(try values(theme, "b") == ["#000000", "#000000", "#ffffff", "#ffffff"])
    #expect(
      theme.findings == [
        "warning T0707 c.xcassets/b.colorset/Contents.json:1:80 `label` has the values of iOS: those of the platform `XR` are not known",
        "warning T0705 c.xcassets/c.colorset/Contents.json:1:62 the values of the system colour `systemBleuColor` are not known",
        "warning T0705 c.xcassets/c.colorset/Contents.json:0:0 the colour set `c` is empty",
      ])
    #expect(theme.diagnostics[1].help == "did you mean `systemBlueColor`?")
  }

  /// Files of a colour set, and what is wrong with them.
  private static let faultyTexts: [(String, String)] = [
    ("{", "error T0001 1:2 the text ends inside an object"),
    ("[]", "error T0703 1:1 a colour set is an object, not an array"),
    ("{}", "error T0703 1:1 a colour set needs `colors`"),
    (#"{ "colors": {} }"#, "error T0703 1:13 `colors` is an array of entries, not an object"),
    (#"{ "colors": [1] }"#, "error T0703 1:14 an entry of `colors` is an object, not a number"),
    (
      #"{ "colors": [{ "color": {} }] }"#,
      "error T0703 1:25 a color needs `components` or a `reference`"
    ),
    (
      #"{ "colors": [{ "color": { "color-space": "sgrb" } }] }"#,
      "error T0703 1:42 there is no such `color-space` in asset catalogs"
    ),
    (
      #"{ "colors": [{ "color": { "components": { "red": "1.0", "green": "x" } } }] }"#,
      "error T0703 1:66 `x` is no component"
    ),
  ]

  @Test(
    "A fault is an error at its place, and nothing comes out", arguments: faultyTexts)
  func faults(text: String, finding: String) {
    let theme = importing([
      "a.colorset/Contents.json": text,
      "b.colorset/Contents.json": Self.colorSet(Self.entry("111111")),
    ])
    #expect(theme.files == [])
    let line = theme.findings.first?.replacing("c.xcassets/a.colorset/Contents.json:", with: "")
    #expect(line == finding)
  }

  @Test("A colour set without a file is an error")
  func noFile() {
    let theme = importing(["a.colorset/other.json": "{}"])
    #expect(theme.files == [])
    #expect(
      theme.findings == [
        "error c.xcassets/a.colorset/Contents.json:0:0 there is no such file or folder"
      ])
  }
}
