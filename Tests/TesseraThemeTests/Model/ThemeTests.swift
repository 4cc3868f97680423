import TesseraGraphics
import TesseraSource
import Testing

@testable import TesseraTheme

@Suite("Theme")
struct ThemeTests {
  private let theme = Fixture(
    """
    {
      cell: { card: {
        title: { $root: { $type: "color", $value: "#fff" }, selected: { $value: "{bad}" } },
      } },
      plain: { $value: "{cell.card.title.$root}" },
    }
    """
  ).theme

  @Test("groups are listed with all their children, tokens without a value among them")
  func groups() {
    #expect(theme.children(of: "") == ["cell", "plain"])
    #expect(theme.children(of: "cell.card.title") == ["$root", "selected"])
    #expect(theme.children(of: "plain") == [])
    #expect(theme.children(of: "nothing") == [])
    #expect(theme.isGroup(""))
    #expect(theme.isGroup("cell.card"))
    #expect(!theme.isGroup("plain"))
    #expect(theme.location(ofGroup: "cell.card.title")?.description == "t.tokens.json:3:5")
    #expect(theme.location(ofGroup: "plain") == nil)
  }

  @Test("tokens are found by path")
  func tokens() {
    #expect(theme.value("plain") == .color(.white))
    #expect(theme.token("cell.card.title.selected") == nil)
    #expect(theme.hasToken("cell.card.title.selected"))
    #expect(!theme.hasToken("cell.card.title"))
    #expect(
      theme.location(ofToken: "cell.card.title.selected")?.description == "t.tokens.json:3:57")
    #expect(theme.location(ofToken: "cell") == nil)
    #expect(
      Array(theme.tokenNames) == [
        "cell.card.title.$root", "cell.card.title.selected", "plain",
      ])
    #expect(theme.unresolved == ["cell.card.title.selected"])
  }

  @Test("an empty theme has nothing")
  func empty() {
    #expect(Theme.empty.tokens == [])
    #expect(Theme.empty.token("a") == nil)
    #expect(!Theme.empty.isGroup(""))
    #expect(Theme.empty.fonts == [:])
  }
}
