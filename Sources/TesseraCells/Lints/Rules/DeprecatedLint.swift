import TesseraSource
import TesseraTheme

/// Deprecated tokens that are used all the same: by a token that is not deprecated, or by a cell.
struct DeprecatedLint: TokenLint {
  let name = "deprecated"
  let code = "T0610"

  func findings(in survey: ThemeSurvey) -> [LintFinding] {
    let roles = Set(
      survey.cells.flatMap { cell in
        cell.roles.map { "cell.\(cell.reuseIdentifier).\($0.name)" }
      })
    return survey.occurrences.flatMap { mode, token -> [LintFinding] in
      let theme = survey.themes[mode]
      if let reason = token.deprecated {
        guard roles.contains(token.path) else { return [] }
        let finding = survey.finding(token, mode: mode, by: self) {
          Diagnostic(
            .warning, "a cell uses `\(token.path)`, which is deprecated", help: reason.help)
        }
        return finding.map { [$0] } ?? []
      }
      return token.references.compactMap { reference in
        guard let target = theme.token(reference.path), let reason = target.deprecated else {
          return nil
        }
        return survey.finding(target, mode: mode, by: self) {
          Diagnostic(
            .warning, at: reference.location,
            "`\(token.path)` uses `\(target.path)`, which is deprecated",
            notes: [.init("it is defined here", at: target.location)], help: reason.help)
        }
      }
    }
  }
}

extension String {
  /// The reason of a deprecation as help; nil where none is given.
  fileprivate var help: String? { isEmpty ? nil : self }
}
