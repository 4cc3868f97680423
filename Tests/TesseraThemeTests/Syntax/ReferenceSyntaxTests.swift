import Testing

@testable import TesseraTheme

@Suite("Reference syntax")
struct ReferenceSyntaxTests {
  @Test(
    "braces around dotted names are a reference",
    arguments: [
      ("{a}", "a"), ("{a.b.c}", "a.b.c"), ("{a.$root}", "a.$root"),
      ("{font size.extra large}", "font size.extra large"), ("{a/b.c-d}", "a/b.c-d"),
      ("{颜色.表面}", "颜色.表面"), ("{a.b$c}", "a.b$c"),
    ])
  func references(text: String, path: String) {
    #expect(ReferenceSyntax(text) == .reference(path))
  }

  @Test(
    "a string without braces, or with only one of them, is text",
    arguments: ["", "a.b", "#ff0000", "a}", "$root", "a { b"])
  func text(_ text: String) {
    #expect(ReferenceSyntax(text) == .text)
  }

  @Test(
    "broken braces say what is broken",
    arguments: [
      ("{", "the closing brace is missing"), ("{a.b", "the closing brace is missing"),
      ("{}", "it names no token"), ("{a..b}", "a name between dots is missing"),
      ("{.a}", "a name between dots is missing"), ("{a.}", "a name between dots is missing"),
      ("{a.{b}}", "a reference is the whole string or nothing"),
      ("{a{b}", "a second brace is opened"),
      ("{a}14", "a reference is the whole string or nothing"),
      ("1px {a}", "a reference is the whole string or nothing"),
      (" {a}", "a reference is the whole string or nothing"),
      ("{$root}", "a name cannot start with `$`"), ("{a.$x}", "a name cannot start with `$`"),
      ("{a.$root.b}", "a name cannot start with `$`"),
    ])
  func malformed(text: String, reason: String) {
    #expect(ReferenceSyntax(text) == .malformed(reason))
  }
}
