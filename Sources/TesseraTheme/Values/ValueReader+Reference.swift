internal import TesseraSource

extension ValueReader {
  /// Whether the value is a reference to a token.
  func isReference(_ node: JSONNode) -> Bool {
    guard case .string(let text) = node.value, case .reference = ReferenceSyntax(text) else {
      return false
    }
    return true
  }

  /// Reports a value that is a JSON pointer or a broken reference, whatever its type is.
  mutating func reportsUnreadable(_ node: JSONNode) -> Bool {
    switch node.value {
    case .object(let object):
      guard let member = object.member("$ref") else { return false }
      findings.append(
        TokenReferenceError.pointer(SourceSpan(source: source, range: member.nameRange)))
      return true
    case .string(let text):
      guard case .malformed(let reason) = ReferenceSyntax(text) else { return false }
      findings.append(TokenReferenceError.malformed(reason: reason, span(node)))
      return true
    default: return false
    }
  }

  /// The token that a reference leads to; nil with a finding here, or at the token's own place.
  mutating func target(of node: JSONNode) -> Token? {
    guard case .string(let text) = node.value, case .reference(let path) = ReferenceSyntax(text)
    else { return nil }
    let span = span(node)
    switch lookup.target(of: path) {
    case .token(let token):
      references.append(TokenReference(path: path, span: span))
      return token
    case .broken: break
    case .group(let hasRoot, let name):
      findings.append(
        TokenReferenceError.group(path: path, hasRoot: hasRoot, group: name, span))
    case .insideToken(let token, let definition):
      findings.append(
        TokenReferenceError.insideToken(path: path, token: token, definition: definition, span))
    case .missing:
      let help = lookup.help(forUnknown: path)
      findings.append(TokenReferenceError.unknown(path: path, help: help, span))
    }
    return nil
  }

  /// The value of a token that is referred to; nil with a finding where its type does not fit.
  mutating func check(
    _ target: Token, at node: JSONNode, is type: TokenType, for owner: String
  ) -> TokenValue? {
    guard target.type == type else {
      findings.append(
        TokenReferenceError.wrongType(
          wanted: type, by: owner, path: target.path, found: target.type,
          definition: target.definition, span(node)))
      return nil
    }
    return target.value
  }

  /// Follows every reference in a value that is not read; false with findings where one is broken.
  mutating func checkReferences(in node: JSONNode) -> Bool {
    guard !reportsUnreadable(node) else { return false }
    var isWhole = true
    switch node.value {
    case .string: if isReference(node) { isWhole = target(of: node) != nil }
    case .array(let elements):
      for element in elements where !checkReferences(in: element) { isWhole = false }
    case .object(let object):
      for member in object.members where !checkReferences(in: member.node) { isWhole = false }
    case .null, .bool, .number: break
    }
    return isWhole
  }
}
