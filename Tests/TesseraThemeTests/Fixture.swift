import TesseraSource

@testable import TesseraTheme

/// A theme whose files are in memory.
struct Fixture {
  /// The theme, nil where its file cannot be read.
  let document: ThemeDocument?
  /// What is wrong with it.
  let diagnostics: [Diagnostic]

  /// Loads the token file `t.tokens.json`.
  init(_ tokens: String, loading: ThemeLoading = ThemeLoading()) {
    self.init(files: ["t.tokens.json": tokens], path: "t.tokens.json", loading: loading)
  }

  /// Loads the theme at `path` of the given files.
  init(
    files: [String: String], path: String = "t.resolver.json",
    loading: ThemeLoading = ThemeLoading()
  ) {
    let files = ThemeFiles { (path: String) throws(SourceError) -> SourceText in
      guard let text = files[path] else { throw .notFound(path: path) }
      return SourceText(path: path, bytes: Array(text.utf8))
    }
    (document, diagnostics) = ThemeDocument.load(path: path, loading: loading, files: files)
  }

  /// The theme in its default mode, without tokens where there is none.
  var theme: Theme { document.map { $0.theme(in: $0.defaultMode) } ?? .empty }

  /// The theme in the mode with these contexts.
  func theme(_ contexts: [String: String]) throws -> Theme {
    guard let document else { return .empty }
    return document.theme(in: try document.mode(selecting: contexts))
  }

  /// The diagnostics in one line each: severity, code, place, mode and message.
  var findings: [String] { diagnostics.map(\.line) }
}

extension Diagnostic {
  /// Severity, code, place (the file only where it is not `t.…`), mode and message in one line.
  var line: String {
    var parts = [severity.rawValue]
    if let code { parts.append(code) }
    if let location {
      let file = location.path.hasPrefix("t.") ? "" : location.path + ":"
      parts.append("\(file)\(location.line):\(location.column)")
    }
    if let mode { parts.append("[\(mode)]") }
    return parts.joined(separator: " ") + " " + message
  }
}

extension Theme {
  /// The value of the token at a path.
  func value(_ path: String) -> TokenValue? { token(path)?.value }
}
