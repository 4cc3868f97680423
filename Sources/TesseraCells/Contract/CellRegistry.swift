/// The cells that a program knows, in the order in which they came.
///
/// ## Guarantees
/// Names are unique and safe as file names; every cell has at least one preview item, every role a
/// name and a readable default.
package struct CellRegistry: Sendable {
  /// Where a cell came from.
  package enum Source: Hashable, Sendable {
    /// Part of Tessera's showcase.
    case builtIn
    /// Compiled into the user's own program.
    case executable

    /// The word of `tessera cells`.
    package var name: String {
      switch self {
      case .builtIn: "built-in"
      case .executable: "executable"
      }
    }
  }

  /// A cell and its origin.
  package struct Entry: Sendable {
    /// The cell.
    package let cell: any Cell
    /// Where it came from.
    package let source: Source
  }

  /// All entries, in order.
  package private(set) var entries: [Entry] = []

  /// Creates an empty registry.
  package init() {}

  /// All cells, in order.
  package var cells: [any Cell] { entries.map(\.cell) }

  /// All names, in order.
  package var names: [String] { entries.map(\.cell.reuseIdentifier) }

  /// Adds a cell.
  ///
  /// - Throws: ``CellError`` for a name that is taken or unsafe, and for a declaration that cannot
  ///   be drawn.
  package mutating func register(_ cell: any Cell, source: Source) throws(CellError) {
    try cell.validate()
    let name = cell.reuseIdentifier
    guard !names.contains(name) else { throw .duplicateCell(name: name) }
    entries.append(Entry(cell: cell, source: source))
  }

  /// The cell of a name.
  ///
  /// - Throws: ``CellError/unknownCell(name:known:)``.
  package func cell(named name: String) throws(CellError) -> any Cell {
    guard let entry = entries.first(where: { $0.cell.reuseIdentifier == name }) else {
      throw .unknownCell(name: name, known: names)
    }
    return entry.cell
  }
}
