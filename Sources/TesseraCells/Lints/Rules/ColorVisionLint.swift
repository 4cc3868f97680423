import TesseraGraphics
import TesseraSource
import TesseraTheme

/// States that only full colour vision can tell apart (simulation of Machado 2009, severity 1).
struct ColorVisionLint: CellLint {
  let name = "color-vision"
  let code = "T0604"
  let threshold: ClosedRange<Double>? = 0...StatePair.largest

  func findings(in survey: CellSurvey) -> [LintFinding] {
    survey.statePairs.compactMap { pair in
      // What nobody can tell apart is the finding of another rule.
      guard pair.difference(in: survey, vision: nil) >= StatePair.noticeable else { return nil }
      let seen = ColorVision.allCases.map { ($0, pair.difference(in: survey, vision: $0)) }
      let smallest = seen.map(\.1).min() ?? .infinity
      let subject = survey.subject([pair.first, pair.second], mode: pair.mode)
      guard
        survey.settings.failed(
          subject, by: self, threshold: StatePair.noticeable, fails: { smallest < $0 }) != nil
      else { return nil }
      let affected = seen.filter { $0.1 == smallest || $0.1 < StatePair.noticeable }
      return LintFinding(
        subject: subject,
        diagnostic: Diagnostic(
          .warning, code: code, at: pair.location(in: survey),
          "cell \(survey.cell.reuseIdentifier): the states \(pair.first) and \(pair.second) cannot"
            + " be told apart by all: \(affected.map { $0.0.condition }.joined(separator: ", "))",
          notes: affected.map { vision, difference in
            .init("\(vision.condition): ΔEOK \(difference.differenceText)")
          },
          help: "let them differ in lightness, or by an icon or a text"))
    }
  }
}

extension ColorVision {
  /// The condition as a message names it.
  fileprivate var condition: String {
    switch self {
    case .protan: "protanopia"
    case .deutan: "deuteranopia"
    case .tritan: "tritanopia"
    }
  }
}
