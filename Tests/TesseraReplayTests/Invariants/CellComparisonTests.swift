import TesseraCells
import TesseraCollection
import TesseraGraphics
import TesseraReplay
import TesseraShowcase
import Testing

/// The signature check: a reused cell's pixels are a new one's.
@Suite struct CellComparisonTests {
  /// What is found where a cell is drawn over by hand after it was shown.
  private static func found(
    cell identifier: String = "visual-states", _ paint: @escaping @Sendable (ReusableCell) -> Void
  ) -> [String] {
    var screen = ReplayScreen()
    screen.cell = identifier
    screen.size = Size(170, 170)
    screen.sections = [SectionData("s0", items: ItemList(count: 4))]
    let player = ReplayPlayer(ReplayScript(screen: screen), cells: Showcase.cells)
    player.run(ReplayStep(.layout))
    for cell in player.collectionView.displayedCells.prefix(1) { paint(cell) }
    player.run(ReplayStep(.layout))
    return player.failures.map(\.event.description)
  }

  @Test("A colour that is said in another way is no fault: no pixel differs")
  func sameColor() {
    #expect(
      Self.found { cell in
        cell.overlay.background = .literal(Color(red8: 255, green8: 0, blue8: 0))
        cell.overlay.isIconVisible = false
      } == [])
  }

  @Test("Another colour is one, by the layer that differs")
  func otherColor() {
    #expect(
      Self.found { $0.overlay.background = .literal(Color(red8: 254, green8: 0, blue8: 0)) } == [
        "invariant staleAppearance violated at 0,0: #1 shows `background` as #fe0000, a new cell as"
          + " {background}, left by `cell-0`"
      ])
  }

  @Test("Another item is told as that, another text with both, and what has no word without one")
  func otherData() {
    let violation = "invariant staleAppearance violated at 0,0: #1 "
    #expect(
      Self.found(cell: "default-selection") { $0.item = Item("other", text: "Other") } == [
        violation + "shows the item `other`, a new cell `cell-0`"
      ])
    #expect(
      Self.found(cell: "default-selection") {
        $0.item.text = "A text that is longer than anybody wants to read"
      } == [
        violation + "shows `content/label` as \"A text that is longer than anybody wants…\","
          + " a new cell as \"Cell 0\""
      ])
    #expect(
      Self.found(cell: "section-editor") { $0.item.image = "3" } == [
        violation + "draws `content/picture` otherwise than a new cell"
      ])
  }

  @Test("What lies under something opaque differs in no pixel")
  func covered() {
    #expect(
      Self.found { cell in
        cell.overlay.background = .literal(Color(red8: 0, green8: 255, blue8: 0))
        cell.overlay.contentBackground = .literal(Color(red8: 255, green8: 0, blue8: 0))
      } == [])
  }

  @Test("A state that was left behind is one where it is seen, though all layers are the same")
  func state() {
    #expect(Self.found { $0.state.insert(.disabled) } == [])
    #expect(
      Self.found { $0.state.insert(.selected) }.contains {
        $0.hasPrefix("invariant staleAppearance violated at 0,0: #1 shows")
      })
  }
}
