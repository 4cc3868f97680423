import Glibc
import TesseraTestSupport
import Testing

@testable import TesseraTheme

@Suite("Export to Swift")
struct SwiftExporterTests {
  /// The file of a theme.
  private func swift(_ fixture: Fixture) throws -> (text: String, findings: [String]) {
    let theme = ThemeExporter.export(try #require(fixture.document), as: "swift")
    return (theme.files.texts["t.swift"] ?? "", theme.diagnostics.map(\.line))
  }

  /// Whether the compiler is there.
  private static let hasCompiler = unsafe system("command -v swiftc >/dev/null 2>&1") == 0

  /// A theme with everything that is awkward.
  private static let awkward: [String: String] = [
    "t.resolver.json": """
    {
      version: "2025.10",
      sets: { base: { sources: [{
        color: { $type: "color",
          $root: { $value: "#010203" }, "text-secondary": { $value: "#11111180" },
          "500": { $value: { colorSpace: "oklch", components: [0.5, 0.1, 200] } },
          class: { $value: "#222", $description: "A line.\\nAnother */ line." },
          self: { $value: "#333", $deprecated: "use \\"class\\"" } },
        Double: { $type: "number", init: { $value: 1e-9 }, both: { $value: 1 } },
        String: { $type: "number", "9 lives": { $value: 9, $deprecated: true } },
        raw: { Double: { $type: "number", both: { $value: 3 } } },
        space: { $type: "dimension", gap: { $value: { value: -4.5, unit: "px" } } },
        font: { $type: "fontFamily", body: { $value: ["In\\\\ter \\"x\\"", "serif"] } },
        weight: { $type: "fontWeight", bold: { $value: 700 } },
        sky: { $type: "gradient", $value: [{ color: "#000", position: 0 }, { color: "#fff", position: 1 }] },
        lift: { $type: "shadow", $value: { color: "#000", offsetX: { value: 0, unit: "px" }, offsetY: { value: 1, unit: "px" }, blur: { value: 2, unit: "px" }, spread: { value: 0, unit: "px" } } },
        wait: { $type: "duration", $value: { value: 250, unit: "ms" } },
          ease: { $type: "cubicBezier", $value: [0.4, 0, 0.2, 1] },
          line: { $type: "strokeStyle", $value: { dashArray: [{ value: 1, unit: "px" }], lineCap: "round" } },
          frame: { $type: "border", $value: { color: "#000", width: { value: 1, unit: "px" }, style: "solid" } },
          move: { $type: "transition", $value: { duration: "{wait}", delay: "{wait}", timingFunction: "{ease}" } },
          body: { $type: "typography", $value: { fontFamily: "Inter", fontSize: { value: 17, unit: "px" }, fontWeight: 400, letterSpacing: { value: 0, unit: "px" }, lineHeight: 1.3 } },
      }] } },
      modifiers: {
        appearance: { default: "light", contexts: { light: [], dark: [{
          Double: { $type: "number", both: { $value: 2 } },
          raw: { Double: { $type: "number", both: { $value: 4 } } },
          sky: { $type: "gradient", $value: [{ color: "#fff", position: 0 }] } }] } },
        contrast: { default: "normal", contexts: { normal: [], high: [{
          Double: { both: { $value: "{raw.Double.both}" } } }] } },
      },
      resolutionOrder: [{ $ref: "#/sets/base" }, { $ref: "#/modifiers/appearance" }, { $ref: "#/modifiers/contrast" }],
    }
    """
  ]

  @Test("A constant for what is the same in all modes, a function for the rest")
  func declarations() throws {
    let (text, findings) = try swift(Fixture(files: Self.awkward))
    #expect(findings == [])
    for part in [
      "public enum T {\n", "  public enum Color {\n",
      "    public static let root: TColor = TColor(.srgb, 0.00392156862745098, 0.00784313725490196, 0.011764705882352941)\n",
      "    public static let textSecondary: TColor =",
      "    public static let _500: TColor = TColor(.oklch, 0.5, 0.1, 200)\n",
      "    /// A line.\n    /// Another */ line.\n    public static let `class`: TColor",
      "    @available(*, deprecated, message: \"use \\\"class\\\"\")\n    public static let self_: TColor",
      "  public enum Double_ {\n    public static let init_: Double = 1e-9\n",
      """
          public static func both(in mode: TMode) -> Double {
            switch (mode.appearance, mode.contrast) {
            case (.light, .normal): 1
            case (.light, .high): 3
            case (.dark, .normal): 2
            case (.dark, .high): 4
            }
          }
      """,
      "    @available(*, deprecated)\n    public static let _9Lives: Double = 9\n",
      "  public static func sky(in mode: TMode) -> [TGradientStop] {\n    switch mode.appearance {\n",
      "public static let wait: Double = 0.25\n",
      #"public static let line: TStrokeStyle = TStrokeStyle(name: "dashed", dashes: [1], cap: "round")"#,
      #"TTransition(duration: 0.25, delay: 0.25, timingFunction: TCubicBezier(0.4, 0, 0.2, 1))"#,
      #"public static let body: [String] = ["In\\ter \"x\"", "serif"]"#,
    ] {
      #expect(text.contains(part), "\(part)")
    }
    #expect(!text.contains("enum Raw"))
  }

  @Test("The text compiles", .enabled(if: hasCompiler, "needs swiftc in PATH"))
  func compiles() throws {
    let (text, _) = try swift(Fixture(files: Self.awkward))
    let folder = try TemporaryFolder()
    let file = try folder.write(text, to: "t.swift")
    let command =
      "swiftc -typecheck -swift-version 6 -parse-as-library"
      + " -module-cache-path '\(folder.file("cache"))' -warnings-as-errors '\(file)'"
      + " >'\(folder.file("log"))' 2>&1"
    let status = unsafe system(command)
    let said = try folder.text("log")
    #expect(status == 0, "\(said)")
  }

  private static let names: [(String, String, String)] = [
    ("text-secondary", "textSecondary", "TextSecondary"), ("a b/c", "aBC", "ABC"),
    ("URLColor", "urlColor", "URLColor"), ("URL", "url", "URL"), ("Blue", "blue", "Blue"),
    ("500", "_500", "_500"), ("class", "`class`", "Class"), ("Self", "self_", "Self_"),
    ("é", "é", "É"), ("🎨", "token", "Tokens"), ("snake_case", "snakeCase", "SnakeCase"),
  ]

  @Test("Names become identifiers", arguments: names)
  func identifiers(name: String, value: String, type: String) {
    #expect(SwiftName.value(name) == value)
    #expect(SwiftName.type(name) == type)
  }

  @Test("Two contexts that become one are an error")
  func contexts() throws {
    let fixture = Fixture(files: [
      "t.resolver.json": """
      { version: "2025.10", sets: { base: { sources: [{ a: { $type: "number", $value: 1 } }] } },
        modifiers: { m: { default: "a-b", contexts: { "a-b": [], aB: [] } } },
        resolutionOrder: [{ $ref: "#/sets/base" }, { $ref: "#/modifiers/m" }] }
      """
    ])
    let (text, findings) = try swift(fixture)
    #expect(text == "")
    #expect(findings == ["error T0714 `a-b` and `aB` would both be `aB`"])
  }

  @Test("Two names that become one are an error")
  func collision() throws {
    let (text, findings) = try swift(
      Fixture("{ $type: \"number\", \"a-b\": { $value: 1 }, aB: { $value: 2 } }"))
    #expect(text == "")
    #expect(findings == ["error T0714 1:42 `a-b` and `aB` would both be `T.aB`"])
  }

  @Test("colours lead to SwiftUI, where there is SwiftUI; what is left out is counted")
  func swiftUI() throws {
    let (text, _) = try swift(Fixture("{ a: { $type: 'color', $value: '#010203' } }"))
    #expect(text.contains("#if canImport(SwiftUI)\nimport SwiftUI\n\nextension TColor {\n"))
    #expect(text.contains("    case .displayP3:\n      return SwiftUI.Color(\n"))
    let numbers = (0..<40).map { "n\($0): { $type: 'number', $value: \($0) }" }
    let fixture = Fixture(
      "{ c: { $type: 'color', $value: '#fff' }, \(numbers.joined(separator: ", ")) }")
    let catalog = ThemeExporter.export(try #require(fixture.document), as: "xcassets")
    #expect(catalog.diagnostics.count == 1 && catalog.droppedCount == 40)
  }
}
