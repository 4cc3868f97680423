package import TesseraSource

/// The file that is given to the name of an icon.
package struct IconSource: Hashable, Sendable {
  /// The path, relative to where the program runs.
  package let path: String
  /// Where the file is named.
  package let place: SourceLocation

  /// Creates a source.
  package init(path: String, place: SourceLocation) {
    self.path = path
    self.place = place
  }
}
