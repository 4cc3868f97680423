/// Which change of a token brought about that of a value that it is a part of.
///
/// A list has a gradient's or a font's value as a whole, so one golden does not tell which of the tokens
/// in it changed. Another golden often does: one that has the token by itself.
struct TokenOrigins {
  /// The changes of values that came from a single literal, by their token.
  private var known: [String: [TokenChange]] = [:]

  /// Gathers them from all results.
  init(_ results: [SnapshotResult]) {
    var seen: Set<TokenChange> = []
    for change in results.lazy.flatMap(\.tokenChanges)
    where change.token == change.names.last && seen.insert(change).inserted {
      known[change.token, default: []].append(change)
    }
  }

  /// The changes that a change comes from; itself where nothing better is known.
  ///
  /// A token behind it on the way is taken where its values, before and now, stand in the whole one's.
  func origins(of change: TokenChange) -> [TokenChange] {
    guard let from = change.from, let to = change.to,
      let place = change.names.lastIndex(of: change.token)
    else { return [change] }
    let found = change.names[(place + 1)...].compactMap { name in
      known[name]?.first { part in
        part.from.map(from.contains) == true && part.to.map(to.contains) == true
      }
    }
    return found.isEmpty ? [change] : found
  }
}
