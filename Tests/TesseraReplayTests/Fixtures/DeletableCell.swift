import TesseraCells
import TesseraGraphics

/// A cell that can always be deleted.
struct DeletableCell: Cell {
  let reuseIdentifier = "deletable"
  func slots(in context: CellContext) -> Slots {
    Slots(
      background: Layer(fill: .literal(.white)),
      accessories: [Accessory("delete", layer: Layer(), rule: .always)])
  }
}
