internal import TesseraGraphics
internal import TesseraSource

// JSON value + type → token value, every reference replaced and every part checked.
//
// One function a type, each in its own file. A reader that finds a fault notes it and goes on with
// the other parts, so that one run shows all faults of a value. The shapes that real files use
// although DTCG 2025.10 does not have them are read with a warning (the lenient profile) or are
// errors (the strict one). JSON pointers are replaced before (``PointerExpansion``): a `$ref` that is
// still there leads nowhere, which has been reported.

/// Reads values of tokens, and of parts of tokens.
struct ValueReader {
  /// The file that the values stand in.
  let source: SourceText
  /// Where references lead.
  let lookup: any TokenLookup
  /// Whether shapes that DTCG 2025.10 does not have are errors.
  let isStrict: Bool
  /// What was found wrong, in the order of reading.
  var findings: [any DiagnosticConvertible] = []
  /// The tokens that were referred to, in the order of reading.
  var references: [TokenReference] = []
  /// The type of a part that is understood, but has no value that could be drawn: `50vw`.
  var keptType: String?
  /// Whether a reference leads to a token without a value, which its own finding explains.
  var isBroken = false

  init(
    source: SourceText, lookup: any TokenLookup, profile: ThemeLoading.Profile = .lenient
  ) {
    self.source = source
    self.lookup = lookup
    isStrict = profile == .strict
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
    if let path = reference(node) {
      return target(of: path, at: node, as: type, for: owner)
        .flatMap { check($0, at: node, is: type, for: owner) }
    }
    switch type {
    case .color: return colorLiteral(inProfile: node, for: owner).map { .color($0) }
    case .dimension: return lengthLiteral(node, for: owner).map { .dimension($0) }
    case .number: return numberLiteral(node, for: owner).map { .number($0) }
    case .fontFamily: return familiesLiteral(node, for: owner).map { .fontFamily($0) }
    case .fontWeight: return weightLiteral(node, for: owner).map { .fontWeight($0) }
    case .typography: return typographyLiteral(node, for: owner).map { .typography($0) }
    case .gradient: return gradientLiteral(node, for: owner).map { .gradient($0) }
    case .shadow: return shadowsLiteral(node, for: owner).map { .shadow($0) }
    case .duration: return durationLiteral(node, for: owner).map { .duration($0) }
    case .cubicBezier: return curveLiteral(node, for: owner).map { .cubicBezier($0) }
    case .strokeStyle: return strokeStyleLiteral(node, for: owner).map { .strokeStyle($0) }
    case .border: return borderLiteral(node, for: owner).map { .border($0) }
    case .transition: return transitionLiteral(node, for: owner).map { .transition($0) }
    }
  }

  /// Reads a colour token's value; strings are no colours in the strict profile.
  private mutating func colorLiteral(inProfile node: JSONNode, for owner: String) -> Color? {
    if isStrict, case .string = node.value {
      reportWrong(
        node, owner, wanted: "an object with `colorSpace` and `components`",
        help: "a hex colour can be its fallback, as `hex`")
      return nil
    }
    return colorLiteral(node, for: owner)
  }

  /// The place of a node.
  func span(_ node: JSONNode) -> SourceSpan { SourceSpan(source: source, range: node.range) }

  /// Reports a value of another shape.
  mutating func reportWrong(
    _ node: JSONNode, _ owner: String, wanted: String, found: String? = nil, help: String? = nil
  ) {
    findings.append(
      TokenValueError.wrongValue(
        owner: owner, wanted: wanted, found: found ?? node.value.kindDescription,
        help: meantReference(node) ?? help, span(node)))
  }

  /// Reports a shape that DTCG does not have, but that is understood.
  mutating func reportLegacy(
    _ node: JSONNode, _ owner: String, wanted: String, found: String? = nil, help: String?
  ) {
    guard !isStrict else {
      return reportWrong(node, owner, wanted: wanted, found: found, help: help)
    }
    findings.append(
      TokenValueError.legacyValue(
        owner: owner, wanted: wanted, found: found ?? node.value.kindDescription, help: help,
        span(node)))
  }
}
