package import TesseraSource

/// Where a theme's files are read from; tests keep them in memory.
package struct ThemeFiles: Sendable {
  /// Reads the text file at a path.
  let read: @Sendable (String) throws(SourceError) -> SourceText

  /// Creates a place of files.
  package init(read: @escaping @Sendable (String) throws(SourceError) -> SourceText) {
    self.read = read
  }

  /// The file system, up to the size limit of text files.
  package static let disk = ThemeFiles { (path: String) throws(SourceError) -> SourceText in
    try SourceFile.readText(path, limit: SourceLimits.textFile)
  }
}
