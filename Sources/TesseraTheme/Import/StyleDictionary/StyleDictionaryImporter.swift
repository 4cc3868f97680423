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

  /// The deepest folder that is looked into.
  private static let depth = 32

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
    case .folder(let entries): walk(entries, of: source.path, depth: 0)
    }
    var theme = DraftTheme(name: FilePath.stem(of: source.path), tokens: tokens)
    theme.refused = refused
    return ImportedTheme(theme, from: source, report: report)
  }

  /// Reads the files of a folder.
  private mutating func walk(_ entries: [DirectoryEntry], of path: String, depth: Int) {
    guard depth <= Self.depth else {
      report.drop(
        "folders lie more than \(Self.depth) deep inside each other",
        at: SourceLocation(path: path))
      return
    }
    for entry in entries {
      let path = FilePath.join(path, entry.name)
      do throws(SourceError) {
        if entry.kind == .directory {
          walk(try files.list(path), of: path, depth: depth + 1)
        } else if [".json", ".json5", ".jsonc"].contains(where: entry.name.hasSuffix) {
          read(try files.read(path))
        }
      } catch {
        report.add([error.diagnostic])
      }
    }
  }

  private mutating func read(_ text: SourceText) {
    guard let object = report.object(of: text, what: "a token file") else { return }
    var reader = LegacyTokenReader(text: text, rules: Self.rules, hasCategories: true)
    reader.read(object, report: &report)
    reader.finish(report: &report)
    tokens += reader.tokens
    refused.formUnion(reader.refused)
  }
}
