import TesseraGraphics
import TesseraSource
import Testing

@testable import TesseraTheme

@Suite("Values outside a theme")
struct TokenReaderTests {
  private let theme = Fixture(
    ##"{ color: { $type: "color", text: { $value: "#fff" }, ink: { $value: "{color.text}" } } }"##
  ).theme

  @Test(
    "a text is JSON5 where it can be, else the string itself",
    arguments: [
      ("#ff0000", TokenType.color, TokenValue.color(Color(red: 1, green: 0, blue: 0))),
      ("'#ff0000'", .color, .color(Color(red: 1, green: 0, blue: 0))),
      ("{color.ink}", .color, .color(.white)), ("12", .number, .number(12)),
      ("{ value: 4, unit: 'px' }", .dimension, .dimension(4)),
      ("bold", .fontWeight, .fontWeight(700)),
      ("550", .fontWeight, .fontWeight(550)), ("Inter", .fontFamily, .fontFamily(["Inter"])),
      ("['A', 'B']", .fontFamily, .fontFamily(["A", "B"])),
    ])
  func texts(literal: String, type: TokenType, value: TokenValue) {
    let reading = TokenReader.value(literal, label: "cell.x", type: type, theme: theme)
    #expect(reading.value == value)
    #expect(reading.diagnostics == [])
  }

  @Test("the tokens that are referred to are named")
  func references() {
    let reading = TokenReader.value("{color.ink}", label: "cell.x", type: .color, theme: theme)
    #expect(reading.references.map(\.path) == ["color.ink"])
  }

  @Test("faults name the label as their file")
  func faults() {
    let unknown = TokenReader.value("{color.txt}", label: "cell.x", type: .color, theme: theme)
    #expect(unknown.value == nil)
    #expect(
      unknown.diagnostics.map(\.line) == ["error T0202 cell.x:1:1 unknown token `{color.txt}`"])
    #expect(unknown.diagnostics.first?.help == "did you mean `{color.text}`?")
    let wrong = TokenReader.value("{color.text}", label: "cell.x", type: .dimension, theme: theme)
    #expect(
      wrong.diagnostics.map(\.line) == [
        "error T0206 cell.x:1:1 the value should be a dimension, but `{color.text}` is a color"
      ])
    let literal = TokenReader.value("{ value: 1 }", label: "c", type: .dimension, theme: nil)
    #expect(literal.diagnostics.map(\.line) == ["warning T0304 c:1:1 the dimension has no unit"])
    let alone = TokenReader.value("{color.text}", label: "c", type: .color, theme: nil)
    #expect(alone.diagnostics.map(\.line) == ["error T0202 c:1:1 unknown token `{color.text}`"])
  }

  @Test("a value of a file is read at its place")
  func node() throws {
    let source = SourceText(path: "x.json5", bytes: Array("\n  { a: '#ggg' }".utf8))
    let root = try #require(JSONReader.read(source).root)
    guard case .object(let object) = root.value, let node = object["a"] else {
      Issue.record("the text is an object with `a`")
      return
    }
    let reading = TokenReader.value(node, in: source, type: .color, theme: nil)
    #expect(
      reading.diagnostics.map(\.line) == [
        "error T0305 x.json5:2:8 `#ggg` is no colour:"
          + " a hex colour has 3, 4, 6 or 8 hexadecimal digits behind the `#`"
      ])
  }
}
