/// An `$extends` as written.
struct ExtendsDeclaration: Hashable, Sendable {
  /// The path of the group that is meant.
  let path: String
  /// The text.
  let span: SourceSpan
}
