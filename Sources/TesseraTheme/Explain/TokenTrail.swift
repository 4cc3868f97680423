internal import TesseraSource

/// Follows tokens back to where they are written.
struct TokenTrail {
  /// The tokens of the mode.
  let theme: Theme
  /// The mode's sources in order, and what brings each in.
  let sources: [(root: GroupDeclaration, origin: String)]
  /// What each path is in the sources that have a token there, in their order.
  private var declarations: [String: [(declaration: TokenDeclaration, origin: String)]] = [:]

  /// Lists the tokens of all sources.
  ///
  /// - Complexity: O(n) in them.
  init(theme: Theme, sources: [(root: GroupDeclaration, origin: String)]) {
    self.theme = theme
    self.sources = sources
    for source in sources { add(source.root, from: source.origin) }
  }

  private mutating func add(_ group: GroupDeclaration, from origin: String) {
    for child in group.children.elements {
      switch child {
      case .token(let token): declarations[token.path, default: []].append((token, origin))
      case .group(let inner): add(inner, from: origin)
      }
    }
  }

  /// The steps from a token to everything that its value needs, each token once.
  func steps(from path: String) -> [TokenExplanation.Step] {
    var steps: [TokenExplanation.Step] = []
    var seen: Set<String> = [path]
    var waiting: [(path: String, referredBy: String?)] = [(path, nil)]
    while let (path, referredBy) = waiting.popLast() {
      steps.append(step(path, referredBy: referredBy))
      let next = references(of: path).filter { seen.insert($0).inserted }
      waiting += next.reversed().map { ($0, path) }
    }
    return steps
  }

  /// The tokens that the declaration of a token names, whether or not they are there.
  private func references(of path: String) -> [String] {
    guard let index = theme.table.index(of: path) else { return [] }
    return theme.table.entries[index].declaration.references.compactMap { reference in
      switch reference.target {
      case .path(let path): return path
      case .pointer(let names):
        switch theme.table.target(ofPointer: names) {
        case .token(let token): return theme.table.entries[token].path
        case .part(let part): return theme.table.entries[part.token].path
        case .group, .missing: return nil
        }
      }
    }
  }

  private func step(_ path: String, referredBy: String?) -> TokenExplanation.Step {
    guard let index = theme.table.index(of: path) else {
      return TokenExplanation.Step(
        path: path, referredBy: referredBy, winner: nil, replaced: [], inherited: nil, alpha: nil,
        deprecated: nil)
    }
    let entry = theme.table.entries[index]
    let declaration = entry.declaration
    var found = declarations[declaration.path] ?? []
    let position = found.lastIndex { $0.declaration === declaration }
    let winner = position.map { found.remove(at: $0) } ?? (declaration, "")
    return TokenExplanation.Step(
      path: path, referredBy: referredBy, winner: Self.declaration(winner.0, winner.1),
      replaced: found.reversed().map { Self.declaration($0.declaration, $0.origin) },
      inherited: path == declaration.path
        ? nil : .init(path: declaration.path, location: extends(above: path)),
      alpha: declaration.alpha.map { Self.text(of: $0.range, in: declaration.source) },
      deprecated: (declaration.deprecated ?? entry.context.deprecated)?.reason)
  }

  /// The place of the nearest `$extends` of a group around a path.
  private func extends(above path: String) -> SourceLocation? {
    var found: (depth: Int, span: SourceSpan)?
    for source in sources {
      var group = source.root
      for (depth, name) in path.split(separator: ".").enumerated() {
        if let extends = group.extends, depth >= found?.depth ?? 0 {
          found = (depth, extends.span)
        }
        guard case .group(let inner)? = group.children[String(name)] else { break }
        group = inner
      }
    }
    return found?.span.location
  }

  private static func declaration(
    _ declaration: TokenDeclaration, _ origin: String
  ) -> TokenExplanation.Declaration {
    TokenExplanation.Declaration(
      location: declaration.name.location, origin: origin,
      text: text(of: declaration.value.range, in: declaration.source))
  }

  /// What stands in a file, in one line.
  private static func text(of range: Range<Int>, in source: SourceText) -> String {
    String(decoding: source.bytes[range], as: UTF8.self)
      .split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}
