internal import TesseraSource

/// All tokens and groups of one resolution by path, before references are followed.
struct TokenTable: Sendable {
  /// A token.
  struct Entry: Sendable {
    /// The path from the root.
    let path: String
    /// The declaration that counts.
    let declaration: TokenDeclaration
    /// The declaration that it replaced.
    let replaced: TokenDeclaration?
    /// What the groups around it say.
    let context: GroupContext
  }

  /// A group.
  struct Group: Sendable {
    /// The names of what is in it, in order.
    let names: [String]
    /// The place of its name.
    let name: SourceSpan
    /// Its `$extensions`.
    let extensions: JSONNode?
  }

  /// The tokens, groups in order and depth first.
  private(set) var entries: [Entry] = []
  /// The groups by path; the root has the empty path.
  private(set) var groups: [String: Group] = [:]
  /// The index of each token.
  private var indices: [String: Int] = [:]
  /// What was found wrong.
  private(set) var findings: [any DiagnosticConvertible] = []
  /// What may be spent on guessing what unknown names meant.
  let suggestions = SuggestionBudget()
  /// How many tokens and groups there may be.
  private let limit: Int
  /// How many groups may lie inside each other.
  private let depthLimit: Int

  /// A table without tokens.
  init() {
    limit = 0
    depthLimit = 0
  }

  /// Lists what is in a tree whose `$extends` are applied.
  ///
  /// What only an `$extends` brings beyond the limits is left out, with a finding.
  /// - Complexity: O(n) in the tokens after that.
  init(
    _ root: MergedGroup, limit: Int = ThemeLimits.entries, depthLimit: Int = ThemeLimits.depth
  ) {
    self.limit = limit
    self.depthLimit = depthLimit
    add(root, path: "", in: .empty, depth: 0, extends: nil)
    indices.reserveCapacity(entries.count)
    for index in entries.indices { indices[entries[index].path] = index }
  }

  /// The index of the token at `path`.
  func index(of path: String) -> Int? { indices[path] }

  /// What `path` leads to, the tokens having `results` so far.
  func target(of path: String, results: [TokenResult]) -> ReferenceTarget {
    if let index = indices[path] { return results[index].target }
    if let group = groups[path] {
      return .group(hasRoot: group.names.contains(TokenName.root), group.name)
    }
    var end = path.startIndex
    while let dot = path[end...].firstIndex(of: ".") {
      let outer = String(path[..<dot])
      if let index = indices[outer] {
        return .insideToken(outer, entries[index].declaration.name)
      }
      end = path.index(after: dot)
    }
    return .missing
  }

  /// Adds a group inside groups that pass on `outer`; `extends` is the `$extends` that brought it here.
  private mutating func add(
    _ group: MergedGroup, path: String, in outer: GroupContext, depth: Int,
    extends: ExtendsDeclaration?
  ) {
    let extends = extends ?? group.extends
    if let extends, depth > depthLimit {
      findings.append(GroupExtensionError.tooDeep(extends.span))
      return
    }
    groups[path] = Group(
      names: group.children.names, name: group.name, extensions: group.extensions)
    let context = group.context(in: outer)
    for (name, child) in zip(group.children.names, group.children.elements) {
      if let extends, entries.count + groups.count >= limit {
        if findings.isEmpty { findings.append(GroupExtensionError.tooMany(extends.span)) }
        return
      }
      switch child {
      case .group(let inner):
        add(
          inner, path: TokenName.path(path, name), in: context, depth: depth + 1, extends: extends)
      case .token(let token):
        // Only an `$extends` brings a token to another path than its file's.
        entries.append(
          Entry(
            path: extends == nil ? token.declaration.path : TokenName.path(path, name),
            declaration: token.declaration, replaced: token.replaced,
            context: token.context ?? context))
      }
    }
  }
}
