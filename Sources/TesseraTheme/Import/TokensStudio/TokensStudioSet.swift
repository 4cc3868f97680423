internal import TesseraSource

/// A set of tokens of Tokens Studio.
struct TokensStudioSet {
  /// Its name; slashes separate folders.
  let name: String
  /// Its tokens.
  let tokens: [DraftToken]
  /// The file that it stands in.
  let location: SourceLocation
}

/// A theme of Tokens Studio: a choice of sets.
struct TokensStudioTheme {
  /// Its name.
  let name: String
  /// The group of themes that it belongs to, which exclude each other.
  let group: String
  /// The names of the sets that it enables.
  let sets: Set<String>
  /// Where it stands.
  let location: SourceLocation
}
