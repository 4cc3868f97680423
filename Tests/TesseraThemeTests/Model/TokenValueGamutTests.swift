import TesseraGraphics
import TesseraSource
import Testing

@testable import TesseraTheme

@Suite("Colours of a theme as they are shown")
struct TokenValueGamutTests {
  private static let tokens = """
    {
      red: { $type: "color", $value: { colorSpace: "display-p3", components: [1, 0, 0], alpha: 0.5 } },
      alias: { $value: "{red}" },
      fade: { $type: "gradient", $value: [{ color: "{red}", position: 0.5 }] },
      deep: {
        $type: "shadow",
        $value: {
          color: "{red}", offsetX: { value: 1, unit: "px" }, offsetY: { value: 2, unit: "px" },
          blur: { value: 3, unit: "px" }, spread: { value: 4, unit: "px" },
        },
      },
      line: {
        $type: "border", $value: { color: "{red}", width: { value: 1, unit: "px" }, style: "solid" },
      },
      size: { $type: "number", $value: 2 },
    }
    """

  /// Pure red, half transparent: what is left of Display P3's red where it is cut.
  private static let cut = Color(red: 1, green: 0, blue: 0, alpha: 0.5)

  @Test("where colours are to be cut, each one in a value is")
  func clip() throws {
    let fixture = Fixture(Self.tokens, loading: ThemeLoading(gamutMapping: .clip))
    #expect(fixture.findings == [])
    let theme = fixture.theme
    func shown(_ path: String) throws -> TokenValue { theme.shown(try #require(theme.token(path))) }
    #expect(try shown("red") == .color(Self.cut))
    #expect(try shown("alias") == .color(Self.cut))
    #expect(try shown("fade") == .gradient(Gradient([Gradient.Stop(Self.cut, at: 0.5)])))
    guard case .shadow(let shadows) = try shown("deep"), case .border(let line) = try shown("line")
    else {
      Issue.record("no shadow, or no border")
      return
    }
    #expect(shadows.map(\.color) == [Self.cut])
    #expect(shadows.map(\.spread) == [4])
    #expect(line.color == Self.cut)
    #expect(line.width == 1)
    #expect(try shown("size") == .number(2))
    #expect(theme.value("red") == .color(Color(.displayP3, 1, 0, 0, alpha: 0.5)))
  }

  @Test("else values are shown as they are", arguments: ["red", "fade", "deep", "line", "size"])
  func minde(path: String) throws {
    let theme = Fixture(Self.tokens).theme
    let token = try #require(theme.token(path))
    #expect(theme.shown(token) == token.value)
  }

  @Test("what programs read has the colour as it is shown, and the value as it is written")
  func export() throws {
    for (mapping, srgb) in [(GamutMapping.minde, "#ff0b0c80"), (.clip, "#ff000080")] {
      let fixture = Fixture(Self.tokens, loading: ThemeLoading(gamutMapping: mapping))
      let document = try #require(fixture.document)
      let entries = TokenExport(document, in: document.defaultMode).entries
      let red = try #require(entries.first { $0.path == "red" })
      #expect(red.srgb == srgb)
      #expect(
        red.value
          == .object([
            ("colorSpace", .string("display-p3")),
            ("components", .array([.number(1), .number(0), .number(0)])), ("alpha", .number(0.5)),
          ]))
    }
  }
}
