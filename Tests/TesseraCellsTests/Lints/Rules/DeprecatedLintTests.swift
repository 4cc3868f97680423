import TesseraSource
import TesseraTheme
import Testing

@testable import TesseraCells

@Suite("Lint: deprecated")
struct DeprecatedLintTests {
  @Test("use by a token that is not deprecated, and by a cell, with the reason as help")
  func used() throws {
    let fixture = try LintFixture(
      """
      { $type: "color", old: { $deprecated: "use new", $value: "#111111" },
        older: { $deprecated: true, $value: "{old}" }, fresh: { $value: "{older}" },
        cell: { sample: { fill: { $deprecated: true, $value: "{fresh}" } } } }
      """, cells: [SampleCell.filled])
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
