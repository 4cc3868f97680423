import TesseraSource
import TesseraText
import Testing

@Suite("TextStyle")
struct TextStyleTests {
  @Test(
    "a measure that no line can have is an error that names it",
    arguments: [
      (TextStyle(size: -1), "the font size is -1.0, but must be a finite number of at least 0.0"),
      (
        TextStyle(size: .infinity),
        "the font size is inf, but must be a finite number of at least 0.0"
      ),
      (
        TextStyle(weight: .nan, size: 10), "the font weight is nan, but must be a finite number"
      ),
      (
        TextStyle(size: 10, letterSpacing: -.infinity),
        "the letter spacing is -inf, but must be a finite number"
      ),
      (
        TextStyle(size: 10, lineHeight: -0.5),
        "the line height is -0.5, but must be a finite number of at least 0.0"
      ),
    ])
  func invalid(style: TextStyle, message: String) throws {
    let layout = try DebianFonts.layout
    let fromLine = #expect(throws: TextError.self) {
      try layout.line("a", style: style, direction: .leftToRight)
    }
    let fromMetrics = #expect(throws: TextError.self) { try layout.metrics(for: style) }
    #expect(fromLine?.diagnostic.message == message)
    #expect(fromMetrics?.diagnostic.message == message)
  }

  @Test("a width that is no number is an error")
  func invalidWidth() throws {
    let error = #expect(throws: TextError.self) {
      try DebianFonts.line("a", maximumWidth: .nan)
    }
    #expect(
      error?.diagnostic.message
        == "the width of a line is nan, but must be a finite number of at least 0.0")
  }

  @Test("at size 0 a line has no extent")
  func sizeZero() throws {
    let line = try DebianFonts.line("abc", size: 0).line
    #expect(line.width == 0)
    #expect(line.ascent == 0)
    #expect(line.glyphs == [68, 69, 70])
  }
}
