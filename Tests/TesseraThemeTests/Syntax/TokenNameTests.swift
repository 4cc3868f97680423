import Testing

@testable import TesseraTheme

@Suite("Token names")
struct TokenNameTests {
  @Test("names are any text without braces and dots", arguments: ["a", "2", "a b", "a/b", "表面"])
  func sound(_ name: String) {
    #expect(TokenName.fault(in: name) == nil)
  }

  @Test(
    "what references could not spell is no name",
    arguments: [
      ("", "a name cannot be empty"),
      ("a.b", "the name `a.b` contains a dot, which separates names in references"),
      ("{a", "the name `{a` contains a brace, which marks references"),
      ("a}", "the name `a}` contains a brace, which marks references"),
    ])
  func faulty(name: String, reason: String) {
    #expect(TokenName.fault(in: name) == reason)
  }

  @Test("paths join names by dots", arguments: [("", "a", "a"), ("a", "b", "a.b")])
  func paths(group: String, name: String, path: String) {
    #expect(TokenName.path(group, name) == path)
  }
}
