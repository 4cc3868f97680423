/// One context for each modifier of a theme.
package struct ThemeMode: Hashable, Sendable, CustomStringConvertible {
  /// The context that one modifier has.
  package struct Selection: Hashable, Sendable {
    /// The name of the modifier.
    package let modifier: String
    /// The name of its context.
    package let context: String

    /// Creates a selection.
    package init(modifier: String, context: String) {
      self.modifier = modifier
      self.context = context
    }
  }

  /// The selections in the order in which the resolver applies the modifiers.
  package let selections: [Selection]

  /// Creates a mode from its selections, in the resolver's order.
  package init(selections: [Selection]) {
    self.selections = selections
  }

  /// The context of a modifier, nil where the theme has no such modifier.
  package subscript(modifier: String) -> String? {
    selections.first { $0.modifier == modifier }?.context
  }

  /// The selections as `appearance=dark contrast=high`; empty for a theme without modifiers.
  package var description: String {
    selections.map { "\($0.modifier)=\($0.context)" }.joined(separator: " ")
  }
}
