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

  /// Writes a text with its folders.
  func write(_ text: String, to name: String) throws {
    try SourceFile.createDirectory(FilePath.directory(of: file(name)))
    try SourceFile.write(Array(text.utf8), to: file(name))
  }

  /// Reads a text.
  func text(_ name: String) throws -> String {
    String(decoding: try SourceFile.read(file(name), limit: 1 << 24, what: "text"), as: UTF8.self)
  }

  /// The paths of all files in the folder, sorted, hidden ones too.
  var files: [String] { get throws { try Self.files(in: path).sorted() } }

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

/// A folder on a file system of its own, of one mebibyte in memory.
final class SmallDisk {
  /// Where it is mounted.
  let folder: TemporaryFolder

  /// Whether this process may mount file systems.
  static let isPossible = (try? SmallDisk()) != nil

  init() throws {
    folder = try TemporaryFolder()
    // Safe: the strings live for the call, which copies them.
    let result = unsafe "size=1m".withCString { unsafe mount("none", folder.path, "tmpfs", 0, $0) }
    try #require(result == 0)
  }

  deinit {
    // Safe: the string lives for the call.
    _ = unsafe umount(folder.path)
  }
}
