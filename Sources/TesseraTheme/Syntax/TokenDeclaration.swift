internal import TesseraSource

/// A token as one file writes it: nothing merged, nothing resolved.
///
/// A class, because every mode shares it.
final class TokenDeclaration: Sendable {
  /// A reference in the value or the alpha factor.
  struct Reference: Sendable {
    /// What a reference names.
    enum Target: Sendable {
      /// A token, by its path in braces.
      case path(String)
      /// Any part of the theme, by the names of a JSON pointer.
      case pointer([String])
    }

    /// What is meant.
    let target: Target
    /// Where it stands.
    let range: Range<Int>
  }

  /// The path in this file, which messages name: an `$extends` may bring the token elsewhere too.
  let path: String
  /// The name.
  let name: SourceSpan
  /// The whole token, every member of which a pointer may lead to.
  let body: JSONObject
  /// The `$value`, or an object with the `$ref` in its place.
  let value: JSONNode
  /// The token's own `$type`.
  let type: TypeDeclaration?
  /// `$extensions.tessera.alpha`: a number, or a reference to one.
  let alpha: JSONNode?
  /// The `$description`.
  let description: String?
  /// The token's own `$deprecated`.
  let deprecated: DeprecationDeclaration?

  /// The `$extensions`.
  let extensions: JSONNode?
  /// The path of the token that the whole value refers to, nil for any other value.
  let alias: String?
  /// The references in a value that is no alias, and in the alpha factor, in that order.
  let innerReferences: [Reference]
  /// Whether the value or the alpha factor holds a `$ref`, even a broken one.
  let hasPointers: Bool

  /// The file that the value stands in.
  var source: SourceText { name.source }

  init(
    path: String, name: SourceSpan, body: JSONObject, value: JSONNode, type: TypeDeclaration?,
    alpha: JSONNode?, description: String?, deprecated: DeprecationDeclaration?,
    extensions: JSONNode?
  ) {
    self.path = path
    self.name = name
    self.body = body
    self.value = value
    self.type = type
    self.alpha = alpha
    self.description = description
    self.deprecated = deprecated
    self.extensions = extensions
    var scan = ReferenceScan()
    // Most tokens of a large theme are aliases: they do without a list.
    if case .string(let text) = value.value, case .reference(let path) = ReferenceSyntax(text) {
      alias = path
    } else {
      alias = nil
      scan.add(value)
    }
    if let alpha { scan.add(alpha) }
    innerReferences = scan.references
    hasPointers = scan.hasPointers
  }

  /// The references in the value and the alpha factor, in that order.
  var references: [Reference] {
    guard let alias else { return innerReferences }
    return [Reference(target: .path(alias), range: value.range)] + innerReferences
  }

  /// The names of the pointer that the token has in place of a `$value`, nil for any other token.
  var pointer: [String]? {
    guard hasPointers, !body.contains("$value"), case .object(let object) = value.value,
      case .string(let text)? = object["$ref"]?.value
    else { return nil }
    return JSONPointer.names(text)
  }
}
