import Testing

@testable import TesseraSnapshots

@Suite("XML text")
struct XMLTextTests {
  @Test(
    "Nothing in a text is markup, and what XML cannot hold is spelled out",
    arguments: [
      ("a < b & c > \"d\" 'e'", "a &lt; b &amp; c &gt; &quot;d&quot; 'e'"),
      ("one\ntwo\tthree\r\n", "one&#10;two&#9;three&#13;&#10;"),
      ("\u{0}\u{1}\u{1B}[31m\u{7F}", "\\u{0}\\u{1}\\u{1B}[31m\\u{7F}"),
      ("]]>", "]]&gt;"), ("é 中 😀 \u{85}\u{A0}", "é 中 😀 \u{85}\u{A0}"), ("", ""),
      // An accent makes no other scalar of a mark.
      ("<\u{301}", "&lt;\u{301}"),
    ])
  func escaped(text: String, xml: String) {
    #expect(XMLText.escaped(text) == xml)
  }

  @Test(
    "Scalars that are no characters are spelled out",
    arguments: [0xFFFE, 0xFFFF, 0x1FFFE, 0xFDD0])
  func noncharacters(value: UInt32) throws {
    let scalar = try #require(Unicode.Scalar(value))
    let digits = String(value, radix: 16, uppercase: true)
    #expect(XMLText.escaped(String(scalar)) == "\\u{\(digits)}")
  }
}
