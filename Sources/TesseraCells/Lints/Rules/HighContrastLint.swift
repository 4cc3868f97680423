import TesseraGraphics
import TesseraSource
import TesseraTheme

/// Texts and icons that the high-contrast mode makes worse: a lower ratio than in the same resolution
/// at normal contrast, and below what is needed.
///
/// The mode is that of a modifier called `contrast`, whose default is normal contrast.
struct HighContrastLint: CellLint {
  let name = "high-contrast"
  let code = "T0602"
  let threshold: ClosedRange<Double>? = 1...21

  /// The modifier that is meant.
  private static let modifier = "contrast"

  /// A text or icon in one state, at high and at normal contrast.
  private struct Pair {
    let state: CellState
    let high: Legibility
    let normal: Legibility
    /// The ratio that it fails to reach.
    let needed: Double
  }

  func findings(in survey: CellSurvey) -> [LintFinding] {
    survey.themes.indices.flatMap { mode -> [LintFinding] in
      guard let normal = counterpart(of: mode, in: survey) else { return [] }
      var order: [String] = []
      var worst: [String: Pair] = [:]
      for (item, looks) in survey.looks[mode].enumerated() {
        for look in looks where !look.state.isDisabled {
          let other = survey.looks[normal][item].first { $0.state == look.state }
          for high in look.legibility {
            guard
              let low = other?.legibility.first(where: { $0.item.path == high.item.path }),
              let needed = failed(high, against: low, in: look.state, survey, mode: mode)
            else { continue }
            let path = high.path
            if worst[path] == nil { order.append(path) }
            if high.ratio < worst[path]?.high.ratio ?? .infinity {
              worst[path] = Pair(state: look.state, high: high, normal: low, needed: needed)
            }
          }
        }
      }
      return order.compactMap { path in
        worst[path].map { finding($0, in: survey, mode: mode, normal: normal) }
      }
    }
  }

  /// The mode that differs by having normal contrast; nil for a mode that has it, and without one.
  private func counterpart(of mode: Int, in survey: CellSurvey) -> Int? {
    survey.modifiers.first { $0.name == Self.modifier }
      .flatMap { survey.counterpart(of: mode, at: $0) }
  }

  private func failed(
    _ high: Legibility, against normal: Legibility, in state: CellState, _ survey: CellSurvey,
    mode: Int
  ) -> Double? {
    let token = TokenTrace(of: high.item, in: survey.themes[mode])?.deciding
    return survey.settings.failed(
      survey.subject([state], slot: high.item.slot, token: token, mode: mode), by: self,
      threshold: high.kind.minimum,
      fails: { high.ratio < normal.ratio && high.ratio < $0 })
  }

  private func finding(
    _ pair: Pair, in survey: CellSurvey, mode: Int, normal: Int
  ) -> LintFinding {
    let high = pair.high
    let culprit = changed(pair, from: survey.themes[normal], to: survey.themes[mode])
    let message =
      "cell \(survey.cell.reuseIdentifier), \(high.path): high contrast is worse than normal,"
      + " \(high.ratio.ratioText(below: pair.needed)) against"
      + " \(pair.normal.ratio.ratioText()) in state \(pair.state);"
      + " \(high.kind.name) needs \(pair.needed.ratioText())"
    return LintFinding(
      subject: survey.subject([pair.state], slot: high.item.slot, mode: mode),
      diagnostic: Diagnostic(
        .warning, code: code, at: culprit?.location, message,
        notes: [
          .init("at high contrast it is seen as \(high.color.hexText) on \(high.ground.hexText)"),
          .init(
            "at normal contrast as \(pair.normal.color.hexText) on \(pair.normal.ground.hexText)"),
        ]))
  }

  /// The token that high contrast changes: of the text or icon, else of what lies under it.
  private func changed(_ pair: Pair, from normal: Theme, to high: Theme) -> Token? {
    for item in [pair.high.item] + pair.high.grounds {
      let tokens = TokenTrace(of: item, in: high)?.tokens ?? []
      if let token = tokens.first(where: { normal.token($0.path)?.location != $0.location })
        ?? tokens.last(where: { normal.token($0.path)?.value != $0.value })
      {
        return token
      }
    }
    return TokenTrace(of: pair.high.item, in: high)?.deciding
  }
}
