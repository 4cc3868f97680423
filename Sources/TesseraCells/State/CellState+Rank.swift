/// Which of two condition sets describes a state better (design section 4, *Roles*).
extension CellState {
  /// The flags from the one that decides most to the one that decides least; custom names follow
  /// alphabetically.
  static let flagsByRank: [Flag] = [
    .disabled, .reordering, .dragging, .dropTarget, .highlighted, .selected, .focused, .hovered,
    .swiped, .editing, .expanded, .pinned,
  ]

  /// Whether this set of conditions wins over `other` where both hold.
  ///
  /// More conditions win; among equally many, the set that holds the highest-ranking condition
  /// that the other lacks. Two different sets of equal size always differ in such a condition.
  func outranks(_ other: CellState) -> Bool {
    guard count == other.count else { return count > other.count }
    for flag in Self.flagsByRank where contains(flag) != other.contains(flag) {
      return contains(flag)
    }
    // Equally many names are left, sorted: at the first difference the smaller one is what the
    // other set lacks.
    return names.lexicographicallyPrecedes(other.names)
  }
}
