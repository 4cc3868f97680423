/// What a group passes on to everything inside it.
///
/// A class, because all tokens of a group share it.
final class GroupContext: Sendable {
  /// The `$type` of the nearest group that has one.
  let type: TypeDeclaration?
  /// The `$deprecated` of the nearest group that has one.
  let deprecated: DeprecationDeclaration?

  /// What a root without a type and without a deprecation passes on.
  static let empty = GroupContext(type: nil, deprecated: nil)

  init(type: TypeDeclaration?, deprecated: DeprecationDeclaration?) {
    self.type = type
    self.deprecated = deprecated
  }
}
