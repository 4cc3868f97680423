import TesseraSource
import TesseraTheme
import Testing

@testable import TesseraCells

@Suite("Lint: high contrast")
struct HighContrastLintTests {
  /// The findings about high contrast.
  private func findings(_ base: String, high: String) throws -> [String] {
    try LintFixture(
      base: LintFixture.tokens(base), high: LintFixture.tokens(high), cells: [SampleCell.labelled()]
    ).findings
      .filter { $0.hasPrefix("T0602") }
  }

  @Test("a lower ratio that is too low is reported at the token that high contrast changes")
  func worse() throws {
    #expect(
      try findings(
        "text: { $value: '#666666' }, chosen: { $value: '#ffffff' }",
        high: "chosen: { $value: '#bbbbbb' }") == [
          "T0602 high:2:1 [contrast=high] cell sample, content/title: high contrast is worse than"
            + " normal, 2.99:1 against 5.74:1 in state selected; text needs 4.5:1"
        ])
  }

  @Test("a lower ratio that suffices, and a better one that does not, are no findings")
  func fine() throws {
    #expect(
      try findings("text: { $value: '#000000' }", high: "text: { $value: '#444444' }") == [])
    #expect(
      try findings("text: { $value: '#aaaaaa' }", high: "text: { $value: '#888888' }") == [])
  }
}
