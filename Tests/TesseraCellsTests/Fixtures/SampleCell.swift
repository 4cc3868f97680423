import TesseraCells
import TesseraGraphics

/// A cell that is put together by a test.
struct SampleCell: Cell {
  var reuseIdentifier = "sample"
  var roles: [Role] = []
  var previewItems = [Item("item")]
  var additionalStates: [CellState] = []
  var outsets = EdgeInsets.zero
  var isTransparent = false
  var make: @Sendable (CellContext) -> Slots = { _ in Slots() }

  /// A cell that looks the same in all contexts.
  static func showing(_ slots: Slots, roles: [Role] = []) -> SampleCell {
    SampleCell(roles: roles) { _ in slots }
  }

  /// A cell of one content layer.
  static func showing(_ layer: Layer, roles: [Role] = []) -> SampleCell {
    showing(Slots(content: [layer]), roles: roles)
  }

  func slots(in context: CellContext) -> Slots { make(context) }
}
