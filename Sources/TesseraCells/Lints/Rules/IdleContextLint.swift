import TesseraSource
import TesseraTheme

/// Contexts that change nothing, so that a theme is dark in name only.
struct IdleContextLint: TokenLint {
  let name = "idle-context"
  let code = "T0614"

  func findings(in survey: ThemeSurvey) -> [LintFinding] {
    survey.document.idleContexts.flatMap { modifier, context, place -> [LintFinding] in
      let modes = survey.themes.indices.filter {
        survey.themes[$0].mode[modifier.name] == context
      }
      return modes.compactMap { mode in
        let subject = LintSubject(mode: mode)
        guard survey.settings.failed(subject, by: self, fails: { _ in true }) != nil else {
          return nil
        }
        return LintFinding(
          subject: subject,
          diagnostic: Diagnostic(
            .warning, code: code, at: place,
            "this context changes nothing: it has the same tokens as `\(modifier.default)`",
            help: "give it a token file with values of its own, or remove the context"))
      }
    }
  }
}
