import TesseraGraphics

/// The finger on the screen.
struct Touch {
  /// What the finger came down on.
  enum Target: Hashable {
    /// An item.
    case item(ItemPath)
    /// A control of an item, by its name.
    case accessory(String, ItemPath)

    /// The item.
    var path: ItemPath {
      switch self {
      case .item(let path), .accessory(_, let path): path
      }
    }
  }

  /// How far the touch has come.
  enum Phase: Hashable {
    /// It lies still, for so many milliseconds more, before it presses.
    case waiting(Double)
    /// It presses while it is on its item.
    case pressing
    /// The delegate refused it.
    case refused
  }

  /// What the finger came down on; follows the item through updates.
  var target: Target
  /// How far it has come.
  var phase: Phase
  /// Whether the finger is on its target.
  var isInside = true
}
