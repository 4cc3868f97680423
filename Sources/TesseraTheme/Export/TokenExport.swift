package import TesseraSource

/// The tokens of one mode as programs read them (design, section 9: `theme resolve`).
package struct TokenExport: Sendable {
  /// A token with its value.
  package struct Entry: Hashable, Sendable {
    /// The path of the token.
    package let path: String
    /// The `$type`, also one of other tools that is kept as written; nil where nothing tells it.
    package let type: String?
    /// The value with every reference replaced.
    package let value: JSONOutput
    /// A colour as the nearest straight sRGB bytes, `#rrggbbaa`; nil for any other token.
    package let srgb: String?
    /// The place of the name where the token is defined.
    package let source: SourceLocation
  }

  /// The theme's own file as the user gave it.
  package let file: String
  /// The mode.
  package let mode: ThemeMode
  /// The tokens that resolve, by path.
  package let entries: [Entry]
  /// The paths of the others, sorted.
  package let unresolved: [String]

  /// Collects the tokens of a theme.
  ///
  /// - Complexity: O(n log n) in the tokens and their values.
  package init(_ document: ThemeDocument, in mode: ThemeMode) {
    file = document.path
    self.mode = mode
    let theme = document.theme(in: mode)
    var values = ResolvedValues(theme)
    var entries: [Entry] = []
    var unresolved: [String] = []
    for (index, token) in theme.table.entries.enumerated() {
      if let entry = values.entry(at: index) {
        entries.append(entry)
      } else {
        unresolved.append(token.path)
      }
    }
    self.entries = entries.sorted { $0.path < $1.path }
    self.unresolved = unresolved.sorted()
  }

  /// The object that `theme resolve` prints, with what was found while loading.
  package func json(_ diagnostics: [Diagnostic]) -> JSONOutput {
    .object([
      ("file", .string(file)), ("mode", mode.json),
      ("tokens", .object(entries.map { ($0.path, $0.json) })),
      ("unresolved", .array(unresolved.map { .string($0) })),
      ("diagnostics", .array(diagnostics.map(\.json))),
    ])
  }
}

extension TokenExport.Entry {
  /// The token as programs read it.
  fileprivate var json: JSONOutput {
    var members: [(String, JSONOutput)] = [
      ("type", type.map { .string($0) } ?? .null), ("value", value),
    ]
    if let srgb { members.append(("srgb", .string(srgb))) }
    members.append(("source", .string(source.description)))
    return .object(members)
  }
}

extension ThemeMode {
  /// The contexts by modifier, as programs read them.
  package var json: JSONOutput {
    .object(selections.map { ($0.modifier, .string($0.context)) })
  }
}
