import TesseraSource
import TesseraTestSupport
import TesseraTheme

extension Theme {
  /// The theme that a text holds; the text is `sample.tokens.json`.
  ///
  /// - Throws: The theme's first finding: fixtures have none, unless `allowingErrors` says so.
  static func sample(_ text: String, allowingErrors: Bool = false) throws -> Theme {
    let path = "sample.tokens.json"
    let (document, diagnostics) = ThemeDocument.load(path: path, files: .memory([path: text]))
    if let first = diagnostics.first, !allowingErrors { throw BrokenFixture(diagnostic: first) }
    guard let document else { throw BrokenFixture(diagnostic: diagnostics.first) }
    return document.theme(in: document.defaultMode)
  }

  /// The theme whose root group `cell.sample` holds these lines.
  static func sample(cell lines: String, root: String = "") throws -> Theme {
    try sample("{ \(root) cell: { sample: { \(lines) } } }")
  }
}

/// A fixture that is not what its test takes it for.
struct BrokenFixture: Error {
  let diagnostic: Diagnostic?
}
