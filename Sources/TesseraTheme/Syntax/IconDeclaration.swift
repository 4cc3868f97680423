/// The file that a theme gives to the name of an icon.
struct IconDeclaration: Sendable {
  /// The name as the theme writes it.
  let name: String
  /// The path of a file or folder, relative to where the program runs.
  let path: String
  /// Where the theme names it.
  let span: SourceSpan
}
