extension SourceFile {
  /// The absolute path of a file or folder with every symbolic link followed; nil where there is
  /// nothing, and for what cannot be looked at.
  package static func canonicalPath(_ path: String) -> String? {
    guard !path.isEmpty, !path.utf8.contains(0) else { return nil }
    // Why it cannot be seen is told by whoever then opens it.
    return try? SystemCall.canonicalPath(path)
  }
}
