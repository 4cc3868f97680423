import Testing

@testable import TesseraIcons

@Suite("Style sheets")
struct StyleSheetTests {
  /// What the rules of a text declare for an element, the weightiest last.
  private static func declared(_ text: String, _ attributes: [String: String]) -> [String] {
    var sheet = StyleSheet()
    _ = sheet.add(text)
    let element = XMLElement(
      name: "path", attributes: attributes.map { .init(name: $0, value: $1) }, parent: nil, end: 1,
      tag: 0..<0)
    return sheet.declarations(for: element).map { "\($0.name):\($0.value)" }
  }

  @Test("Identifiers weigh more than classes, these more than types, and then the later counts")
  func weights() {
    let rules = "#i{fill:a} .c{fill:b} path{fill:c} *{fill:d} path.c{fill:e} .d{fill:f}"
    #expect(
      Self.declared(rules, ["class": "d  c", "id": "i"])
        == ["fill:d", "fill:c", "fill:b", "fill:f", "fill:e", "fill:a"])
    #expect(
      Self.declared(".c{fill:a}.c{fill:b;stroke:c}", ["class": "c"]).sorted() == [
        "fill:b", "stroke:c",
      ])
    #expect(Self.declared("g.c,#x,rect{fill:a}", ["class": "c"]) == [])
  }

  @Test("Comments, empty declarations and `!important` do not matter")
  func noise() {
    #expect(
      Self.declared("/* .c{fill:x} */ .c { ; fill : a !important ;; stroke }/*", ["class": "c"])
        == ["fill:a"])
  }

  @Test("What is not read is told: at-rules, and selectors of several parts")
  func unread() {
    var sheet = StyleSheet()
    let unread = sheet.add(
      "@import 'x'; @media print{.a{fill:b}} g path{fill:c} a:hover,.ok{fill:d} .x.y{fill:e}")
    #expect(unread == ["@import 'x'", "@media print", "g path", "a:hover", ".x.y"])
    #expect(sheet.count == 2)
  }
}
