/// A share of the snapshots of a run: one of several that together take each exactly once.
package struct Shard: Hashable, Sendable, CustomStringConvertible {
  /// Which one, from 1.
  package let index: Int
  /// How many there are.
  package let count: Int

  /// The most shards that a run can have.
  package static let limit = 9_999

  /// Creates a shard; nil for one that is none of its number.
  package init?(_ index: Int, of count: Int) {
    guard (1...Self.limit).contains(count), (1...count).contains(index) else { return nil }
    self.index = index
    self.count = count
  }

  /// Reads `2/4`; nil for anything else.
  package init?(_ text: String) {
    let parts = text.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
    let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
    guard parts.count == 2, parts.allSatisfy({ $0.allSatisfy(digits.contains) }),
      let index = Int(String(decoding: parts[0], as: UTF8.self)),
      let count = Int(String(decoding: parts[1], as: UTF8.self))
    else { return nil }
    self.init(index, of: count)
  }

  package var description: String { "\(index)/\(count)" }

  /// The share of some cases: in the order of their names, every `count`-th one.
  ///
  /// So two shards differ by one case at most, whatever the count, and neighbours, which take as long as
  /// each other, go to different ones. By a hash of the name was rejected: shares of a small catalogue
  /// are then far from equal.
  package func select(_ cases: [SnapshotCase]) -> [SnapshotCase] {
    let sorted = cases.sorted { $0.id < $1.id }
    return stride(from: index - 1, to: sorted.count, by: count).map { sorted[$0] }
  }
}
