internal import TesseraSource

/// Lays sources of tokens over each other: the last one wins, tokens are replaced whole.
struct TokenMerger {
  /// A token that is only a pointer, made a group as long as nobody knows whether the pointer leads
  /// to one: that depends on what an `$extends` brings.
  struct Candidate {
    /// What it is in the tree for now: a group that extends what the pointer leads to.
    let group: MergedGroup
    /// Where it lies.
    let parent: MergedGroup
    /// Its name there.
    let name: String
    /// What it is where the pointer leads to no group.
    let token: MergedToken
  }

  /// What a pointer leads to before any `$extends` is applied.
  private enum Lead {
    case group, noGroup, unclear
  }

  /// The tree so far.
  let root: MergedGroup
  /// What was found wrong.
  private(set) var findings: [any DiagnosticConvertible] = []
  /// Whether a group has an `$extends`.
  private(set) var hasExtends = false
  /// The tokens that turn out to be groups, or not, once every `$extends` is applied.
  private(set) var candidates: [Candidate] = []
  /// The groups with a token that is only a pointer, and the token's name.
  private var pointers: [(group: MergedGroup, name: String)] = []

  /// Merges `sources` in order.
  ///
  /// - Complexity: O(n) in all tokens of the sources.
  init(_ sources: [GroupDeclaration], at name: SourceSpan) {
    root = MergedGroup(path: "", name: name)
    for source in sources { merge(source, into: root) }
    for (group, name) in pointers {
      if let (token, names) = pointer(name, in: group), lead(of: names) == .group {
        _ = makeGroup(of: token, names, name, in: group)
      }
    }
    guard hasExtends else { return }
    let unclear = pointers.filter { group, name in
      pointer(name, in: group).map { lead(of: $0.names) != .noGroup } ?? false
    }
    for (group, name) in unclear {
      guard let (token, names) = pointer(name, in: group) else { continue }
      let new = makeGroup(of: token, names, name, in: group)
      candidates.append(Candidate(group: new, parent: group, name: name, token: token))
    }
  }

  /// The token that is only a pointer, and what it names; nil where a later source has another one.
  private func pointer(
    _ name: String, in group: MergedGroup
  ) -> (token: MergedToken, names: [String])? {
    guard case .token(let token)? = group.children[name] else { return nil }
    return token.declaration.pointer.map { (token, $0) }
  }

  /// Makes a token that is a pointer to a group a group that extends it, which means the same
  /// (Format module, section 6.4.1).
  private mutating func makeGroup(
    of token: MergedToken, _ names: [String], _ name: String, in group: MergedGroup
  ) -> MergedGroup {
    let new = MergedGroup(path: token.declaration.path, name: token.declaration.name)
    new.type = token.declaration.type
    new.deprecated = token.declaration.deprecated
    new.extensions = token.declaration.extensions
    new.extends = ExtendsDeclaration(
      path: names.joined(separator: "."),
      span: SourceSpan(
        source: token.declaration.source, range: token.declaration.value.range))
    group.set(name, to: .group(new))
    hasExtends = true
    return new
  }

  private func lead(of names: [String]) -> Lead {
    var group = root
    for name in names {
      switch group.children[name] {
      case .group(let child)?:
        group = child
        continue
      case .token(let token)? where token.declaration.pointer == nil: return .noGroup
      case .token?, nil: break
      }
      let mayBeGroups = names.allSatisfy { name in
        !TokenName.isProperty(name) && TokenName.fault(in: name) == nil
      }
      return mayBeGroups ? .unclear : .noGroup
    }
    return .group
  }

  private mutating func merge(_ declaration: GroupDeclaration, into group: MergedGroup) {
    group.name = declaration.name
    if let type = declaration.type { group.type = type }
    if let extends = declaration.extends {
      group.extends = extends
      hasExtends = true
    }
    if let deprecated = declaration.deprecated { group.deprecated = deprecated }
    if let extensions = declaration.extensions { group.extensions = extensions }
    guard !group.children.isEmpty else {
      group.children = declaration.children.map { first($1, $0, in: group) }
      return
    }
    for (name, child) in zip(declaration.children.names, declaration.children.elements) {
      switch child {
      case .token(let token): set(token, name, in: group)
      case .group(let inner): merge(inner, into: self.group(name, inner, in: group))
      }
    }
  }

  /// A child of a group that has none so far.
  private mutating func first(
    _ declaration: Declaration, _ name: String, in group: MergedGroup
  ) -> MergedGroup.Child {
    switch declaration {
    case .token(let token):
      if token.pointer != nil { pointers.append((group, name)) }
      return .token(MergedToken(declaration: token, replaced: nil))
    case .group(let inner):
      let new = MergedGroup(path: TokenName.path(group.path, name), name: inner.name)
      merge(inner, into: new)
      return .group(new)
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
    if token.pointer != nil { pointers.append((group, name)) }
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
