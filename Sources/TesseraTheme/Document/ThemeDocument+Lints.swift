extension ThemeDocument {
  /// What the sources of a mode say about lints, in the order in which they are laid over each other.
  package func lints(in mode: ThemeMode) -> [LintDeclaration] {
    resolver.sources(in: mode).flatMap { sources[$0].lints }
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
