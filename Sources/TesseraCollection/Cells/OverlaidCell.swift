public import TesseraCells
public import TesseraGraphics

/// A declared cell with the commands that one of its instances took: what is drawn in its place.
public struct OverlaidCell: Cell {
  /// The cell as declared.
  public let base: any Cell
  /// What commands changed.
  public let overlay: CellOverlay

  /// Creates the cell.
  public init(_ base: any Cell, overlay: CellOverlay) {
    self.base = base
    self.overlay = overlay
  }

  /// The declared cell's.
  public var reuseIdentifier: String { base.reuseIdentifier }
  /// The declared cell's.
  public var summary: String { base.summary }
  /// The declared cell's.
  public var kind: CellKind { base.kind }
  /// The declared cell's.
  public var roles: [Role] { base.roles }
  /// The declared cell's.
  public var previewItems: [Item] { base.previewItems }
  /// The declared cell's.
  public var additionalStates: [CellState] { base.additionalStates }
  /// The declared cell's.
  public var outsets: EdgeInsets { base.outsets }
  /// The declared cell's.
  public var isTransparent: Bool { base.isTransparent }

  /// The declared cell's.
  public func size(fitting proposal: Size, item: Item, environment: Environment) -> Size {
    base.size(fitting: proposal, item: item, environment: environment)
  }

  /// The declared slots with the commands on top.
  public func slots(in context: CellContext) -> Slots {
    overlay.applied(to: base.slots(in: context))
  }
}
