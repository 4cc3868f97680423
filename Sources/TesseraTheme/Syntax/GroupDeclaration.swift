internal import TesseraSource

/// A group as one file writes it: nothing merged, nothing resolved.
///
/// A class, because every mode shares it.
final class GroupDeclaration: Sendable {
  /// The name; for the root of a file the place where it begins.
  let name: SourceSpan
  /// The `$type` for tokens without their own.
  let type: TypeDeclaration?
  /// The group that this one extends.
  let extends: ExtendsDeclaration?
  /// The `$deprecated` for everything inside.
  let deprecated: DeprecationDeclaration?
  /// The group's `$extensions`, which are nobody else's.
  let extensions: JSONNode?
  /// The tokens and groups in the order of the text.
  let children: NamedElements<Declaration>

  init(
    name: SourceSpan, type: TypeDeclaration?, extends: ExtendsDeclaration?,
    deprecated: DeprecationDeclaration?, extensions: JSONNode? = nil,
    children: NamedElements<Declaration>
  ) {
    self.name = name
    self.type = type
    self.extends = extends
    self.deprecated = deprecated
    self.extensions = extensions
    self.children = children
  }
}
