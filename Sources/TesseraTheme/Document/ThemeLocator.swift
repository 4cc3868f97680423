package import TesseraSource

/// Which theme a command or a test uses (design section 6).
///
/// The one that was named, else the only `*.resolver.json` in a `Themes` folder found upwards from
/// the working directory, else none.
package enum ThemeLocator {
  /// What can be wrong with the search.
  package enum Failure: DiagnosticConvertible, Hashable {
    /// A folder holds several themes.
    case several(folder: String, names: [String])
    /// A folder cannot be read.
    case unreadable(SourceError)

    package var diagnostic: Diagnostic {
      switch self {
      case .several(let folder, let names):
        Diagnostic(
          .error, at: SourceLocation(path: folder), "the folder holds several themes",
          notes: names.map { .init($0) }, help: "name one with --theme FILE")
      case .unreadable(let error): error.diagnostic
      }
    }
  }

  /// Finds the theme.
  ///
  /// - Parameters:
  ///   - named: The file of the command line.
  ///   - directory: Where the search begins, as an absolute path.
  /// - Returns: The theme's path as the user gave it, or the shortest from the working directory.
  /// - Throws: ``Failure``.
  package static func find(_ named: String?, from directory: String) throws(Failure) -> String? {
    if let named { return named }
    var candidate = directory
    while true {
      let folder = FilePath.join(candidate, "Themes")
      if let path = try onlyTheme(in: folder, shownFrom: directory) { return path }
      let parent = FilePath.directory(of: candidate)
      guard parent != candidate else { return nil }
      candidate = parent
    }
  }

  /// The token files of the nearest `Themes` folder, for a hint where no theme is found.
  ///
  /// - Parameter directory: Where the search begins, as an absolute path.
  /// - Returns: Their paths, the shortest from there; none where there is no such folder.
  package static func tokenFiles(from directory: String) -> [String] {
    var candidate = directory
    while true {
      let folder = FilePath.join(candidate, "Themes")
      // A folder that cannot be read gives no hint; finding a theme has reported it.
      if SourceFile.isDirectory(folder), let entries = try? SourceFile.list(folder) {
        return entries.map(\.name).filter { $0.hasSuffix(".tokens.json") }
          .map { FilePath.relative(FilePath.join(folder, $0), to: directory) }
      }
      let parent = FilePath.directory(of: candidate)
      guard parent != candidate else { return [] }
      candidate = parent
    }
  }

  /// The only theme of a folder; nil where there is none.
  private static func onlyTheme(
    in folder: String, shownFrom directory: String
  ) throws(Failure) -> String? {
    guard SourceFile.isDirectory(folder) else { return nil }
    let names: [String]
    do {
      // Also what is no file, such as a link that leads nowhere: reading it then says what is wrong,
      // where leaving it out would draw without a theme.
      names = try SourceFile.list(folder).map(\.name).filter { $0.hasSuffix(".resolver.json") }
    } catch {
      throw .unreadable(error)
    }
    guard names.count <= 1 else {
      throw .several(folder: FilePath.relative(folder, to: directory), names: names)
    }
    return names.first.map { FilePath.relative(FilePath.join(folder, $0), to: directory) }
  }
}
