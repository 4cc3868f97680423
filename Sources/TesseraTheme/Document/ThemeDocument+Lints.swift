package import TesseraSource

extension ThemeDocument {
  /// What the sources of a mode say about lints, in the order in which they are laid over each other.
  package func lints(in mode: ThemeMode) -> [LintDeclaration] {
    resolver.sources(in: mode).flatMap { sources[$0].lints }
  }

  /// The contexts that have the same tokens as the default of their modifier, for which something was
  /// most likely forgotten: an empty list, or a file without tokens.
  package var idleContexts: [(modifier: ThemeModifier, context: String, place: SourceLocation)] {
    resolver.layers.flatMap { layer -> [(ThemeModifier, String, SourceLocation)] in
      guard case .switched(let index, let contexts) = layer else { return [] }
      let modifier = modifiers[index]
      let filled = contexts.map { sources in sources.filter { !self.sources[$0].isEmpty } }
      guard let position = modifier.contexts.firstIndex(of: modifier.default) else { return [] }
      return modifier.contexts.indices.compactMap { context in
        context == position || filled[context] != filled[position]
          ? nil
          : (
            modifier, modifier.contexts[context],
            resolver.contextPlaces[index][context].location
          )
      }
    }
  }

  /// The contexts that tell some modes from the others, as a finding's mode says them.
  ///
  /// - Parameters:
  ///   - indices: The modes that have the finding, ascending, at least one.
  ///   - modes: All modes that were looked at.
  /// - Returns: `appearance=dark contrast=high`; nil where all modes have it.
  package func description(of indices: [Int], among modes: [ThemeMode]) -> String? {
    indices.count == modes.count
      ? nil : ModeDescription(modes: modes, modifiers: modifiers).text(of: indices)
  }
}
