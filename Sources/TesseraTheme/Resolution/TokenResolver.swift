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
  /// How many dependencies of a token are looked through before all tokens are.
  private static let compared = 4

  /// The tokens and groups.
  let table: TokenTable
  /// What the tokens come to, by the indices of the table.
  private(set) var results: [TokenResult]
  /// What was found wrong.
  private(set) var findings: [any DiagnosticConvertible] = []
  private let profile: ThemeLoading.Profile
  /// A value that a token has instead of its own.
  private let replacement: (index: Int, value: TokenValue)?
  private let suggestion: TokenSuggestion
  private var expansion: PointerExpansion
  /// The nodes that the token being read depends on.
  private var dependencies: ArraySlice<Int> = []

  /// Resolves all tokens of `table`.
  ///
  /// - Parameters:
  ///   - table: The tokens and groups.
  ///   - profile: How much of what DTCG does not have is read.
  ///   - replacement: A token, by its index in the table, that is tried with another value.
  /// - Complexity: O(n) in tokens and references.
  init(
    _ table: TokenTable, profile: ThemeLoading.Profile,
    replacing replacement: (index: Int, value: TokenValue)? = nil
  ) {
    self.table = table
    self.profile = profile
    self.replacement = replacement
    results = Array(repeating: .unresolved, count: table.entries.count)
    suggestion = TokenSuggestion(table: table, budget: table.suggestions)
    let graph = PointerGraph(table)
    expansion = PointerExpansion(graph, profile: profile)
    DependencyOrder.walk(
      count: graph.count,
      dependencies: { graph.dependencies(of: $0) },
      foundCycle: { report(cycle: $0) },
      finish: { node, isOnCycle in finish(node, isOnCycle: isOnCycle) })
    findings += expansion.findings
  }

  /// The values of tokens with pointers, those replaced, by the indices of the table.
  var expandedValues: [Int: JSONNode] { expansion.values }

  func target(of path: String) -> ReferenceTarget {
    // The graph has found it already; comparing paths is faster than finding it again.
    for node in dependencies.prefix(Self.compared)
    where node < results.count && table.entries[node].path == path {
      return results[node].target
    }
    return table.target(of: path, results: results)
  }

  func help(forUnknown path: String) -> String? { suggestion.help(for: path) }

  private func finish(_ node: Int, isOnCycle: Bool) {
    if let part = expansion.graph.partIndex(of: node) {
      if !isOnCycle { expansion.finish(part: part) }
    } else if isOnCycle {
      expansion.giveUp(node)
    } else {
      results[node] = result(of: table.entries[node], at: node)
    }
  }

  /// Reports a circle, turned so that its first token comes first, whichever led to it.
  private func report(cycle: ArraySlice<Int>) {
    let graph = expansion.graph
    var nodes = Array(cycle.prefix(AliasCycle.shown))
    if nodes.count == cycle.count, let first = nodes.min(),
      let position = nodes.firstIndex(of: first)
    {
      nodes = Array(nodes[position...] + nodes[..<position])
    }
    var steps: [AliasCycle.Step] = []
    for (position, node) in nodes.enumerated() {
      let next: Int
      if position + 1 < nodes.count {
        next = nodes[position + 1]
      } else if nodes.count == cycle.count {
        next = nodes[0]
      } else {
        next = cycle[cycle.startIndex + nodes.count]
      }
      guard let range = graph.reference(of: node, to: next) else { continue }
      steps.append(
        AliasCycle.Step(
          path: graph.name(of: node),
          span: SourceSpan(source: graph.declaration(of: node).source, range: range)))
    }
    findings.append(
      TokenReferenceError.cycle(AliasCycle(steps: steps, omitted: cycle.count - nodes.count)))
  }

  /// Reads the value of a token whose references are all finished.
  private func result(of entry: TokenTable.Entry, at index: Int) -> TokenResult {
    let declaration = entry.declaration
    dependencies = expansion.graph.dependencies(of: index)
    var node = declaration.value
    var alpha = declaration.alpha
    if declaration.hasPointers {
      node = expansion.expand(declaration, token: index)
      alpha = alpha.map { expansion.expand($0, in: declaration.source, plain: false) }
    }
    let reading = TokenReading(
      entry, value: node, alpha: alpha,
      origins: declaration.hasPointers ? expansion.origins : [], lookup: self, profile: profile)
    if !reading.findings.isEmpty { findings += reading.findings }
    if let replacement, replacement.index == index, case .token(let token) = reading.result {
      return .token(token.replacing(replacement.value))
    }
    return reading.result
  }
}
