import TesseraGraphics
import TesseraSource
import TesseraTheme

/// A theme in all modes that are looked at, as rules about tokens see it.
struct ThemeSurvey {
  /// The theme.
  let document: ThemeDocument
  /// The theme in each mode.
  let themes: [Theme]
  /// The cells that it is for.
  let cells: [any Cell]
  /// What it exempts.
  let settings: LintSettings
  /// The tokens that have a value, by mode, sorted by path.
  let tokens: [[Token]]
  /// What the paths of tokens begin with whose cell's name is mistyped, which is finding enough.
  private let silent: [String]

  init(_ document: ThemeDocument, themes: [Theme], cells: [any Cell], settings: LintSettings) {
    self.document = document
    self.themes = themes
    self.cells = cells
    self.settings = settings
    tokens = themes.map(\.tokens)
    let names = cells.map(\.reuseIdentifier)
    silent = Set(themes.flatMap { $0.namesOfMistypedCells(among: names) }).map { "cell.\($0)." }
  }

  /// The paths of all modes' tokens, in the order of the theme.
  var paths: [String] {
    var seen: Set<String> = []
    return themes.flatMap { theme in theme.tokenNames.filter { seen.insert($0).inserted } }
  }

  /// Every token of every mode.
  var occurrences: some Sequence<(mode: Int, token: Token)> {
    tokens.enumerated().lazy.flatMap { mode, tokens in
      tokens.lazy.map { (mode: mode, token: $0) }
    }
  }

  /// A finding about a token, at the place of its name, if the theme does not exempt it.
  func finding(
    _ token: Token, mode: Int, by lint: any Lint, threshold: Double = 0,
    unless passes: (Double) -> Bool = { _ in false },
    _ diagnostic: () -> Diagnostic
  ) -> LintFinding? {
    guard !silent.contains(where: token.path.hasPrefix) else { return nil }
    let subject = LintSubject(token: token.path, mode: mode)
    guard
      settings.failed(subject, by: lint, threshold: threshold, fails: { !passes($0) }) != nil
    else { return nil }
    var found = diagnostic()
    found.code = lint.code
    if found.location == nil { found.location = token.location }
    return LintFinding(subject: subject, diagnostic: found)
  }
}
