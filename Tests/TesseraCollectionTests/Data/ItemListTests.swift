import TesseraCells
import TesseraCollection
import TesseraTestSupport
import Testing

@Suite struct ItemListTests {
  @Test("A list by count makes its items from numbers, and is one run")
  func byCount() {
    let list = ItemList(count: 1_000_000)
    #expect(list.count == 1_000_000 && list.runCount == 1)
    #expect(list[999_999] == Item("cell-999999", text: "Cell 999999"))
    #expect(ItemList(count: -3).isEmpty && ItemList([]).isEmpty)
  }

  @Test("Edits of a list are those of an array, and its runs follow the edits", arguments: 0..<60)
  func edits(seed: UInt64) throws {
    var random = RandomSource(seed: seed)
    var data = CollectionData([
      SectionData(
        "s", items: seed % 2 == 0 ? ItemList(count: 40) : ItemList((0..<40).map { Item("i\($0)") }))
    ])
    var array = Array(data.sections[0].items)
    var edits = 0
    for step in 0..<8 {
      let removed = array.indices.filter { _ in Int.random(in: 0..<6, using: &random) == 0 }
      let staying = array.indices.filter { !removed.contains($0) }.map { array[$0] }
      var next = staying
      var updates = removed.map { DataUpdate.delete(ItemPath(0, $0)) }
      for number in 0..<Int.random(in: 0..<5, using: &random) {
        next.insert(
          Item("new-\(step)-\(number)"), at: Int.random(in: 0...next.count, using: &random))
      }
      for (position, item) in next.enumerated() where item.id.hasPrefix("new-\(step)") {
        updates.append(.insert(ItemPath(0, position), item))
      }
      edits += updates.count
      data = try data.applying(updates)
      array = next
      #expect(Array(data.sections[0].items) == array)
    }
    #expect(data.sections[0].items.runCount <= 1 + 2 * edits)
  }

  @Test("Inserting at the front of a million leaves two runs")
  func front() throws {
    let data = CollectionData([SectionData("s", items: ItemList(count: 1_000_000))])
    let next = try data.applying([.insert(ItemPath(0, 0), Item("x"))])
    #expect(next.sections[0].items.runCount == 2)
    #expect(next[ItemPath(0, 0)].id == "x" && next[ItemPath(0, 1_000_000)].id == "cell-999999")
  }

  @Test("Changes to every third of many given items are no matter of squares")
  func manyEdits() throws {
    func edit(_ count: Int) throws {
      let data = CollectionData([
        SectionData("s", items: ItemList((0..<count).map { Item("i\($0)") }))
      ])
      let places = Array(stride(from: 0, to: count - 2, by: 3))
      let next = try data.applying(
        places.map { .delete(ItemPath(0, $0)) }
          + places.map { .reload(ItemPath(0, $0 + 1), Item("again")) })
      #expect(next.counts == [count - places.count])
    }
    let few = try ThreadTime.spent { try edit(4_000) }
    let many = try ThreadTime.spent { try edit(16_000) }
    // Four times as many; squares would take sixteen times as long.
    #expect(many < few * 9)
  }
}
