/// A token of a type or with a unit that DTCG does not have, which the lenient profile keeps as
/// written: nothing can be drawn with it, but programs that read the theme get it.
struct KeptToken: Hashable, Sendable {
  /// Its `$type`, or that of the token that it refers to.
  let type: String
  /// The name where the token is defined.
  let definition: SourceSpan
}
