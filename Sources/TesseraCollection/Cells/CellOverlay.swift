public import TesseraCells

/// What commands did to one cell, on top of what it declares.
///
/// Apps that colour cells from callbacks leave it behind when a cell is reused, unless they reset it:
/// that is how one item's look leaks into another's. A look that is a function of the state needs none.
public struct CellOverlay: Hashable, Sendable {
  /// Whether the icon is visible whatever its rule says; nil leaves it to the rule.
  public var isIconVisible: Bool?
  /// The colour of the background.
  public var background: ThemeColor?
  /// A colour behind the content, above backgrounds and highlight, in every state.
  public var contentBackground: ThemeColor?
  /// The colour of the texts that stand directly in the content.
  public var label: ThemeColor?

  /// Creates an overlay that changes nothing.
  public init() {}

  /// Whether nothing is changed.
  public var isEmpty: Bool { self == CellOverlay() }

  /// What is drawn: declared slots with the commands on top.
  public func applied(to declared: Slots) -> Slots {
    var slots = declared
    if let isIconVisible {
      slots.icon?.rule = isIconVisible ? .always : .not(.always)
    }
    if let background {
      var layer = slots.background ?? Layer()
      layer.fill = .color(background)
      slots.background = layer
    }
    if let label {
      for index in slots.content.indices { slots.content[index].text?.color = label }
    }
    if let contentBackground {
      slots.content.insert(Layer("commanded", fill: .color(contentBackground)), at: 0)
    }
    return slots
  }
}
