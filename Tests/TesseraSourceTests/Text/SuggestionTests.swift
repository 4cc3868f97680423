import TesseraSource
import Testing

@Suite struct SuggestionTests {
  @Test(
    "The nearest name is suggested, and none that is far",
    arguments: [
      ("surfce", ["accent", "surface"], "surface"),
      ("surfaec", ["surface"], "surface"),
      ("surfacee", ["surface"], "surface"),
      ("curface", ["surface"], "surface"),
      ("acent", ["ascent", "accent"], "ascent"),
      ("acent", ["accent", "ascent"], "accent"),
      ("banana", ["surface", "accent"], nil),
      ("on", ["off"], nil),
      ("x", ["y"], nil),
      ("", ["y"], nil),
      ("y", [], nil),
    ] as [(String, [String], String?)])
  func closest(name: String, candidates: [String], expected: String?) {
    #expect(Suggestion.closest(to: name, in: candidates) == expected)
  }

  @Test("A near candidate that is not possible is passed over")
  func possible() {
    #expect(
      Suggestion.closest(to: "acent", in: ["ascent", "accent"]) { $0 != "ascent" } == "accent")
    #expect(Suggestion.closest(to: "acent", in: ["accent"]) { _ in false } == nil)
  }

  @Test("The question is asked for the nearest name, if there is one")
  func question() {
    #expect(Suggestion.help(for: "acent", in: ["accent"]) == "did you mean `accent`?")
    #expect(Suggestion.help(for: "acent", in: ["text"]) == nil)
    #expect(Suggestion.question("a b") == "did you mean `a b`?")
  }

  @Test(
    "Case and separators do not count, but decide between equals",
    arguments: [
      ("Title", ["subtitle", "title"], "title"),
      ("SELECTED", ["selected"], "selected"),
      ("selected_background", ["selected-background"], "selected-background"),
      ("color.surface", ["color/surface", "color-surfaces"], "color/surface"),
      ("selectedBackground", ["selected-background"], "selected-background"),
      ("Color", ["COLOUR", "colour"], "colour"),
      ("a-b", ["A_B", "a.b"], "a.b"),
    ] as [(String, [String], String?)])
  func folding(name: String, candidates: [String], expected: String?) {
    #expect(Suggestion.closest(to: name, in: candidates) == expected)
  }

  @Test("A third of the length may differ, and at most 4")
  func threshold() {
    #expect(Suggestion.closest(to: "abcdefghi", in: ["xyzdefghi"]) == "xyzdefghi")
    #expect(Suggestion.closest(to: "abcdefghi", in: ["wxyzefghi"]) == nil)
    let long = String(repeating: "a", count: 40)
    #expect(Suggestion.closest(to: long, in: [long + "bbbb"]) == long + "bbbb")
    #expect(Suggestion.closest(to: long, in: [long + "bbbbb"]) == nil)
  }

  @Test("The name itself is no suggestion")
  func itself() {
    #expect(Suggestion.closest(to: "title", in: ["title"]) == nil)
    #expect(Suggestion.closest(to: "title", in: ["title", "titel"]) == "titel")
  }

  @Test("A very long name gets no suggestion, in no time")
  func length() {
    let long = String(repeating: "a", count: 100_000)
    #expect(Suggestion.closest(to: long, in: [long + "b", "a"]) == nil)
    #expect(Suggestion.closest(to: "a", in: [long]) == nil)
  }
}
