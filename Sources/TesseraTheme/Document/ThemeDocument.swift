internal import TesseraSource

/// A theme as loaded: one token file, or a resolver document with all its files.
package struct ThemeDocument: Sendable {
  /// The path of the token file or resolver document as the user gave it.
  package let path: String
  /// The files that were read, the theme's own first.
  package let files: [String]
  /// Eight hexadecimal digits that change with any byte of any file.
  package let contentHash: String
  /// The tokens' sources.
  let sources: [TokenFile]
  /// How they are laid over each other.
  let resolver: ResolverDocument
  /// How it was read.
  let loading: ThemeLoading
  /// The beginning of the theme's own file.
  let start: SourceSpan
  /// The resolutions that are kept ready.
  let cache = ThemeCache()

  /// The theme's name: its file's name without what says that it is a theme.
  ///
  /// Other dots belong to it, so that `brand.light.tokens.json` and `brand.resolver.json` are two.
  package var name: String {
    let file = FilePath.name(of: path)
    let ending = Self.endings.first { file.hasSuffix($0) && file != $0 }
    return String(file.dropLast(ending?.count ?? 0))
  }

  /// How files of themes end, the longest first.
  private static let endings = [
    ".resolver.json5", ".resolver.json", ".tokens.json5", ".tokens.json", ".json5", ".json",
  ]

  /// The theme's switches, in the order in which they are applied.
  package var modifiers: [ThemeModifier] { resolver.modifiers }

  /// All tokens under `mode`.
  ///
  /// A modifier that the mode does not name, or whose context the theme lacks, has its default.
  /// - Complexity: O(n) in all tokens the first time, O(1) for the resolutions that are kept.
  package func theme(in mode: ThemeMode) -> Theme {
    cache.theme(in: mode) { resolve(mode).theme }
  }

  /// All tokens under `mode` as they would be if the one at `path` had another value of its type.
  ///
  /// Whoever refers to the token takes it; only a `$ref` into a part of its value keeps what is written
  /// there. A token without a value stays so.
  /// - Complexity: O(n) in all tokens.
  package func theme(
    in mode: ThemeMode, replacing path: String, by value: TokenValue
  ) -> Theme {
    let theme = theme(in: mode)
    guard let index = theme.table.index(of: path) else { return theme }
    let tokens = TokenResolver(
      theme.table, profile: loading.profile, replacing: (index, value))
    return Theme(
      mode: theme.mode, gamutMapping: theme.gamutMapping, fonts: theme.fonts,
      fontPlaces: theme.fontPlaces, icons: theme.icons, table: theme.table,
      results: tokens.results, expandedValues: theme.expandedValues)
  }

  /// The tokens under `mode`, and what is wrong with them.
  func resolve(_ mode: ThemeMode) -> (theme: Theme, findings: [any DiagnosticConvertible]) {
    let chosen = resolver.sources(in: mode).map { sources[$0] }
    let merger = TokenMerger(chosen.map(\.root), at: start)
    let inherited =
      merger.hasExtends ? GroupInheritance(applyingAll: merger).findings : []
    let table = TokenTable(merger.root)
    let tokens = TokenResolver(table, profile: loading.profile)
    var fonts: [String: ThemeFont] = [:]
    var fontPlaces: [String: SourceLocation] = [:]
    for font in chosen.flatMap(\.fonts) {
      fonts[font.family] = ThemeFont(files: font.files.map(\.path), width: font.width)
      for file in font.files { fontPlaces[file.path] = file.span.location }
    }
    var icons: [String: ThemeIcon] = [:]
    let folder = loading.allowsOutside ? nil : FilePath.directory(of: path)
    for icon in chosen.flatMap(\.icons) {
      icons[icon.name] = ThemeIcon(
        path: icon.path, place: icon.span.location, folder: folder)
    }
    let theme = Theme(
      mode: mode, gamutMapping: loading.gamutMapping, fonts: fonts, fontPlaces: fontPlaces,
      icons: icons, table: table, results: tokens.results, expandedValues: tokens.expandedValues)
    return (
      theme, merger.findings + inherited + table.findings + tokens.findings
    )
  }
}
