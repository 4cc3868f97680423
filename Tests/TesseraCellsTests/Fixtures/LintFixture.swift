import TesseraSource
import TesseraText
import TesseraTheme

@testable import TesseraCells

/// A theme, in memory or on disk, held against the lints.
struct LintFixture {
  /// One library for all tests, so that font files are read once.
  private static let fonts: Result<FontLibrary, TextError> = Result { () throws(TextError) in
    try FontLibrary()
  }

  /// The theme.
  let document: ThemeDocument
  /// What loading finds.
  let loading: [Diagnostic]
  /// What the lints find.
  let diagnostics: [Diagnostic]

  /// Loads a theme with the given files, the resolver document or token file at `path` first.
  init(
    files: [String: String], path: String = "t.resolver.json", cells: [any Cell] = []
  ) throws {
    let files = ThemeFiles { (path: String) throws(SourceError) -> SourceText in
      guard let text = files[path] else { throw .notFound(path: path) }
      return SourceText(path: path, bytes: Array(text.utf8))
    }
    try self.init(path: path, files: files, cells: cells)
  }

  /// Loads one token file.
  init(_ tokens: String, cells: [any Cell] = []) throws {
    try self.init(files: ["t.tokens.json": tokens], path: "t.tokens.json", cells: cells)
  }

  /// Loads a theme from where its files are.
  init(path: String, files: ThemeFiles, cells: [any Cell]) throws {
    let (document, loading) = ThemeDocument.load(path: path, files: files)
    guard let document else { throw BrokenFixture(diagnostic: loading.first) }
    self.document = document
    self.loading = loading
    diagnostics = ThemeLints.findings(
      of: document, in: try Self.modes(of: document), cells: cells)
  }

  /// All modes of a theme with their fonts.
  private static func modes(of document: ThemeDocument) throws -> [ThemeLints.Mode] {
    let fonts = try Self.fonts.get()
    return document.allModes.map { .init(theme: document.theme(in: $0), fonts: fonts) }
  }

  /// A cell as the lints see it.
  func survey(of cell: any Cell) throws -> CellSurvey {
    let modes = try Self.modes(of: document)
    return CellSurvey(
      of: cell, in: modes, modifiers: document.modifiers, environment: Environment(),
      settings: LintSettings(
        document, modes: modes.map(\.theme.mode),
        vocabulary: .init(
          cells: [cell], modifiers: document.modifiers, themeHasCell: { _ in false })))
  }

  /// A resolver document over `base`, `dark` and `high`, as design section 6 has it.
  static let resolver = """
    { version: "2025.10",
      sets: { base: { sources: [{ $ref: "base.tokens.json" }] } },
      modifiers: {
        appearance: {
          default: "light", contexts: { light: [], dark: [{ $ref: "dark.tokens.json" }] } },
        contrast: {
          default: "normal", contexts: { normal: [], high: [{ $ref: "high.tokens.json" }] } },
      },
      resolutionOrder: [
        { $ref: "#/sets/base" }, { $ref: "#/modifiers/appearance" },
        { $ref: "#/modifiers/contrast" },
      ] }
    """

  /// A token file with these lines in the group of the cell `sample`.
  static func tokens(_ lines: String, root: String = "") -> String {
    "{ \(root) cell: { sample: { $type: 'color',\n\(lines)\n} } }"
  }

  /// Loads a theme of three files in four modes.
  init(base: String, dark: String = "{}", high: String = "{}", cells: [any Cell] = []) throws {
    try self.init(
      files: [
        "t.resolver.json": Self.resolver, "base.tokens.json": base, "dark.tokens.json": dark,
        "high.tokens.json": high,
      ], cells: cells)
  }

  /// The findings in one line each: code, place, mode and message.
  var findings: [String] { diagnostics.map(Self.line) }

  /// The findings of one lint.
  func findings(_ code: String) -> [String] { findings.filter { $0.contains(code) } }

  /// Code, place, mode and message of a finding; the severity where it is no warning.
  static func line(_ diagnostic: Diagnostic) -> String {
    var parts = diagnostic.severity == .warning ? [] : [diagnostic.severity.rawValue]
    if let code = diagnostic.code { parts.append(code) }
    if let location = diagnostic.location {
      parts.append("\(FilePath.stem(of: location.path)):\(location.line):\(location.column)")
    }
    if let mode = diagnostic.mode { parts.append("[\(mode)]") }
    return (parts + [diagnostic.message]).joined(separator: " ")
  }
}
