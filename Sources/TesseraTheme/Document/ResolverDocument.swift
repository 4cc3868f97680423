/// The order in which a theme lays its sources over each other.
struct ResolverDocument: Sendable {
  /// A step of the order; sources by their index in the list of all.
  enum Layer: Sendable {
    /// Sources that every resolution has.
    case always([Int])
    /// Sources by the contexts of the modifier at the index.
    case switched(modifier: Int, contexts: [[Int]])
  }

  /// The switches, in the order in which they are applied.
  var modifiers: [ThemeModifier] = []
  /// The steps, the last of which wins.
  var layers: [Layer] = []

  /// The sources of one mode, in order.
  ///
  /// A modifier that the mode does not name, or whose context is unknown, has its default.
  func sources(in mode: ThemeMode) -> [Int] {
    layers.flatMap { layer -> [Int] in
      switch layer {
      case .always(let sources): return sources
      case .switched(let index, let contexts):
        let modifier = modifiers[index]
        let position =
          mode[modifier.name].flatMap { modifier.contexts.firstIndex(of: $0) }
          ?? modifier.contexts.firstIndex(of: modifier.default)
        return position.map { contexts[$0] } ?? []
      }
    }.keepingLast
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
