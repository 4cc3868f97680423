internal import TesseraSource

// Tokens as read → tokens that refer to each other as DTCG allows.
//
// A reference to what was left out, or to a token of another type, leaves its token out too, and so on
// until nothing changes; each such token is reported with its own place. Tokens that refer to each
// other in a circle are an error. All layers count together: which of them are laid over each other is
// known to the loader only, which looks at every mode in the end.

/// The references of a theme's tokens.
struct DraftCheck {
  /// All tokens, layer by layer.
  private var tokens: [DraftToken]
  /// Where each token belongs.
  private let layers: [Int]
  /// The tokens by their names.
  private var indices: [[String]: [Int]] = [:]
  /// Tokens that are left out.
  private var isLeftOut: [Bool]

  /// Checks a theme: aliases get the type of what they refer to, and what cannot stay is taken out.
  static func apply(to theme: inout DraftTheme, report: inout ImportReport) {
    var check = DraftCheck(theme)
    check.dropMissing(report: &report)
    check.reportCircles(report: &report)
    guard !report.hasErrors else { return }
    check.dropWrongTypes(report: &report)
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
    isLeftOut = tokens.map { _ in false }
    for (index, token) in tokens.enumerated() { indices[token.names, default: []].append(index) }
  }

  /// The tokens that a reference may mean.
  private func targets(_ reference: DraftReference) -> [Int] {
    (indices[reference.names] ?? []).filter { !isLeftOut[$0] }
  }

  /// Leaves out tokens that refer to no token.
  private mutating func dropMissing(report: inout ImportReport) {
    var users: [[String]: [Int]] = [:]
    for (index, token) in tokens.enumerated() {
      for reference in token.value.references { users[reference.names, default: []].append(index) }
    }
    var queue = Array(tokens.indices)
    var next = 0
    while next < queue.count {
      let index = queue[next]
      next += 1
      guard !isLeftOut[index],
        let reference = tokens[index].value.references.first(where: { targets($0).isEmpty })
      else { continue }
      isLeftOut[index] = true
      let path = reference.names.joined(separator: ".")
      let isKnown = indices[reference.names] != nil
      report.drop(
        "`\(tokens[index].path)` refers to `\(path)`, "
          + (isKnown ? "which is left out" : "which does not exist"),
        reference.span,
        help: isKnown ? nil : Suggestion.help(for: path, in: indices.keys.lazy.map(Self.path)))
      queue += users[tokens[index].names] ?? []
    }
  }

  private static func path(_ names: [String]) -> String { names.joined(separator: ".") }

  /// Reports tokens that refer to themselves, over others or not.
  private func reportCircles(report: inout ImportReport) {
    // What refers only to finished tokens is finished; what is never finished lies on a circle or
    // refers to one.
    var waiting = tokens.map { $0.value.references.count }
    var users: [Int: [Int]] = [:]
    for (index, token) in tokens.enumerated() where !isLeftOut[index] {
      for reference in token.value.references {
        for target in targets(reference) { users[target, default: []].append(index) }
        waiting[index] += targets(reference).count - 1
      }
    }
    var ready = tokens.indices.filter { !isLeftOut[$0] && waiting[$0] == 0 }
    var finished = Set<Int>()
    while let index = ready.popLast() {
      finished.insert(index)
      for user in users[index] ?? [] {
        waiting[user] -= 1
        if waiting[user] == 0 { ready.append(user) }
      }
    }
    let stuck = tokens.indices.filter { !isLeftOut[$0] && !finished.contains($0) }
    // In more than one layer a token may refer to its own name in another one.
    guard let first = stuck.first, Set(layers).count <= 1,
      let reference = tokens[first].value.references.first
    else { return }
    let paths = stuck.prefix(8).map { tokens[$0].path }
    report.fault(
      "these tokens refer to each other in a circle, or to such tokens: \(paths.listed)",
      reference.span, help: "give one of them a value of its own")
  }

  /// Gives aliases their type, and leaves out what refers to a token of another type.
  private mutating func dropWrongTypes(report: inout ImportReport) {
    var hasChanged = true
    while hasChanged {
      hasChanged = false
      for index in tokens.indices where !isLeftOut[index] {
        for reference in tokens[index].value.references {
          let types = Set(targets(reference).compactMap { tokens[$0].type })
          if tokens[index].isAlias, let type = types.first, tokens[index].type != type {
            tokens[index].type = type
            hasChanged = true
          }
          guard let wanted = reference.type, !types.isEmpty, !types.contains(wanted) else {
            continue
          }
          isLeftOut[index] = true
          hasChanged = true
          report.drop(
            "`\(tokens[index].path)` refers to `\(Self.path(reference.names))`, which is no "
              + wanted.rawValue, reference.span)
          break
        }
      }
      if hasChanged { dropMissing(report: &report) }
    }
  }
}
