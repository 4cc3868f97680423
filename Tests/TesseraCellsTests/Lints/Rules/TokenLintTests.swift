import TesseraSource
import TesseraTheme
import Testing

@testable import TesseraCells

/// A cell that takes the role `fill` in its background.
private let cell = SampleCell(roles: [Role("fill", .color)]) { _ in
  Slots(background: Layer(fill: .role("fill")))
}

@Suite("Lint: gamut")
struct GamutLintTests {
  @Test("a colour is reported where mapping it into sRGB can be noticed, aliases are not")
  func outside() throws {
    let fixture = try LintFixture(
      """
      { a: { $type: "color", wide: { $value: { colorSpace: "oklch", components: [0.7, 0.4, 150] } },
        alias: { $value: "{a.wide}" },
        near: { $value: { colorSpace: "display-p3", components: [0.55, 0.7, 1] } } } }
      """)
    #expect(
      fixture.findings("T0605") == [
        "T0605 t:1:24 `a.wide` lies outside sRGB and is shown as #00c248, ΔEOK 0.19 away"
      ])
  }

  @Test("the threshold is the theme's")
  func threshold() throws {
    let fixture = try LintFixture(
      """
      { $extensions: { tessera: { lints: [
        { lint: "gamut", threshold: 0.005, reason: "print" } ] } },
        near: { $type: "color",
          $value: { colorSpace: "display-p3", components: [0.55, 0.7, 1] } } }
      """)
    #expect(
      fixture.findings("T0605") == [
        "T0605 t:3:3 `near` lies outside sRGB and is shown as #82b4ff, ΔEOK 0.009 away"
      ])
  }
}

@Suite("Lint: hex")
struct HexLintTests {
  @Test("a fallback that is not what the components give, in composite values too")
  func mismatch() throws {
    let fixture = try LintFixture(
      """
      { a: { $type: "color",
        hot: { $value: { colorSpace: "hsl", components: [330, 100, 50], hex: "#ff00ff" } },
        good: { $value: { colorSpace: "hsl", components: [330, 100, 50], hex: "#F08" } },
        fine: { $value: { colorSpace: "hsl", components: [330, 100, 50], alpha: 0.5, hex: "#ff0080" } },
        clip: { $value: { colorSpace: "display-p3", components: [1, 0, 0], hex: "#ff0000" } },
        minde: { $value: { colorSpace: "display-p3", components: [1, 0, 0], hex: "#ff0b0c" } } },
        g: { $type: "gradient", $value: [ { position: 0,
          color: { colorSpace: "srgb", components: [0, 0, 0], hex: "#000001" } } ] } }
      """)
    #expect(
      fixture.findings("T0606") == [
        "T0606 t:2:72 the hex #ff00ff of `a.hot` is not what its components give, #ff0080",
        "T0606 t:3:73 the hex #F08 of `a.good` is not what its components give, #ff0080",
        "T0606 t:8:62 the hex #000001 of `g` is not what its components give, #000000",
      ])
    #expect(fixture.diagnostics[0].help == "write #ff0080, or leave `hex` out")
  }
}

@Suite("Lint: unused")
struct UnusedLintTests {
  @Test("what no cell, sheet or used token takes is unused")
  func unused() throws {
    let fixture = try LintFixture(
      """
      { $type: "color", a: { $value: "#111111" }, b: { $value: "{a}" }, c: { $value: "#222222" },
        d: { $value: "{c}" }, e: { $value: "#333333" }, backdrop: { $value: "{e}" },
        sheet: { caption: { $value: "#444444" } },
        alpha: { $type: "number", $value: 0.5 },
        cell: { sample: { fill: { $value: "{b}", $extensions: { tessera: { alpha: "{alpha}" } } } },
          other: { any: { $value: "#555555" } } } }
      """, cells: [cell])
    #expect(
      fixture.findings("T0607") == ["T0607 t:1:67 `c` is not used", "T0607 t:2:3 `d` is not used"])
  }

  @Test("what a group takes by $extends is used, its other tokens too")
  func extended() throws {
    let fixture = try LintFixture(
      """
      { shared: { $type: "color", $root: { $value: "{ink}" }, selected: { $value: "#0000ff" } },
        ink: { $type: "color", $value: "#111111" },
        cell: { sample: { fill: { $extends: "{shared}" } } } }
      """, cells: [cell])
    #expect(fixture.findings("T0607") == [])
  }

  @Test("a cell's default counts, and what only one mode takes")
  func defaults() throws {
    let byDefault = SampleCell(roles: [Role("fill", .color, default: "{ink}")]) { _ in Slots() }
    let fixture = try LintFixture(
      base: """
        { $type: "color", ink: { $value: "#111111" }, bright: { $value: "#eeeeee" },
          backdrop: { $value: "#ffffff" } }
        """, dark: #"{ $type: "color", backdrop: { $value: "{bright}" } }"#, cells: [byDefault])
    #expect(fixture.findings("T0607") == [])
  }

  @Test("a theme that no cell takes anything from is left alone")
  func library() throws {
    let fixture = try LintFixture(##"{ a: { $type: "color", $value: "#123456" } }"##)
    #expect(fixture.findings("T0607") == [])
  }
}

@Suite("Lint: duplicated")
struct DuplicatedLintTests {
  @Test("equal literals are duplicates, aliases, lengths and numbers are not")
  func duplicates() throws {
    let fixture = try LintFixture(
      """
      { $type: "color", z: { $value: "#abcdef" }, a: { $value: "#ABCDEF" }, alias: { $value: "{a}" },
        other: { $value: "#abcdee" }, clear: { $value: "#abcdef80" },
        s: { $type: "dimension", a: { $value: { value: 4, unit: "px" } },
          b: { $value: { value: 4, unit: "px" } } } }
      """)
    #expect(fixture.findings("T0608") == ["T0608 t:1:45 `a` has the same value as `z`"])
    #expect(fixture.diagnostics[0].notes.map(\.message) == ["the first is here"])
    #expect(fixture.diagnostics[0].help == "make one an alias: `{z}`")
  }

  @Test("what is equal in some modes only is no duplicate")
  func modes() throws {
    let fixture = try LintFixture(
      base: ##"{ $type: "color", a: { $value: "#ffffff" }, b: { $value: "#ffffff" } }"##,
      dark: ##"{ $type: "color", a: { $value: "#000000" } }"##)
    #expect(fixture.findings("T0608") == [])
  }
}

@Suite("Lint: redundant")
struct RedundantLintTests {
  /// The findings for the children of the one role.
  private func findings(_ children: String, dark: String = "") throws -> [String] {
    try LintFixture(
      base: "{ cell: { sample: { fill: { $type: 'color', \(children) } } } }",
      dark: "{ cell: { sample: { fill: { $type: 'color', \(dark) } } } }", cells: [cell]
    ).findings.filter { $0.hasPrefix("T0609") }
  }

  @Test("a state's value that equals what would count without it")
  func equal() throws {
    #expect(
      try findings("$root: { $value: '#fff' }, selected: { $value: '#fff' }") == [
        "T0609 base:1:72 `cell.sample.fill.selected` is redundant: it equals"
          + " `cell.sample.fill.$root` in every mode"
      ])
    #expect(
      try findings(
        "$root: { $value: '#fff' }, selected: { $value: '#000' },"
          + " 'selected+highlighted': { $value: '#000' }") == [
          "T0609 base:1:102 `cell.sample.fill.selected+highlighted` is redundant: it equals"
            + " `cell.sample.fill.selected` in every mode"
        ])
  }

  @Test("not in one mode alone, and not where it keeps another state's value away")
  func needed() throws {
    #expect(
      try findings(
        "$root: { $value: '#fff' }, selected: { $value: '#fff' }",
        dark: "selected: { $value: '#000' }") == [])
    // Without `selected`, a focused row that is selected would be black.
    #expect(
      try findings(
        "$root: { $value: '#fff' }, selected: { $value: '#fff' }, focused: { $value: '#000' }")
        == [])
  }
}

@Suite("Lint: deprecated")
struct DeprecatedLintTests {
  @Test("use by a token that is not deprecated, and by a cell, with the reason as help")
  func used() throws {
    let fixture = try LintFixture(
      """
      { $type: "color", old: { $deprecated: "use new", $value: "#111111" },
        older: { $deprecated: true, $value: "{old}" }, fresh: { $value: "{older}" },
        cell: { sample: { fill: { $deprecated: true, $value: "{fresh}" } } } }
      """, cells: [cell])
    #expect(
      fixture.findings("T0610") == [
        "T0610 t:2:67 `fresh` uses `older`, which is deprecated",
        "T0610 t:3:21 a cell uses `cell.sample.fill`, which is deprecated",
      ])
  }

  @Test("the reason is the help")
  func reason() throws {
    let fixture = try LintFixture(
      ##"{ $type: "color", a: { $deprecated: "use b", $value: "#111111" }, b: { $value: "{a}" } }"##
    )
    #expect(fixture.diagnostics.map(\.help) == ["use b"])
  }
}

@Suite("Lint: flat names")
struct FlatNameLintTests {
  @Test(
    "words are parted where names, cases or signs part them",
    arguments: [
      ("color.text-secondary", "color-text-secondary"),
      ("color.textSecondary", "color-text-secondary"),
      ("Color.Text/Secondary", "color-text-secondary"), ("color.text.$root", "color-text"),
      ("size.2XL", "size-2xl"), ("a.b1c", "a-b1c"), ("grün.größe", "grün-größe"),
    ])
  func flat(path: String, name: String) {
    #expect(FlatNameLint.flatName(of: path) == name.replacing("2xl", with: "2-xl"))
  }

  @Test("two tokens with one flat name")
  func collision() throws {
    let fixture = try LintFixture(
      """
      { $type: "color", s: { modifier: { import: { $value: "#111111" } },
        modifierImport: { $value: "#222222" }, modifiers: { $value: "#333333" } } }
      """)
    #expect(
      fixture.findings("T0611") == [
        "T0611 t:2:3 `s.modifierImport` and `s.modifier.import` both become `s-modifier-import`"
          + " without dots"
      ])
  }
}

@Suite("Lint: missing in a mode")
struct MissingInModeLintTests {
  @Test("a token that only some modes have, with the modes that lack it")
  func missing() throws {
    let fixture = try LintFixture(
      base: ##"{ a: { $type: "color", $value: "#111111" } }"##,
      dark: ##"{ b: { $type: "color", $value: "#222222" } }"##)
    #expect(
      fixture.findings("T0612") == [
        "T0612 dark:1:3 [appearance=light] `b` exists only in appearance=dark"
      ])
  }
}

@Suite("Large themes")
struct LargeThemeLintTests {
  @Test(
    "30,000 tokens, all unused and half of them duplicated, are no matter of squares",
    .timeLimit(.minutes(1)))
  func large() throws {
    let count = 30_000
    var text = "{ cell: { sample: { fill: { $type: 'color', $value: '#fff' } } },\n"
    text += "p: { $type: 'color',\n"
    for index in 0..<count {
      let digits = String(0x10_0000 + index / 2, radix: 16)
      text += "t\(index): { $value: '#\(digits)' },\n"
    }
    text += "} }"
    let fixture = try LintFixture(text, cells: [cell])
    #expect(fixture.findings.count { $0.hasPrefix("T0607") } == count)
    #expect(fixture.findings.count { $0.hasPrefix("T0608") } == count / 2)
  }
}
