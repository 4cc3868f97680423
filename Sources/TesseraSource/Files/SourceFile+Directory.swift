internal import Glibc

extension SourceFile {
  /// The entries of a folder, sorted by the bytes of their names; without `.` and `..`.
  ///
  /// In a name that is no UTF-8 the bytes that are none become U+FFFD; no path leads to such a file.
  /// - Throws: `notFound`, `notADirectory`, `unreadable`.
  package static func list(_ path: String) throws(SourceError) -> [DirectoryEntry] {
    try checkPath(path)
    let names: [String]
    do throws(SystemFailure) {
      names = try SystemCall.names(inDirectory: path)
    } catch {
      throw .reading(path, error)
    }
    return names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }.map { name in
      let kind: DirectoryEntry.Kind =
        switch kind(of: FilePath.join(path, name)) {
        case .file: .file
        case .directory: .directory
        default: .other
        }
      return DirectoryEntry(name: name, kind: kind)
    }
  }

  /// Creates a folder and those above it; one that exists is left as it is.
  ///
  /// - Throws: `notADirectory` where a file is in the way, `notWritable`, `diskFull`, `writeFailed`.
  package static func createDirectory(_ path: String) throws(SourceError) {
    try checkPath(path)
    if isDirectory(path) { return }
    // From the top down, so that a folder that takes none, as those of /proc, is asked only once.
    let parent = FilePath.directory(of: path)
    if parent != path, parent != "." { try createDirectory(parent) }
    do throws(SystemFailure) {
      try SystemCall.createDirectory(path)
    } catch {
      guard error.number == EEXIST else { throw .writing(path, error) }
      // Another process may have created it in between.
      if !isDirectory(path) { throw .writing(path, SystemFailure(number: ENOTDIR)) }
    }
  }

  /// Removes a file, a symbolic link itself, or an empty folder.
  ///
  /// - Throws: `notFound`, `notWritable`, `writeFailed`.
  package static func remove(_ path: String) throws(SourceError) {
    try checkPath(path)
    do throws(SystemFailure) {
      try SystemCall.remove(path)
    } catch {
      throw .writing(path, error)
    }
  }

  /// Gives a file another name, in one step; what had that name is replaced.
  ///
  /// - Parameters:
  ///   - path: The file.
  ///   - newPath: Its new name, on the same file system; the folder must exist.
  /// - Throws: `notFound`, `notWritable`, `writeFailed`.
  package static func move(_ path: String, to newPath: String) throws(SourceError) {
    try checkPath(path)
    try checkPath(newPath)
    do throws(SystemFailure) {
      try SystemCall.rename(path, to: newPath)
    } catch {
      throw .writing(path, error)
    }
  }
}
