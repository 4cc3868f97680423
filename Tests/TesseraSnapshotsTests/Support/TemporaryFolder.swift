import Glibc
import TesseraSource
import Testing

/// A folder of its own for a test, removed with all that is in it when the test ends.
final class TemporaryFolder {
  /// The folder's absolute path.
  let path: String

  init() throws {
    var template = Array("/tmp/tessera-XXXXXX".utf8CString)
    // Safe: the call changes the template in place and keeps its length.
    try #require(unsafe mkdtemp(&template) != nil)
    path = String(decoding: template.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
  }

  deinit { Self.clear(path) }

  /// The path of a name inside the folder.
  func file(_ name: String) -> String { FilePath.join(path, name) }

  /// Writes a file with its folders.
  func write(_ bytes: [UInt8] = [], to name: String) throws {
    try SourceFile.createDirectory(FilePath.directory(of: file(name)))
    try SourceFile.write(bytes, to: file(name))
  }

  /// The paths of all files below a folder inside, sorted; none where it is missing.
  func files(in name: String) throws -> [String] {
    guard SourceFile.isDirectory(file(name)) else { return [] }
    return try SourceFile.list(file(name)).flatMap { entry in
      let path = FilePath.join(name, entry.name)
      return entry.kind == .directory ? try files(in: path) : [path]
    }.sorted()
  }

  /// What tells whether a file was written again: its number and time.
  func stamp(_ name: String) throws -> [Int] {
    var info = stat()
    try #require(unsafe stat(file(name), &info) == 0)
    return [Int(info.st_ino), Int(info.st_mtim.tv_sec), Int(info.st_mtim.tv_nsec)]
  }

  private static func clear(_ path: String) {
    for entry in (try? SourceFile.list(path)) ?? [] {
      let entryPath = FilePath.join(path, entry.name)
      if (try? SourceFile.remove(entryPath)) == nil { clear(entryPath) }
    }
    try? SourceFile.remove(path)
  }
}
