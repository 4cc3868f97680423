public import TesseraTheme

/// A theme value that a cell's layers refer to by name.
///
/// Its token path is `cell.<reuseIdentifier>.<name>`; the theme holds a token there, or a group
/// whose children are named by states.
public struct Role: Hashable, Sendable {
  /// The name; it matches `[a-z][a-z0-9]*(-[a-z0-9]+)*` and is no state's name.
  public var name: String
  /// The type of token that the theme must give.
  public var type: TokenType
  /// One line for the designer who edits the theme.
  public var summary: String
  /// What is taken where the theme says nothing; nil makes the role obligatory.
  public var fallback: RoleDefault?

  /// Creates a role.
  ///
  /// - Parameters:
  ///   - name: The name within the cell.
  ///   - type: The type of token.
  ///   - fallback: What is taken where the theme says nothing.
  ///   - summary: One line for designers.
  public init(
    _ name: String, _ type: TokenType, default fallback: RoleDefault? = nil, _ summary: String = ""
  ) {
    self.name = name
    self.type = type
    self.fallback = fallback
    self.summary = summary
  }
}
