/// A control at the edge of a cell.
public struct Accessory: Hashable, Sendable {
  /// The control's name, for touches and display lists.
  public var name: String
  /// What it looks like; its frame is its hit area.
  public var layer: Layer
  /// When it is visible.
  public var rule: StateRule
  /// Whether this item has none: the space is kept, nothing is drawn, no touch is taken.
  public var isHiddenForItem: Bool

  /// Creates a control.
  public init(
    _ name: String, layer: Layer, rule: StateRule = .always, isHiddenForItem: Bool = false
  ) {
    self.name = name
    self.layer = layer
    self.rule = rule
    self.isHiddenForItem = isHiddenForItem
  }
}
