internal import TesseraSource

// JSON value + type → token value, every reference replaced and every part checked.
//
// One function a type, each in its own file. A reader that finds a fault notes it and goes on with
// the other parts, so that one run shows all faults of a value. The shapes that real files use
// although DTCG 2025.10 does not have them are read with a warning (the lenient profile).

/// Reads values of tokens, and of parts of tokens.
struct ValueReader {
  /// The file that the values stand in.
  let source: SourceText
  /// Where references lead.
  let lookup: any TokenLookup
  /// What was found wrong, in the order of reading.
  var findings: [any DiagnosticConvertible] = []
  /// The tokens that were referred to, in the order of reading.
  var references: [TokenReference] = []

  init(source: SourceText, lookup: any TokenLookup) {
    self.source = source
    self.lookup = lookup
  }

  /// Reads a value, or takes it from the token that it refers to.
  ///
  /// - Parameters:
  ///   - node: The value.
  ///   - type: The type that it must have.
  ///   - owner: What it is the value of, as a message names it.
  /// - Returns: The value; nil with a finding where there is none.
  mutating func value(_ node: JSONNode, as type: TokenType, for owner: String) -> TokenValue? {
    guard !reportsUnreadable(node) else { return nil }
    if isReference(node) {
      return target(of: node).flatMap { check($0, at: node, is: type, for: owner) }
    }
    switch type {
    case .color: return colorLiteral(node, for: owner).map { .color($0) }
    case .dimension: return lengthLiteral(node, for: owner).map { .dimension($0) }
    case .number: return numberLiteral(node, for: owner).map { .number($0) }
    case .fontFamily: return familiesLiteral(node, for: owner).map { .fontFamily($0) }
    case .fontWeight: return weightLiteral(node, for: owner).map { .fontWeight($0) }
    case .typography: return typographyLiteral(node, for: owner).map { .typography($0) }
    case .gradient: return gradientLiteral(node, for: owner).map { .gradient($0) }
    case .shadow: return shadowsLiteral(node, for: owner).map { .shadow($0) }
    case .duration, .cubicBezier, .strokeStyle, .border, .transition:
      return checkReferences(in: node) ? .unsupported : nil
    }
  }

  /// The place of a node.
  func span(_ node: JSONNode) -> SourceSpan { SourceSpan(source: source, range: node.range) }

  /// Reports a value of another shape.
  mutating func reportWrong(
    _ node: JSONNode, _ owner: String, wanted: String, found: String? = nil, help: String? = nil
  ) {
    findings.append(
      TokenValueError.wrongValue(
        owner: owner, wanted: wanted, found: found ?? node.value.kindDescription, help: help,
        span(node)))
  }

  /// Reports a shape that DTCG does not have, but that is understood.
  mutating func reportLegacy(
    _ node: JSONNode, _ owner: String, wanted: String, found: String? = nil, help: String?
  ) {
    findings.append(
      TokenValueError.legacyValue(
        owner: owner, wanted: wanted, found: found ?? node.value.kindDescription, help: help,
        span(node)))
  }
}
