internal import Tessera

/// A cell that shows the items and states that a test asks for, to be checked as if it had declared
/// them: their names become those of files.
struct ShownCell: Cell {
  /// The cell itself.
  private let cell: any Cell
  let previewItems: [Item]
  let additionalStates: [CellState]

  /// Creates the cell with items and states of a test's.
  init(_ cell: any Cell, items: [Item], states: [CellState]) {
    self.cell = cell
    previewItems = items
    additionalStates = states
  }

  var reuseIdentifier: String { cell.reuseIdentifier }
  var kind: CellKind { cell.kind }
  var roles: [Role] { cell.roles }
  var outsets: EdgeInsets { cell.outsets }
  var isTransparent: Bool { cell.isTransparent }

  func size(fitting proposal: Size, item: Item, environment: Environment) -> Size {
    cell.size(fitting: proposal, item: item, environment: environment)
  }

  func slots(in context: CellContext) -> Slots { cell.slots(in: context) }
}
