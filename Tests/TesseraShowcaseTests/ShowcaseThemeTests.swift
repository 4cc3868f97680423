import Tessera
import TesseraCells
import TesseraShowcase
import TesseraSource
import TesseraText
import TesseraTheme
import Testing

@Suite("The showcase's theme")
struct ShowcaseThemeTests {
  @Test("no lint finds anything but what the theme exempts with a reason")
  func lints() throws {
    let path = FilePath.normalized(
      FilePath.join(FilePath.directory(of: #filePath), "../../Themes/showcase.resolver.json"))
    let (document, diagnostics) = ThemeDocument.load(path: path)
    #expect(diagnostics == [])
    let theme = try #require(document)
    let fonts = try FontLibrary()
    let modes = theme.allModes.map { ThemeLints.Mode(theme: theme.theme(in: $0), fonts: fonts) }
    let findings = ThemeLints.findings(of: theme, in: modes, cells: Showcase.cells)
    let renderer = DiagnosticRenderer(color: false)
    #expect(findings.map(renderer.text) == [])
  }
}
