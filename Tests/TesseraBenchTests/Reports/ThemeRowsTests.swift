import TesseraSource
import TesseraTheme
import Testing

@testable import TesseraBench

@Suite("ThemeRows")
struct ThemeRowsTests {
  @Test("grows to 40,000 tokens, upwards")
  func sizes() {
    #expect(ThemeRows.sizes == [10_000, 20_000, 30_000, 40_000])
  }

  @Test("the theme has as many tokens as it says, each a hundred deep at most, and no fault")
  func theme() throws {
    let files = ThemeFiles { (path: String) throws(SourceError) -> SourceText in
      SourceText(path: path, bytes: Array(ThemeRows.text(size: 250).utf8))
    }
    let (document, diagnostics) = ThemeDocument.load(path: "t.tokens.json", files: files)
    #expect(diagnostics == [])
    let theme = try #require(document).theme(in: try #require(document).defaultMode)
    #expect(theme.tokens.count == 250)
    let last = try #require(theme.token("group-1.token-99"))
    #expect(theme.aliasChain(of: last).count == 99)
    #expect(theme.token("group-2.token-49")?.value == theme.token("group-2.token-0")?.value)
  }

  @Test("a row has a name and three times")
  func row() {
    let row = ThemeRows(timer: .once).row(size: 100).split(separator: "\t")
    #expect(row.count == 4)
    #expect(row[0] == "themes-100")
    #expect(row.dropFirst().allSatisfy { Double($0).map { $0 > 0 } ?? false })
  }
}
