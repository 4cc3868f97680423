import TesseraSource

/// Which of the renders that a verify left are meant: by the snapshot's id, by a layer that changed, and
/// by a token that took part.
///
/// What is given must all hold; of several names of one kind one is enough.
package struct PendingFilter: Hashable, Sendable {
  /// Snapshots by their ids.
  package let snapshots: SnapshotFilter
  /// Layers: whole paths, beginnings of them, or a layer's own name.
  package let layers: [String]
  /// Tokens: whole paths, or the group that they are in.
  package let tokens: [String]

  /// Creates a filter; empty lists mean everything.
  package init(patterns: [String] = [], layers: [String] = [], tokens: [String] = []) {
    snapshots = SnapshotFilter(patterns)
    self.layers = layers
    self.tokens = tokens
  }

  /// The results that are meant among those that are pending.
  ///
  /// - Parameter results: All results of the last verify.
  /// - Returns: Those results, in their order.
  /// - Throws: ``SnapshotError`` for a pattern or name that fits none of them.
  package func select(_ results: [SnapshotResult]) throws(SnapshotError) -> [SnapshotResult] {
    let snapshots = try snapshots.settled(among: results.map(\.id))
    let pending = results.filter(\.status.isPending)
    let (allLayers, allTokens) = (pending.flatMap(\.layers), pending.flatMap(\.tokens))
    for name in layers where !allLayers.contains(where: { Self.layer($0, fits: name) }) {
      let known = Set(allLayers).sorted()
      let near = Suggestion.closest(to: name, in: known)
      // Parts of a picture are numbered: `chip` is meant for `icon/chip.0`.
      let part = known.first { $0.hasPrefix(name + ".") || $0.contains("/\(name).") }
      throw .noLayer(name: name, near: part ?? near)
    }
    for name in tokens where !allTokens.contains(where: { Self.token($0, fits: name) }) {
      throw .noToken(name: name, near: Suggestion.closest(to: name, in: Set(allTokens).sorted()))
    }
    return pending.filter { result in
      snapshots.matches(result.id)
        && (layers.isEmpty
          || result.layers.contains { layer in layers.contains { Self.layer(layer, fits: $0) } })
        && (tokens.isEmpty
          || result.tokens.contains { token in tokens.contains { Self.token(token, fits: $0) } })
    }
  }

  private static func layer(_ path: String, fits name: String) -> Bool {
    path == name || path.hasPrefix(name + "/") || path.hasSuffix("/" + name)
  }

  private static func token(_ path: String, fits name: String) -> Bool {
    path == name || path.hasPrefix(name + ".")
  }
}
