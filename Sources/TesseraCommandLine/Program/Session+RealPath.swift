import TesseraSource

/// Where paths really lead, so that no link is a way around what must not be written to.
extension Session {
  /// The absolute path with every symbolic link followed, as far as it exists.
  func realPath(_ given: String) -> String {
    var existing = FilePath.absolute(path(given), relativeTo: workingDirectory)
    var rest: [String] = []
    while true {
      if let path = SourceFile.canonicalPath(existing) {
        return rest.reversed().reduce(path) { FilePath.join($0, $1) }
      }
      let parent = FilePath.directory(of: existing)
      guard parent != existing else { return existing }
      rest.append(FilePath.name(of: existing))
      existing = parent
    }
  }

  /// Whether a path is a folder or lies in it, both without links.
  static func lies(_ path: String, in folder: String) -> Bool {
    path == folder || path.hasPrefix(folder == "/" ? folder : folder + "/")
  }
}
