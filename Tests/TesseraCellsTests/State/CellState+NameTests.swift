import TesseraSource
import Testing

@testable import TesseraCells

@Suite struct CellStateNameTests {
  @Test("Conditions are joined in the order of the flags, then custom names alphabetically")
  func name() {
    let all = CellState(flags: CellState.Flag.allCases.reversed(), names: ["zoo", "ant"])
    #expect(
      all.name
        == "selected+highlighted+focused+hovered+disabled+editing+reordering+dragging"
        + "+dropTarget+swiped+expanded+pinned+ant+zoo")
    #expect(CellState.normal.name == "normal")
    #expect(CellState.selectedHighlighted.description == "selected+highlighted")
  }

  @Test(
    "Any order and any repetition is read",
    arguments: [
      ("normal", CellState.normal), ("selected", .selected),
      ("highlighted+selected", .selectedHighlighted),
      ("selected+highlighted+selected", .selectedHighlighted),
      ("unread+pinned", CellState(.pinned, names: ["unread"])),
      ("unread", CellState(names: ["unread"])),
    ])
  func read(name: String, state: CellState) throws {
    #expect(try CellState(name: name, custom: ["unread"]) == state)
  }

  @Test("Every set of flags is read back from its name")
  func roundTrip() throws {
    for bits in 0..<4096 {
      let flags = CellState.Flag.allCases.enumerated().filter { bits >> $0.offset & 1 == 1 }
      let state = CellState(flags: flags.map(\.element))
      #expect(try CellState(name: state.name, custom: [String]()) == state)
    }
  }

  @Test(
    "A condition that is unknown is named, with the nearest that is not",
    arguments: [
      ("selectd", "selectd", "did you mean `selected`?"),
      ("selected+hilighted", "hilighted", "did you mean `highlighted`?"),
      ("Selected", "Selected", "did you mean `selected`?"),
      ("droptarget", "droptarget", "did you mean `dropTarget`?"),
      ("unred", "unred", "did you mean `unread`?"),
      ("Normal", "Normal", "did you mean `normal`?"),
      ("", "", nil), ("selected+", "selected+", "did you mean `selected`?"),
      ("selected+normal", "normal", nil), ("selected ", "selected ", "did you mean `selected`?"),
    ] as [(String, String, String?)])
  func unknown(name: String, culprit: String, help: String?) {
    let error = #expect(throws: CellError.self) {
      try CellState(name: name, custom: ["unread"])
    }
    #expect(error?.diagnostic.message == "unknown state `\(culprit)`")
    #expect(
      error?.diagnostic.help == help
        ?? "a state is normal, or conditions joined by +: selected, highlighted, focused, hovered,"
        + " disabled, editing, reordering, dragging, dropTarget, swiped, expanded, pinned, unread")
  }
}
