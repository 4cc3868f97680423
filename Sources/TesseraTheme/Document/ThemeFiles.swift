package import TesseraSource

/// Where a theme's files are read from; tests keep them in memory.
package struct ThemeFiles: Sendable {
  /// Reads the text file at a path.
  package let read: @Sendable (String) throws(SourceError) -> SourceText
  /// The absolute path of a file without symbolic links, nil where there is none.
  package let canonicalPath: @Sendable (String) -> String?

  /// Creates a place of files; without `canonicalPath`, one that has no symbolic links.
  package init(
    canonicalPath: @escaping @Sendable (String) -> String? = {
      FilePath.absolute($0, relativeTo: "/")
    },
    read: @escaping @Sendable (String) throws(SourceError) -> SourceText
  ) {
    self.read = read
    self.canonicalPath = canonicalPath
  }

  /// The file system, up to the size limit of text files.
  package static let disk = ThemeFiles(
    canonicalPath: { SourceFile.canonicalPath($0) },
    read: { (path: String) throws(SourceError) -> SourceText in
      try SourceFile.readText(path, limit: SourceLimits.textFile)
    })
}
