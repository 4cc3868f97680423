import TesseraCells
import TesseraCollection

/// Which item a cell showed when its commands were last changed: where a look leaked from.
struct CommandTraces {
  private var traces: [Int: (overlay: CellOverlay, item: String)] = [:]

  /// Looks at a cell after a step.
  mutating func observe(_ cell: ReusableCell) {
    let known = traces[cell.number]?.overlay ?? CellOverlay()
    if cell.overlay != known { traces[cell.number] = (cell.overlay, cell.item.id) }
  }

  /// The identity of the item that the cell's commands were for; nil where it took none.
  func origin(of cell: ReusableCell) -> String? { traces[cell.number]?.item }
}
