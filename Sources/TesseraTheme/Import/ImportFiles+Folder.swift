internal import TesseraSource

extension ImportFiles {
  /// The deepest folder that is looked into: links are followed, so that a folder may lie in itself.
  static let depth = 32

  /// Reads the files of a folder and of the folders in it, in the order of their names.
  ///
  /// - Parameters:
  ///   - entries: What is in the folder.
  ///   - path: Its path.
  ///   - endings: How the names of the files end; other files are not looked at.
  ///   - report: Gets what cannot be read.
  /// - Returns: The texts, each with the file's path inside the folder.
  func texts(
    in entries: [DirectoryEntry], of path: String, endings: [String], report: inout ImportReport
  ) -> [(name: String, text: SourceText)] {
    var texts: [(name: String, text: SourceText)] = []
    func add(_ entries: [DirectoryEntry], of path: String, prefix: String, depth: Int) {
      guard depth <= Self.depth else { return report.dropDeepFolder(at: path) }
      for entry in entries {
        let path = FilePath.join(path, entry.name)
        let name = prefix + entry.name
        do throws(SourceError) {
          if entry.kind == .directory {
            add(try list(path), of: path, prefix: name + "/", depth: depth + 1)
          } else if endings.contains(where: entry.name.hasSuffix) {
            texts.append((name, try read(path)))
          }
        } catch {
          report.add([error.diagnostic])
        }
      }
    }
    add(entries, of: path, prefix: "", depth: 0)
    return texts
  }
}
