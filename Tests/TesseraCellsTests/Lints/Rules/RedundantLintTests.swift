import TesseraSource
import TesseraTheme
import Testing

@testable import TesseraCells

@Suite("Lint: redundant")
struct RedundantLintTests {
  /// The findings for the children of the one role.
  private func findings(_ children: String, dark: String = "") throws -> [String] {
    try LintFixture(
      base: "{ cell: { sample: { fill: { $type: 'color', \(children) } } } }",
      dark: "{ cell: { sample: { fill: { $type: 'color', \(dark) } } } }",
      cells: [SampleCell.filled]
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
