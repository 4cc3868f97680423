internal import TesseraSource

// Applies every `$extends` of a tree (DTCG Format module, section 6.4).
//
// A group takes from its target what it does not have itself; where both have a group of the same
// name, the rule holds inside it. The target must be complete first, so the work is a depth-first
// walk. It runs on a stack of its own: a chain of `$extends` may be as long as the file.
//
// Two stages for each group: `inherit` applies its own `$extends`, `fill` that of everything in
// it. A target that is on the stack already is a circle. What is inherited is shared, not copied,
// and keeps the type that it has where it was written. A token that is only a pointer takes part as
// a group that extends its target (``TokenMerger/Candidate``), until the target turns out to be none.

/// The work of applying all `$extends` of one resolution.
struct GroupInheritance {
  /// A step of the work.
  private enum Task {
    /// Applies the `$extends` of the group.
    case inherit(MergedGroup, ExtendsDeclaration)
    /// Applies all inside the group, which lies inside groups that pass on the context.
    case fill(MergedGroup, in: GroupContext, next: Int)
  }

  /// What the path of an `$extends` leads to.
  private enum Target {
    case group(MergedGroup, in: GroupContext)
    /// A group on the way has an `$extends` that must be applied first.
    case unready(MergedGroup, ExtendsDeclaration)
    case token(TokenDeclaration)
    /// A group on the way, at a path, has nothing of the name that comes next.
    case missing(String, in: MergedGroup, at: String)
  }

  private let root: MergedGroup
  /// The groups that may be tokens, until that is known.
  private var candidates: [ObjectIdentifier: TokenMerger.Candidate] = [:]
  private let suggestions = SuggestionBudget()
  private var stack: [Task] = []
  /// What was found wrong.
  private(set) var findings: [any DiagnosticConvertible] = []

  /// Applies every `$extends` of a tree.
  init(applyingAll merger: TokenMerger) {
    root = merger.root
    for candidate in merger.candidates {
      candidates[ObjectIdentifier(candidate.group)] = candidate
    }
    push(fill: root, in: .empty)
    while let task = stack.last {
      switch task {
      case .inherit(let group, let extends): inherit(group, extends)
      case .fill(let group, let outer, let next): fill(group, in: outer, next: next)
      }
    }
  }

  private mutating func push(fill group: MergedGroup, in outer: GroupContext) {
    group.filling = .running
    stack.append(.fill(group, in: outer, next: 0))
  }

  private mutating func push(inherit group: MergedGroup, _ extends: ExtendsDeclaration) {
    group.inheritance = .running
    stack.append(.inherit(group, extends))
  }

  /// Goes on with the group on top of the stack, until it is complete or needs another first.
  private mutating func fill(_ group: MergedGroup, in outer: GroupContext, next: Int) {
    if let extends = group.extends, group.inheritance != .done {
      if group.inheritance == .running { return fail(reaching: group) }
      return push(inherit: group, extends)
    }
    let context = group.context(in: outer)
    var index = next
    while index < group.children.elements.count {
      switch group.children.elements[index] {
      case .token(var token) where token.context == nil:
        token.context = context
        group.children.replace(at: index, with: .token(token))
      case .group(let child) where child.filling == .running:
        return fail(reaching: child)
      case .group(let child) where child.filling == .pending:
        stack[stack.count - 1] = .fill(group, in: outer, next: index)
        return push(fill: child, in: context)
      default: break
      }
      index += 1
    }
    group.filling = .done
    stack.removeLast()
  }

  /// Goes on with the `$extends` on top of the stack, until it is applied or needs another first.
  private mutating func inherit(_ group: MergedGroup, _ extends: ExtendsDeclaration) {
    switch target(of: extends.path) {
    case .unready(let other, let first):
      if other.inheritance == .running { return fail(reaching: other) }
      return push(inherit: other, first)
    case .group(let target, let outer):
      if target.inheritance == .running || target.filling == .running {
        return fail(reaching: target)
      }
      if target.filling == .pending { return push(fill: target, in: outer) }
      adopt(target, into: group, by: extends, depth: 0)
    case .token where makeToken(of: group), .missing where makeToken(of: group): break
    case .token(let token):
      findings.append(
        GroupExtensionError.token(
          path: extends.path, definition: token.name, extends.span))
    case .missing(let name, let parent, let path):
      let help = help(forMissing: name, in: parent, at: path)
      findings.append(GroupExtensionError.missing(path: extends.path, help: help, extends.span))
    }
    group.inheritance = .done
    stack.removeLast()
  }

  /// Puts the token back in the place of a group that was only a candidate; false for any other.
  ///
  /// What is wrong with its pointer is found where values are read.
  private mutating func makeToken(of group: MergedGroup) -> Bool {
    guard let candidate = candidates.removeValue(forKey: ObjectIdentifier(group)) else {
      return false
    }
    candidate.parent.set(candidate.name, to: .token(candidate.token))
    return true
  }

  /// Follows a path from the root.
  private func target(of path: String) -> Target {
    var group = root
    var context = GroupContext.empty
    var walked = ""
    for name in path.split(separator: ".").map(String.init) {
      if let extends = group.extends, group.inheritance != .done {
        return .unready(group, extends)
      }
      context = group.context(in: context)
      switch group.children[name] {
      case .group(let child)?: group = child
      case .token(let token)?: return .token(token.declaration)
      case nil: return .missing(name, in: group, at: walked)
      }
      walked = TokenName.path(walked, name)
    }
    return .group(group, in: context)
  }

  /// Asks for the group beside that was likely meant.
  private func help(
    forMissing name: String, in parent: MergedGroup, at path: String
  ) -> String? {
    guard suggestions.take(parent.children.names.count) else { return nil }
    let names = zip(parent.children.names, parent.children.elements)
      .compactMap { name, child -> String? in
        if case .group = child { return TokenName.path(path, name) }
        return nil
      }
    return Suggestion.help(for: TokenName.path(path, name), in: names)
  }

  /// Gives `group` what it lacks of `target`.
  private mutating func adopt(
    _ target: MergedGroup, into group: MergedGroup, by extends: ExtendsDeclaration, depth: Int
  ) {
    guard depth < ThemeLimits.depth else {
      findings.append(GroupExtensionError.tooDeep(extends.span))
      return
    }
    if group.type == nil { group.type = target.type }
    if group.deprecated == nil { group.deprecated = target.deprecated }
    for (name, child) in zip(target.children.names, target.children.elements) {
      guard group.children[name] != nil else {
        group.share(name, child)
        continue
      }
      guard case .group(let inner) = child, let own = group.ownGroup(name) else { continue }
      adopt(inner, into: own, by: extends, depth: depth + 1)
    }
  }

  /// Reports the circle that closes at `group`, and gives up the `$extends` that make it.
  private mutating func fail(reaching group: MergedGroup) {
    var extensions: [ExtendsDeclaration] = []
    var groups: [MergedGroup] = []
    unwinding: while let task = stack.last {
      switch task {
      case .inherit(let other, let extends):
        stack.removeLast()
        other.inheritance = .done
        extensions.insert(extends, at: 0)
        groups.insert(other, at: 0)
        if other === group { break unwinding }
      case .fill(let other, _, _):
        // The group itself stays and goes on without the circle; those above it begin anew.
        if other === group, !extensions.isEmpty { break unwinding }
        stack.removeLast()
        other.filling = .pending
      }
    }
    guard !extensions.isEmpty else { return }
    if groups.allSatisfy({ candidates[ObjectIdentifier($0)] != nil }) {
      // Pointers alone are a circle of tokens.
      for group in groups { _ = makeToken(of: group) }
    } else {
      findings.append(GroupExtensionError.cycle(extensions, paths: groups.map(\.path)))
    }
  }
}
