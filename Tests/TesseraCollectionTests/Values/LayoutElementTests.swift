import TesseraCells
import TesseraCollection
import Testing

@Suite struct LayoutElementTests {
  @Test("A section is read from its header over its items to its footer")
  func order() {
    let elements: [LayoutElement] = [
      .header(0), .item(ItemPath(0, 0)), .item(ItemPath(0, 1)), .footer(0), .header(1),
    ]
    #expect(elements.reversed().sorted() == elements)
    #expect(elements.map(\.kind) == [.header, .item, .item, .footer, .header])
    #expect(elements.map(\.section) == [0, 0, 0, 0, 1])
  }
}
