import Tessera
import TesseraSheets
import TesseraSource

/// What `tessera cells` says about one cell.
struct CellListing: Sendable {
  /// The cell and its origin.
  private let entry: CellRegistry.Entry
  /// The size that it takes for its first item, in points.
  private let size: Size

  private var cell: any Cell { entry.cell }

  /// Measures a cell.
  ///
  /// - Throws: ``CellError/invalidSize(cell:size:)`` where it wants a size that is none.
  init(_ entry: CellRegistry.Entry, options: RenderOptions) throws(CellError) {
    let size = options.size(of: entry.cell, item: entry.cell.previewItems[0])
    guard [size.width, size.height].allSatisfy({ $0.isFinite && $0 > 0 }) else {
      throw .invalidSize(
        cell: entry.cell.reuseIdentifier,
        size: "\(size.width.decimalText())x\(size.height.decimalText())")
    }
    self.entry = entry
    self.size = size
  }

  /// The cell's outsets in the order in which they are listed.
  private var outsets: [Double] {
    [cell.outsets.top, cell.outsets.left, cell.outsets.bottom, cell.outsets.right]
  }

  /// The cell for programs (design section 9).
  var json: JSONOutput {
    func strings(_ list: [String]) -> JSONOutput { .array(list.map { .string($0) }) }
    func numbers(_ list: [Double]) -> JSONOutput { .array(list.map { .number($0) }) }
    return .object([
      ("id", .string(cell.reuseIdentifier)),
      ("states", strings(cell.states.map(\.name))),
      ("items", strings(cell.previewItems.map(\.id))),
      ("roles", strings(cell.roles.map { "cell.\(cell.reuseIdentifier).\($0.name)" })),
      ("size", numbers([size.width, size.height])),
      ("outsets", numbers(outsets)),
      ("source", .string(entry.source.name)),
    ])
  }

  /// The cell for people.
  var text: String {
    var lines = [
      "\(cell.reuseIdentifier)  \(size.width.decimalText()) × \(size.height.decimalText()) pt"
        + "  \(cell.kind.rawValue), \(entry.source.name)"
    ]
    if !cell.summary.isEmpty { lines.append("  \(cell.summary)") }
    lines.append("  states   \(cell.states.map(\.name).joined(separator: ", "))")
    lines.append("  items    \(cell.previewItems.map(\.id).joined(separator: ", "))")
    if outsets.contains(where: { $0 > 0 }) {
      let sides = zip(["top", "left", "bottom", "right"], outsets)
      lines.append(
        "  outsets  " + sides.map { "\($0) \($1.decimalText())" }.joined(separator: ", "))
    }
    if !cell.roles.isEmpty {
      lines.append("  roles")
      let rows = cell.roles.map { ("  \($0.name)", "\($0.type.rawValue)  \($0.summary)") }
      lines += CommandSpec.table(rows)
    }
    return lines.map { $0 + "\n" }.joined()
  }

  /// The layer trees of the first item, one state after the other; the cell's own states where none
  /// are given.
  func layers(in states: [CellState]?, options: RenderOptions) -> String {
    let item = cell.previewItems[0]
    return (states ?? cell.states).map { state in
      let context = CellContext(
        item: item, state: state, environment: options.environment, size: size)
      let tree = LayerTree(of: cell, in: context).description
      let indented = tree.split(separator: "\n").map { "    \($0)\n" }.joined()
      return "  \(state.name), \(item.id)\n\(indented)\n"
    }.joined()
  }
}
