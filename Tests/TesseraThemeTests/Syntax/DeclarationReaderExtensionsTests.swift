import TesseraGraphics
import TesseraSource
import Testing

@testable import TesseraTheme

@Suite("What `$extensions.tessera` says")
struct DeclarationReaderExtensionsTests {
  @Test("alpha factors multiply with the colour's own, through every alias")
  func alpha() {
    let fixture = Fixture(
      """
      {
        $type: "color",
        ink: { $value: "#00000080", $extensions: { tessera: { alpha: 0.5 } } },
        dim: { $value: "{ink}", $extensions: { tessera: { alpha: 0.5 } } },
        faint: { $value: "{dim}", $extensions: { tessera: { alpha: "{factor}" } } },
        same: { $value: "{faint}" },
        factor: { $type: "number", $value: 0.25 },
      }
      """)
    #expect(fixture.findings == [])
    let ink = 128.0 / 255 * 0.5
    #expect(fixture.theme.value("ink") == .color(Color(red: 0, green: 0, blue: 0, alpha: ink)))
    #expect(
      fixture.theme.value("dim") == .color(Color(red: 0, green: 0, blue: 0, alpha: ink * 0.5)))
    #expect(
      fixture.theme.value("same")
        == .color(Color(red: 0, green: 0, blue: 0, alpha: ink * 0.5 * 0.25)))
    #expect(fixture.theme.token("faint")?.references.map(\.path) == ["dim", "factor"])
  }

  @Test("an alpha factor is a number from 0 to 1, on a colour")
  func wrongAlpha() {
    let fixture = Fixture(
      """
      {
        a: { $type: "color", $value: "#fff", $extensions: { tessera: { alpha: 1.5 } } },
        b: { $type: "color", $value: "#fff", $extensions: { tessera: { alpha: "half" } } },
        c: { $type: "number", $value: 1, $extensions: { tessera: { alpha: 0.5 } } },
        d: { $type: "color", $value: "#fff", $extensions: { tessera: { alpha: "{c}" } } },
        e: { $type: "color", $value: "#fff", $extensions: { tessera: { alpha: "{x}" } } },
      }
      """)
    #expect(
      fixture.findings == [
        "error T0305 2:73 `alpha` lies outside 0…1",
        "error T0303 3:73 `alpha` is a number, not a string",
        "warning T0105 4:69 `alpha` has no effect: `c` is a number, not a color",
        "error T0202 6:73 unknown token `{x}`",
      ])
    #expect(fixture.theme.unresolved == ["a", "b", "e"])
  }

  @Test("other vendors' data is not looked at, unknown data of ours is reported")
  func unknown() {
    let fixture = Fixture(
      """
      {
        $type: "number",
        $extensions: { tessera: { font: {}, plugins: {} }, "org.example": { a: 1 } },
        a: { $value: 1, $extensions: { "org.example": [1], tessera: { alhpa: 1 } } },
        g: { $extensions: { tessera: { alpha: 1 } }, b: { $value: 1 } },
      }
      """)
    #expect(
      fixture.findings == [
        "warning T0103 3:29 a token file has no `$extensions.tessera.font`; it is ignored",
        "warning T0103 3:39 a token file has no `$extensions.tessera.plugins`; it is ignored",
        "warning T0103 4:65 a token has no `$extensions.tessera.alhpa`; it is ignored",
        "warning T0103 5:34 a group has no `$extensions.tessera.alpha`; it is ignored",
      ])
    #expect(
      fixture.diagnostics.map(\.help) == [
        "did you mean `fonts`?", nil, "did you mean `alpha`?", nil,
      ])
  }

  @Test("font files are relative to the file that names them, and the last source wins")
  func fonts() {
    let fixture = Fixture(
      files: [
        "themes/t.resolver.json": """
        {
          version: "2025.10",
          sets: {
            base: { sources: [{ $ref: "base/b.tokens.json" }, { $ref: "c.tokens.json" }] },
          },
          resolutionOrder: [{ $ref: "#/sets/base" }],
        }
        """,
        "themes/base/b.tokens.json": """
        {
          $extensions: {
            tessera: { fonts: { Inter: ["I.ttf", "../I-Bold.ttf"], Mono: "/fonts/M.ttf" } },
          },
        }
        """,
        "themes/c.tokens.json": """
        { $extensions: { tessera: { fonts: { Mono: ["m/M2.ttf"] } } } }
        """,
      ], path: "themes/t.resolver.json", loading: ThemeLoading(allowsOutside: true))
    #expect(fixture.findings == [])
    #expect(fixture.theme.fontPlaces["themes/m/M2.ttf"]?.path == "themes/c.tokens.json")
    #expect(
      fixture.theme.fonts.mapValues(\.files) == [
        "Inter": ["themes/base/I.ttf", "themes/I-Bold.ttf"], "Mono": ["themes/m/M2.ttf"],
      ])
  }

  @Test("a family may have a width of its own, in percent of the normal one")
  func fontWidths() {
    let fixture = Fixture(
      """
      { $extensions: { tessera: { fonts: {
        A: ["a.ttf"], B: { files: ["a.ttf", "b.ttf"], width: 62.5 }, C: { files: "c.ttf" },
      } } } }
      """)
    #expect(fixture.findings == [])
    #expect(fixture.theme.fonts.mapValues(\.width) == ["A": nil, "B": 62.5, "C": nil])
    #expect(fixture.theme.fonts["B"]?.files == ["a.ttf", "b.ttf"])
    #expect(fixture.theme.fonts["C"]?.files == ["c.ttf"])
  }

  @Test("a width is a percentage, and belongs to files")
  func wrongFontWidths() {
    let fixture = Fixture(
      """
      { $extensions: { tessera: { fonts: {
        A: { files: ["a.ttf"], width: "condensed" },
        B: { files: ["a.ttf"], width: 0 },
        C: { width: 75 },
        D: { files: ["a.ttf"], with: 75 },
        E: { files: ["a.ttf"], width: NaN },
        F: { files: ["a.ttf"], width: -Infinity },
      } } } }
      """)
    #expect(
      fixture.findings == [
        "error T0105 2:33 the width of `A` is a percentage of the normal width, such as 75, not a string",
        "error T0105 3:33 the width of `B` is a percentage of the normal width, such as 75, not 0",
        "error T0105 4:6 `C` is an object with `files`, not one without",
        "warning T0103 5:26 the font family `D` has no `with`; it is ignored",
        "error T0105 6:33 the width of `E` is a percentage of the normal width, such as 75, not NaN",
        "error T0105 7:33 the width of `F` is a percentage of the normal width, such as 75, not -Infinity",
      ])
    #expect(
      fixture.theme.fonts.mapValues(\.width) == ["A": nil, "B": nil, "D": nil, "E": nil, "F": nil])
  }

  @Test("fonts are families with paths")
  func wrongFonts() {
    let fixture = Fixture(
      """
      { $extensions: { tessera: { fonts: { A: 1, B: ["x.ttf", ""], C: [] } } } }
      """)
    #expect(
      fixture.findings == [
        "error T0105 1:41 a font file of `A` is a path, not a number",
        "error T0105 1:57 a font file of `B` is a path, not empty",
        "error T0105 1:65 a font file of `C` is a path, not an array",
      ])
    #expect(fixture.theme.fonts.mapValues(\.files) == ["B": ["x.ttf"]])
    #expect(
      Fixture("{ $extensions: { tessera: { fonts: [] } } }").findings == [
        "error T0105 1:36 `fonts` is an object of families and their files, not an array"
      ])
  }

  @Test("icons are relative to the file that names them, and the last source wins")
  func icons() {
    let fixture = Fixture(
      files: [
        "themes/t.resolver.json": """
        {
          version: "2025.10",
          sets: {
            base: { sources: [{ $ref: "base/b.tokens.json" }, { $ref: "c.tokens.json" }] },
          },
          resolutionOrder: [{ $ref: "#/sets/base" }],
        }
        """,
        "themes/base/b.tokens.json": """
        { $extensions: { tessera: { icons: { star: "s.svg", "chevron.right": "../c.png" } } } }
        """,
        "themes/c.tokens.json": """
        { $extensions: { tessera: { icons: { star: "i/star.svg" } } } }
        """,
      ], path: "themes/t.resolver.json")
    #expect(fixture.findings == [])
    #expect(
      fixture.theme.icons.mapValues(\.path) == [
        "star": "themes/i/star.svg", "chevron.right": "themes/c.png",
      ])
    #expect(fixture.theme.icons["star"]?.place.path == "themes/c.tokens.json")
    #expect(fixture.theme.icons["chevron.right"]?.place.column == 70)
  }

  @Test("icons are names with paths in the theme's folder")
  func wrongIcons() {
    let text = """
      { $extensions: { tessera: { icons: {
        a: 1, b: "", c: "https://example.org/c.svg", d: "../d.svg", e: "e.svg",
      } } } }
      """
    let fixture = Fixture(files: ["themes/t.json": text], path: "themes/t.json")
    #expect(
      fixture.findings.map { $0.replacing("themes/t.json:", with: "") } == [
        "error T0105 2:6 the file of the icon `a` is a path, not a number",
        "error T0105 2:12 the file of the icon `b` is a path, not empty",
        "error T0415 2:19 only files are read, no addresses",
        "error T0418 2:51 `d.svg` lies outside the folder of this document",
      ])
    #expect(fixture.theme.icons.keys.sorted() == ["e"])
    #expect(
      Fixture("{ $extensions: { tessera: { icons: [] } } }").findings == [
        "error T0105 1:36 `icons` is an object of names and their files, not an array"
      ])
  }

  @Test("a font file lies in the theme's folder, and is no address")
  func outsideFonts() {
    let text = """
      { $extensions: { tessera: { fonts: {
        A: ["../a.ttf", "b.ttf"],
        B: "/etc/passwd",
        C: "https://example.org/c.ttf",
      } } } }
      """
    let fixture = Fixture(files: ["themes/t.json": text], path: "themes/t.json")
    #expect(
      fixture.findings.map { $0.replacing("themes/t.json:", with: "") } == [
        "error T0418 2:7 `a.ttf` lies outside the folder of this document",
        "error T0418 3:6 `/etc/passwd` lies outside the folder of this document",
        "error T0415 4:6 only files are read, no addresses",
      ])
    #expect(fixture.theme.fonts["A"]?.files == ["themes/b.ttf"])
    let allowed = Fixture(
      files: ["themes/t.json": text], path: "themes/t.json",
      loading: ThemeLoading(allowsOutside: true))
    #expect(allowed.diagnostics.map(\.code) == ["T0415"])
  }
}
