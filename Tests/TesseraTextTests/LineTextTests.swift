import TesseraSource
import Testing
import TesseraText

@Suite("LineText")
struct LineTextTests {
  @Test(
    "line breaks and controls become spaces",
    arguments: [
      ("a\nb", "a b"), ("a\r\nb", "a b"), ("a\rb", "a b"), ("a\tb", "a b"), ("a\u{0}b", "a b"),
      ("a\u{2028}b\u{2029}c\u{85}d\u{7F}", "a b c d "), ("a\n\nb", "a  b"), ("", ""),
    ])
  func controls(text: String, expected: String) throws {
    #expect(try LineText(text).string == expected)
  }

  @Test("clusters are those that a reader counts")
  func clusters() throws {
    let text = try LineText("e\u{301}第👨\u{200D}👩\u{200D}👧🇫🇷")
    #expect(text.boundaries == [0, 2, 3, 8, 10])
    #expect(text.count == 4)
  }

  @Test("two parts are joined by a scalar that is a cluster of its own")
  func joined() throws {
    let text = try LineText("oe\u{301}ab").joined(0..<2, 0x2026, 3..<4)
    #expect(text.string.unicodeScalars.elementsEqual("oe\u{301}…b".unicodeScalars))
    #expect(text.boundaries == [0, 1, 3, 4, 5])
  }

  @Test("100,000 scalars are a line, one more is an error")
  func limit() throws {
    let longest = String(repeating: "a", count: 100_000)
    #expect(try LineText(longest).count == 100_000)
    #expect(throws: TextError.textTooLong(scalars: 100_001)) { try LineText(longest + "a") }
    #expect(
      TextError.textTooLong(scalars: 100_001).diagnostic.message
        == "a text of 100001 Unicode scalars is longer than the limit of 100000")
  }
}
