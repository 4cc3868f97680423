internal import Synchronization
import Tessera
import TesseraSource

/// The files that a command reads: none of them is written (design section 7).
///
/// They are told apart by what they are, not by their paths, so that a link or another spelling of a
/// path is no way around.
final class InputFiles: Sendable {
  private let files = Mutex<Set<FileIdentity>>([])

  /// Notes that files are read.
  func insert(_ paths: [String]) {
    let identities = paths.compactMap(FileIdentity.init(path:))
    files.withLock { $0.formUnion(identities) }
  }

  /// Ends the command where a file to be written is one of those that it reads.
  func refuse(_ path: String) throws(CommandFailure) {
    guard let identity = FileIdentity(path: path), files.withLock({ $0.contains(identity) }) else {
      return
    }
    throw CommandFailure([
      Diagnostic(
        .error, at: SourceLocation(path: path), "this is an input, which is never written over",
        help: "name another file to write to")
    ])
  }

  /// The file system, for themes: what is read from it is noted.
  var themes: ThemeFiles {
    let disk = ThemeFiles.disk
    return ThemeFiles(canonicalPath: disk.canonicalPath) {
      [self] (path: String) throws(SourceError) -> SourceText in
      insert([path])
      return try disk.read(path)
    }
  }

  /// The file system, for one import: what is read from it is noted.
  var imports: ImportFiles {
    let disk = ImportFiles.disk
    return ImportFiles(
      read: { [self] (path: String) throws(SourceError) -> SourceText in
        insert([path])
        return try disk.read(path)
      },
      list: disk.list)
  }
}
