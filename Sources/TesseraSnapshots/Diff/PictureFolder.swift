import TesseraSource

/// The PNG files in and below a folder.
enum PictureFolder {
  /// The most folders that are looked into: a few that link to each other have millions of paths.
  private static let mostFolders = 100_000

  /// The paths of all files with the ending `.png` in either case, as seen from the folder.
  ///
  /// A folder that a symbolic link leads back to is not entered again; one that is there by two names is
  /// entered by both, because the other folder may have two folders of these names.
  ///
  /// - Throws: ``SnapshotFailure`` for a folder that cannot be read, and for more than `limit` of them.
  static func names(
    in folder: String, limit: Int = mostFolders
  ) throws(SnapshotFailure) -> [String] {
    var names: [String] = []
    var count = 0
    // A folder, and the real paths of those that it lies in.
    var pending: [(inner: String, above: [String])] = [("", [])]
    while let (inner, above) = pending.popLast() {
      let path = inner.isEmpty ? folder : FilePath.join(folder, inner)
      let real = SourceFile.canonicalPath(path) ?? path
      if above.contains(real) { continue }
      count += 1
      guard count <= limit else {
        throw SnapshotFailure(PictureFolderError.tooMany(folder, limit: limit))
      }
      let entries: [DirectoryEntry]
      do {
        entries = try SourceFile.list(path)
      } catch {
        throw SnapshotFailure(error)
      }
      for entry in entries {
        let name = inner.isEmpty ? entry.name : FilePath.join(inner, entry.name)
        if entry.kind == .directory {
          pending.append((name, above + [real]))
        } else if name.lowercased().hasSuffix(".png") {
          names.append(name)
        }
      }
    }
    return names
  }
}

/// What can be wrong with two folders of pictures besides what is wrong with files.
enum PictureFolderError: DiagnosticConvertible, Hashable {
  /// There is no picture in either.
  case empty(String, String)
  /// There are more folders in and below one than are looked into.
  case tooMany(String, limit: Int)

  var diagnostic: Diagnostic {
    switch self {
    case .empty(let left, let right):
      Diagnostic(
        .error, "there is no PNG file in or below `\(left)` and `\(right)`",
        help: "name the folders that hold the pictures; nothing was compared")
    case .tooMany(let folder, let limit):
      Diagnostic(
        .error, at: SourceLocation(path: folder),
        "there are more than \(limit.groupedText) folders in and below this one",
        help: "do links lead from folder to folder? name one that holds the pictures alone")
    }
  }
}
