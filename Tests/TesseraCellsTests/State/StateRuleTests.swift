import TesseraCells
import Testing

@Suite struct StateRuleTests {
  static let states: [CellState] = [
    .normal, .highlighted, .selected, .selectedHighlighted, CellState(.editing),
  ]

  @Test(
    "A rule holds in exactly its states",
    arguments: [
      (StateRule.always, [true, true, true, true, true]),
      (.highlightedOrSelected, [false, true, true, true, false]),
      (.whenSelected, [false, false, true, true, false]),
      (.whenHighlighted, [false, true, false, true, false]),
      (.whenEditing, [false, false, false, false, true]),
      (.whenNotEditing, [true, true, true, true, false]),
      (.having(.selectedHighlighted), [false, false, false, true, false]),
      (.having(.normal), [true, true, true, true, true]),
      (.not(.always), [false, false, false, false, false]),
      (.any([]), [false, false, false, false, false]),
      (.all([]), [true, true, true, true, true]),
      (.all([.whenSelected, .not(.whenHighlighted)]), [false, false, true, false, false]),
      (.any([.whenEditing, .whenSelected]), [false, false, true, true, true]),
    ])
  func holds(rule: StateRule, expected: [Bool]) {
    #expect(Self.states.map(rule.holds) == expected)
  }

  @Test("A rule sees custom conditions")
  func custom() {
    let rule = StateRule.having(CellState(names: ["unread"]))
    #expect(rule.holds(in: CellState(.selected, names: ["unread"])))
    #expect(!rule.holds(in: .selected))
  }
}
