internal import TesseraSource

// Many files are written as one: all of them or none.
//
// Each file replaces its old version whole; when one cannot be written, those before it get their old
// content back and what was new is removed. A folder that is made aside and renamed was rejected: it
// would take along whatever else lies in the folder.

extension [GeneratedFile] {
  /// The paths of the files that exist already in a folder, in the order of the files.
  package func existing(in folder: String) -> [String] {
    map { FilePath.join(folder, $0.path) }.filter(SourceFile.exists)
  }

  /// Writes all files into a folder, which is created where it is missing.
  ///
  /// - Parameters:
  ///   - folder: The folder.
  ///   - overwriting: Whether files that exist may be replaced.
  /// - Throws: ``ImportError/exists(path:)`` for the first file that is in the way, and
  ///   ``ImportError/file(_:)`` where the system refuses. Then all files are as they were.
  package func write(into folder: String, overwriting: Bool = false) throws(ImportError) {
    if !overwriting, let first = existing(in: folder).first { throw .exists(path: first) }
    var written: [(path: String, old: [UInt8]?)] = []
    var folders: [String] = []
    do throws(SourceError) {
      for file in self {
        let path = FilePath.join(folder, file.path)
        try Self.create(FilePath.directory(of: path), created: &folders)
        let old = SourceFile.exists(path) ? try Self.read(path) : nil
        try SourceFile.write(file.bytes, to: path)
        written.append((path, old))
      }
    } catch {
      Self.undo(written, folders)
      throw .file(error)
    }
  }

  private static func read(_ path: String) throws(SourceError) -> [UInt8] {
    try SourceFile.read(path, limit: SourceLimits.textFile, what: "file to be replaced")
  }

  /// Creates a folder and those above it, and remembers which did not exist.
  private static func create(_ path: String, created: inout [String]) throws(SourceError) {
    var missing: [String] = []
    var folder = path
    while folder != ".", folder != "/", !SourceFile.exists(folder) {
      missing.append(folder)
      folder = FilePath.directory(of: folder)
    }
    try SourceFile.createDirectory(path)
    created += missing.reversed()
  }

  /// Makes everything as it was.
  ///
  /// The failure to report is the first one, not one of these.
  private static func undo(_ written: [(path: String, old: [UInt8]?)], _ folders: [String]) {
    for (path, old) in written.reversed() {
      if let old {
        try? SourceFile.write(old, to: path)
      } else {
        try? SourceFile.remove(path)
      }
    }
    for folder in folders.reversed() { try? SourceFile.remove(folder) }
  }
}
