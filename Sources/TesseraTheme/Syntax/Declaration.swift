/// A member of a group as one file writes it.
enum Declaration: Sendable {
  /// A token.
  case token(TokenDeclaration)
  /// A group inside the group.
  case group(GroupDeclaration)
}
