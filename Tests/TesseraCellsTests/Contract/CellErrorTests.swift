import TesseraSource
import TesseraTheme
import Testing

@testable import TesseraCells

@Suite struct CellErrorTests {
  private static let names =
    "a name is small letters and digits, words joined by -, such as inbox-row"

  @Test(
    "Every error says what is wrong and how to mend it",
    arguments: [
      (
        CellError.unknownCell(name: "inbox", known: ["inbox-row", "inbo"]),
        "unknown cell `inbox`", "did you mean `inbo`?"
      ),
      (
        .unknownCell(name: "zzz", known: ["inbox-row", "card"]),
        "unknown cell `zzz`", "known: inbox-row, card"
      ),
      (
        .unknownItem(cell: "card", name: "travl", known: ["travel"]),
        "unknown item of cell card `travl`", "did you mean `travel`?"
      ),
      (
        .unknownState(name: "selectd", known: ["selected"]),
        "unknown state `selectd`", "did you mean `selected`?"
      ),
      (
        .unknownState(name: "zzz", known: ["selected", "unread"]), "unknown state `zzz`",
        "a state is normal, or conditions joined by +: selected, unread"
      ),
      (
        .duplicateCell(name: "card"), "two cells are called `card`",
        "give one of them another reuseIdentifier"
      ),
      (.unsafeIdentifier(name: "A"), "`A` cannot be a reuseIdentifier", names),
      (
        .unsafeStateName(cell: "card", name: "A"),
        "cell card: `A` cannot be a state's name", names
      ),
      (
        .noItems(cell: "card"), "cell card has no preview items",
        "pictures need at least one item"
      ),
      (
        .unsafeItemName(cell: "card", name: "A"),
        "cell card: `A` cannot be an item's id", "an id holds small letters, digits and -"
      ),
      (
        .duplicateItem(cell: "card", name: "a"),
        "cell card has two preview items with the id `a`", nil
      ),
      (
        .invalidRoleName(cell: "card", name: "selected"),
        "cell card: `selected` cannot be a role's name",
        names + "; the names of states and `backdrop` are taken"
      ),
      (
        .duplicateRole(cell: "card", name: "a"), "cell card declares the role `a` twice", nil
      ),
      (
        .unreadableDefault(cell: "card", role: "a", text: "red", type: .color),
        "cell card: the default `red` of role `a` is no value",
        "write a colour such as \"#ff3b30\" or a reference such as \"{…}\""
      ),
      (
        .unreadableDefault(cell: "card", role: "a", text: "12px", type: .dimension),
        "cell card: the default `12px` of role `a` is no value",
        "write `.dimension(12)` or a reference such as \"{…}\""
      ),
      (
        .defaultType(cell: "card", role: "a", expected: .number),
        "cell card: the default of role `a` is not of type number",
        "write `.number(8)` or a reference such as \"{…}\""
      ),
      (.invalidOutsets(cell: "card"), "cell card: outsets are whole points, 0 or more", nil),
      (
        .invalidSize(cell: "card", size: "0x5 @2x"), "cell card cannot be drawn at 0x5 @2x",
        "each side is at least 1 and, with the cell's outsets, at most 16384 device pixels"
      ),
    ] as [(CellError, String, String?)])
  func message(error: CellError, message: String, help: String?) {
    let diagnostic = error.diagnostic
    #expect(diagnostic.severity == .error)
    #expect(diagnostic.message == message)
    #expect(diagnostic.help == help)
    #expect(diagnostic.location == nil)
  }
}
