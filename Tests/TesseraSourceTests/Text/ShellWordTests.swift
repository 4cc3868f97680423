import Testing

@testable import TesseraSource

@Suite("ShellWord")
struct ShellWordTests {
  @Test(
    "a word is quoted where a shell would read it otherwise, and only there",
    arguments: [
      ("card", "card"), ("a/b.c-d_e=f,g:h@2x%+", "a/b.c-d_e=f,g:h@2x%+"),
      ("plain~rtl", "plain~rtl"),
      ("通知", "通知"), ("", "''"), ("a b", "'a b'"), ("*~rtl*", "'*~rtl*'"), ("~/x", "'~/x'"),
      ("it's", "'it'\\''s'"), ("$x", "'$x'"), ("a;b", "'a;b'"),
    ])
  func quoted(word: String, text: String) {
    #expect(ShellWord.quoted(word) == text)
  }
}
