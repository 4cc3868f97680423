package import TesseraSource
package import TesseraTheme

/// What can be wrong with a cell's declaration, or with a name that should be one of its parts.
package enum CellError: DiagnosticConvertible, Hashable {
  /// No cell has this name.
  case unknownCell(name: String, known: [String])
  /// No item of the cell has this name.
  case unknownItem(cell: String, name: String, known: [String])
  /// No condition is called this.
  case unknownState(name: String, known: [String])
  /// A state's name is empty, or lacks a condition beside a `+`.
  case incompleteState(name: String)
  /// `normal`, which is the lack of all conditions, is joined with some.
  case normalWithConditions(name: String)
  /// A state's name has a condition twice.
  case repeatedCondition(name: String, condition: String)
  /// Two cells have one name.
  case duplicateCell(name: String)
  /// A cell's name cannot be a file name.
  case unsafeIdentifier(name: String)
  /// A custom state's name cannot be a file name.
  case unsafeStateName(cell: String, name: String)
  /// A cell shows nothing.
  case noItems(cell: String)
  /// An item's name cannot be a file name.
  case unsafeItemName(cell: String, name: String)
  /// Two items have one name.
  case duplicateItem(cell: String, name: String)
  /// A role's name cannot be a token's.
  case invalidRoleName(cell: String, name: String)
  /// Two roles have one name.
  case duplicateRole(cell: String, name: String)
  /// A role's default is neither a reference nor a colour.
  case unreadableDefault(cell: String, role: String, text: String, type: TokenType)
  /// A role's default is of another type.
  case defaultType(cell: String, role: String, expected: TokenType)
  /// Outsets are not whole, finite points ≥ 0.
  case invalidOutsets(cell: String)
  /// A size holds no device pixel, is not finite or larger than a canvas may be.
  case invalidSize(cell: String, size: String)

  package var diagnostic: Diagnostic {
    switch self {
    case .unknownCell(let name, let known):
      Self.unknown("cell", name, known: known)
    case .unknownItem(let cell, let name, let known):
      Self.unknown("item of cell \(cell)", name, known: known)
    case .unknownState(let name, let known):
      Diagnostic(
        .error, "unknown state `\(name)`",
        help: Suggestion.help(for: name, in: known + [CellState.normalName])
          ?? "a state is normal, or conditions joined by +: \(known.joined(separator: ", "))")
    case .incompleteState(let name):
      Diagnostic(
        .error,
        name.isEmpty
          ? "the name of a state is missing" : "`\(name)` lacks a condition beside its `+`",
        help: "a state is normal, or conditions joined by +, such as selected+highlighted")
    case .normalWithConditions(let name):
      Diagnostic(
        .error, "`\(name)`: normal is the state without conditions, and is joined with none",
        help: "write `\(Self.withoutNormal(name))`")
    case .repeatedCondition(let name, let condition):
      Diagnostic(
        .error, "`\(name)` has the condition `\(condition)` twice", help: "leave one of them out")
    case .duplicateCell(let name):
      Diagnostic(
        .error, "two cells are called `\(name)`",
        help: "give one of them another reuseIdentifier")
    case .unsafeIdentifier(let name):
      Diagnostic(
        .error, "`\(name)` cannot be a reuseIdentifier", help: Self.kebabCaseHelp)
    case .unsafeStateName(let cell, let name):
      Diagnostic(
        .error, "cell \(cell): `\(name)` cannot be a state's name", help: Self.kebabCaseHelp)
    case .noItems(let cell):
      Diagnostic(
        .error, "cell \(cell) has no preview items", help: "pictures need at least one item")
    case .unsafeItemName(let cell, let name):
      Diagnostic(
        .error, "cell \(cell): `\(name)` cannot be an item's id",
        help: "an id holds small letters, digits and -")
    case .duplicateItem(let cell, let name):
      Diagnostic(.error, "cell \(cell) has two preview items with the id `\(name)`")
    case .invalidRoleName(let cell, let name):
      Diagnostic(
        .error, "cell \(cell): `\(name)` cannot be a role's name",
        help: Self.kebabCaseHelp + "; the names of states and `backdrop` are taken")
    case .duplicateRole(let cell, let name):
      Diagnostic(.error, "cell \(cell) declares the role `\(name)` twice")
    case .unreadableDefault(let cell, let role, let text, let type):
      Diagnostic(
        .error, "cell \(cell): the default `\(text)` of role `\(role)` is no value",
        help: Self.help(forDefault: text, of: type))
    case .defaultType(let cell, let role, let expected):
      Diagnostic(
        .error, "cell \(cell): the default of role `\(role)` is not of type \(expected.rawValue)",
        help: Self.help(forDefault: "", of: expected))
    case .invalidOutsets(let cell):
      Diagnostic(.error, "cell \(cell): outsets are whole points, 0 or more")
    case .invalidSize(let cell, let size):
      Diagnostic(
        .error, "cell \(cell) cannot be drawn at \(size)",
        help: "each side is at least 1 and, with the cell's outsets, at most 16384 device pixels")
    }
  }

  /// A state's name without `normal` among its conditions.
  private static func withoutNormal(_ name: String) -> String {
    let rest = name.split(separator: "+").filter { $0 != CellState.normalName }
    return rest.isEmpty ? CellState.normalName : rest.joined(separator: "+")
  }

  /// How the default of a role is written in Swift.
  private static func help(forDefault text: String, of type: TokenType) -> String {
    let number = text.prefix { "+-.0123456789".contains($0) }
    let reference = "or a reference such as \"{…}\""
    switch type {
    case .color: return "write a colour such as \"#ff3b30\" \(reference)"
    case .dimension, .number:
      let value = Double(number) == nil ? "8" : String(number)
      return "write `.\(type.rawValue)(\(value))` \(reference)"
    case .typography: return "write `.typography(size: 17)` \(reference)"
    case .gradient, .shadow: return "write `.\(type.rawValue)(…)` \(reference)"
    default: return "write `.literal(.\(type.rawValue)(…))` \(reference)"
    }
  }

  /// What identifiers look like.
  private static let kebabCaseHelp =
    "a name is small letters and digits, words joined by -, such as inbox-row"

  /// The diagnostic of a name that is not in a list.
  private static func unknown(_ what: String, _ name: String, known: [String]) -> Diagnostic {
    Diagnostic(
      .error, "unknown \(what) `\(name)`",
      help: Suggestion.help(for: name, in: known) ?? "known: \(known.joined(separator: ", "))")
  }
}
