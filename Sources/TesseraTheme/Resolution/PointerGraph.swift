internal import TesseraSource

// References of tokens and of parts → the graph that `DependencyOrder` walks.
//
// A pointer makes a part of a token a node of its own, so that a part may refer to another part of
// the same token, and a circle is one only where parts really need each other. A way that leads
// through a reference goes on in the token behind it, found in the text without any value. Making
// whole tokens the nodes was rejected: a colour that takes its own first component again, as the
// specification allows, would be a circle.

/// The tokens of a table and the parts that pointers lead to, as nodes of a graph.
struct PointerGraph {
  /// What a part is.
  enum Content {
    /// The part as written.
    case value(JSONNode)
    /// The part lies behind a reference: it is what another node is.
    case behind(Int, reference: Range<Int>)
    /// There is no such part; the pointer that was likely meant.
    case missing(meant: String?)
  }

  /// The tokens, which are the first nodes.
  let table: TokenTable
  /// The parts, which are the nodes behind them.
  private(set) var parts: [(part: TokenPart, content: Content)] = []
  private var indices: [TokenPart: Int] = [:]
  /// The nodes that each node depends on, node by node.
  private var dependencies: [Int] = []
  /// Where those of each node begin, and the end of all.
  private var dependencyStarts: [Int] = [0]

  /// The number of nodes.
  var count: Int { table.entries.count + parts.count }

  /// Finds the parts that the pointers of a table lead to, directly or through others.
  ///
  /// - Complexity: O(n) in tokens, references and the names of pointers.
  init(_ table: TokenTable) {
    self.table = table
    for index in table.entries.indices where table.entries[index].declaration.hasPointers {
      // An alias in braces has no pointer of its own.
      for reference in table.entries[index].declaration.innerReferences {
        addTarget(of: reference.target)
      }
    }
    var next = 0
    while next < parts.count {
      let content = content(of: parts[next].part)
      parts[next].content = content
      if case .value(let node) = content {
        for reference in Self.references(in: node) { addTarget(of: reference.target) }
      }
      next += 1
    }
    dependencies.reserveCapacity(count)
    dependencyStarts.reserveCapacity(count + 1)
    for node in 0..<count { addDependencies(of: node) }
  }

  /// The nodes that a node depends on.
  func dependencies(of node: Int) -> ArraySlice<Int> {
    dependencies[dependencyStarts[node]..<dependencyStarts[node + 1]]
  }

  /// The index among ``parts`` of a node that is one.
  func partIndex(of node: Int) -> Int? {
    node < table.entries.count ? nil : node - table.entries.count
  }

  /// The node of a part that a pointer leads to.
  func node(of part: TokenPart) -> Int? { indices[part].map { table.entries.count + $0 } }

  /// The node that a reference leads to, nil where it leads to no token.
  func node(of target: TokenDeclaration.Reference.Target) -> Int? {
    switch target {
    case .path(let path): return table.index(of: path)
    case .pointer(let names):
      switch table.target(ofPointer: names) {
      case .token(let token): return token
      case .part(let part): return node(of: part)
      case .group, .missing: return nil
      }
    }
  }

  /// The place of a node's reference to another node, nil where it has none.
  func reference(of node: Int, to target: Int) -> Range<Int>? {
    if let index = partIndex(of: node), case .behind(_, let range) = parts[index].content {
      return range
    }
    return references(writtenIn: node).first { self.node(of: $0.target) == target }?.range
  }

  /// The references in the text of a node, those that lead nowhere among them.
  private func references(writtenIn node: Int) -> [TokenDeclaration.Reference] {
    guard let index = partIndex(of: node) else {
      return table.entries[node].declaration.references
    }
    guard case .value(let value) = parts[index].content else { return [] }
    return Self.references(in: value)
  }

  /// Notes what a node depends on; nodes come in ascending order.
  private mutating func addDependencies(of node: Int) {
    if let index = partIndex(of: node), case .behind(let other, _) = parts[index].content {
      dependencies.append(other)
    } else if node < table.entries.count {
      let declaration = table.entries[node].declaration
      if let alias = declaration.alias, let target = table.index(of: alias) {
        dependencies.append(target)
      }
      addDependencies(declaration.innerReferences)
    } else {
      addDependencies(references(writtenIn: node))
    }
    dependencyStarts.append(dependencies.count)
  }

  private mutating func addDependencies(_ references: [TokenDeclaration.Reference]) {
    for reference in references {
      if let target = node(of: reference.target) { dependencies.append(target) }
    }
  }

  /// The declaration that a node belongs to.
  func declaration(of node: Int) -> TokenDeclaration {
    table.entries[partIndex(of: node).map { parts[$0].part.token } ?? node].declaration
  }

  /// The node as a message names it: a token's path, a part's pointer.
  func name(of node: Int) -> String {
    guard let index = partIndex(of: node) else { return table.entries[node].path }
    let part = parts[index].part
    let path = table.entries[part.token].path.split(separator: ".").map(String.init)
    return JSONPointer.text(path + part.names)
  }

  private static func references(in node: JSONNode) -> [TokenDeclaration.Reference] {
    var scan = ReferenceScan()
    scan.add(node)
    return scan.references
  }

  private mutating func addTarget(of target: TokenDeclaration.Reference.Target) {
    guard case .pointer(let names) = target,
      case .part(let part) = table.target(ofPointer: names)
    else { return }
    add(part)
  }

  @discardableResult
  private mutating func add(_ part: TokenPart) -> Int {
    if let known = indices[part] { return known }
    indices[part] = parts.count
    parts.append((part, .missing(meant: nil)))
    return parts.count - 1
  }

  /// Finds a part in the text of its token, or the part behind a reference on the way.
  private mutating func content(of part: TokenPart) -> Content {
    let declaration = table.entries[part.token].declaration
    var node = JSONNode(value: .object(declaration.body), range: declaration.value.range)
    for (position, name) in part.names.enumerated() {
      let rest = Array(part.names[position...])
      if position > 0, let (other, range) = referred(by: node, then: rest) {
        guard let other, part.names.count <= ThemeLimits.depth else {
          return .missing(meant: nil)
        }
        return .behind(table.entries.count + add(other), reference: range)
      }
      let next: JSONNode?
      switch node.value {
      case .object where position == 0 && name == "$value": next = declaration.value
      case .object(let object): next = object[name]
      case .array(let elements):
        next = JSONPointer.index(name).flatMap { $0 < elements.count ? elements[$0] : nil }
      case .null, .bool, .number, .string: next = nil
      }
      guard let next else {
        return .missing(meant: meant(by: part, position, in: node, declaration))
      }
      node = next
    }
    return .value(node)
  }

  /// The part that `names` lead to behind a reference, nil inside where that leads nowhere; nil
  /// for a node that is no reference.
  private func referred(by node: JSONNode, then names: [String]) -> (TokenPart?, Range<Int>)? {
    switch node.value {
    case .string(let text):
      guard case .reference(let path) = ReferenceSyntax(text) else { return nil }
      let token = table.index(of: path)
      return (token.map { TokenPart(token: $0, names: ["$value"] + names) }, node.range)
    case .object(let object):
      // A member beside the pointer replaces what is behind it.
      guard let pointer = object["$ref"], object[names[0]] == nil,
        case .string(let text) = pointer.value, let start = JSONPointer.names(text)
      else { return nil }
      switch table.target(ofPointer: start) {
      case .token(let token):
        return (TokenPart(token: token, names: ["$value"] + names), pointer.range)
      case .part(let part):
        return (TokenPart(token: part.token, names: part.names + names), pointer.range)
      case .group, .missing: return (nil, pointer.range)
      }
    default: return nil
    }
  }

  /// The pointer that was likely meant by one to a part that is not there.
  private func meant(
    by part: TokenPart, _ position: Int, in node: JSONNode, _ declaration: TokenDeclaration
  ) -> String? {
    guard case .object(let object) = node.value else { return nil }
    var names = part.names
    if position == 0, case .object(let value) = declaration.value.value, value[names[0]] != nil {
      names.insert("$value", at: 0)
    } else if let near = table.suggestions.closest(
      to: names[position], in: object.members.map(\.name))
    {
      names[position] = near
    } else {
      return nil
    }
    let path = table.entries[part.token].path.split(separator: ".").map(String.init)
    return JSONPointer.text(path + names)
  }
}
