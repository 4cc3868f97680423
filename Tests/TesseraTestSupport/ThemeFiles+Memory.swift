internal import TesseraSource
package import TesseraTheme

extension ThemeFiles {
  /// Files that are in memory: texts by their paths.
  package static func memory(_ texts: [String: String]) -> ThemeFiles {
    ThemeFiles { (path: String) throws(SourceError) -> SourceText in
      guard let text = texts[path] else { throw .notFound(path: path) }
      return SourceText(path: path, bytes: Array(text.utf8))
    }
  }
}
