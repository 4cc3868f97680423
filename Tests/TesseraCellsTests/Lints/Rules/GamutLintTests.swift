import TesseraSource
import TesseraTheme
import Testing

@testable import TesseraCells

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
