package import TesseraSource

/// Where an importer reads files and folders from; tests keep them in memory.
package struct ImportFiles: Sendable {
  /// Reads the text file at a path.
  package let read: @Sendable (String) throws(SourceError) -> SourceText
  /// The entries of the folder at a path, sorted by name.
  package let list: @Sendable (String) throws(SourceError) -> [DirectoryEntry]

  /// Creates a place of files.
  package init(
    read: @escaping @Sendable (String) throws(SourceError) -> SourceText,
    list: @escaping @Sendable (String) throws(SourceError) -> [DirectoryEntry]
  ) {
    self.read = read
    self.list = list
  }

  /// The file system for one import, up to the size limit of text files; no folder comes twice.
  package static var disk: ImportFiles {
    let walk = DirectoryWalk()
    return ImportFiles(
      read: { (path: String) throws(SourceError) -> SourceText in
        try SourceFile.readText(path, limit: SourceLimits.textFile)
      },
      list: { (path: String) throws(SourceError) -> [DirectoryEntry] in
        try walk.list(path)
      })
  }
}
