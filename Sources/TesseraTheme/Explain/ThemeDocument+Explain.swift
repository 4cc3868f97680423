internal import TesseraSource

extension ThemeDocument {
  /// Explains where the value of a token comes from.
  ///
  /// - Parameters:
  ///   - path: The path of the token.
  ///   - mode: The mode.
  /// - Returns: The explanation, also of a token without a value.
  /// - Throws: ``ThemeError/unknownToken(_:help:)`` for a token that the theme lacks.
  /// - Complexity: O(n) in the tokens that take part and in the sources' groups on their way.
  package func explanation(
    of path: String, in mode: ThemeMode
  ) throws(ThemeError) -> TokenExplanation {
    let theme = theme(in: mode)
    guard let index = theme.table.index(of: path) else {
      let root = TokenName.path(path, TokenName.root)
      let help: String?
      if theme.hasToken(root) {
        help = "`\(root)` is the token of this group"
      } else if theme.isGroup(path) {
        help = "it is a group; name a token in it"
      } else {
        help = TokenSuggestion(table: theme.table, budget: SuggestionBudget())
          .nearest(to: path)
          .map(Suggestion.question)
      }
      throw .unknownToken(path, help: help)
    }
    let trail = TokenTrail(theme: theme, sources: origins(in: mode))
    var values = ResolvedValues(theme)
    return TokenExplanation(
      path: path, mode: mode, result: values.entry(at: index), steps: trail.steps(from: path))
  }

  /// The sources of a mode in order, with what brings each in.
  private func origins(in mode: ThemeMode) -> [(root: GroupDeclaration, origin: String)] {
    var origins: [Int: String] = [:]
    for layer in resolver.layers {
      let name: String
      switch layer {
      case .always(let set, _): name = set.isEmpty ? "" : "the set \(set)"
      case .switched(let index, _):
        let modifier = modifiers[index]
        name = "\(modifier.name)=\(mode[modifier.name] ?? modifier.default)"
      }
      for source in resolver.sources(of: layer, in: mode) { origins[source] = name }
    }
    return resolver.sources(in: mode).map { (sources[$0].root, origins[$0] ?? "") }
  }
}
