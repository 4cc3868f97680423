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
  /// The tokens that the value refers to directly, in the order of the text.
  package let references: [TokenReference]
  /// Whether the whole value is one reference.
  package let isAlias: Bool
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
    path: String, type: TokenType, value: TokenValue, references: [TokenReference], isAlias: Bool,
    description: String?, deprecated: String?, extensions: JSONNode?, definition: SourceSpan
  ) {
    self.path = path
    self.type = type
    self.value = value
    self.references = references
    self.isAlias = isAlias
    self.description = description
    self.deprecated = deprecated
    self.extensions = extensions
    self.definition = definition
  }

  /// The place of the name where the token is defined.
  package var location: SourceLocation { definition.location }
  /// The token that the whole value is taken from, where it is an alias.
  package var alias: TokenReference? { isAlias ? references.first : nil }

  /// Whether both say the same, wherever they were resolved.
  package static func == (left: Token, right: Token) -> Bool {
    left === right
      || left.path == right.path && left.definition == right.definition && left.type == right.type
        && left.value == right.value && left.references == right.references
        && left.isAlias == right.isAlias && left.description == right.description
        && left.deprecated == right.deprecated && left.extensions == right.extensions
  }

  /// Feeds path, value and place to `hasher`; the rest follows from them but rarely.
  package func hash(into hasher: inout Hasher) {
    hasher.combine(path)
    hasher.combine(value)
    hasher.combine(definition)
  }
}
