/// Where in the viewport an item shall lie after scrolling to it; at most one position an axis.
public struct ScrollPosition: OptionSet, Hashable, Sendable {
  /// One bit a position.
  public let rawValue: Int

  /// Creates a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The item's top at the viewport's.
  public static let top = ScrollPosition(rawValue: 1 << 0)
  /// The item's middle at the viewport's, vertically.
  public static let centeredVertically = ScrollPosition(rawValue: 1 << 1)
  /// The item's bottom at the viewport's.
  public static let bottom = ScrollPosition(rawValue: 1 << 2)
  /// The item's left at the viewport's.
  public static let left = ScrollPosition(rawValue: 1 << 3)
  /// The item's middle at the viewport's, horizontally.
  public static let centeredHorizontally = ScrollPosition(rawValue: 1 << 4)
  /// The item's right at the viewport's.
  public static let right = ScrollPosition(rawValue: 1 << 5)

  /// The positions along y.
  static let vertical: ScrollPosition = [.top, .centeredVertically, .bottom]
  /// The positions along x.
  static let horizontal: ScrollPosition = [.left, .centeredHorizontally, .right]

  /// The positions by the names that scripts use.
  public static let named: [(name: String, position: ScrollPosition)] = [
    ("top", .top), ("centeredVertically", .centeredVertically), ("bottom", .bottom),
    ("left", .left), ("centeredHorizontally", .centeredHorizontally), ("right", .right),
  ]

  /// The names of the positions in the set.
  var names: [String] { Self.named.filter { contains($0.position) }.map(\.name) }

  /// The positions of one axis among those in the set that exclude each other; empty where at most
  /// one an axis is in the set.
  var conflict: ScrollPosition {
    for axis in [Self.vertical, .horizontal] {
      let positions = intersection(axis)
      if positions.rawValue.nonzeroBitCount > 1 { return positions }
    }
    return []
  }
}
