internal import TesseraSource

/// A format that themes can be imported from.
package struct ThemeImporter: Sendable {
  /// The name by which a user asks for it: `xcassets`.
  package let name: String
  /// What it reads, as a list of formats shows it.
  package let summary: String
  /// Whether the content of a file or folder looks like it.
  let recognises: @Sendable (ImportSource) -> Bool
  /// Imports a file or folder.
  let theme: @Sendable (ImportSource, ImportFiles) -> ImportedTheme

  /// Imports a theme; nothing is written.
  ///
  /// - Parameters:
  ///   - path: A file or folder.
  ///   - format: The name of an importer; nil for the first one that recognises the content.
  ///   - files: Where files are read from.
  /// - Returns: The files that hold the theme, none of them where there are errors.
  package static func theme(
    at path: String, format: String? = nil, files: ImportFiles = .disk
  ) -> ImportedTheme {
    let names = all.map(\.name)
    if let format, !names.contains(format) {
      return ImportedTheme(failing: .unknownFormat(format, known: names))
    }
    let source: ImportSource
    do {
      source = try ImportSource(path: path, files: files)
    } catch {
      return ImportedTheme(failing: .file(error))
    }
    let importer = all.first { importer in
      format.map { importer.name == $0 } ?? importer.recognises(source)
    }
    guard let importer else {
      // A text that cannot be read could not be recognised either.
      if !source.faults.isEmpty { return ImportedTheme(failing: source.faults) }
      if source.isNative { return ImportedTheme(failing: .native(path: path)) }
      var isFolder = false
      if case .folder = source.content { isFolder = true }
      return ImportedTheme(
        failing: .unrecognised(path: path, isFolder: isFolder, known: names))
    }
    return importer.theme(source, files)
  }
}
