/// The state of one cell: a set of conditions such as *selected* or *highlighted*.
///
/// A cell never stores it; the collection owns the truth and hands it in. The empty set is `normal`.
///
/// ## Guarantees
/// ``names`` is sorted, holds no name twice and none that is a flag's.
public struct CellState: Hashable, Sendable {
  /// The conditions that every cell knows, in the order in which names are joined.
  public enum Flag: String, CaseIterable, Hashable, Sendable {
    /// Chosen by the user or by the program.
    case selected
    /// Pressed: a finger or pointer is down on it.
    case highlighted
    /// Has the keyboard's focus.
    case focused
    /// The pointer is above it.
    case hovered
    /// Takes no touches.
    case disabled
    /// The screen is in editing mode.
    case editing
    /// Being moved to another place in the list.
    case reordering
    /// Lifted by drag and drop.
    case dragging
    /// A drag would drop here.
    case dropTarget
    /// Swiped aside, actions showing.
    case swiped
    /// Opened to show more.
    case expanded
    /// Kept at the top.
    case pinned
  }

  /// The flags, a bit each.
  private var bits: UInt16
  /// The custom conditions, sorted.
  public private(set) var names: [String]

  /// Creates a state from flags and custom names.
  ///
  /// - Parameters:
  ///   - flags: The known conditions.
  ///   - names: Custom conditions; the spelling of a flag sets that flag.
  public init(_ flags: Flag..., names: [String] = []) {
    self.init(flags: flags, names: names)
  }

  /// Creates a state from lists of flags and custom names.
  public init(flags: [Flag], names: [String] = []) {
    bits = 0
    self.names = []
    for flag in flags { insert(flag) }
    for name in names {
      if let flag = Flag(rawValue: name) { insert(flag) } else { self.names.append(name) }
    }
    self.names = Set(self.names).sorted()
  }

  /// No condition at all.
  public static let normal = CellState()
  /// Pressed.
  public static let highlighted = CellState(.highlighted)
  /// Chosen.
  public static let selected = CellState(.selected)
  /// Chosen and pressed.
  public static let selectedHighlighted = CellState(.selected, .highlighted)

  /// The four states that every cell is shown in, in the order of a sheet's columns.
  public static let basic: [CellState] = [.normal, .highlighted, .selected, .selectedHighlighted]

  /// The flags, in ``Flag``'s order.
  public var flags: [Flag] { Flag.allCases.filter(contains) }

  /// How many conditions hold.
  public var count: Int { bits.nonzeroBitCount + names.count }

  /// Whether a flag is set.
  public func contains(_ flag: Flag) -> Bool { bits & flag.bit != 0 }

  /// Whether a condition holds: a custom one, or a flag by its spelling.
  public func contains(_ name: String) -> Bool {
    Flag(rawValue: name).map(contains) ?? names.contains(name)
  }

  /// Whether every condition of `other` holds here too.
  public func isSuperset(of other: CellState) -> Bool {
    bits & other.bits == other.bits && other.names.allSatisfy(names.contains)
  }

  /// Whether the cell is chosen.
  public var isSelected: Bool { contains(.selected) }
  /// Whether the cell is pressed.
  public var isHighlighted: Bool { contains(.highlighted) }
  /// Whether the cell takes no touches.
  public var isDisabled: Bool { contains(.disabled) }
  /// Whether the screen is in editing mode.
  public var isEditing: Bool { contains(.editing) }

  /// Sets a flag.
  public mutating func insert(_ flag: Flag) { bits |= flag.bit }

  /// Clears a flag.
  public mutating func remove(_ flag: Flag) { bits &= ~flag.bit }
}

extension CellState.Flag {
  /// The bit that stands for the flag.
  fileprivate var bit: UInt16 {
    switch self {
    case .selected: 1 << 0
    case .highlighted: 1 << 1
    case .focused: 1 << 2
    case .hovered: 1 << 3
    case .disabled: 1 << 4
    case .editing: 1 << 5
    case .reordering: 1 << 6
    case .dragging: 1 << 7
    case .dropTarget: 1 << 8
    case .swiped: 1 << 9
    case .expanded: 1 << 10
    case .pinned: 1 << 11
    }
  }
}
