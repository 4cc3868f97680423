public import TesseraCells

/// What a layout places: an item, or a section's header or footer.
///
/// Elements are ordered as they are read: a section's header, its items, its footer.
public enum LayoutElement: Hashable, Comparable, Sendable {
  /// An item.
  case item(ItemPath)
  /// The header of a section.
  case header(Int)
  /// The footer of a section.
  case footer(Int)

  /// The section that the element belongs to.
  public var section: Int {
    switch self {
    case .item(let path): path.section
    case .header(let section), .footer(let section): section
    }
  }

  /// The path of an item; nil for headers and footers.
  public var path: ItemPath? {
    guard case .item(let path) = self else { return nil }
    return path
  }

  /// What part of a collection the element is.
  public var kind: CellKind {
    switch self {
    case .item: .item
    case .header: .header
    case .footer: .footer
    }
  }

  /// Whether `left` is read before `right`.
  public static func < (left: LayoutElement, right: LayoutElement) -> Bool {
    left.position < right.position
  }

  /// The section, the part of it, and the item.
  private var position: (Int, Int, Int) {
    switch self {
    case .header(let section): (section, 0, 0)
    case .item(let path): (path.section, 1, path.item)
    case .footer(let section): (section, 2, 0)
    }
  }
}
