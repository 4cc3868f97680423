internal import TesseraSource

/// Lays sources of tokens over each other: the last one wins, tokens are replaced whole.
struct TokenMerger {
  /// The tree so far.
  let root: MergedGroup
  /// What was found wrong.
  private(set) var findings: [any DiagnosticConvertible] = []

  /// Merges `sources` in order.
  ///
  /// - Complexity: O(n) in all tokens of the sources.
  init(_ sources: [GroupDeclaration], at name: SourceSpan) {
    root = MergedGroup(path: "", name: name)
    for source in sources { merge(source, into: root) }
  }

  private mutating func merge(_ declaration: GroupDeclaration, into group: MergedGroup) {
    group.name = declaration.name
    if let type = declaration.type { group.type = type }
    if let extends = declaration.extends { group.extends = extends }
    if let deprecated = declaration.deprecated { group.deprecated = deprecated }
    for (name, child) in declaration.children {
      switch child {
      case .token(let token): set(token, name, in: group)
      case .group(let inner): merge(inner, into: self.group(name, inner, in: group))
      }
    }
  }

  private mutating func set(_ token: TokenDeclaration, _ name: String, in group: MergedGroup) {
    var replaced: TokenDeclaration?
    switch group.children[name] {
    case .token(let earlier)?: replaced = earlier.declaration
    case .group(let earlier)?:
      findings.append(
        TokenSyntaxError.tokenAndGroup(
          path: earlier.path, token: token.name, group: earlier.name, tokenIsLater: true))
    case nil: break
    }
    group.set(name, to: .token(MergedToken(declaration: token, replaced: replaced)))
  }

  /// The group `name` inside `group`, a new one where there is none.
  private mutating func group(
    _ name: String, _ declaration: GroupDeclaration, in group: MergedGroup
  ) -> MergedGroup {
    let path = TokenName.path(group.path, name)
    switch group.children[name] {
    case .group(let existing)?: return existing
    case .token(let earlier)?:
      findings.append(
        TokenSyntaxError.tokenAndGroup(
          path: path, token: earlier.declaration.name, group: declaration.name,
          tokenIsLater: false))
    case nil: break
    }
    let new = MergedGroup(path: path, name: declaration.name)
    group.set(name, to: .group(new))
    return new
  }
}
