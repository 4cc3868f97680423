internal import TesseraSource

// A theme → every token with its value under each combination of some switches.
//
// A *variant* is no token of its own in another format: what a token takes on in some modes only,
// from a token of its own name in another group (`accent` from `contrast-high.accent`). That is how
// two switches act on one token in a resolver document; other formats say it directly.

/// The tokens of a theme under all combinations of some of its switches.
struct ExportTable {
  /// A token under all combinations.
  struct Row {
    /// The token under the first combination.
    let token: Token
    /// The values, the last axis changing fastest.
    let values: [TokenValue]

    /// The names from the root to the token; the root of a group has the group's.
    var names: [String] {
      let names = token.path.split(separator: ".").map(String.init)
      return names.count > 1 && names.last == TokenName.root ? names.dropLast() : names
    }

    /// Which axes the value depends on, for axes with so many contexts.
    func dependencies(_ counts: [Int]) -> [Bool] {
      counts.indices.map { axis in
        let stride = counts[(axis + 1)...].reduce(1, *)
        return values.indices.contains { index in
          let context = index / stride % counts[axis]
          return values[index] != values[index - context * stride]
        }
      }
    }
  }

  /// The switches.
  let axes: [ExportAxis]
  /// The tokens in the order of the theme.
  let rows: [Row]
  /// Tokens that have no value under some combination.
  let incomplete: [ExportError]

  /// Reads a theme, the other switches as in `mode`.
  init(_ document: ThemeDocument, axes: [ExportAxis], mode: ThemeMode) {
    self.axes = axes
    let themes = Self.modes(axes, of: mode).map(document.theme(in:))
    let variants = Self.variants(in: themes)
    var rows: [Row] = []
    var incomplete: [ExportError] = []
    for path in themes[0].tokenNames where !variants.contains(path) {
      let tokens = themes.map { $0.token(path) }
      if let missing = tokens.firstIndex(where: { $0 == nil }) {
        let location = themes[0].location(ofToken: path)
        incomplete.append(.incomplete(path: path, mode: themes[missing].mode, location))
      } else if let token = tokens[0] {
        rows.append(Row(token: token, values: tokens.compactMap { $0?.value }))
      }
    }
    self.rows = rows
    self.incomplete = incomplete
  }

  /// The combinations of the axes' contexts, the last axis changing fastest.
  private static func modes(_ axes: [ExportAxis], of mode: ThemeMode) -> [ThemeMode] {
    axes.reduce([mode]) { modes, axis in
      modes.flatMap { mode in
        axis.contexts.map { context in
          ThemeMode(
            selections: mode.selections.map {
              $0.modifier == axis.modifier
                ? .init(modifier: axis.modifier, context: context) : $0
            })
        }
      }
    }
  }

  /// The paths of the variants of other tokens.
  private static func variants(in themes: [Theme]) -> Set<String> {
    var uses: [String: Int] = [:]
    for theme in themes {
      for token in theme.tokens {
        if let alias = token.alias, alias.path.hasSuffix("." + token.path) {
          uses[alias.path, default: 0] += 1
        }
      }
    }
    return Set(uses.filter { $0.value < themes.count }.keys)
  }

  /// What is left out because a format has no place for it, type by type.
  func findings(unless isCarried: (Row) -> Bool, format: String) -> [ExportError] {
    let others = rows.filter { !isCarried($0) }.map(\.token)
    return TokenType.allCases.compactMap { type in
      let tokens = others.filter { $0.type == type }
      return tokens.first.map {
        .types(type, paths: tokens.map(\.path), format: format, $0.location)
      }
    }
  }

  /// What is left out of the switches of a theme.
  func findings(ofModifiersIn document: ThemeDocument, mode: ThemeMode, format: String)
    -> [ExportError]
  {
    document.modifiers.compactMap { modifier in
      guard let axis = axes.first(where: { $0.modifier == modifier.name }) else {
        let context = mode[modifier.name] ?? modifier.default
        return .modifier(
          modifier.name, contexts: [], format: format,
          help: "the values are those of `\(context)`; another one can be selected")
      }
      let others = modifier.contexts.filter { !axis.contexts.contains($0) }
      guard !others.isEmpty else { return nil }
      return .modifier(
        modifier.name, contexts: others, format: format,
        help: "the values are those of \(axis.contexts.listed)")
    }
  }
}
