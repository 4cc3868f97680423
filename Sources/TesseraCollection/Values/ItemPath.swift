/// The place of an item: a section and an item of it, both from 0; text form `0,3`.
///
/// Paths are ordered as items are read: by section, then by item.
public struct ItemPath: Hashable, Comparable, Sendable {
  /// The section.
  public var section: Int
  /// The item within its section.
  public var item: Int

  /// Creates a path.
  public init(section: Int, item: Int) {
    self.section = section
    self.item = item
  }

  /// Creates a path: the section, then the item.
  public init(_ section: Int, _ item: Int) {
    self.init(section: section, item: item)
  }

  /// Whether `left` is read before `right`.
  public static func < (left: ItemPath, right: ItemPath) -> Bool {
    (left.section, left.item) < (right.section, right.item)
  }
}

extension ItemPath: LosslessStringConvertible {
  /// The section and the item, joined by a comma.
  public var description: String { "\(section),\(item)" }

  /// Reads two whole numbers ≥ 0 that a comma joins; nil for any other text.
  public init?(_ description: String) {
    let parts = description.split(separator: ",", omittingEmptySubsequences: false)
    guard parts.count == 2, let section = Int(parts[0]), let item = Int(parts[1]),
      section >= 0, item >= 0
    else { return nil }
    self.init(section: section, item: item)
  }
}
