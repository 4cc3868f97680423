/// What a token comes to under one mode.
enum TokenResult: Sendable {
  /// A token with its value.
  case token(Token)
  /// A token that is understood but has no value that could be drawn.
  case kept(KeptToken)
  /// Nothing: its errors tell why.
  case unresolved

  /// What a reference to the token leads to.
  var target: ReferenceTarget {
    switch self {
    case .token(let token): .token(token)
    case .kept(let kept): .kept(kept)
    case .unresolved: .broken
    }
  }

  /// The token, nil where it has no value.
  var token: Token? {
    if case .token(let token) = self { return token }
    return nil
  }
}
