internal import Synchronization

// A tree of folders → each of its folders once.
//
// Symbolic links make a tree a graph: two links to `.` in one folder are 2ⁿ paths of n names. Folders
// are told apart by what they are, not by their paths. A limit on depth alone was rejected, because
// below it still lie all those paths; and so was leaving out links, because projects share folders by
// them.

/// One walk through a tree of folders, in which every folder is listed once.
package final class DirectoryWalk: Sendable {
  /// The folders that have been offered.
  private let seen = Mutex<Set<FileIdentity>>([])

  /// Creates a walk that has seen nothing.
  package init() {}

  /// The entries of a folder as `SourceFile.list` has them, without folders that the walk has seen.
  ///
  /// Of several names of one folder, one that is no link stays.
  /// - Throws: `notFound`, `notADirectory`, `unreadable`.
  package func list(_ path: String) throws(SourceError) -> [DirectoryEntry] {
    let entries = try SourceFile.list(path)
    // Own folders before links, so that a link never takes the place of its destination beside it.
    let folders = entries.filter { $0.kind == .directory }.map { FilePath.join(path, $0.name) }
    let links = Set(folders.filter(SourceFile.isLink))
    let ordered = folders.filter { !links.contains($0) } + folders.filter(links.contains)
    let new = seen.withLock { seen in
      if let folder = FileIdentity(path: path) { seen.insert(folder) }
      return Set(
        ordered.filter { path in
          FileIdentity(path: path).map { seen.insert($0).inserted } ?? false
        })
    }
    return entries.filter { $0.kind != .directory || new.contains(FilePath.join(path, $0.name)) }
  }
}
