import TesseraGraphics
import TesseraSource
import Testing

@testable import TesseraTheme

@Suite("Export to CSS")
struct CSSExporterTests {
  /// The style sheet of a theme.
  private func css(_ fixture: Fixture) throws -> (text: String, findings: [String]) {
    let theme = ThemeExporter.export(try #require(fixture.document), as: "css")
    return (theme.files.texts["t.css"] ?? "", theme.diagnostics.map(\.line))
  }

  private static let values: [(String, String, [String])] = [
    ("color", ##""#ff8000""##, ["--a: #ff8000;"]),
    ("color", ##""#ff800080""##, ["--a: #ff800080;"]),
    (
      "color", #"{ colorSpace: "srgb", components: [0.1, 0.2, 0.3], alpha: 0.25 }"#,
      ["--a: color(srgb 0.1 0.2 0.3 / 0.25);"]
    ),
    (
      "color", #"{ colorSpace: "display-p3", components: [1, 0, 0] }"#,
      ["--a: color(display-p3 1 0 0);"]
    ),
    (
      "color", #"{ colorSpace: "oklch", components: [0.5, 0.1, 120] }"#,
      ["--a: oklch(0.5 0.1 120);"]
    ),
    ("color", #"{ colorSpace: "hsl", components: [120, 50, 25] }"#, ["--a: hsl(120 50% 25%);"]),
    ("dimension", #"{ value: 12.5, unit: "px" }"#, ["--a: 12.5px;"]),
    ("number", "0.5", ["--a: 0.5;"]),
    ("fontWeight", "600", ["--a: 600;"]),
    (
      "fontFamily", #"["Noto \"x\" Sans", "sans-serif"]"#, [#"--a: "Noto \"x\" Sans", sans-serif;"#]
    ),
    (
      "gradient", ##"[{ color: "#000", position: 0 }, { color: "#fff", position: 0.5 }]"##,
      ["--a: #000000 0%, #ffffff 50%;"]
    ),
    (
      "shadow",
      ##"{ color: "#000", offsetX: { value: 0, unit: "px" }, offsetY: { value: 1, unit: "px" }, blur: { value: 2, unit: "px" }, spread: { value: 0, unit: "px" }, inset: true }"##,
      ["--a: inset 0px 1px 2px 0px #000000;"]
    ),
    (
      "typography",
      #"{ fontFamily: "Inter", fontSize: { value: 17, unit: "px" }, fontWeight: 600, letterSpacing: { value: 0.5, unit: "px" }, lineHeight: 1.25 }"#,
      ["--a: 600 17px/1.25 \"Inter\";", "--a-letter-spacing: 0.5px;"]
    ),
    ("duration", #"{ value: 0.2, unit: "s" }"#, ["--a: 200ms;"]),
    ("cubicBezier", "[0.4, 0, 0.2, 1]", ["--a: cubic-bezier(0.4, 0, 0.2, 1);"]),
    ("strokeStyle", #""dashed""#, ["--a: dashed;"]),
    (
      "border", ##"{ color: "#111", width: { value: 2, unit: "px" }, style: "solid" }"##,
      ["--a: 2px solid #111111;"]
    ),
    (
      "transition",
      #"{ duration: { value: 200, unit: "ms" }, delay: { value: 0, unit: "ms" }, timingFunction: [0, 0, 1, 1] }"#,
      ["--a: 200ms cubic-bezier(0, 0, 1, 1) 0ms;"]
    ),
  ]

  @Test("Lines of dashes have no form and are listed")
  func dashes() throws {
    let (text, findings) = try css(
      Fixture(
        """
        { a: { $type: "strokeStyle", $value: { dashArray: [{ value: 1, unit: "px" }], lineCap: "round" } } }
        """))
    #expect(!text.contains("--a"))
    #expect(
      findings == [
        "warning T0712 1:3 CSS has no place for tokens of the type strokeStyle: `a`"
      ])
  }

  @Test("Each type has its form", arguments: values)
  func forms(type: String, value: String, lines: [String]) throws {
    let (text, findings) = try css(Fixture("{ a: { $type: \"\(type)\", $value: \(value) } }"))
    #expect(findings == [])
    let body = lines.map { "  \($0)\n" }.joined()
    #expect(
      text == "/* The theme t. Change its token files, not this one. */\n\n:root {\n\(body)}\n")
  }

  @Test("Modes are media features and attributes, and a block holds only what differs")
  func modes() throws {
    let fixture = Fixture(files: [
      "t.resolver.json": """
      {
        version: "2025.10",
        sets: { base: { sources: [{ $type: "number",
          same: { $value: 0 }, app: { $value: 1 }, con: { $value: 1 }, brand: { $value: 1 },
          both: { $value: 1 }, raw: { both: { $value: 3 } },
        }] } },
        modifiers: {
          appearance: { default: "light", contexts: { light: [], dark: [{ $type: "number",
            app: { $value: 2 }, both: { $value: 2 }, raw: { both: { $value: 4 } } }] } },
          contrast: { default: "normal", contexts: { normal: [], high: [{ $type: "number",
            con: { $value: 2 }, both: { $value: "{raw.both}" } }] } },
          "Brand Name": { default: "x", contexts: { x: [], "y\\"z": [{ $type: "number", brand: { $value: 2 } }] } },
        },
        resolutionOrder: [{ $ref: "#/sets/base" }, { $ref: "#/modifiers/appearance" },
          { $ref: "#/modifiers/contrast" }, { $ref: "#/modifiers/Brand Name" }],
      }
      """
    ])
    let (text, findings) = try css(fixture)
    #expect(findings == [])
    #expect(
      text == """
        /* The theme t. Change its token files, not this one. */

        :root {
          --same: 0;
          --app: 1;
          --con: 1;
          --brand: 1;
          --both: 1;
        }

        :root:where([data-brand-name="y\\"z"]) {
          --brand: 2;
        }

        @media (prefers-contrast: more) {
          :root {
            --con: 2;
            --both: 3;
          }
        }

        @media (prefers-color-scheme: dark) {
          :root {
            --app: 2;
            --both: 2;
          }
        }

        @media (prefers-color-scheme: dark) and (prefers-contrast: more) {
          :root {
            --both: 4;
          }
        }

        """)
  }

  @Test("Names keep what CSS allows, and two that become one are an error")
  func names() throws {
    #expect(CSSExporter.propertyName(["a b", "c/d", "é_1"]) == "--a-b-c-d-é_1")
    let (text, findings) = try css(
      Fixture("{ $type: \"number\", \"a b\": { $value: 1 }, a: { b: { $value: 2 } } }"))
    #expect(text == "")
    #expect(findings == ["error T0714 1:47 `a b` and `a.b` would both be `--a-b`"])
  }

  @Test("The root of a group has the group's name")
  func root() throws {
    let (text, _) = try css(
      Fixture("{ $type: \"number\", a: { $root: { $value: 1 }, b: { $value: 2 } } }"))
    #expect(text.contains("--a: 1;\n  --a-b: 2;"))
  }
}
