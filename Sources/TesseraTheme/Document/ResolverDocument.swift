/// The order in which a theme lays its sources over each other.
struct ResolverDocument: Sendable {
  /// A step of the order; sources by their index in the list of all.
  enum Layer: Sendable {
    /// Sources that every resolution has, and the set that they are.
    case always(set: String, [Int])
    /// Sources by the contexts of the modifier at the index.
    case switched(modifier: Int, contexts: [[Int]])
  }

  /// The switches, in the order in which they are applied.
  var modifiers: [ThemeModifier] = []
  /// Where each modifier's contexts are named.
  var contextPlaces: [[SourceSpan]] = []
  /// The steps, the last of which wins.
  var layers: [Layer] = []

  /// The sources of one mode, in order.
  ///
  /// A modifier that the mode does not name, or whose context is unknown, has its default.
  func sources(in mode: ThemeMode) -> [Int] {
    layers.flatMap { sources(of: $0, in: mode) }.keepingLast
  }

  /// The sources of one layer in a mode.
  func sources(of layer: Layer, in mode: ThemeMode) -> [Int] {
    switch layer {
    case .always(_, let sources): return sources
    case .switched(let index, let contexts):
      let modifier = modifiers[index]
      let position =
        mode[modifier.name].flatMap { modifier.contexts.firstIndex(of: $0) }
        ?? modifier.contexts.firstIndex(of: modifier.default)
      return position.map { contexts[$0] } ?? []
    }
  }
}

extension [Int] {
  /// The elements, each only where it comes last.
  ///
  /// A source that comes again says everything again, so that only its last place counts.
  var keepingLast: [Int] {
    var seen: Set<Int> = []
    return reversed().filter { seen.insert($0).inserted }.reversed()
  }
}
