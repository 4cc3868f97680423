internal import TesseraSource

/// A token as one file writes it: nothing merged, nothing resolved.
///
/// A class, because every mode shares it.
final class TokenDeclaration: Sendable {
  /// A reference in the value or the alpha factor.
  struct Reference: Sendable {
    /// The path of the token that is meant.
    let path: String
    /// Where it stands.
    let range: Range<Int>
  }

  /// The path in this file, which messages name: an `$extends` may bring the token elsewhere too.
  let path: String
  /// The name.
  let name: SourceSpan
  /// The `$value`.
  let value: JSONNode
  /// The token's own `$type`.
  let type: TypeDeclaration?
  /// `$extensions.tessera.alpha`: a number, or a reference to one.
  let alpha: JSONNode?
  /// The `$description`.
  let description: String?
  /// The token's own `$deprecated`.
  let deprecated: DeprecationDeclaration?

  /// The references in the value and the alpha factor, in that order.
  let references: [Reference]

  /// The file that the value stands in.
  var source: SourceText { name.source }

  init(
    path: String, name: SourceSpan, value: JSONNode, type: TypeDeclaration?, alpha: JSONNode?,
    description: String?, deprecated: DeprecationDeclaration?
  ) {
    self.path = path
    self.name = name
    self.value = value
    self.type = type
    self.alpha = alpha
    self.description = description
    self.deprecated = deprecated
    references = Self.references(in: value) + (alpha.map(Self.references) ?? [])
  }

  /// The references in a value.
  private static func references(in node: JSONNode) -> [Reference] {
    switch node.value {
    case .string(let text):
      guard case .reference(let path) = ReferenceSyntax(text) else { return [] }
      return [Reference(path: path, range: node.range)]
    case .array(let elements): return elements.flatMap(references)
    case .object(let object): return object.members.flatMap { references(in: $0.node) }
    case .null, .bool, .number: return []
    }
  }
}
