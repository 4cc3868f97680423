import Testing

@testable import TesseraTheme

@Suite("JSON pointers")
struct JSONPointerTests {
  @Test(
    "names are split at slashes and decoded",
    arguments: [
      ("#/sets/base", ["sets", "base"]), ("#/sets/a~1b", ["sets", "a/b"]),
      ("#/sets/a~01", ["sets", "a~1"]), ("#/sets/two%20words", ["sets", "two words"]),
      ("#/sets/%E8%A1%A8", ["sets", "表"]), ("#/", [""]), ("#/a//b", ["a", "", "b"]),
    ])
  func names(text: String, names: [String]) {
    #expect(JSONPointer.names(text) == names)
  }

  @Test("other texts are no pointers", arguments: ["", "#", "#a", "a.json", "/sets/a"])
  func others(text: String) {
    #expect(JSONPointer.names(text) == nil)
  }

  @Test(
    "a percent without two hexadecimal digits is itself",
    arguments: [("100%", "100%"), ("%4", "%4"), ("%zz", "%zz"), ("%41%", "A%"), ("%+1", "%+1")])
  func percents(text: String, decoded: String) {
    #expect(JSONPointer.decodingPercents(text) == decoded)
  }
}
