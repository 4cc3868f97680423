import TesseraSource
import TesseraTheme
import Testing

@testable import TesseraCells

@Suite("Lint: flat names")
struct FlatNameLintTests {
  @Test(
    "words are parted where names, cases or signs part them",
    arguments: [
      ("color.text-secondary", "color-text-secondary"),
      ("color.textSecondary", "color-text-secondary"),
      ("Color.Text/Secondary", "color-text-secondary"), ("color.text.$root", "color-text"),
      ("size.2XL", "size-2-xl"), ("a.b1c", "a-b1c"), ("grün.größe", "grün-größe"),
    ])
  func flat(path: String, name: String) {
    #expect(FlatNameLint.flatName(of: path) == name)
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
