public import TesseraCells
public import TesseraGraphics

/// One cell instance: it shows an item now and may show another later.
///
/// Its flags are a projection of what the collection knows; its commands (``overlay``) are its own and
/// stay until somebody takes them back, also through reuse: resetting them is the app's business, in the
/// hook that it registers. Only a collection makes cells.
public final class ReusableCell {
  /// The number of the instance, from 1 in the order in which cells were made.
  public let number: Int
  /// The identifier of the queue that the cell comes from and goes back to.
  public let reuseIdentifier: String
  /// What the cell looks like.
  public let declaration: any Cell
  /// The data to show.
  public var item = Item("")
  /// What the cell showed before it was reused last; nil for one that never was.
  public internal(set) var previousItem: Item?
  /// The conditions that hold; the collection writes `selected`, `highlighted`, `focused` and `editing`.
  ///
  /// Writing it by hand selects nothing: it lasts until the collection writes the flag again.
  public var state = CellState.normal
  /// What commands changed.
  public var overlay = CellOverlay()
  /// What the cell stands for; nil while it lies in its queue.
  public internal(set) var element: LayoutElement?
  /// Position and size in the content, in points.
  public internal(set) var frame = Rect.zero

  init(number: Int, reuseIdentifier: String, declaration: any Cell) {
    self.number = number
    self.reuseIdentifier = reuseIdentifier
    self.declaration = declaration
  }

  /// The path of the item that the cell stands for.
  public var path: ItemPath? { element?.path }

  /// Whether the cell is drawn as selected.
  public var isSelected: Bool {
    get { state.contains(.selected) }
    set { state.set(.selected, newValue) }
  }

  /// Whether the cell is drawn as pressed.
  public var isHighlighted: Bool {
    get { state.contains(.highlighted) }
    set { state.set(.highlighted, newValue) }
  }

  /// Shows the icon, whatever its rule says.
  public func showIcon() { overlay.isIconVisible = true }

  /// Hides the icon, whatever its rule says.
  public func hideIcon() { overlay.isIconVisible = false }

  /// The cell to draw: as declared, with the commands on top.
  public var look: any Cell {
    overlay.isEmpty ? declaration : OverlaidCell(declaration, overlay: overlay)
  }

  /// The cell's control at a point of its bounds that takes touches there, the topmost first; nil for
  /// none.
  func accessory(at point: Point, environment: Environment) -> Accessory? {
    let context = CellContext(
      item: item, state: state, environment: environment, size: frame.size)
    return accessories(in: context).last {
      ($0.layer.frame ?? context.bounds).contains(point)
    }
  }

  /// The cell's control of a name that takes touches; nil for none.
  func accessory(named name: String, environment: Environment) -> Accessory? {
    accessories(
      in: CellContext(item: item, state: state, environment: environment, size: frame.size)
    ).last { $0.name == name }
  }

  /// The controls that take touches now.
  private func accessories(in context: CellContext) -> [Accessory] {
    look.slots(in: context).accessories.filter {
      !$0.isHiddenForItem && $0.rule.holds(in: state)
    }
  }
}

extension CellState {
  /// Sets or clears a flag.
  mutating func set(_ flag: Flag, _ value: Bool) {
    if value { insert(flag) } else { remove(flag) }
  }
}
