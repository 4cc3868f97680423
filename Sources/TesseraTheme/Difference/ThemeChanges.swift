internal import TesseraSource

/// The differences of several modes, gathered so that each is told once.
struct ThemeChanges {
  private struct Key: Hashable {
    let path: String
    let old: ThemeDifference.Value?
    let new: ThemeDifference.Value?
  }

  /// The modes that have each difference, ascending.
  private var modes: [Key: [Int]] = [:]

  /// Adds what differs in the mode at an index; modes come in ascending order.
  mutating func compare(_ old: Theme, _ new: Theme, mode: Int) {
    var (oldValues, newValues) = (ResolvedValues(old), ResolvedValues(new))
    for (index, entry) in old.table.entries.enumerated() {
      let other = new.table.index(of: entry.path)
      if let other, Self.isSame(old.results[index], new.results[other]) { continue }
      let before = Self.value(at: index, &oldValues)
      let after = other.map { Self.value(at: $0, &newValues) }
      // What has no value to compare is the same where it is written the same.
      guard before != after else { continue }
      modes[Key(path: entry.path, old: before, new: after), default: []].append(mode)
    }
    for (index, entry) in new.table.entries.enumerated()
    where old.table.index(of: entry.path) == nil {
      let value = Self.value(at: index, &newValues)
      modes[Key(path: entry.path, old: nil, new: value), default: []].append(mode)
    }
  }

  /// The differences by path, then by their first mode; `description` names modes, nil for all.
  func changes(_ description: ([Int]) -> String?) -> [ThemeDifference.Change] {
    modes.sorted { ($0.key.path, $0.value) < ($1.key.path, $1.value) }.map { key, modes in
      ThemeDifference.Change(
        path: key.path, kind: key.old == nil ? .added : key.new == nil ? .removed : .changed,
        modes: description(modes), old: key.old, new: key.new)
    }
  }

  private static func isSame(_ old: TokenResult, _ new: TokenResult) -> Bool {
    guard let old = old.token, let new = new.token else { return false }
    return old.type == new.type && old.value == new.value
  }

  private static func value(
    at index: Int, _ values: inout ResolvedValues
  ) -> ThemeDifference.Value {
    ThemeDifference.Value(
      type: values.type(at: index), value: values.value(at: index),
      srgb: values.srgb(at: index))
  }
}

/// Whether the first list comes before the second: by the first element that differs, else the shorter.
private func < (left: (String, [Int]), right: (String, [Int])) -> Bool {
  left.0 == right.0 ? left.1.lexicographicallyPrecedes(right.1) : left.0 < right.0
}
