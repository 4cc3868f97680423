/// A `$type` as written.
struct TypeDeclaration: Hashable, Sendable {
  /// The type, nil where the text names none: the error is reported where it is read.
  let type: TokenType?
  /// The text.
  let span: SourceSpan
}
