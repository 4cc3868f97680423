internal import TesseraSource

// Value with `$ref`s → the same value with what they lead to in their place.
//
// What is put in keeps the place of the `$ref`, so that a fault of a part that does not fit there
// is reported where it was asked for, with a note that leads to it. Readers of values know nothing
// of pointers. A pointer to a whole token becomes a reference in braces, which says the type and
// the alias, but where DTCG has no token type: there its value is put in.

/// Replaces the pointers of one resolution.
struct PointerExpansion {
  /// A pointer that was replaced.
  struct Origin {
    /// The place of the pointer.
    let pointer: SourceSpan
    /// The token that it names.
    let path: String
    /// What it leads to.
    let target: SourceSpan
  }

  /// The members whose values have no token type, so that braces cannot stand for them.
  private static let plainMembers: Set<String> = [
    "colorSpace", "components", "alpha", "hex", "value", "unit", "dashArray", "lineCap", "inset",
  ]

  /// The nodes.
  let graph: PointerGraph
  /// What was found wrong.
  private(set) var findings: [any DiagnosticConvertible] = []
  /// The pointers into parts that the last value had.
  private(set) var origins: [Origin] = []
  /// The values of tokens that have pointers, without them.
  private(set) var values: [Int: JSONNode] = [:]
  /// The tokens on circles, whose references lead nowhere.
  private var circular: Set<Int> = []
  /// The parts so far, without pointers; nil where there is none.
  private var parts: [JSONNode?]
  private let isStrict: Bool
  /// How many more nodes may be put in.
  private var budget = ThemeLimits.expandedNodes
  /// Whether findings are noted: a fault inside a part is its token's own.
  private var isReporting = true

  init(_ graph: PointerGraph, profile: ThemeLoading.Profile) {
    self.graph = graph
    parts = Array(repeating: nil, count: graph.parts.count)
    isStrict = profile == .strict
  }

  /// Finishes a part whose references are all finished.
  mutating func finish(part index: Int) {
    let (part, content) = graph.parts[index]
    switch content {
    case .missing: return
    case .behind(let other, _):
      if let behind = graph.partIndex(of: other) { parts[index] = parts[behind] }
    case .value(let node):
      let source = graph.table.entries[part.token].declaration.source
      isReporting = part.names[0] != "$value"
      let plain = part.names.contains(where: Self.plainMembers.contains)
      parts[index] = expand(node, in: source, plain: plain)
      isReporting = true
    }
  }

  /// A token's value without pointers.
  mutating func expand(_ declaration: TokenDeclaration, token: Int) -> JSONNode {
    origins = []
    let value = expand(declaration.value, in: declaration.source, plain: false)
    values[token] = value
    return value
  }

  /// A value without pointers; `plain` tells that no braces can stand for it.
  mutating func expand(_ node: JSONNode, in source: SourceText, plain: Bool) -> JSONNode {
    switch node.value {
    case .array(let elements):
      let expanded = elements.map { expand($0, in: source, plain: plain) }
      return JSONNode(value: .array(expanded), range: node.range)
    case .object(let object):
      let members = object.members.map { member in
        member.name == "$ref"
          ? member
          : JSONMember(
            name: member.name, nameRange: member.nameRange,
            node: expand(
              member.node, in: source, plain: plain || Self.plainMembers.contains(member.name)))
      }
      guard let pointer = object.member("$ref") else {
        return JSONNode(value: .object(JSONObject(members: members)), range: node.range)
      }
      let others = members.filter { $0.name != "$ref" }
      return replacement(of: pointer, beside: others, in: source, plain: plain) ?? node
    case .null, .bool, .number, .string: return node
    }
  }

  /// What stands in the place of a pointer, nil where it leads nowhere.
  private mutating func replacement(
    of member: JSONMember, beside others: [JSONMember], in source: SourceText, plain: Bool
  ) -> JSONNode? {
    let range = member.node.range
    let place = SourceSpan(source: source, range: range)
    guard case .string(let text) = member.node.value, let names = JSONPointer.names(text) else {
      report(PointerError.malformed(member.node, place))
      return nil
    }
    let named: Int
    let found: (node: JSONNode, token: Int)?
    switch graph.table.target(ofPointer: names) {
    case .group(let path, let hasRoot, let group):
      report(PointerError.group(text, path: path, hasRoot: hasRoot, group: group, place))
      return nil
    case .missing:
      let meant = graph.table.pointer(meantBy: names)
      report(PointerError.missing(text, meant: meant, place))
      return nil
    case .token(let token) where others.isEmpty && !plain:
      return JSONNode(value: .string("{\(graph.table.entries[token].path)}"), range: range)
    case .token(let token):
      named = token
      found = value(of: token)
    case .part(let part):
      named = part.token
      found = self.part(part, text, place)
    }
    guard let found else { return nil }
    origins.append(
      Origin(
        pointer: place, path: graph.table.entries[named].path,
        target: SourceSpan(
          source: graph.table.entries[found.token].declaration.source, range: found.node.range)))
    guard let moved = moved(found.node, to: range) else {
      report(PointerError.tooLarge(place))
      return nil
    }
    return others.isEmpty ? moved : overridden(moved, by: others, at: place)
  }

  /// Notes a token on a circle.
  mutating func giveUp(_ token: Int) { circular.insert(token) }

  /// The value of a whole token and the token that has it, aliases followed; nil where none has.
  private func value(of token: Int) -> (node: JSONNode, token: Int)? {
    var token = token
    while !circular.contains(token) {
      let node = values[token] ?? graph.table.entries[token].declaration.value
      guard case .string(let text) = node.value, case .reference(let path) = ReferenceSyntax(text)
      else { return (node, token) }
      guard let next = graph.table.index(of: path) else { return nil }
      token = next
    }
    return nil
  }

  /// A part and the token that it is written in, references followed; nil where there is none.
  private mutating func part(
    _ part: TokenPart, _ text: String, _ place: SourceSpan
  ) -> (node: JSONNode, token: Int)? {
    guard let node = graph.node(of: part), let first = graph.partIndex(of: node) else { return nil }
    // Behind references the part may still be missing.
    var index = first
    for _ in graph.parts {
      guard case .behind(let other, _) = graph.parts[index].content,
        let behind = graph.partIndex(of: other)
      else { break }
      index = behind
    }
    if case .missing(let meant) = graph.parts[index].content {
      report(PointerError.missing(text, meant: index == first ? meant : nil, place))
    }
    return parts[first].map { ($0, graph.parts[index].part.token) }
  }

  /// The value with the members beside its pointer in place of its own (Resolver module, 4.2.2).
  private mutating func overridden(
    _ node: JSONNode, by others: [JSONMember], at place: SourceSpan
  ) -> JSONNode? {
    let names = Set(others.map(\.name))
    guard case .object(let object) = node.value, !isStrict else {
      report(PointerError.members(others.map(\.name), isStrict: isStrict, place))
      return nil
    }
    report(PointerError.overrides(others.map(\.name), place))
    let kept = object.members.filter { !names.contains($0.name) }
    return JSONNode(value: .object(JSONObject(members: kept + others)), range: node.range)
  }

  /// A value with all its places at `range`, nil beyond the limits of size and depth.
  private mutating func moved(
    _ node: JSONNode, to range: Range<Int>, depth: Int = 0
  ) -> JSONNode? {
    budget -= 1
    guard budget >= 0, depth < ThemeLimits.depth else { return nil }
    switch node.value {
    case .array(let elements):
      var moved: [JSONNode] = []
      for element in elements {
        guard let element = self.moved(element, to: range, depth: depth + 1) else { return nil }
        moved.append(element)
      }
      return JSONNode(value: .array(moved), range: range)
    case .object(let object):
      var members: [JSONMember] = []
      for member in object.members {
        guard let value = moved(member.node, to: range, depth: depth + 1) else { return nil }
        members.append(JSONMember(name: member.name, nameRange: range, node: value))
      }
      return JSONNode(value: .object(JSONObject(members: members)), range: range)
    case .null, .bool, .number, .string: return JSONNode(value: node.value, range: range)
    }
  }

  private mutating func report(_ finding: PointerError) {
    if isReporting { findings.append(finding) }
  }
}
