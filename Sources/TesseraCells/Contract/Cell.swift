public import TesseraGraphics

/// A kind of cell: the plug-in that Tessera draws.
///
/// A cell declares what it looks like; it owns no state of the collection and never sees a pixel or
/// a colour of the theme. Only ``reuseIdentifier`` and ``slots(in:)`` are needed.
///
/// ## Laws
/// - ``slots(in:)`` is a pure function: equal contexts give equal slots, so that a reused cell and a
///   fresh one cannot differ.
/// - Every combination of conditions is answered without a trap.
/// - Layers stay within the bounds grown by ``outsets``; what lies beyond is cut off.
public protocol Cell: Sendable {
  /// The cell's name: in file names, token paths (`cell.<reuseIdentifier>.<role>`) and commands.
  ///
  /// It matches `[a-z][a-z0-9]*(-[a-z0-9]+)*`.
  var reuseIdentifier: String { get }

  /// One line for people; shown by `tessera cells` and at the head of a sheet.
  var summary: String { get }

  /// What part of a collection the cell stands for.
  var kind: CellKind { get }

  /// The theme values that the layers refer to.
  var roles: [Role] { get }

  /// The data that pictures and goldens show; at least one.
  var previewItems: [Item] { get }

  /// The states of interest beyond ``CellState/basic``.
  var additionalStates: [CellState] { get }

  /// How far drawing may reach beyond the bounds, in whole points, the same in all states.
  var outsets: EdgeInsets { get }

  /// Whether the cell is drawn without the theme's backdrop below it.
  var isTransparent: Bool { get }

  /// The size in points that the cell takes for an item.
  ///
  /// - Parameters:
  ///   - proposal: The room there is; an infinite side asks for the cell's own choice.
  ///   - item: The data to show.
  ///   - environment: What surrounds the cell.
  /// - Returns: Both sides, more than 0.
  func size(fitting proposal: Size, item: Item, environment: Environment) -> Size

  /// What the cell looks like in one state.
  func slots(in context: CellContext) -> Slots
}

extension Cell {
  /// No text.
  public var summary: String { "" }
  /// An item.
  public var kind: CellKind { .item }
  /// No roles.
  public var roles: [Role] { [] }
  /// One item without data, named `item`.
  public var previewItems: [Item] { [Item("item")] }
  /// None.
  public var additionalStates: [CellState] { [] }
  /// None.
  public var outsets: EdgeInsets { .zero }
  /// False.
  public var isTransparent: Bool { false }

  /// The proposed size, 50 points on a side that is left open (UIKit's default item size).
  public func size(fitting proposal: Size, item: Item, environment: Environment) -> Size {
    Size(
      proposal.width.isFinite ? proposal.width : 50,
      proposal.height.isFinite ? proposal.height : 50)
  }

  /// All states that pictures and goldens show: the basic four, then the cell's own, each once.
  package var states: [CellState] {
    additionalStates.reduce(into: CellState.basic) { states, state in
      if !states.contains(state) { states.append(state) }
    }
  }
}
