internal import TesseraSource

extension ValueReader {
  /// The path of the token that a value refers to, nil where the value is no reference.
  func reference(_ node: JSONNode) -> String? {
    guard case .string(let text) = node.value, case .reference(let path) = ReferenceSyntax(text)
    else { return nil }
    return path
  }

  /// Whether a value is a broken reference, whatever its type is; reports one in braces.
  ///
  /// A pointer that leads somewhere has been replaced, so that one is broken and reported already.
  mutating func reportsUnreadable(_ node: JSONNode) -> Bool {
    switch node.value {
    case .object(let object): return object.member("$ref") != nil
    case .string(let text):
      guard case .malformed(let reason) = ReferenceSyntax(text) else { return false }
      findings.append(TokenReferenceError.malformed(reason: reason, span(node)))
      return true
    default: return false
    }
  }

  /// The question whether a reference was meant by a path that stands without its braces.
  func meantReference(_ node: JSONNode) -> String? {
    guard case .string(let path) = node.value, !path.isEmpty else { return nil }
    switch lookup.target(of: path) {
    case .token, .kept, .broken: return Suggestion.question("{\(path)}")
    case .group(let hasRoot, _):
      return hasRoot ? Suggestion.question("{\(TokenName.path(path, TokenName.root))}") : nil
    case .insideToken, .missing: return nil
    }
  }

  /// The token that a reference leads to; nil with a finding here, or at the token's own place.
  ///
  /// - Parameters:
  ///   - path: The path of the token.
  ///   - node: The reference.
  ///   - type: The type that a token kept as written must have; nil for any.
  ///   - owner: What the value belongs to.
  /// - Returns: The token, nil where there is none with a value.
  mutating func target(
    of path: String, at node: JSONNode, as type: TokenType?, for owner: @autoclosure () -> String
  ) -> Token? {
    let span = span(node)
    switch lookup.target(of: path) {
    case .token(let token):
      references.append(TokenReference(path: path, span: span))
      return token
    case .broken: isBroken = true
    case .kept(let kept):
      references.append(TokenReference(path: path, span: span))
      if let type, type.rawValue != kept.type {
        findings.append(
          TokenReferenceError.wrongType(
            wanted: type.rawValue, by: owner(), path: path, found: kept.type,
            definition: kept.definition,
            span))
      } else {
        keptType = kept.type
      }
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
    _ target: Token, at node: JSONNode, is type: TokenType, for owner: @autoclosure () -> String
  ) -> TokenValue? {
    guard target.type == type else {
      findings.append(
        TokenReferenceError.wrongType(
          wanted: type.rawValue, by: owner(), path: target.path, found: target.type.rawValue,
          definition: target.definition, span(node)))
      return nil
    }
    return target.value
  }
}
