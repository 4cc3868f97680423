import TesseraSource
import Testing

@testable import TesseraTheme

@Suite("What was meant by an unknown token")
struct TokenSuggestionTests {
  private let theme = Fixture(
    """
    {
      $type: "number",
      color: { surface: { $value: 1 }, text: { $root: { $value: 2 }, muted: { $value: 3 } } },
      "font-size": { body: { $value: 4 } },
      space: { 100: { $value: 5 }, 200: { $value: 6 } },
      gap: { 100: { $value: 7 } },
    }
    """
  ).theme

  @Test(
    "separators, the nearest names along the way and the same last name are tried",
    arguments: [
      ("color/surface", "color.surface"), ("color-text-muted", "color.text.muted"),
      ("color.text/muted", "color.text.muted"), ("colour.surface", "color.surface"),
      ("color.Surface", "color.surface"), ("color.txet.mutde", "color.text.muted"),
      ("color.txt", "color.text.$root"), ("fontsize.body", "font-size.body"),
      ("typography.body", "font-size.body"),
      ("color.muted", "color.text.muted"),
    ])
  func found(path: String, suggestion: String) {
    #expect(theme.help(forUnknown: path) == "did you mean `{\(suggestion)}`?")
  }

  @Test(
    "where nothing is near, nothing is suggested",
    arguments: [
      "zzz", "length.100", "a.b.c.d",
      // Near as a whole, but of another name in the same group.
      "font-size.size",
    ])
  func nothing(path: String) {
    #expect(theme.help(forUnknown: path) == nil)
  }

  @Test("the last name alone leads to the uppermost token that has it")
  func lastName() throws {
    let fixture = Fixture(
      """
      { tone: { dark: { $type: 'color', accent: { $value: '#fff' } } },
        color: { $type: 'color', accent: { $value: '#fff' } }, x: { $value: '{accent}' } }
      """)
    #expect(fixture.diagnostics.map(\.help) == ["did you mean `{color.accent}`?"])
  }
}
