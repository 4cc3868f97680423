package import TesseraSource

/// A design token under one mode, with its value.
///
/// A class, because all that refers to a token shares it: chains of aliases are long.
package final class Token: Hashable, Sendable {
  /// The names from the root to the token, joined by dots.
  package let path: String
  /// What kind of value it has.
  package let type: TokenType
  /// The value with every reference replaced.
  package let value: TokenValue
  /// The token that the whole value is taken from, where it is an alias.
  package let alias: TokenReference?
  /// The other tokens that the value refers to directly, in the order of the text.
  private let innerReferences: [TokenReference]
  /// What the theme says about it.
  package let description: String?
  /// Why it should not be used any more, its own word or its group's: empty when no reason is
  /// given, nil when it is not deprecated.
  package let deprecated: String?
  /// What the token says to tools, vendor by vendor, as written.
  package let extensions: JSONNode?
  /// The name where the token is defined.
  let definition: SourceSpan

  init(
    path: String, type: TokenType, value: TokenValue, alias: TokenReference?,
    innerReferences: [TokenReference], description: String?, deprecated: String?,
    extensions: JSONNode?, definition: SourceSpan
  ) {
    self.path = path
    self.type = type
    self.value = value
    self.alias = alias
    self.innerReferences = innerReferences
    self.description = description
    self.deprecated = deprecated
    self.extensions = extensions
    self.definition = definition
  }

  /// The token with another value, which all that refers to it would take.
  func replacing(_ value: TokenValue) -> Token {
    Token(
      path: path, type: type, value: value, alias: alias, innerReferences: innerReferences,
      description: description, deprecated: deprecated, extensions: extensions,
      definition: definition)
  }

  /// The place of the name where the token is defined.
  package var location: SourceLocation { definition.location }
  /// Whether the whole value is one reference.
  package var isAlias: Bool { alias != nil }
  /// The tokens that the value refers to directly: that of an alias, then others in the order of
  /// the text.
  package var references: [TokenReference] { (alias.map { [$0] } ?? []) + innerReferences }

  /// Whether both say the same, wherever they were resolved.
  package static func == (left: Token, right: Token) -> Bool {
    left === right
      || left.path == right.path && left.definition == right.definition && left.type == right.type
        && left.value == right.value && left.alias == right.alias
        && left.innerReferences == right.innerReferences && left.description == right.description
        && left.deprecated == right.deprecated && left.extensions == right.extensions
  }

  /// Feeds path, value and place to `hasher`; the rest follows from them but rarely.
  package func hash(into hasher: inout Hasher) {
    hasher.combine(path)
    hasher.combine(value)
    hasher.combine(definition)
  }
}
