import TesseraSource

/// The PNG files in and below a folder.
enum PictureFolder {
  /// The paths of all files with the ending `.png` in either case, as seen from the folder.
  ///
  /// A folder that a symbolic link leads back to is not entered again.
  static func names(in folder: String) throws(SnapshotFailure) -> [String] {
    var names: [String] = []
    // A folder, and the real paths of those that it lies in.
    var pending: [(inner: String, above: [String])] = [("", [])]
    while let (inner, above) = pending.popLast() {
      let path = inner.isEmpty ? folder : FilePath.join(folder, inner)
      let real = SourceFile.canonicalPath(path) ?? path
      if above.contains(real) { continue }
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

  var diagnostic: Diagnostic {
    switch self {
    case .empty(let left, let right):
      Diagnostic(
        .error, "there is no PNG file in or below `\(left)` and `\(right)`",
        help: "name the folders that hold the pictures; nothing was compared")
    }
  }
}
