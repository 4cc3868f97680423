import TesseraGraphics
import TesseraSource
import TesseraTheme

/// States of a cell that look the same: ΔEOK below what the eye notices, in every slot and item.
///
/// States that all look like each other are one finding, as they have one cause. Looking alike is not
/// transitive, so that a state may be in several.
struct IndistinguishableLint: CellLint {
  let name = "indistinguishable"
  let code = "T0603"
  let threshold: ClosedRange<Double>? = 0...StatePair.largest

  func findings(in survey: CellSurvey) -> [LintFinding] {
    var differences: [StatePair: Double] = [:]
    for pair in survey.statePairs {
      let difference = pair.difference(in: survey, vision: nil)
      let subject = survey.subject([pair.first, pair.second], mode: pair.mode)
      if survey.settings.failed(
        subject, by: self, threshold: StatePair.noticeable, fails: { difference < $0 }) != nil
      {
        differences[pair] = difference
      }
    }
    var told: Set<StatePair> = []
    return survey.statePairs.compactMap { pair in
      guard differences[pair] != nil, !told.contains(pair) else { return nil }
      let group = Self.group(around: pair, of: survey.cell.states) { differences[$0] != nil }
      let pairs = StatePair.all(of: group, mode: pair.mode)
      told.formUnion(pairs)
      let largest = pairs.compactMap { differences[$0] }.max() ?? 0
      return LintFinding(
        subject: survey.subject(group, mode: pair.mode),
        diagnostic: Diagnostic(
          .warning, code: code, at: pairs[0].location(in: survey),
          "cell \(survey.cell.reuseIdentifier): the states \(Self.list(group)) cannot be told apart",
          notes: [.init("the largest difference is ΔEOK \(largest.differenceText)")],
          help: "let a colour, an icon or a text differ by ΔEOK 0.02 at least"))
    }
  }

  /// The states of a pair with all others that look like both and like each other, in the cell's
  /// order.
  private static func group(
    around pair: StatePair, of states: [CellState], lookAlike: (StatePair) -> Bool
  ) -> [CellState] {
    var group = [pair.first, pair.second]
    for state in states where !group.contains(state) {
      let extended = states.filter { $0 == state || group.contains($0) }
      if StatePair.all(of: extended, mode: pair.mode).allSatisfy(lookAlike) { group = extended }
    }
    return group
  }

  /// The states as a message lists them: "a, b and c".
  private static func list(_ states: [CellState]) -> String {
    let names = states.map(\.name)
    return names.dropLast().joined(separator: ", ") + " and " + (names.last ?? "")
  }
}
