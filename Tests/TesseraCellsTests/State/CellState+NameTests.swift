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
    "Any order is read",
    arguments: [
      ("normal", CellState.normal), ("selected", .selected),
      ("highlighted+selected", .selectedHighlighted),
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
      ("selected ", "selected ", "did you mean `selected`?"),
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

  @Test(
    "Conditions that are joined wrongly are told as such",
    arguments: [
      ("", "the name of a state is missing"),
      ("selected+", "`selected+` lacks a condition beside its `+`"),
      (
        "selected+normal",
        "`selected+normal`: normal is the state without conditions, and is joined with none"
      ),
      ("selected+pinned+selected", "`selected+pinned+selected` has the condition `selected` twice"),
    ])
  func joined(name: String, message: String) {
    let error = #expect(throws: CellError.self) {
      try CellState(name: name, custom: [String]())
    }
    #expect(error?.diagnostic.message == message)
  }
}
