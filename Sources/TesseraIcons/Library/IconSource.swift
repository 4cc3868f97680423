package import TesseraSource

/// The file that is given to the name of an icon.
package struct IconSource: Hashable, Sendable {
  /// The path, relative to where the program runs.
  package let path: String
  /// Where the file is named.
  package let place: SourceLocation
  /// The folder outside of which nothing is read, symbolic links followed; nil where all may be.
  package let folder: String?

  /// What helps where nothing lies at the path.
  static let missingHelp = "the path starts from the folder of the theme's file"

  /// Creates a source.
  package init(path: String, place: SourceLocation, folder: String? = nil) {
    self.path = path
    self.place = place
    self.folder = folder
  }

  /// Refuses a file that the source comes to and that may not be read.
  ///
  /// The path that is named was looked at when the theme was read, but not what lies in a folder, or
  /// beside a file, and may be a link.
  /// - Throws: ``IconError/outside(path:)``.
  func checkPlace(of path: String) throws(IconError) {
    guard let folder, let folder = SourceFile.canonicalPath(folder),
      let file = SourceFile.canonicalPath(path)
    else { return }
    guard file.hasPrefix(folder == "/" ? folder : folder + "/") else {
      throw .outside(path: path)
    }
  }
}
