import TesseraSource

/// Which snapshots a command is about.
package struct SnapshotFilter: Hashable, Sendable {
  /// Patterns, one of which must fit; none fits everything.
  package let patterns: [String]
  /// Those of them that are whole names of snapshots, each of which means that one alone.
  private var names: Set<String> = []

  /// Creates a filter.
  package init(_ patterns: [String]) {
    self.patterns = patterns
  }

  /// Whether a snapshot is meant.
  package func matches(_ id: SnapshotID) -> Bool {
    patterns.isEmpty || names.contains(id.text)
      || patterns.contains { !names.contains($0) && Self.matches(id.text, $0) }
  }

  /// The filter as it is meant where these snapshots are all that there are.
  ///
  /// A pattern that is the whole name of one means that one alone, and not also those that it is a part
  /// of: `a/b/c/normal` leaves `a/b/c/normal@2x` alone.
  ///
  /// - Throws: ``SnapshotError/noMatch(filter:near:)`` for a pattern that fits none.
  package func settled(among ids: [SnapshotID]) throws(SnapshotError) -> SnapshotFilter {
    var filter = self
    filter.names = Set(ids.map(\.text)).intersection(patterns)
    for pattern in patterns where !filter.names.contains(pattern) {
      guard !ids.contains(where: { Self.matches($0.text, pattern) }) else { continue }
      let words = Set(ids.flatMap { $0.text.split(separator: "/").map(String.init) }).sorted()
      throw .noMatch(filter: pattern, near: Suggestion.closest(to: pattern, in: words))
    }
    return filter
  }

  /// Whether a pattern fits: a bare word anywhere, a pattern with `*` or `?` the whole id.
  private static func matches(_ text: String, _ pattern: String) -> Bool {
    guard pattern.contains(where: { "*?".contains($0) }) else { return text.contains(pattern) }
    return glob(Array(text), Array(pattern))
  }

  /// Whether a pattern of `*` and `?` fits a whole text; `*` also crosses slashes.
  ///
  /// Greedy with one point of return: linear in practice and never exponential.
  private static func glob(_ text: [Character], _ pattern: [Character]) -> Bool {
    var at = 0
    var of = 0
    var retry: (text: Int, pattern: Int)?
    while at < text.count {
      if of < pattern.count, pattern[of] == "*" {
        retry = (at, of + 1)
        of += 1
      } else if of < pattern.count, pattern[of] == "?" || pattern[of] == text[at] {
        at += 1
        of += 1
      } else if let last = retry {
        retry = (last.text + 1, last.pattern)
        at = last.text + 1
        of = last.pattern
      } else {
        return false
      }
    }
    return pattern[of...].allSatisfy { $0 == "*" }
  }
}
