/// What a theme makes a font family of.
package struct ThemeFont: Hashable, Sendable {
  /// The paths of its files, relative to where the program runs.
  package let files: [String]
  /// The width that its texts are drawn in, in percent of the normal one; nil where nothing is said.
  package let width: Double?
}
