internal import TesseraSource

/// The checkout that the tests were built from.
package enum Checkout {
  /// The absolute path of its folder.
  package static let folder = (0..<3).reduce(#filePath) { path, _ in FilePath.directory(of: path) }

  /// A folder of data that is no part of the repository: the one that a variable of the environment
  /// names, else one beside the checkout; nil where neither is there.
  package static func dataFolder(variable: String, beside path: String) -> String? {
    let beside = FilePath.normalized(FilePath.join(folder, path))
    return [System.variable(variable), beside].compactMap(\.self)
      .first(where: SourceFile.isDirectory)
  }
}
