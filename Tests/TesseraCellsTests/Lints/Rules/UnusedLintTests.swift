import TesseraSource
import TesseraTheme
import Testing

@testable import TesseraCells

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
      """, cells: [SampleCell.filled])
    #expect(
      fixture.findings("T0607") == ["T0607 t:1:67 2 tokens of the theme are not used: `c`, `d`"])
  }

  @Test("what a group takes by $extends is used, its other tokens too")
  func extended() throws {
    let fixture = try LintFixture(
      """
      { shared: { $type: "color", $root: { $value: "{ink}" }, selected: { $value: "#0000ff" } },
        ink: { $type: "color", $value: "#111111" },
        cell: { sample: { fill: { $extends: "{shared}" } } } }
      """, cells: [SampleCell.filled])
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

  @Test("the unused tokens of a group are one finding, whatever modes they are in")
  func groups() throws {
    let names = ["a", "b", "c", "d", "e", "f", "g"]
    let tones = names.map { "\($0): { $value: '#11111\($0 == "g" ? "0" : $0)' }" }
    let fixture = try LintFixture(
      base: """
        { tone: { $type: "color", \(tones.joined(separator: ", ")) }, lone: { x: { $type: "number",
          $value: 1 } }, backdrop: { $value: "{tone.a}" } }
        """, dark: "{ tone: { $type: 'color', b: { $value: '#eeeeee' } } }")
    #expect(
      fixture.findings("T0607") == [
        "T0607 base:1:53 6 tokens of `tone` are not used: `b`, `c`, `d`, `e`, `f` and 1 more",
        "T0607 base:1:219 `lone.x` is not used",
      ])
  }
}
