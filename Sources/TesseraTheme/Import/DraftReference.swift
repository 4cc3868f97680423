/// A reference to another token of a theme that has no final names yet.
struct DraftReference: Hashable {
  /// The names from the root to the token, as its own format has them.
  let names: [String]
  /// The type that the token must have; nil for any.
  let type: TokenType?
  /// Where the reference stands.
  let span: SourceSpan
}
