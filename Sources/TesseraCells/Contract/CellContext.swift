public import TesseraGraphics

/// Everything that a cell's look may depend on besides the theme.
public struct CellContext: Hashable, Sendable {
  /// The data to show.
  public let item: Item
  /// The conditions that hold.
  public let state: CellState
  /// What surrounds the cell.
  public let environment: Environment
  /// The cell's own rectangle in points; its origin is (0, 0).
  public let bounds: Rect

  /// Creates a context for a cell of the given size.
  public init(item: Item, state: CellState, environment: Environment, size: Size) {
    self.item = item
    self.state = state
    self.environment = environment
    bounds = Rect(origin: .zero, size: size)
  }

  /// Whether the layout runs from right to left.
  public var isRightToLeft: Bool { environment.isRightToLeft }

  /// One device pixel in points: the thickness of a line that is as thin and crisp as can be.
  public var hairline: Double { 1 / Double(max(1, environment.scale)) }

  /// A frame declared for left to right, mirrored within the bounds where the layout runs the
  /// other way.
  ///
  /// It is for the frames of slots' own layers: those of children are relative to their parent.
  public func directed(_ frame: Rect) -> Rect {
    guard isRightToLeft else { return frame }
    return Rect(bounds.width - frame.maxX, frame.minY, frame.width, frame.height)
  }
}
