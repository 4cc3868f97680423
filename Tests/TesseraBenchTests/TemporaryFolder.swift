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

  /// The names in the folder.
  var names: [String] { get throws { try SourceFile.list(path).map(\.name) } }

  private static func clear(_ path: String) {
    for entry in (try? SourceFile.list(path)) ?? [] {
      let entryPath = FilePath.join(path, entry.name)
      // A link to a folder is removed, not followed.
      if (try? SourceFile.remove(entryPath)) == nil { clear(entryPath) }
    }
    try? SourceFile.remove(path)
  }
}
