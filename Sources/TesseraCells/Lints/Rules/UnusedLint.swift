import TesseraSource
import TesseraTheme

/// Tokens that nothing takes: no cell, no sheet, and no token that is taken.
///
/// All tokens below `cell`, `sheet` and `backdrop` count as taken, those for cells that are not at
/// hand too. A theme that no cell takes anything from is made for something else, and is left alone.
struct UnusedLint: TokenLint {
  let name = "unused"
  let code = "T0607"

  func findings(in survey: ThemeSurvey) -> [LintFinding] {
    let used = declarations(usedIn: survey)
    guard !used.isEmpty else { return [] }
    return survey.occurrences.compactMap { mode, token in
      let path = survey.themes[mode].declaredPath(of: token.path) ?? token.path
      guard path == token.path else { return nil }
      return survey.finding(token, mode: mode, by: self, unless: { _ in used.contains(path) }) {
        Diagnostic(
          .warning, "`\(token.path)` is not used",
          help: "refer to it, or remove it")
      }
    }
  }

  /// The paths of what is taken in any mode, as they are written: what a group takes from another by
  /// `$extends` is used where it stands.
  private func declarations(usedIn survey: ThemeSurvey) -> Set<String> {
    var used: Set<String> = []
    for theme in survey.themes {
      var visited: Set<String> = []
      var waiting = theme.tokenNames.filter(Self.isRoot)
      for role in survey.cells.flatMap(\.roles) {
        if case .reference(let path)? = role.fallback, theme.hasToken(path) {
          waiting.append(path)
        }
      }
      while let path = waiting.popLast() {
        guard visited.insert(path).inserted else { continue }
        used.insert(theme.declaredPath(of: path) ?? path)
        waiting += theme.token(path)?.references.map(\.path) ?? []
      }
      used.formUnion(visited)
    }
    return used
  }

  /// Whether a path is looked up by the program itself.
  private static func isRoot(_ path: String) -> Bool {
    let first = path.prefix { $0 != "." }
    return ["cell", "sheet", "backdrop"].contains(first)
  }
}
