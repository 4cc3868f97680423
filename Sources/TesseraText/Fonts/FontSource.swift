/// What a family is made of that a theme declares.
package struct FontSource: Hashable, Sendable {
  /// The paths of its files, which need no further resolving.
  package var files: [String]
  /// The width that its texts are drawn in, in percent of the normal one.
  package var width: Double

  /// The width of all other families.
  static let normalWidth = 100.0

  /// Creates a source, of normal width unless said.
  package init(_ files: [String], width: Double? = nil) {
    self.files = files
    self.width = width ?? Self.normalWidth
  }
}
