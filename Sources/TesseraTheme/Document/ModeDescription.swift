/// Names modes by what they have in common.
struct ModeDescription {
  /// All modes that are looked at.
  let modes: [ThemeMode]
  /// The theme's switches.
  let modifiers: [ThemeModifier]

  /// The fewest contexts that tell these modes from all others: `appearance=dark contrast=high`.
  ///
  /// Where no choice of contexts does, the first mode and the number of the others.
  func text(of indices: [Int]) -> String {
    var contexts = modifiers.indices.map { position in
      (position, Set(indices.map { modes[$0].selections[position].context }))
    }
    func matching(_ contexts: [(Int, Set<String>)]) -> Int {
      modes.count { mode in contexts.allSatisfy { $1.contains(mode.selections[$0].context) } }
    }
    guard matching(contexts) == indices.count else {
      return "\(modes[indices[0]]) and \(indices.count - 1) more"
    }
    for position in modifiers.indices.reversed() {
      let fewer = contexts.filter { $0.0 != position }
      if matching(fewer) == indices.count { contexts = fewer }
    }
    return contexts.map { position, names in
      let modifier = modifiers[position]
      return "\(modifier.name)=\(modifier.contexts.filter(names.contains).joined(separator: "|"))"
    }.joined(separator: " ")
  }
}
