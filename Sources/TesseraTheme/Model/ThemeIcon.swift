package import TesseraSource

/// The file that a theme gives to the name of an icon.
package struct ThemeIcon: Hashable, Sendable {
  /// The path of a file or folder, relative to where the program runs.
  package let path: String
  /// Where the theme names it.
  package let place: SourceLocation
  /// The folder outside of which nothing is read; nil where all may be.
  package let folder: String?
}
