/// A token on its way into a token file.
struct DraftToken {
  /// The names from the root to the token, as its own format has them.
  let names: [String]
  /// Its type; nil for an alias whose type is that of the token that it refers to.
  var type: TokenType?
  /// Its value.
  let value: DraftValue
  /// What its author says about it.
  var description: String?
  /// Why it should not be used: empty when no reason is given, nil when it is not deprecated.
  var deprecated: String?
  /// Where it stands in its own format.
  let origin: SourceSpan

  /// The names with dots between them, as messages show them.
  var path: String { names.joined(separator: ".") }

  /// Whether the whole value is one reference.
  var isAlias: Bool {
    if case .reference = value { return true }
    return false
  }
}
