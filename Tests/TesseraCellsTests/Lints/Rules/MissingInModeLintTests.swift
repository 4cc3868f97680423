import TesseraSource
import TesseraTheme
import Testing

@testable import TesseraCells

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
