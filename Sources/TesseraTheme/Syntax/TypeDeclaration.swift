/// A `$type` as written.
struct TypeDeclaration: Hashable, Sendable {
  /// What a `$type` names.
  enum Content: Hashable, Sendable {
    /// A type of DTCG.
    case type(TokenType)
    /// A type of other tools, whose tokens are kept as written.
    case kept(String)
    /// None; the error is reported where it stands.
    case unknown
  }

  /// What it names.
  let content: Content
  /// The text.
  let span: SourceSpan

  /// The type, nil where it is none of DTCG's.
  var type: TokenType? {
    if case .type(let type) = content { return type }
    return nil
  }
}
