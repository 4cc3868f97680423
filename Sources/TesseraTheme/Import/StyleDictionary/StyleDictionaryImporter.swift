internal import TesseraSource

// Files of Style Dictionary's older form (`value` without a dollar) → one token file.
//
// A folder is read whole, as the tool merges its sources. A token's type is its own `type`, else that
// of its first name (`color`, `size`, `time`: the tool's categories), else what its value shows beyond
// doubt.

/// Reads token files of Style Dictionary with `value`s.
struct StyleDictionaryImporter {
  private static let rules = LegacyValueReader.Rules(
    hasUnitlessPixels: false, hasDollarReferences: false)

  /// Where the files are.
  let files: ImportFiles
  private var report = ImportReport()
  private var tokens: [DraftToken] = []
  private var refused: Set<[String]> = []

  init(files: ImportFiles) {
    self.files = files
  }

  /// Whether a file has tokens with a `value`.
  static func recognises(_ source: ImportSource) -> Bool {
    source.root.map(LegacyTokenReader.holdsTokens) ?? false
  }

  /// Imports a file, or all files of a folder.
  mutating func theme(of source: ImportSource) -> ImportedTheme {
    switch source.content {
    case .text(let text): read(text)
    case .folder(let entries):
      let texts = files.texts(
        in: entries, of: source.path, endings: [".json", ".json5", ".jsonc"], report: &report)
      for (_, text) in texts { read(text) }
    }
    var theme = DraftTheme(name: FilePath.stem(of: source.path), tokens: tokens)
    theme.refused = refused
    return ImportedTheme(theme, from: source, report: report)
  }

  private mutating func read(_ text: SourceText) {
    guard let object = report.object(of: text, what: "a token file") else { return }
    let reader = LegacyTokenReader(
      reading: object, of: text, rules: Self.rules, hasCategories: true, report: &report)
    tokens += reader.tokens
    refused.formUnion(reader.refused)
  }
}
