internal import TesseraGraphics
internal import TesseraSource

// Token table → tokens with values.
//
// References form a graph; `DependencyOrder` finishes each token after those that it refers to, so
// that every value is read exactly once and finds the values of the others ready. Following each
// reference by recursion was rejected: deep chains exhaust the call stack, and a value with many
// references costs exponential time.

/// Gives the tokens of one resolution their values.
///
/// A class, because the readers of values look up what it has so far.
final class TokenResolver: TokenLookup {
  /// The tokens and groups.
  let table: TokenTable
  /// The tokens with values by the indices of the table; nil where there is none.
  private(set) var tokens: [Token?]
  /// What was found wrong.
  private(set) var findings: [any DiagnosticConvertible] = []
  private let suggestion: TokenSuggestion
  /// How many more unknown names are compared with all others.
  private var thoroughSuggestions = ThemeLimits.suggestions

  /// Resolves all tokens of `table`.
  ///
  /// - Complexity: O(n) in tokens and references.
  init(_ table: TokenTable) {
    self.table = table
    tokens = Array(repeating: nil, count: table.entries.count)
    suggestion = TokenSuggestion(table: table)
    DependencyOrder.walk(
      count: table.entries.count,
      dependencies: { index in
        table.entries[index].declaration.references.compactMap { table.index(of: $0.path) }
      },
      foundCycle: { report(cycle: $0) },
      finish: { index, isOnCycle in
        if !isOnCycle { tokens[index] = token(table.entries[index]) }
      })
  }

  func target(of path: String) -> ReferenceTarget {
    table.target(of: path, values: tokens)
  }

  func help(forUnknown path: String) -> String? {
    thoroughSuggestions -= 1
    return suggestion.help(for: path, isThorough: thoroughSuggestions >= 0)
  }

  /// Reports a circle, turned so that its first token comes first, whichever led to it.
  private func report(cycle: ArraySlice<Int>) {
    var nodes = Array(cycle.prefix(AliasCycle.shown))
    if nodes.count == cycle.count, let first = nodes.min(),
      let position = nodes.firstIndex(of: first)
    {
      nodes = Array(nodes[position...] + nodes[..<position])
    }
    var steps: [AliasCycle.Step] = []
    for (position, node) in nodes.enumerated() {
      let entry = table.entries[node]
      let next: Int
      if position + 1 < nodes.count {
        next = nodes[position + 1]
      } else if nodes.count == cycle.count {
        next = nodes[0]
      } else {
        next = cycle[cycle.startIndex + nodes.count]
      }
      let references = entry.declaration.references
      guard let range = references.first(where: { table.index(of: $0.path) == next })?.range
      else { continue }
      steps.append(
        AliasCycle.Step(
          path: entry.path, span: SourceSpan(source: entry.declaration.source, range: range)))
    }
    findings.append(
      TokenReferenceError.cycle(AliasCycle(steps: steps, omitted: cycle.count - nodes.count)))
  }

  /// Reads the value of a token whose references all have theirs.
  private func token(_ entry: TokenTable.Entry) -> Token? {
    let declaration = entry.declaration
    var reader = ValueReader(source: declaration.source, lookup: self)
    defer { findings += reader.findings }
    guard let (type, value) = value(of: entry, reader: &reader),
      let final = withAlpha(value, of: entry, type, reader: &reader)
    else { return nil }
    return Token(
      path: entry.path, type: type, value: final, references: reader.references,
      isAlias: reader.isReference(declaration.value), description: declaration.description,
      deprecated: (declaration.deprecated ?? entry.context.deprecated)?.reason,
      definition: declaration.name)
  }

  /// The type and value of a token: its own type, else that of the token that it refers to, else
  /// that of its group (DTCG Format module, section 5.2.2).
  private func value(
    of entry: TokenTable.Entry, reader: inout ValueReader
  ) -> (TokenType, TokenValue)? {
    let declaration = entry.declaration
    let owner = "`\(declaration.path)`"
    // A `$type` that names no type is reported where it stands.
    if let own = declaration.type, own.type == nil { return nil }
    if reader.isReference(declaration.value) {
      guard let target = reader.target(of: declaration.value) else { return nil }
      guard let type = declaration.type?.type else { return (target.type, target.value) }
      return reader.check(target, at: declaration.value, is: type, for: owner)
        .map { (type, $0) }
    }
    guard !reader.reportsUnreadable(declaration.value) else { return nil }
    guard let declared = declaration.type ?? entry.context.type else {
      findings.append(
        TokenValueError.untyped(
          path: declaration.path, guess: reader.guess(declaration.value), replaced: entry.replaced,
          declaration.name))
      return nil
    }
    guard let type = declared.type else { return nil }
    return reader.value(declaration.value, as: type, for: owner).map { (type, $0) }
  }

  /// The value with the token's own alpha factor multiplied in.
  private func withAlpha(
    _ value: TokenValue, of entry: TokenTable.Entry, _ type: TokenType, reader: inout ValueReader
  ) -> TokenValue? {
    guard let node = entry.declaration.alpha else { return value }
    guard case .color(let color) = value else {
      let span = SourceSpan(source: entry.declaration.source, range: node.range)
      findings.append(TokenSyntaxError.idleAlpha(path: entry.declaration.path, type, span))
      return value
    }
    return reader.alpha(node).map { .color(color.multiplyingAlpha(by: $0)) }
  }
}
