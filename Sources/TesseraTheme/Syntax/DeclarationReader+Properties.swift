internal import TesseraSource

extension DeclarationReader {
  /// The properties of a token.
  static let tokenProperties = [
    "$value", "$type", "$description", "$deprecated", "$extensions",
  ]
  /// The properties of a group.
  private static let groupProperties = [
    "$type", "$description", "$deprecated", "$extensions", "$extends", TokenName.root,
  ]

  /// Reads a `$type`; one that is none stays as a declaration without a type, so that the same
  /// mistake is not reported again for every token below it.
  mutating func typeDeclaration(_ node: JSONNode) -> TypeDeclaration {
    TypeDeclaration(content: typeContent(node), span: span(node.range))
  }

  private mutating func typeContent(_ node: JSONNode) -> TypeDeclaration.Content {
    guard case .string(let name) = node.value else {
      findings.append(
        TokenValueError.unknownType(
          found: node.value.kindDescription, help: nil, span(node.range)))
      return .unknown
    }
    if let type = TokenType(rawValue: name) { return .type(type) }
    let help = Suggestion.help(for: name, in: TokenType.allCases.map(\.rawValue))
    if profile == .lenient, help == nil, !name.isEmpty {
      findings.append(TokenValueError.keptType(name, span(node.range)))
      return .kept(name)
    }
    findings.append(
      TokenValueError.unknownType(found: "`\(name)`", help: help, span(node.range)))
    return .unknown
  }

  /// Reads an `$extends`, or the `$ref` that means the same: a path in braces or a pointer.
  mutating func extendsDeclaration(_ node: JSONNode) -> ExtendsDeclaration? {
    if case .string(let text) = node.value {
      if case .reference(let path) = ReferenceSyntax(text) {
        return ExtendsDeclaration(path: path, span: span(node.range))
      }
      if let names = JSONPointer.names(text), names.allSatisfy({ TokenName.fault(in: $0) == nil }) {
        return ExtendsDeclaration(path: names.joined(separator: "."), span: span(node.range))
      }
    }
    findings.append(GroupExtensionError.malformed(span(node.range)))
    return nil
  }

  /// Reads a `$deprecated`.
  mutating func deprecation(_ node: JSONNode) -> DeprecationDeclaration? {
    switch node.value {
    case .bool(let isDeprecated): return isDeprecated ? .deprecated(reason: "") : .current
    case .string(let reason): return .deprecated(reason: reason)
    default:
      reportWrong("`$deprecated`", expected: "a boolean or a reason", found: node)
      return nil
    }
  }

  /// Reads a `$description`.
  mutating func text(_ member: JSONMember) -> String? {
    if case .string(let text) = member.node.value { return text }
    reportWrong("`\(member.name)`", expected: "a string", found: member.node)
    return nil
  }

  /// Reports a property of the wrong kind.
  mutating func reportWrong(_ name: String, expected: String, found node: JSONNode) {
    findings.append(
      TokenSyntaxError.wrongProperty(
        name: name, expected: expected, found: node.value.kindDescription, span(node.range)))
  }

  /// Reports a `$` property that a group does not have.
  mutating func reportUnknown(_ member: JSONMember, inGroup path: String) {
    let owner = path.isEmpty ? "the root of a token file" : "a group"
    let names = path.isEmpty ? Self.groupProperties : Self.groupProperties + ["$value"]
    findings.append(
      TokenSyntaxError.unknownMember(
        name: member.name, owner: owner, help: Suggestion.help(for: member.name, in: names),
        isError: profile == .strict, span(member.nameRange)))
  }

  /// Reports a member that a token does not have.
  mutating func reportInside(_ member: JSONMember, token path: String, value: JSONNode) {
    let name = span(member.nameRange)
    let isProperty = member.name.hasPrefix("$") && member.name != TokenName.root
    if !isProperty, case .object = member.node.value {
      findings.append(
        TokenSyntaxError.tokenWithChild(path: path, child: name, value: span(value.range)))
      return
    }
    let property = isProperty ? member.name : "$" + member.name
    var help =
      Self.tokenProperties.contains(property)
      ? Suggestion.question(property)
      : Suggestion.help(for: property, in: Self.tokenProperties)
    if member.name == "alpha" {
      help = "write it as `\"$extensions\": { \"tessera\": { \"alpha\": … } }`"
    }
    findings.append(
      TokenSyntaxError.unknownMember(
        name: member.name, owner: "a token", help: help, isError: profile == .strict, name))
  }
}
