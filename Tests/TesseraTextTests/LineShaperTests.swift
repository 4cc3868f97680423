import TesseraText
import Testing

@Suite("Truncation")
struct LineShaperTests {
  // In font units: H 1540, e 1260, l 569, l 569, o 1253, … 2048.
  @Test(
    "as many clusters are kept as fit with the ellipsis, and not one less",
    arguments: [
      (5_191, "Hello"), (5_190, "He…"), (4_848, "He…"),
      (4_847, "H…"), (3_588, "H…"), (3_587, "…"), (2_048, "…"), (2_047, ""), (0, ""), (-5, ""),
      (.infinity, "Hello"),
    ] as [(Double, String)])
  func latin(width: Double, text: String) throws {
    let line = try DebianFonts.line("Hello", maximumWidth: width).line
    #expect(line.text == text)
    #expect(line.isTruncated == (text != "Hello"))
    #expect(line.width <= max(width, 0))
    #expect(line.runs.isEmpty == text.isEmpty)
  }

  @Test("a width that is short by less than the raster's grid still fits")
  func tolerance() throws {
    #expect(try DebianFonts.line("Hello", maximumWidth: 5_190.999).line.text == "Hello")
  }

  @Test("no white space is left before the ellipsis", arguments: [7_800.0, 8_200, 8_500])
  func whitespace(width: Double) throws {
    let line = try DebianFonts.line("Hello   world", maximumWidth: width).line
    #expect(line.text == "Hello…")
    #expect(line.glyphs.last == 2_825)
  }

  @Test("a cut goes never through a grapheme cluster")
  func clusters() throws {
    for width in stride(from: 2_048.0, through: 9_000, by: 100) {
      let line = try DebianFonts.line("q\u{30A}q\u{30A}q\u{30A}q\u{30A}q", maximumWidth: width).line
      let kept = line.text.unicodeScalars.filter { $0 != "…" }
      #expect(kept.count.isMultiple(of: 2) || !line.isTruncated)
    }
  }

  @Test("in a right-to-left paragraph the ellipsis is at the left, and the last letter is final")
  func rightToLeft() throws {
    let whole = try DebianFonts.line("سسسسسس", direction: .rightToLeft).line
    let line = try DebianFonts.line(
      "سسسسسس", direction: .rightToLeft, maximumWidth: whole.width - 1
    ).line
    #expect(line.isTruncated)
    #expect(line.text == "سسسس…")
    #expect(line.glyphs.first == 2_825)
    // The letter at the end of what is kept has the form of a word's end, as in the whole text.
    #expect(line.glyphs[1] == whole.glyphs[0])
    #expect(line.glyphs.last == whole.glyphs.last)
  }

  @Test("the ellipsis is at the paragraph's end, not at the end of the last word's script")
  func mixed() throws {
    let left = try DebianFonts.line("abc سلام سلام", maximumWidth: 10_586).line
    #expect(left.text == "abc سلام…")
    #expect(left.glyphs.last == 2_825)
    let right = try DebianFonts.line(
      "سلام abcdefghij", direction: .rightToLeft, maximumWidth: 10_586
    ).line
    #expect(right.text == "سلام abc…")
    #expect(right.glyphs.first == 2_825)
  }

  @Test("a single long word of 100,000 letters is cut too")
  func longWord() throws {
    let line = try DebianFonts.line(
      String(repeating: "o", count: 100_000), size: 20.48, maximumWidth: 200
    ).line
    #expect(line.text == String(repeating: "o", count: 14) + "…")
  }

  @Test("every width gives a line that fits and that no further cluster would fit into")
  func maximal() throws {
    let text = "AVATAR To. Wave سلام مرحبا 第一个 office"
    let layout = try DebianFonts.layout
    let style = TextStyle(size: 20)
    let clusters = Array(text)
    for width in stride(from: 20.0, through: 400, by: 7) {
      let line = try layout.line(
        text, style: style, direction: .leftToRight, maximumWidth: width
      ).line
      guard line.isTruncated else { continue }
      #expect(line.width <= width)
      let kept = line.text.dropLast().count
      let next = try #require(
        (kept..<clusters.count).first { !clusters[$0].isWhitespace })
      let longer = String(clusters[...next]) + "…"
      let wider = try layout.line(longer, style: style, direction: .leftToRight).line
      #expect(wider.width > width, "\(longer)")
    }
  }

  @Test("what is cut off gives no warning")
  func warnings() throws {
    #expect(try DebianFonts.line("Hello \u{13000}", maximumWidth: 5_300).warnings.isEmpty)
  }
}
