import TesseraCells
public import TesseraSource

/// What can be wrong with a use of the collection, apart from updates (``UpdateError``).
public enum CollectionError: DiagnosticConvertible, Hashable {
  /// Nothing is registered under an identifier.
  case unregistered(identifier: String, known: [String])
  /// A data source dequeued cells for an element and did not return them, or returned another one.
  case dequeuedNotReturned(LayoutElement, cells: [Int])
  /// Two positions of one axis.
  case scrollPosition(names: [String])
  /// Something shall be touched that is not on the screen; `what` says what.
  case notVisible(what: String)
  /// There is no item at a path; `notVisible` in the log.
  case noItem(ItemPath)

  /// The code of the event log.
  public var code: String {
    switch self {
    case .unregistered: "unregistered"
    case .dequeuedNotReturned: "dequeuedNotReturned"
    case .scrollPosition: "scrollPosition"
    case .notVisible, .noItem: "notVisible"
    }
  }

  /// The error as a finding.
  public var diagnostic: Diagnostic {
    switch self {
    case .unregistered(let identifier, let known):
      Diagnostic(
        .error,
        "could not dequeue a cell with identifier `\(identifier)`: nothing is registered under it",
        help: Suggestion.closest(to: identifier, in: known).map { "did you mean `\($0)`?" }
          ?? "registered: \(known.joined(separator: ", "))")
    case .dequeuedNotReturned(let element, let cells):
      Diagnostic(
        .error,
        "expected dequeued cells to be returned: \(cells.map { "#\($0)" }.joined(separator: ", "))"
          + " of \(Self.name(of: element))",
        help: "dequeue one cell for each element and return it")
    case .scrollPosition(let names):
      Diagnostic(
        .error, "positions exclude each other: \(names.map { "`\($0)`" }.joined(separator: ", "))",
        help: "give at most one position an axis")
    case .notVisible(let what):
      Diagnostic(.error, "\(what) is not visible", help: "scroll to it first")
    case .noItem(let path): Diagnostic(.error, "there is no item `\(path)`")
    }
  }

  private static func name(of element: LayoutElement) -> String {
    element.path?.description ?? "the \(element.kind.rawValue) of section \(element.section)"
  }
}
