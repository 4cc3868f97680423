import TesseraSource
import Testing

@testable import TesseraTheme

@Suite("Tokens as they are written")
struct ThemeDeclarationsTests {
  @Test("the path where an inherited token stands, and the text of its value")
  func declarations() throws {
    let theme = Fixture(
      """
      { shared: { $type: "color", on: { $value: "#123456" } },
        cell: { $extends: "{shared}", off: { $type: "color", $value: "{shared.on}" } } }
      """
    ).theme
    #expect(theme.declaredPath(of: "cell.on") == "shared.on")
    #expect(theme.declaredPath(of: "cell.off") == "cell.off")
    #expect(theme.declaredPath(of: "cell") == nil)
    let (node, source) = try #require(theme.declaredValue(of: "cell.on"))
    #expect(node.value == .string("#123456"))
    #expect(source.location(of: node.range).line == 1)
    #expect(theme.declaredValue(of: "cell.off")?.node.value == .string("{shared.on}"))
    #expect(theme.declaredValue(of: "nowhere") == nil)
  }
}
