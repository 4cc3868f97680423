/// What a token comes to under one mode.
enum TokenResult: Sendable {
  /// A token with its value.
  case token(Token)
  /// A token that is understood but has no value that could be drawn.
  case kept(KeptToken)
  /// Nothing: its errors tell why.
  case unresolved

  /// The token, nil where it has no value.
  var token: Token? {
    if case .token(let token) = self { return token }
    return nil
  }
}
