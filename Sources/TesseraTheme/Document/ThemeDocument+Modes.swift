package import TesseraSource

extension ThemeDocument {
  /// The mode in which every modifier has its default.
  package var defaultMode: ThemeMode {
    ThemeMode(selections: modifiers.map { .init(modifier: $0.name, context: $0.default) })
  }

  /// All modes: every context with every other, the last modifier changing fastest.
  ///
  /// Each modifier begins with its default, so that the first mode is the default one; its other
  /// contexts follow in the order of the document. A theme without modifiers has one mode.
  package var allModes: [ThemeMode] {
    var modes = [ThemeMode(selections: [])]
    for modifier in modifiers {
      modes = modes.flatMap { mode in
        modifier.contextsByRank.map { context in
          ThemeMode(
            selections: mode.selections + [.init(modifier: modifier.name, context: context)])
        }
      }
    }
    return modes
  }

  /// The mode with the given contexts, the other modifiers at their defaults.
  ///
  /// A name that no modifier or context has exactly is compared without regard to case (Resolver
  /// module, section 5).
  /// - Parameters:
  ///   - contexts: A context for each modifier that is selected.
  ///   - locations: Where the selections stand, for the errors.
  /// - Returns: A mode with a context for every modifier.
  /// - Throws: ``ModeError`` with every modifier and context that the theme lacks, and every modifier
  ///   without a default that nothing is selected for.
  package func mode(
    selecting contexts: [String: String], locations: [String: SourceLocation] = [:]
  ) throws(ModeError) -> ThemeMode {
    var faults: [ThemeError] = []
    var chosen: [String: String] = [:]
    // The modifiers that are named, by a mistyped name too: nothing is missing for them.
    var named: Set<String> = []
    for (name, context) in contexts.sorted(by: { $0.key < $1.key }) {
      guard let modifier = modifiers.first(matching: name, by: \.name) else {
        let known = modifiers.map(\.name)
        faults.append(.unknownModifier(name, known: known, locations[name]))
        if let meant = Suggestion.closest(to: name, in: known) { named.insert(meant) }
        continue
      }
      named.insert(modifier.name)
      guard let known = modifier.contexts.first(matching: context, by: \.self) else {
        faults.append(
          .unknownContext(
            context, modifier: modifier.name, known: modifier.contexts, locations[name]))
        continue
      }
      chosen[modifier.name] = known
    }
    var selections: [ThemeMode.Selection] = []
    for modifier in modifiers {
      guard let context = chosen[modifier.name] ?? modifier.declaredDefault else {
        if !named.contains(modifier.name) {
          faults.append(.missingContext(modifier: modifier.name, known: modifier.contexts, nil))
        }
        continue
      }
      selections.append(.init(modifier: modifier.name, context: context))
    }
    guard faults.isEmpty else { throw ModeError(faults: faults) }
    return ThemeMode(selections: selections)
  }
}

extension ThemeModifier {
  /// The default that the document declares.
  fileprivate var declaredDefault: String? { declaresDefault ? `default` : nil }
}

extension Array {
  /// The first element whose name is `name`, else the first whose name differs only in case.
  fileprivate func first(matching name: String, by key: (Element) -> String) -> Element? {
    first { key($0) == name } ?? first { key($0).lowercased() == name.lowercased() }
  }
}
