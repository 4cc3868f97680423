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

  /// Where the last of some tokens that has font families names them.
  ///
  /// - Parameter names: The paths of the tokens that a font came from, from the role's own on.
  /// - Returns: The place of the token's value, or of `fontFamily` in it; nil where none has families.
  package func placeOfFamilies(_ names: [String]) -> SourceLocation? {
    let last = names.last { name in
      switch token(name)?.value {
      case .fontFamily, .typography: true
      default: false
      }
    }
    guard let (node, source) = last.flatMap(declaredValue(of:)) else { return nil }
    guard case .object(let object) = node.value, let families = object["fontFamily"] else {
      return source.location(of: node.range)
    }
    return source.location(of: families.range)
  }
}
