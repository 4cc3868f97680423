import Testing

import TesseraGraphics

@Suite("Colour names of CSS")
struct CSSColorNameTests {
  @Test("there are 148 names, and each is a colour of its own spelling in lower case")
  func all() throws {
    let names = Array(CSSColorName.names)
    #expect(names.count == 148)
    for name in names {
      #expect(name == name.lowercased())
      #expect(try CSSColor(name).color == CSSColorName.color(name))
    }
  }

  @Test("the two spellings of grey are one colour")
  func greys() {
    for name in CSSColorName.names where name.contains("gray") {
      #expect(CSSColorName.color(name) == CSSColorName.color(name.replacing("gray", with: "grey")))
    }
  }

  @Test("other words are none", arguments: ["", "Red", "reddish", "transparent", "currentcolor"])
  func others(name: String) {
    #expect(CSSColorName.color(name) == nil)
  }
}
