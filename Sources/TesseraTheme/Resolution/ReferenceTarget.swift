/// What a reference leads to.
enum ReferenceTarget {
  /// A token with its value.
  case token(Token)
  /// A token without a value that could be drawn.
  case kept(KeptToken)
  /// A token without a value; the reason is reported at its own place.
  case broken
  /// A group, and whether it has a `$root`.
  case group(hasRoot: Bool, SourceSpan)
  /// Something inside a token, which has this path.
  case insideToken(String, SourceSpan)
  /// Nothing.
  case missing
}
