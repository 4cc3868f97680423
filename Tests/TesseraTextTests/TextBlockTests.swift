import TesseraGraphics
import TesseraSource
import TesseraText
import Testing

@Suite("TextBlock")
struct TextBlockTests {
  /// Lays out lines at the em of DejaVu, so that its advances are whole font units: o 1253, … 2048.
  private static func block(
    _ text: String, width: Double? = nil, lines: Int = 0, truncation: TextTruncation = .tail,
    surrounding: TextDirection = .leftToRight, size: Double = 2_048, letterSpacing: Double = 0,
    lineHeight: Double? = nil
  ) throws -> TextBlock {
    let style = TextStyle(size: size, letterSpacing: letterSpacing, lineHeight: lineHeight)
    return try DebianFonts.layout.block(
      text, style: style, surrounding: surrounding, maximumWidth: width, numberOfLines: lines,
      truncation: truncation
    ).block
  }

  /// The texts of the lines.
  private static func texts(
    _ text: String, width: Double? = nil, lines: Int = 0, truncation: TextTruncation = .tail,
    surrounding: TextDirection = .leftToRight
  ) throws -> [String] {
    try block(text, width: width, lines: lines, truncation: truncation, surrounding: surrounding)
      .lines.map(\.text)
  }

  @Test("lines end at the last place that fits, and the white space there hangs")
  func wrapping() throws {
    // o o o and a space are 1253 · 3 + 651 = 4410 units wide.
    #expect(try Self.texts("ooo ooo ooo", width: 8_169) == ["ooo ooo", "ooo"])
    #expect(try Self.texts("ooo ooo ooo", width: 8_168) == ["ooo", "ooo", "ooo"])
    #expect(try Self.texts("ooo   ooo  ", width: 3_759) == ["ooo", "ooo"])
    #expect(try Self.texts("ooo ooo", width: 8_169) == ["ooo ooo"])
    #expect(try Self.block("ooo   ooo  ", width: 3_759).size.width == 3_759)
  }

  @Test("line breaks of every kind begin a paragraph, one at the end an empty one")
  func hardBreaks() throws {
    #expect(
      try Self.texts("a\nb\r\nc\rd\u{2028}e\u{2029}f\u{85}g\u{B}h\u{C}i")
        == ["a", "b", "c", "d", "e", "f", "g", "h", "i"])
    #expect(try Self.texts("a\n\nb\n") == ["a", "", "b", ""])
    #expect(try Self.texts("") == [""])
    #expect(try Self.texts("a\tb") == ["a b"])
  }

  @Test("a word longer than the line is broken between clusters, behind one at least")
  func longWord() throws {
    #expect(try Self.texts("a ooooo", width: 2_600) == ["a", "oo", "oo", "o"])
    #expect(try Self.texts("ooo", width: 0) == ["o", "o", "o"])
    #expect(try Self.texts("q\u{30A}q\u{30A}", width: 1) == ["q\u{30A}", "q\u{30A}"])
    let forty = String(repeating: "m", count: 40)
    #expect(try Self.texts(forty, width: 20_000).joined() == forty)
  }

  @Test(
    "no room, less than none, and sizes beyond all measure are no trap",
    arguments: [0, -1, -.infinity, .infinity, .leastNonzeroMagnitude] as [Double])
  func extremes(width: Double) throws {
    for text in ["", "\n", "a\n\nb ", "  ", "\u{AD}", "q\u{30A}\u{200B}سلام 第👩‍👩‍👧"] {
      for size in [0, 10, 1e308, Double.leastNonzeroMagnitude] {
        for lines in [0, 1, 2] {
          for mode in TextTruncation.allCases {
            let block = try Self.block(
              text, width: width, lines: lines, truncation: mode, size: size)
            #expect(!block.lines.isEmpty && (lines == 0 || block.lines.count <= lines))
          }
        }
      }
    }
    #expect(try Self.texts("a\n\nb", width: -1) == ["a", "", "b"])
    #expect(throws: TextError.self) { try Self.block("a", width: .nan) }
  }

  @Test("letters of a broken word keep the forms that they have in it")
  func joiningAcrossBreaks() throws {
    let whole = try Self.block("سسسسسس").lines[0]
    let broken = try Self.block("سسسسسس", width: whole.width / 2)
    #expect(broken.lines.count > 1)
    #expect(broken.lines.flatMap { $0.glyphs.reversed() } == whole.glyphs.reversed())
  }

  @Test("Chinese breaks between characters, but not before a full stop")
  func chinese() throws {
    #expect(try Self.texts("昨夜雨疏风骤。", width: 6 * 2_048) == ["昨夜雨疏风", "骤。"])
    #expect(try Self.texts("昨夜雨疏风骤", width: 4 * 2_048) == ["昨夜雨疏", "风骤"])
  }

  @Test("a soft hyphen shows where a line ends at it, and only there")
  func softHyphen() throws {
    #expect(try Self.texts("ooo\u{AD}ooo", width: 5_000) == ["ooo\u{2010}", "ooo"])
    #expect(try Self.block("ooo\u{AD}ooo").size.width == 6 * 1_253)
  }

  @Test("every paragraph has its own direction, and one without letters the surrounding one")
  func directions() throws {
    let block = try Self.block("abc\nسلام\n123", surrounding: .rightToLeft)
    #expect(block.lines.map(\.direction) == [.leftToRight, .rightToLeft, .rightToLeft])
  }

  @Test("lines of right-to-left text are put in order each by itself")
  func reordering() throws {
    let block = try Self.block("سلام abc مرحبا def", width: 10_000)
    #expect(block.lines.map(\.text) == ["سلام abc", "مرحبا def"])
    // From the left: the Latin word, the space, the Arabic one; clusters count from the line's start.
    #expect(block.lines[0].clusters == [5, 6, 7, 4, 3, 1, 0])
    #expect(block.lines[1].clusters.prefix(3) == [6, 7, 8])
  }

  @Test(
    "the last line of a longer text loses its tail, head or middle",
    arguments: [
      (.tail, ["ooo", "ab…"]), (.head, ["ooo", "…gh"]), (.middle, ["ooo", "a…h"]),
    ] as [(TextTruncation, [String])])
  func truncation(mode: TextTruncation, expected: [String]) throws {
    #expect(try Self.texts("ooo abcdefgh", width: 4_700, lines: 2, truncation: mode) == expected)
  }

  @Test("one line loses its head or middle too, and takes line breaks as spaces")
  func oneLine() throws {
    #expect(
      try Self.texts("ab\ncdefgh", width: 6_000, lines: 1, truncation: .middle) == ["ab…h"])
    #expect(try Self.texts("abcdefgh", width: 6_000, lines: 1, truncation: .head) == ["…fgh"])
    #expect(try Self.texts("a\nb", lines: 1) == ["a b"])
  }

  @Test("a paragraph that fits ends in an ellipsis where others are left out")
  func lostParagraphs() throws {
    #expect(try Self.texts("a\nb\nc", width: 9_000, lines: 2) == ["a", "b…"])
    #expect(try Self.texts("a\nb\n \n", width: 9_000, lines: 2) == ["a", "b"])
    #expect(try Self.texts("a\nb\nc", lines: 2, truncation: .head) == ["a", "b c"])
    #expect(try Self.texts("a\nb\nc", lines: 3) == ["a", "b", "c"])
  }

  @Test("no room for the ellipsis leaves the last line empty")
  func noRoom() throws {
    let block = try Self.block("oo oo oo", width: 1_300, lines: 2)
    #expect(block.lines.map(\.text) == ["o", ""])
    #expect(block.isTruncated)
  }

  @Test("baselines are a line height apart, its surplus above and below alike")
  func baselines() throws {
    let block = try Self.block("a\nb\nc", lineHeight: 2)
    #expect(block.size.height == 3 * 4_096)
    #expect(block.firstBaseline == (4_096 - 1_901 - 483) / 2 + 1_901)
    #expect(block.lastBaseline == block.firstBaseline + 2 * 4_096)
    #expect(try Self.block("").size == Size(0, 1_901 + 483))
  }

  @Test(
    "a text breaks in its own measured width as it was measured",
    arguments: [
      "AVATAR To. Wave we Te. A V AV", "office fi fl ffi\u{AD}cient", "سلام مرحبا بالعالم 123 abc",
      "第一个 cell 昨夜雨疏风骤，浓睡不消残酒。", "a\n\nlonger paragraph here", "ooooooooooooooooo",
    ])
  func stability(text: String) throws {
    for width in stride(from: 40.0, through: 300, by: 13) {
      let block = try Self.block(text, width: width, size: 17, letterSpacing: 0.3)
      let again = try Self.block(text, width: block.size.width, size: 17, letterSpacing: 0.3)
      #expect(again.lines.map(\.text) == block.lines.map(\.text))
      if !block.lines.contains(where: { $0.text.count <= 1 }) { #expect(block.size.width <= width) }
    }
  }

  @Test(
    "an emoji without an outline is one box, a flag and a family too", arguments: ["👩‍👩‍👧", "🇩🇪", "👍🏽"])
  func emoji(emoji: String) throws {
    let style = TextStyle(size: 2_048)
    let (block, warnings) = try DebianFonts.layout.block(
      "a\(emoji)b\(emoji)", style: style, surrounding: .leftToRight)
    let line = block.lines[0]
    #expect(line.runs.map(\.isPlaceholder) == [false, true, false, true])
    #expect(line.runs[1].glyphs.map(\.advance) == [2_304])
    #expect(warnings.map(\.code) == ["T0803"])
    #expect(
      warnings.first?.message
        == "no font has an outline of the emoji `\(emoji)`; a rounded box stands for it")
    let box = try #require(line.outline(at: .zero).controlBounds)
    #expect(box.minY == -0.8 * 2_048)
  }

  @Test("a negative number of lines is an error")
  func invalid() {
    #expect(throws: TextError.invalidMeasure(name: "the number of lines", value: -1, minimum: 0)) {
      try Self.block("a", lines: -1)
    }
    #expect(throws: TextError.textTooLong(scalars: 100_001)) {
      try Self.block(String(repeating: "a", count: 100_001))
    }
  }

  /// Texts of 100,000 scalars that invite a search through all of them at every line.
  private static let longest: [(name: String, text: String)] = [
    ("words", String(repeating: "lorem ips ", count: 10_000)),
    ("one word", String(repeating: "m", count: 100_000)),
    ("spaces", "a" + String(repeating: " ", count: 99_998) + "b"),
    ("paragraphs", String(repeating: "a\n", count: 50_000)),
    ("marks without width", "m" + String(repeating: "\u{200E}", count: 99_999)),
    ("breaks without width", "mm" + String(repeating: "\u{200B}", count: 99_998)),
    ("Arabic", String(repeating: "سلام مرحبا", count: 10_000)),
  ]

  @Test(
    "no text of 100,000 scalars takes time quadratic in its length", .timeLimit(.minutes(5)),
    arguments: longest.map(\.name))
  func linear(name: String) throws {
    let text = try #require(Self.longest.first { $0.name == name }).text
    for lines in [0, 3] {
      let block = try Self.block(text, width: 9.5, lines: lines, size: 10)
      #expect(lines == 0 || block.lines.count <= lines)
    }
  }
}
