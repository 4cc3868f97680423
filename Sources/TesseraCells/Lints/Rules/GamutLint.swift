import TesseraGraphics
import TesseraSource
import TesseraTheme

/// Colours that sRGB does not hold, and that look different when they are mapped into it.
struct GamutLint: TokenLint {
  let name = "gamut"
  let code = "T0605"
  let threshold: ClosedRange<Double>? = 0...1

  /// ΔEOK that the eye just notices (CSS Color 4).
  private static let noticeable = 0.02

  func findings(in survey: ThemeSurvey) -> [LintFinding] {
    survey.occurrences.compactMap { mode, token in
      guard !token.isAlias, case .color(let color) = token.value, color.space != .srgb else {
        return nil
      }
      let mapped = color.mappedToSRGB(survey.themes[mode].gamutMapping)
      let difference = mapped.deltaEOK(color)
      return survey.finding(
        token, mode: mode, by: self, threshold: Self.noticeable, unless: { difference <= $0 }
      ) {
        Diagnostic(
          .warning,
          "`\(token.path)` lies outside sRGB and is shown as \(mapped.hexText),"
            + " ΔEOK \(difference.differenceText) away",
          help: "choose a colour with less chroma, so that it looks the same everywhere")
      }
    }
  }
}
