internal import TesseraSource

// Tokens as read → tokens that refer to each other as DTCG allows.
//
// Every token comes after those that it refers to. A reference to what was left out, or to a token of
// another type, leaves its token out too; each such token is reported with its own place. Tokens that
// refer to each other in a circle are an error. All layers count together: which of them are laid over
// each other is known to the loader only, which looks at every mode in the end.

/// The references of a theme's tokens.
struct DraftCheck {
  /// All tokens, layer by layer.
  private var tokens: [DraftToken]
  /// Where each token belongs.
  private let layers: [Int]
  /// The tokens by their names.
  private var indices: [[String]: [Int]] = [:]
  /// The names of tokens that never came so far.
  private let refused: Set<[String]>
  /// Tokens that are left out.
  private var isLeftOut: [Bool]
  /// How many more unknown names are compared with all others to find what was meant.
  private var suggestions = ThemeLimits.suggestions

  /// Checks a theme: aliases get the type of what they refer to, and what cannot stay is taken out.
  static func apply(to theme: inout DraftTheme, report: inout ImportReport) {
    var check = DraftCheck(theme)
    let (order, circle) = check.order
    // In more than one layer a token may refer to its own name in another one.
    if theme.layers.count == 1, !circle.isEmpty {
      check.reportCircle(circle, report: &report)
      return
    }
    for index in order + circle { check.check(index, report: &report) }
    for layer in theme.layers.indices { theme.layers[layer].tokens = [] }
    for (index, token) in check.tokens.enumerated() where !check.isLeftOut[index] {
      theme.layers[check.layers[index]].tokens.append(token)
    }
  }

  private init(_ theme: DraftTheme) {
    tokens = theme.layers.flatMap(\.tokens)
    layers = theme.layers.enumerated().flatMap { index, layer in
      layer.tokens.map { _ in index }
    }
    refused = theme.refused
    isLeftOut = tokens.map { _ in false }
    for (index, token) in tokens.enumerated() { indices[token.names, default: []].append(index) }
  }

  /// The tokens in an order in which each stands behind those that it refers to, and those for which
  /// there is none: they lie on a circle, or refer to one that does.
  private var order: (order: [Int], circle: [Int]) {
    var waiting = tokens.map { _ in 0 }
    var users: [Int: [Int]] = [:]
    for (index, token) in tokens.enumerated() {
      for target in token.value.references.flatMap({ indices[$0.names] ?? [] }) {
        users[target, default: []].append(index)
        waiting[index] += 1
      }
    }
    var order = tokens.indices.filter { waiting[$0] == 0 }
    var next = 0
    while next < order.count {
      for user in users[order[next]] ?? [] {
        waiting[user] -= 1
        if waiting[user] == 0 { order.append(user) }
      }
      next += 1
    }
    return (order, tokens.indices.filter { waiting[$0] > 0 })
  }

  private func reportCircle(_ circle: [Int], report: inout ImportReport) {
    guard let reference = tokens[circle[0]].value.references.first else { return }
    let paths = circle.prefix(8).map { tokens[$0].path }
    report.fault(
      "these tokens refer to each other in a circle, or to such tokens: \(paths.listed)",
      reference.span, help: "give one of them a value of its own")
  }

  /// Looks at a token's references; what they refer to was looked at before.
  private mutating func check(_ index: Int, report: inout ImportReport) {
    let path = tokens[index].path
    for reference in tokens[index].value.references {
      let targets = (indices[reference.names] ?? []).filter { !isLeftOut[$0] }
      let name = reference.names.joined(separator: ".")
      guard !targets.isEmpty else {
        let isKnown = indices[reference.names] != nil || refused.contains(reference.names)
        var help: String?
        if !isKnown, suggestions > 0 {
          suggestions -= 1
          help = Suggestion.help(for: name, in: tokens.lazy.map(\.path))
        }
        report.drop(
          "`\(path)` refers to `\(name)`, which "
            + (isKnown ? "is left out" : "does not exist"), reference.span, help: help)
        isLeftOut[index] = true
        return
      }
      let types = targets.compactMap { tokens[$0].type }
      if tokens[index].isAlias, let type = types.first { tokens[index].type = type }
      if let wanted = reference.type, !types.isEmpty, !types.contains(wanted) {
        report.drop(
          "`\(path)` refers to `\(name)`, which is no \(wanted.rawValue)", reference.span)
        isLeftOut[index] = true
        return
      }
    }
  }
}
