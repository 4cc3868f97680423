internal import TesseraSource
internal import TesseraTheme

/// The loader of themes under any files.
///
/// Whatever the files hold, there is a theme or an error; every finding lies inside one of them, a token
/// without a value has its error, and chains of aliases end. A broken promise traps.
enum ThemeTarget {
  /// The files that the bytes become, the theme's own first.
  private static let names = ["theme.json", "a.json", "b.json", "c.json"]
  /// How many modes are looked at; the loader has checked them all.
  private static let modes = 4

  /// The bytes are the texts of up to four files with a zero byte between them.
  static func load(_ bytes: [UInt8]) {
    let parts = bytes.split(
      separator: 0, maxSplits: names.count - 1, omittingEmptySubsequences: false)
    let texts = zip(names, parts).map { SourceText(path: $0, bytes: Array($1)) }
    let files = ThemeFiles { (path: String) throws(SourceError) -> SourceText in
      guard let text = texts.first(where: { $0.path == path }) else {
        throw .notFound(path: path)
      }
      return text
    }
    let (document, findings) = ThemeDocument.load(path: names[0], files: files)
    FindingCheck.check(findings, in: texts)
    let hasError = findings.contains { $0.severity == .error }
    guard let document else { return precondition(hasError, "there is a theme or an error") }
    for mode in document.allModes.prefix(modes) {
      let theme = document.theme(in: mode)
      precondition(hasError || theme.unresolved.isEmpty, "what has no value has an error")
      let tokens = theme.tokens
      for token in tokens {
        precondition(theme.aliasChain(of: token).count < tokens.count, "chains end")
      }
    }
  }
}
