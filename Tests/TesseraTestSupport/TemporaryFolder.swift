internal import Glibc
internal import TesseraSource
internal import Testing

/// A folder of its own for a test, removed with all that is in it when the test ends.
package final class TemporaryFolder {
  /// The folder's absolute path.
  package let path: String

  /// Creates the folder.
  ///
  /// - Throws: Where there is no room for it.
  package init() throws {
    var template = Array("/tmp/tessera-XXXXXX".utf8CString)
    // Safe: the call changes the template in place and keeps its length.
    try #require(unsafe mkdtemp(&template) != nil)
    path = String(decoding: template.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
  }

  deinit { Self.clear(path) }

  /// The path of a name inside the folder.
  package func file(_ name: String) -> String { FilePath.join(path, name) }

  /// Writes a file with its folders.
  ///
  /// - Returns: The file's path.
  /// - Throws: What keeps the file from being written.
  @discardableResult
  package func write(_ bytes: [UInt8] = [], to name: String) throws -> String {
    try SourceFile.createDirectory(FilePath.directory(of: file(name)))
    try SourceFile.write(bytes, to: file(name))
    return file(name)
  }

  /// Writes a text with its folders.
  ///
  /// - Returns: The file's path.
  /// - Throws: What keeps the file from being written.
  @discardableResult
  package func write(_ text: String, to name: String) throws -> String {
    try write(Array(text.utf8), to: name)
  }

  /// Reads a text.
  ///
  /// - Throws: What keeps the file from being read.
  package func text(_ name: String) throws -> String {
    String(decoding: try SourceFile.read(file(name), limit: 1 << 24, what: "text"), as: UTF8.self)
  }

  /// The names in the folder, sorted.
  package var names: [String] { get throws { try SourceFile.list(path).map(\.name) } }

  /// The paths of all files in the folder, sorted, hidden ones too.
  package var files: [String] { get throws { try Self.files(in: path).sorted() } }

  /// The paths of all files below a folder inside, sorted; none where it is missing.
  ///
  /// - Throws: What keeps a folder from being read.
  package func files(in name: String) throws -> [String] {
    guard SourceFile.isDirectory(file(name)) else { return [] }
    return try Self.files(in: file(name)).map { FilePath.join(name, $0) }.sorted()
  }

  /// What tells whether a file was written again: its number and time.
  ///
  /// - Throws: Where there is no such file.
  package func stamp(_ name: String) throws -> [Int] {
    var info = stat()
    // Safe: the call fills the value given.
    try #require(unsafe stat(file(name), &info) == 0)
    return [Int(info.st_ino), Int(info.st_mtim.tv_sec), Int(info.st_mtim.tv_nsec)]
  }

  private static func files(in folder: String) throws -> [String] {
    try SourceFile.list(folder).flatMap { entry in
      guard entry.kind == .directory else { return [entry.name] }
      let inner = try files(in: FilePath.join(folder, entry.name))
      return inner.map { FilePath.join(entry.name, $0) }
    }
  }

  private static func clear(_ path: String) {
    for entry in (try? SourceFile.list(path)) ?? [] {
      let entryPath = FilePath.join(path, entry.name)
      // A link to a folder is removed, not followed.
      if (try? SourceFile.remove(entryPath)) == nil { clear(entryPath) }
    }
    try? SourceFile.remove(path)
  }
}
