import TesseraCells
import TesseraCollection
import Testing

@Suite struct CollectionDataTests {
  private static func data(_ sections: [(String, [String])]) -> CollectionData {
    CollectionData(sections.map { SectionData($0.0, items: ItemList($0.1.map { Item($0) })) })
  }

  private static func ids(_ data: CollectionData) -> [[String]] {
    data.sections.map { [$0.id] + $0.items.map(\.id) }
  }

  @Test("All kinds of changes in one batch")
  func batch() throws {
    let data = Self.data([("a", ["1", "2", "3"]), ("b", ["4"]), ("c", ["5", "6"])])
    let next = try data.applying([
      .delete(ItemPath(0, 0)), .move(from: ItemPath(0, 2), to: ItemPath(2, 0)),
      .moveSection(from: 2, to: 0), .deleteSection(1),
      .insertSection(2, SectionData("d", items: ItemList([Item("7")]))),
      .insert(ItemPath(1, 0), Item("8")), .reload(ItemPath(2, 1), Item("9")),
    ])
    #expect(Self.ids(next) == [["c", "5", "9"], ["a", "8", "2"], ["d", "3", "7"]])
  }

  @Test("A section that is reloaded with other data takes its place")
  func reloadSection() throws {
    let data = Self.data([("a", ["1"]), ("b", ["2"])])
    let next = try data.applying([
      .reloadSection(0, SectionData("a", items: ItemList(count: 2))), .deleteSection(1),
    ])
    #expect(Self.ids(next) == [["a", "cell-0", "cell-1"]])
    #expect(data.item(at: ItemPath(0, 1)) == nil && data.item(at: ItemPath(2, 0)) == nil)
  }

  @Test("Data is arranged by identities: known items keep their data, headers their sections")
  func arranged() {
    let data = CollectionData([
      SectionData("a", header: Item("h"), items: ItemList([Item("1", text: "One"), Item("2")])),
      SectionData("b", items: ItemList([Item("3", text: "Three")])),
    ])
    let next = data.arranged(by: [
      SectionIdentities("c", items: ["3"]), SectionIdentities("a", items: ["4", "1"]),
    ])
    #expect(Self.ids(next) == [["c", "3"], ["a", "4", "1"]])
    #expect(next[ItemPath(0, 0)].text == "Three" && next[ItemPath(1, 0)].text == "4")
    #expect(next[ItemPath(1, 1)].text == "One" && next.sections.map(\.header?.id) == [nil, "h"])
  }

  @Test("A batch that is not valid is an error")
  func invalid() {
    let data = Self.data([("a", ["1"])])
    #expect(throws: UpdateError.deleteRange(.delete(ItemPath(0, 1)), count: 1)) {
      try data.applying([.delete(ItemPath(0, 1))])
    }
  }
}
