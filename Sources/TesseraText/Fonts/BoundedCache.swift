/// A dictionary that forgets what was not asked for lately, so that it cannot grow without bound.
///
/// Two generations stand in for an exact order of use: entries are stored in the young one; when that
/// is full it becomes the old one and the former old one is dropped; an entry that is found in the
/// old one moves to the young one. So every operation takes constant time and no list is kept.
package struct BoundedCache<Key: Hashable, Value> {
  /// What one entry holds.
  private struct Entry {
    var value: Value
    var cost: Int
  }

  /// Largest sum of the costs of all entries.
  package let capacity: Int
  private var young: [Key: Entry] = [:]
  private var old: [Key: Entry] = [:]
  private var youngCost = 0
  private var oldCost = 0

  /// Creates an empty cache.
  package init(capacity: Int) {
    self.capacity = capacity
  }

  /// Sum of the costs of all entries.
  package var cost: Int { youngCost + oldCost }

  /// The value stored for a key, which from now on counts as used lately; nil when there is none.
  package mutating func value(for key: Key) -> Value? {
    if let entry = young[key] { return entry.value }
    guard let entry = old.removeValue(forKey: key) else { return nil }
    oldCost -= entry.cost
    store(entry, for: key)
    return entry.value
  }

  /// Stores a value that takes `cost` of the capacity; one above half of it is not kept.
  package mutating func insert(_ value: Value, cost: Int, for key: Key) {
    if let entry = young.removeValue(forKey: key) { youngCost -= entry.cost }
    if let entry = old.removeValue(forKey: key) { oldCost -= entry.cost }
    store(Entry(value: value, cost: cost), for: key)
  }

  /// Puts an entry that is in neither generation into the young one.
  private mutating func store(_ entry: Entry, for key: Key) {
    guard entry.cost <= capacity / 2 else { return }
    if youngCost + entry.cost > capacity / 2 {
      old = young
      oldCost = youngCost
      young = [:]
      youngCost = 0
    }
    young[key] = entry
    youngCost += entry.cost
  }
}
