import TesseraCollection
import Testing

@Suite struct ItemPathTests {
  @Test("A path is its two numbers with a comma, both ways")
  func text() {
    #expect(ItemPath(3, 14).description == "3,14")
    #expect(ItemPath("3,14") == ItemPath(section: 3, item: 14))
  }

  @Test(
    "Other texts are no path",
    arguments: ["", "3", "3,", ",3", "3,4,5", "-1,0", "0,-1", "a,b", "0, 1"])
  func invalid(text: String) {
    #expect(ItemPath(text) == nil)
  }

  @Test("Paths are ordered by section, then by item")
  func order() {
    let paths = [ItemPath(1, 0), ItemPath(0, 10), ItemPath(0, 9)]
    #expect(paths.sorted() == [ItemPath(0, 9), ItemPath(0, 10), ItemPath(1, 0)])
  }
}
