import TesseraCells
import TesseraGraphics
import Testing

/// The least that an author writes.
private struct LeastCell: Cell {
  let reuseIdentifier = "least"
  func slots(in context: CellContext) -> Slots { Slots() }
}

@Suite struct CellTests {
  @Test("A name and slots are enough; everything else has a default")
  func defaults() {
    let cell = LeastCell()
    #expect(cell.summary == "")
    #expect(cell.kind == .item)
    #expect(cell.roles == [])
    #expect(cell.previewItems == [Item("item")])
    #expect(cell.additionalStates == [])
    #expect(cell.outsets == .zero)
    #expect(!cell.isTransparent)
    #expect(cell.states == CellState.basic)
  }

  @Test(
    "By default a cell takes the room that there is, and 50 points where it is open",
    arguments: [
      (Size(.infinity, .infinity), Size(50, 50)), (Size(320, .infinity), Size(320, 50)),
      (Size(.infinity, 44), Size(50, 44)), (Size(10, 20), Size(10, 20)),
    ])
  func size(proposal: Size, expected: Size) {
    #expect(
      LeastCell().size(fitting: proposal, item: Item("item"), environment: Environment())
        == expected)
  }

  @Test("A cell's own states follow the basic four, each once")
  func states() {
    let editing = CellState(.editing)
    let cell = SampleCell(additionalStates: [editing, .selected, editing, CellState(.disabled)])
    #expect(cell.states == CellState.basic + [editing, CellState(.disabled)])
  }
}
