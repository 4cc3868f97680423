import TesseraCells
import TesseraCollection
import TesseraGraphics
import Testing

@Suite struct ReusableCellTests {
  @Test("A cell is drawn as declared until it takes a command")
  func look() throws {
    let screen = Screen()
    let cell = try #require(screen.cell(0))
    #expect(cell.look is PlainCell)
    cell.hideIcon()
    let look = try #require(cell.look as? OverlaidCell)
    #expect(look.reuseIdentifier == "plain" && look.overlay.isIconVisible == false)
    cell.showIcon()
    let context = CellContext(
      item: cell.item, state: .normal, environment: Environment(), size: cell.frame.size)
    #expect(cell.look.slots(in: context).icon?.rule == .always)
  }

  @Test("A cell knows what it stands for and where it is, and nothing once it is queued")
  func element() throws {
    let screen = Screen(items: 100, knobs: CollectionProfile.iOS9.knobs)
    let cell = try #require(screen.cell(4))
    #expect(cell.path == ItemPath(0, 4) && cell.frame == Rect(60, 60, 50, 50))
    #expect(cell.number == 5 && cell.reuseIdentifier == "plain")
    try screen.source.perform((4..<100).map { .delete(ItemPath(0, $0)) }, in: screen.view)
    #expect(cell.path == nil && screen.view.queuedCells.contains { $0 === cell })
  }

  @Test("Flags are read and written through the state")
  func flags() throws {
    let cell = try #require(Screen().cell(0))
    cell.isHighlighted = true
    cell.isSelected = true
    #expect(cell.state == .selectedHighlighted)
    cell.isHighlighted = false
    #expect(cell.state == .selected)
  }
}
