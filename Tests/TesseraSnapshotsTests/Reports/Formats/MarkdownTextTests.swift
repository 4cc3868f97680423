import Testing

@testable import TesseraSnapshots

@Suite("Markdown text")
struct MarkdownTextTests {
  @Test(
    "Prose holds no marks; colours are code",
    arguments: [
      ("a | b * c _ d ` e", "a \\| b \\* c \\_ d \\` e"),
      ("[x](y) <z> &amp;", "\\[x\\](y) &lt;z&gt; &amp;amp;"),
      ("from #FFD60A to #FFD70A80;", "from `#FFD60A` to `#FFD70A80`;"),
      ("#12 and #FFD60AZ", "#\u{2060}12 and #\u{2060}FFD60AZ"), ("@me", "@\u{2060}me"),
      ("one\r\ntwo\u{1}", "one  two "), ("|\u{301}", "\\|\u{301}"), ("", ""),
    ])
  func prose(text: String, markdown: String) {
    #expect(MarkdownText.prose(text) == markdown)
  }

  @Test(
    "Code holds every text, also in a table",
    arguments: [
      ("a/b/c@2x", "`a/b/c@2x`"), ("a`b", "<code>a&#96;b</code>"),
      ("``", "<code>&#96;&#96;</code>"), ("a\\|<b>", "<code>a&#92;&#124;&#60;b&#62;</code>"),
      ("<b>\n", "`<b> `"), ("a\\", "`a\\`"), ("", "<code></code>"),
    ])
  func code(text: String, markdown: String) {
    #expect(MarkdownText.code(text) == markdown)
  }

  @Test(
    "No line of a block ends it",
    arguments: [
      ("ls", "````sh\nls\n````\n"), ("a\r\nb\u{1}", "````sh\na\nb \n````\n"),
      ("x\n````\ny", "`````sh\nx\n````\ny\n`````\n"),
    ])
  func block(text: String, markdown: String) {
    #expect(MarkdownText.block(text, "sh") == markdown)
  }
}
