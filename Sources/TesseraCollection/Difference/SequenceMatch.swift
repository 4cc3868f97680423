/// Which elements of two sequences are the same: Paul Heckel, *A Technique for Isolating Differences
/// Between Files*, CACM 21(4), 1978.
///
/// One pass over each sequence and a symbol table between them: time and memory are linear, whatever
/// changed. Heckel matches symbols that are unique and lets neighbours tell the others apart;
/// identities are meant to be unique, so those that are not are simply told apart by their order. What
/// both sequences begin and end with is matched without the table.
struct SequenceMatch: Sendable {
  /// Stands for an element without a partner.
  static let none = -1

  /// The partner of each old element, as a position in the new sequence.
  private(set) var newPositions: [Int]
  /// The partner of each new element, as a position in the old sequence.
  private(set) var oldPositions: [Int]
  /// How many elements were looked at: the cost, for tests.
  private(set) var steps = 0

  /// Matches two sequences.
  init<ID: Hashable>(old: [ID], new: [ID]) {
    newPositions = Array(repeating: Self.none, count: old.count)
    oldPositions = Array(repeating: Self.none, count: new.count)
    let shorter = min(old.count, new.count)
    var prefix = 0
    while prefix < shorter, old[prefix] == new[prefix] {
      match(prefix, prefix)
      prefix += 1
    }
    var suffix = 0
    while suffix < shorter - prefix,
      old[old.count - 1 - suffix] == new[new.count - 1 - suffix]
    {
      match(old.count - 1 - suffix, new.count - 1 - suffix)
      suffix += 1
    }
    // The table leads to the first old position of a symbol, and each position to the next one.
    let oldRange = prefix..<old.count - suffix
    var first: [ID: Int] = Dictionary(minimumCapacity: oldRange.count)
    var next = Array(repeating: Self.none, count: oldRange.count)
    for position in oldRange.reversed() {
      steps += 1
      if let later = first.updateValue(position, forKey: old[position]) {
        next[position - prefix] = later
      }
    }
    for position in prefix..<new.count - suffix {
      steps += 1
      guard let partner = first[new[position]], partner != Self.none else { continue }
      first[new[position]] = next[partner - prefix]
      match(partner, position)
    }
  }

  private mutating func match(_ old: Int, _ new: Int) {
    steps += 1
    newPositions[old] = new
    oldPositions[new] = old
  }
}
