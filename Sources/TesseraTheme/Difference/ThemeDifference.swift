package import TesseraSource

// Two themes → the tokens that differ in what they mean.
//
// Values are compared resolved, mode by mode: a token that is written otherwise and comes to the
// same value has not changed, one behind a changed alias has.

/// What differs between the tokens of two themes.
package struct ThemeDifference: Hashable, Sendable {
  /// A token's type and value.
  package struct Value: Hashable, Sendable {
    /// The `$type`; nil where nothing tells it.
    package let type: String?
    /// The value with every reference replaced; nil where the token does not resolve.
    package let value: JSONOutput?
    /// A colour as the nearest straight sRGB bytes; nil for any other token.
    package let srgb: String?
  }

  /// A token that differs.
  package struct Change: Hashable, Sendable {
    /// How a token differs.
    package enum Kind: String, Hashable, Sendable {
      /// Only the new theme has it.
      case added
      /// Only the old theme has it.
      case removed
      /// Both have it with different types or values.
      case changed
    }

    /// The path of the token.
    package let path: String
    /// How it differs.
    package let kind: Kind
    /// The modes in which it differs so, as `appearance=dark`; nil for all.
    package let modes: String?
    /// What it was; nil for a token that is added.
    package let old: Value?
    /// What it is; nil for a token that is removed.
    package let new: Value?
  }

  /// The differences by path, of one path in the order of the modes.
  package let changes: [Change]
  /// The contexts that only the old theme has, as `contrast=high`.
  package let removedContexts: [String]
  /// The contexts that only the new theme has.
  package let addedContexts: [String]

  /// Whether the themes mean the same.
  package var isEmpty: Bool {
    changes.isEmpty && removedContexts.isEmpty && addedContexts.isEmpty
  }

  /// Compares two themes in every mode of the new one.
  ///
  /// The old theme is in the same contexts as far as it has them, else in its defaults. Beyond 256
  /// modes, each context beside the other defaults is compared.
  /// - Complexity: O(n) in the tokens of all modes.
  package init(from old: ThemeDocument, to new: ThemeDocument) {
    let modes = new.modesToCheck
    var gathered = ThemeChanges()
    for (index, mode) in modes.enumerated() {
      let selections = old.modifiers.map { modifier in
        ThemeMode.Selection(
          modifier: modifier.name,
          context: mode[modifier.name].flatMap { modifier.contexts.contains($0) ? $0 : nil }
            ?? modifier.default)
      }
      gathered.compare(
        old.theme(in: ThemeMode(selections: selections)), new.theme(in: mode), mode: index)
    }
    let names = ModeDescription(modes: modes, modifiers: new.modifiers)
    changes = gathered.changes { $0.count == modes.count ? nil : names.text(of: $0) }
    let (oldContexts, newContexts) = (Self.contexts(of: old), Self.contexts(of: new))
    removedContexts = oldContexts.filter { !newContexts.contains($0) }
    addedContexts = newContexts.filter { !oldContexts.contains($0) }
  }

  private static func contexts(of document: ThemeDocument) -> [String] {
    document.modifiers.flatMap { modifier in
      modifier.contexts.map { "\(modifier.name)=\($0)" }
    }
  }
}
