/// A switch of a theme, such as `appearance` with the contexts `light` and `dark`.
package struct ThemeModifier: Hashable, Sendable {
  /// The name of the modifier.
  package let name: String
  /// The contexts in the order of the document, at least one.
  package let contexts: [String]
  /// The context that holds when none is selected: the declared default, else the first.
  package let `default`: String
  /// Whether the document declares the default; where it does not, a context must be selected.
  package let declaresDefault: Bool

  /// Creates a modifier.
  ///
  /// - Parameters:
  ///   - name: Its name.
  ///   - contexts: Its contexts, at least one.
  ///   - default: One of them.
  ///   - declaresDefault: Whether the document declares the default.
  package init(name: String, contexts: [String], default: String, declaresDefault: Bool = true) {
    self.name = name
    self.contexts = contexts
    self.default = `default`
    self.declaresDefault = declaresDefault
  }

  /// The contexts, the default first, then the others in the order of the document.
  var contextsByRank: [String] { [`default`] + contexts.filter { $0 != `default` } }
}
