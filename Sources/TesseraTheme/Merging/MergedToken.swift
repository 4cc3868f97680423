/// A token of one resolution: the declaration that won, and what its groups say.
struct MergedToken {
  /// The declaration that counts: the last one.
  let declaration: TokenDeclaration
  /// The declaration that it replaced.
  let replaced: TokenDeclaration?
  /// What the groups around it say; nil until every `$extends` above it is applied.
  var context: GroupContext?
}
