/// What a group passes on to everything inside it.
struct GroupContext: Hashable {
  /// The `$type` of the nearest group that has one.
  var type: TypeDeclaration?
  /// The `$deprecated` of the nearest group that has one.
  var deprecated: DeprecationDeclaration?
}
