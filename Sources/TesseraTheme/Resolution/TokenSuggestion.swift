internal import TesseraSource

/// Guesses which token was meant by a path that leads nowhere.
struct TokenSuggestion {
  /// The tokens of the theme.
  let table: TokenTable
  /// What may be spent.
  let budget: SuggestionBudget

  /// Asks whether the nearest token was meant.
  ///
  /// - Parameter path: The path that leads nowhere.
  /// - Returns: The question "did you mean …?", nil when nothing is near.
  func help(for path: String) -> String? {
    nearest(to: path).map { Suggestion.question("{\($0)}") }
  }

  /// The path that was likely meant, as ``help(for:)`` asks for it.
  func nearest(to path: String) -> String? {
    otherSeparator(path) ?? alongTheWay(path) ?? elsewhere(path)
  }

  /// The token at `path`, or the `$root` of the group there.
  private func token(at path: String) -> String? {
    if table.index(of: path) != nil { return path }
    let root = TokenName.path(path, TokenName.root)
    return table.index(of: root) == nil ? nil : root
  }

  /// The path with dots in place of what other tools write between names.
  private func otherSeparator(_ path: String) -> String? {
    for separator: Character in ["/", "-", "_", " "] where path.contains(separator) {
      let names = path.split { $0 == separator || $0 == "." }
      if let found = token(at: names.joined(separator: ".")) { return found }
    }
    return nil
  }

  /// Follows the path and takes the nearest name wherever one is unknown.
  private func alongTheWay(_ path: String) -> String? {
    var walked = ""
    for name in path.split(separator: ".").map(String.init) {
      guard let group = table.groups[walked] else { return nil }
      if group.names.contains(name) {
        walked = TokenName.path(walked, name)
      } else if let near = budget.closest(to: name, in: group.names) {
        walked = TokenName.path(walked, near)
      } else {
        return nil
      }
    }
    return token(at: walked)
  }

  /// The only token that has the same last name, for a name alone the uppermost of them, else the
  /// nearest of all paths.
  ///
  /// In a path of as many names each must be near by itself: `a.b.red` is not meant by `a.b.pen`.
  private func elsewhere(_ path: String) -> String? {
    guard budget.take(table.entries.count) else { return nil }
    let paths = table.entries.lazy.map(\.path)
    let names = path.split(separator: ".")
    let ending = "." + (names.last ?? "")
    let namesakes = paths.filter { $0.hasSuffix(ending) }
    if names.count == 1 {
      // Of several, the one that is nearest to the root is the one that others refer to.
      func depth(_ path: String) -> Int { path.utf8.count { $0 == UInt8(ascii: ".") } }
      if let nearest = namesakes.min(by: { depth($0) < depth($1) }) { return nearest }
    } else {
      let first = namesakes.prefix(2)
      if let only = first.first, first.count == 1 { return only }
    }
    return Suggestion.closest(to: path, in: paths) { candidate in
      let others = candidate.split(separator: ".")
      return names.count != others.count
        || zip(names, others).allSatisfy { name, other in
          name == other || Suggestion.closest(to: String(name), in: [String(other)]) != nil
        }
    }
  }
}
