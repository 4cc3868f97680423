internal import TesseraGraphics
internal import TesseraSource

/// The reading of one token's value, its references being finished.
struct TokenReading {
  /// What the token comes to.
  private(set) var result = TokenResult.unresolved
  /// What was found wrong.
  private(set) var findings: [any DiagnosticConvertible] = []
  private let entry: TokenTable.Entry
  private var reader: ValueReader

  /// Reads a token.
  ///
  /// - Parameters:
  ///   - entry: The token.
  ///   - value: Its value without pointers.
  ///   - alpha: Its alpha factor without pointers.
  ///   - origins: The pointers into parts of tokens that were replaced.
  ///   - lookup: Where references lead.
  ///   - profile: How much of what DTCG does not have is read.
  init(
    _ entry: TokenTable.Entry, value: JSONNode, alpha: JSONNode?,
    origins: [PointerExpansion.Origin], lookup: any TokenLookup, profile: ThemeLoading.Profile
  ) {
    self.entry = entry
    let declaration = entry.declaration
    reader = ValueReader(source: declaration.source, lookup: lookup, profile: profile)
    // Only what pointers have put in was not looked at yet.
    let alias = declaration.hasPointers ? reader.reference(value) : declaration.alias
    let isAlias = alias != nil
    if let (type, value) = self.value(of: value, alias: alias),
      let final = withAlpha(value, alpha, type)
    {
      let token = Token(
        path: entry.path, type: type, value: final,
        alias: isAlias ? reader.references.first : nil,
        innerReferences: innerReferences(origins, isAlias: isAlias),
        description: declaration.description,
        deprecated: (declaration.deprecated ?? entry.context.deprecated)?.reason,
        extensions: declaration.extensions, definition: declaration.name)
      result = .token(token)
    } else if let type = keptType(isAlias: isAlias) {
      result = .kept(KeptToken(type: type, definition: declaration.name))
    }
    for finding in reader.findings {
      let checked = Self.inProfile(finding, profile)
      findings.append(
        checked is TokenValueError && !origins.isEmpty
          ? TracedFinding(checked, origins: origins) : checked)
    }
    if profile == .strict, findings.contains(where: { $0.diagnostic.severity == .error }) {
      result = .unresolved
    }
  }

  /// The type and value of a token: its own type, else that of the token that it refers to, else
  /// that of its group (DTCG Format module, section 5.2.2).
  private mutating func value(
    of node: JSONNode, alias: String?
  ) -> (TokenType, TokenValue)? {
    let declaration = entry.declaration
    var owner: String { "`\(declaration.path)`" }
    if let own = declaration.type, own.type == nil {
      guard let alias else {
        checkReferences(in: node)
        return nil
      }
      if let target = reader.target(of: alias, at: node, as: nil, for: owner),
        case .kept(let name) = own.content
      {
        findings.append(
          TokenReferenceError.wrongType(
            wanted: name, by: owner, path: target.path, found: target.type.rawValue,
            definition: target.definition, reader.span(node)))
      }
      return nil
    }
    if let alias {
      let own = declaration.type?.type
      guard let target = reader.target(of: alias, at: node, as: own, for: owner) else { return nil }
      guard let own else { return (target.type, target.value) }
      return reader.check(target, at: node, is: own, for: owner).map { (own, $0) }
    }
    let declared = declaration.type ?? entry.context.type
    guard let type = declared?.type else {
      if declared != nil {
        checkReferences(in: node)
      } else if !reader.reportsUnreadable(node) {
        findings.append(
          TokenValueError.untyped(
            path: declaration.path, guess: reader.guess(node), replaced: entry.replaced,
            declaration.name))
      }
      return nil
    }
    return reader.value(node, as: type, for: owner).map { (type, $0) }
  }

  /// The value with the token's own alpha factor multiplied in.
  private mutating func withAlpha(
    _ value: TokenValue, _ node: JSONNode?, _ type: TokenType
  ) -> TokenValue? {
    guard let node else { return value }
    guard case .color(let color) = value else {
      let span = SourceSpan(source: entry.declaration.source, range: node.range)
      findings.append(TokenSyntaxError.idleAlpha(path: entry.declaration.path, type, span))
      return value
    }
    return reader.alpha(node).map { .color(color.multiplyingAlpha(by: $0)) }
  }

  /// The type of a token without a value that is kept as written, nil for one with errors.
  private func keptType(isAlias: Bool) -> String? {
    guard !reader.isBroken, findings.isEmpty,
      !reader.findings.contains(where: { $0.diagnostic.severity == .error })
    else { return nil }
    let declared = entry.declaration.type ?? (isAlias ? nil : entry.context.type)
    switch declared?.content {
    case .kept(let name)?: return name
    case .type(let type)?: return reader.keptType == nil ? nil : type.rawValue
    case .unknown?: return nil
    case nil: return isAlias ? reader.keptType : nil
    }
  }

  /// The tokens that the value refers to, in the order of the text, without that of an alias.
  private func innerReferences(
    _ origins: [PointerExpansion.Origin], isAlias: Bool
  ) -> [TokenReference] {
    if origins.isEmpty, isAlias, reader.references.count == 1 { return [] }
    let inner = isAlias ? Array(reader.references.dropFirst()) : reader.references
    guard !origins.isEmpty else { return inner }
    let parts = origins.map { TokenReference(path: $0.path, span: $0.pointer) }
    return (inner + parts).sorted {
      $0.span.range.lowerBound < $1.span.range.lowerBound
    }
  }

  /// Follows every reference in a value that is kept as written; braces amid other text are text.
  private mutating func checkReferences(in node: JSONNode) {
    switch node.value {
    case .string:
      if let path = reader.reference(node) {
        let declaration = entry.declaration
        _ = reader.target(of: path, at: node, as: nil, for: "`\(declaration.path)`")
      }
    case .array(let elements):
      for element in elements { checkReferences(in: element) }
    case .object(let object):
      // A pointer that is still there leads nowhere.
      if object["$ref"] != nil { reader.isBroken = true }
      for member in object.members { checkReferences(in: member.node) }
    case .null, .bool, .number: return
    }
  }

  /// The finding in a profile: in the strict one a colour outside its ranges is an error.
  private static func inProfile(
    _ finding: any DiagnosticConvertible, _ profile: ThemeLoading.Profile
  ) -> any DiagnosticConvertible {
    guard profile == .strict, let error = finding as? TokenValueError,
      case .unusualColor(let reason, let help, let span) = error
    else { return finding }
    return TokenValueError.color(reason: reason, help: help, span)
  }
}
