import Testing

@testable import TesseraCells

@Suite struct CellStateRankTests {
  /// Design section 4, written out once more.
  static let order = [
    "disabled", "reordering", "dragging", "dropTarget", "highlighted", "selected", "focused",
    "hovered", "swiped", "editing", "expanded", "pinned", "archived", "unread",
  ]

  @Test("Of two single conditions the higher-ranking one wins", arguments: order, order)
  func pairs(first: String, second: String) throws {
    let positions = try [first, second].map { try #require(Self.order.firstIndex(of: $0)) }
    let (a, b) = (CellState(names: [first]), CellState(names: [second]))
    #expect(a.outranks(b) == (positions[0] < positions[1]))
  }

  @Test("More conditions win, whatever they are")
  func count() {
    let two = CellState(.expanded, .pinned)
    for name in Self.order { #expect(two.outranks(CellState(names: [name]))) }
    for name in Self.order { #expect(!CellState(names: [name]).outranks(two)) }
    #expect(CellState.selected.outranks(.normal))
    #expect(!CellState.normal.outranks(.normal))
  }

  @Test("Among equally many, the highest condition that the other lacks decides")
  func shared() {
    let selectedFocused = CellState(.selected, .focused)
    #expect(CellState.selectedHighlighted.outranks(selectedFocused))
    #expect(!selectedFocused.outranks(.selectedHighlighted))
    // Both have disabled; hovered beats pinned and editing beats nothing above it.
    #expect(
      CellState(.disabled, .hovered, .pinned).outranks(CellState(.disabled, .swiped, .editing)))
    #expect(
      CellState(.pinned, names: ["archived"]).outranks(CellState(.pinned, names: ["unread"])))
  }

  @Test("Any two different sets of equally many flags are ordered, one way only")
  func total() {
    let sets = (0..<4096).filter { $0.nonzeroBitCount == 3 }.map { bits in
      CellState(
        flags: CellState.Flag.allCases.enumerated().filter { bits >> $0.offset & 1 == 1 }
          .map(\.element))
    }
    for (index, a) in sets.enumerated() {
      for b in sets[..<index] where a.outranks(b) == b.outranks(a) {
        Issue.record("\(a) and \(b) are not ordered")
      }
    }
  }
}
