import TesseraSource
import TesseraTheme
import Testing

@testable import TesseraCells

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

  @Test("roles are compared with the palette, not with each other")
  func roles() throws {
    let fixture = try LintFixture(
      ##"""
      { cell: { $type: "color", one: { a: { $value: "#111111" }, b: { $value: "#222222" } },
          two: { a: { $value: "#111111" }, b: { $value: "#222222" } } },
        ink: { $type: "color", $value: "#222222" } }
      """##)
    #expect(
      fixture.findings("T0608") == [
        "T0608 t:1:60 `cell.one.b` has the same value as `ink`",
        "T0608 t:2:38 `cell.two.b` has the same value as `ink`",
      ])
  }
}
