package import TesseraGraphics
package import TesseraSource

/// All tokens of a theme under one mode, with their values.
package struct Theme: Sendable {
  /// The mode.
  package let mode: ThemeMode
  /// How colours that sRGB does not hold are shown.
  package let gamutMapping: GamutMapping
  /// What each font family is made of.
  package let fonts: [String: ThemeFont]
  /// Where the theme names each font file, by the file's path.
  package let fontPlaces: [String: SourceLocation]
  /// The files of icons, by the icons' names.
  package let icons: [String: ThemeIcon]
  /// The tokens and groups.
  let table: TokenTable
  /// What the tokens come to, by the indices of the table.
  let results: [TokenResult]
  /// The values of tokens with pointers, those replaced, by the indices of the table.
  let expandedValues: [Int: JSONNode]

  /// A theme without tokens.
  package static let empty = Theme(
    mode: ThemeMode(selections: []), gamutMapping: .minde, fonts: [:], fontPlaces: [:],
    icons: [:], table: TokenTable(), results: [], expandedValues: [:])

  init(
    mode: ThemeMode, gamutMapping: GamutMapping, fonts: [String: ThemeFont],
    fontPlaces: [String: SourceLocation], icons: [String: ThemeIcon], table: TokenTable,
    results: [TokenResult], expandedValues: [Int: JSONNode]
  ) {
    self.mode = mode
    self.gamutMapping = gamutMapping
    self.fonts = fonts
    self.fontPlaces = fontPlaces
    self.icons = icons
    self.table = table
    self.results = results
    self.expandedValues = expandedValues
  }

  /// The token at `path`; nil where there is none, or none with a value.
  ///
  /// - Complexity: O(1).
  package func token(_ path: String) -> Token? {
    table.index(of: path).flatMap { results[$0].token }
  }

  /// The value of a token as it is shown, for whoever makes sRGB of it.
  ///
  /// Only where the theme's colours are to be cut to sRGB it differs from the token's own value.
  package func shown(_ token: Token) -> TokenValue {
    gamutMapping == .clip ? token.value.clippedToSRGB : token.value
  }

  /// Whether the theme has a token at `path`, even one without a value.
  ///
  /// - Complexity: O(1).
  package func hasToken(_ path: String) -> Bool { table.index(of: path) != nil }

  /// The tokens that have a value, sorted by path.
  ///
  /// - Complexity: O(n log n).
  package var tokens: [Token] {
    results.compactMap(\.token).sorted { $0.path < $1.path }
  }

  /// The paths of the tokens without a value, sorted; the reasons are the document's diagnostics.
  ///
  /// A token that the lenient profile keeps as written is none of them.
  /// - Complexity: O(n log n).
  package var unresolved: [String] {
    zip(table.entries, results).compactMap { entry, result in
      if case .unresolved = result { return entry.path }
      return nil
    }.sorted()
  }

  /// The paths of all tokens in the order of the theme, for questions such as "did you mean …?".
  package var tokenNames: some Sequence<String> { table.entries.lazy.map(\.path) }

  /// Whether `path` is a group; the empty path is the root.
  ///
  /// - Complexity: O(1).
  package func isGroup(_ path: String) -> Bool { table.groups[path] != nil }

  /// The names of the tokens (`$root` among them) and groups in the group at `path`, in the order
  /// of the theme; empty where there is no group.
  ///
  /// - Complexity: O(1).
  package func children(of path: String) -> [String] { table.groups[path]?.names ?? [] }

  /// The place of the name of the group at `path`, in the last source that has it.
  package func location(ofGroup path: String) -> SourceLocation? {
    table.groups[path]?.name.location
  }

  /// What the group at `path` says to tools, vendor by vendor, as the last source writes it.
  package func extensions(ofGroup path: String) -> JSONNode? { table.groups[path]?.extensions }

  /// The place of the name of the token at `path`, even of one without a value.
  package func location(ofToken path: String) -> SourceLocation? {
    table.index(of: path).map { table.entries[$0].declaration.name.location }
  }

  /// The references from an alias to the token that has the value itself; empty for no alias.
  ///
  /// - Complexity: O(n) in the length of the chain.
  package func aliasChain(of token: Token) -> [TokenReference] {
    var chain: [TokenReference] = []
    var next = token.alias
    while let reference = next {
      chain.append(reference)
      next = self.token(reference.path)?.alias
    }
    return chain
  }
}

extension Theme: TokenLookup {
  func target(of path: String) -> ReferenceTarget {
    table.target(of: path, results: results)
  }

  func help(forUnknown path: String) -> String? {
    TokenSuggestion(table: table, budget: SuggestionBudget()).help(for: path)
  }
}
