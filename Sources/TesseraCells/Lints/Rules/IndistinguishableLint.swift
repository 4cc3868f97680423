import TesseraGraphics
import TesseraSource
import TesseraTheme

/// States of a cell that look the same: ΔEOK below what the eye notices, in every slot and item.
struct IndistinguishableLint: CellLint {
  let name = "indistinguishable"
  let code = "T0603"
  let threshold: ClosedRange<Double>? = 0...StatePair.largest

  func findings(in survey: CellSurvey) -> [LintFinding] {
    survey.statePairs.compactMap { pair in
      let difference = pair.difference(in: survey, vision: nil)
      let subject = survey.subject([pair.first, pair.second], mode: pair.mode)
      guard
        survey.settings.failed(
          subject, by: self, threshold: StatePair.noticeable, fails: { difference < $0 }) != nil
      else { return nil }
      return LintFinding(
        subject: subject,
        diagnostic: Diagnostic(
          .warning, code: code, at: pair.location(in: survey),
          "cell \(survey.cell.reuseIdentifier): the states \(pair.first) and \(pair.second) cannot"
            + " be told apart",
          notes: [.init("the largest difference is ΔEOK \(difference.differenceText)")],
          help: "let a colour, an icon or a text differ by ΔEOK 0.02 at least"))
    }
  }
}
