/// The files that a theme gives to a font family, and the width that it is drawn in.
struct FontDeclaration: Sendable {
  /// A font file.
  struct File: Sendable {
    /// The path, relative to where the program runs.
    let path: String
    /// Where the theme names it.
    let span: SourceSpan
  }

  /// The family's name as the theme writes it.
  let family: String
  /// Its files in the order of the text.
  var files: [File]
  /// The width in percent of the normal one; nil where nothing is said.
  let width: Double?
}
