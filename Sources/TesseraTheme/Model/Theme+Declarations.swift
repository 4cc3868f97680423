package import TesseraSource

/// How tokens are written, for those who judge the text of a theme and not only its values.
extension Theme {
  /// The path under which the token at `path` is written: another one where an `$extends` brings it.
  ///
  /// - Complexity: O(1).
  package func declaredPath(of path: String) -> String? {
    table.index(of: path).map { table.entries[$0].declaration.path }
  }

  /// The `$value` of the token at `path` as written, and its file.
  ///
  /// - Complexity: O(1).
  package func declaredValue(of path: String) -> (node: JSONNode, source: SourceText)? {
    table.index(of: path).map { index in
      let declaration = table.entries[index].declaration
      return (declaration.value, declaration.source)
    }
  }
}
