import TesseraCells
import Testing

@Suite struct CellStateTests {
  @Test("A state holds the flags that it is made of, in their order, each once")
  func flags() {
    let state = CellState(.pinned, .selected, .disabled, .selected)
    #expect(state.flags == [.selected, .disabled, .pinned])
    #expect(state.count == 3)
  }

  @Test("Every flag has a bit of its own", arguments: CellState.Flag.allCases)
  func bits(flag: CellState.Flag) {
    let state = CellState(flag)
    #expect(CellState.Flag.allCases.filter(state.contains) == [flag])
    #expect(state.count == 1)
    var changed = CellState(flags: CellState.Flag.allCases)
    changed.remove(flag)
    #expect(changed.flags == CellState.Flag.allCases.filter { $0 != flag })
    changed.insert(flag)
    #expect(changed == CellState(flags: CellState.Flag.allCases))
  }

  @Test("Custom names are sorted, each once, and the spelling of a flag sets the flag")
  func names() {
    let state = CellState(.selected, names: ["unread", "archived", "unread", "hovered"])
    #expect(state.names == ["archived", "unread"])
    #expect(state.flags == [.selected, .hovered])
    #expect(state == CellState(.hovered, .selected, names: ["archived", "unread"]))
  }

  @Test("A condition is found by its name, flag or custom")
  func containsName() {
    let state = CellState(.dropTarget, names: ["unread"])
    #expect(state.contains("unread"))
    #expect(state.contains("dropTarget"))
    #expect(!state.contains("selected"))
    #expect(!state.contains("archived"))
  }

  @Test("A state is a superset of another where all of its conditions hold")
  func superset() {
    let state = CellState(.selected, .editing, names: ["unread"])
    for subset in [
      CellState.normal, .selected, CellState(.editing, names: ["unread"]), state,
    ] {
      #expect(state.isSuperset(of: subset))
    }
    for other in [CellState.highlighted, .selectedHighlighted, CellState(names: ["archived"])] {
      #expect(!state.isSuperset(of: other))
    }
  }

  @Test("The basic states are the four of a sheet's first columns, in their order")
  func basic() {
    #expect(
      CellState.basic.map(\.name) == [
        "normal", "highlighted", "selected", "selected+highlighted",
      ])
  }

  @Test("Properties name the flags that most cells ask for")
  func shorthands() {
    let all: [(CellState) -> Bool] = [
      \.isSelected, \.isHighlighted, \.isDisabled, \.isEditing,
    ]
    let flags: [CellState.Flag] = [.selected, .highlighted, .disabled, .editing]
    for (flag, position) in zip(flags, flags.indices) {
      #expect(all.indices.filter { all[$0](CellState(flag)) } == [position])
    }
  }
}
