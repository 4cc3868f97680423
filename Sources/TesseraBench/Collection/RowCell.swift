internal import TesseraCells

/// The cell of the collection's rows: it is never drawn.
struct RowCell: Cell {
  let reuseIdentifier = "row"

  func slots(in context: CellContext) -> Slots { Slots() }
}
