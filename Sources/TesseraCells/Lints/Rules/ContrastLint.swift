import TesseraGraphics
import TesseraSource
import TesseraTheme

/// Texts and icons that cannot be seen well enough against what lies under them (WCAG 2.2, success
/// criteria 1.4.3 and 1.4.11).
///
/// What is disabled is exempt, as there. Of all items and states of a mode the worst is reported, the
/// other states are notes.
struct ContrastLint: CellLint {
  let name = "contrast"
  let code = "T0601"
  let threshold: ClosedRange<Double>? = 1...21

  /// A text or icon in one state.
  private struct Sight {
    let look: Look
    let legibility: Legibility
    let trace: TokenTrace?
    /// The ratio that it fails to reach.
    let needed: Double
  }

  func findings(in survey: CellSurvey) -> [LintFinding] {
    let uses = uses(in: survey)
    return survey.themes.indices.flatMap { mode -> [LintFinding] in
      let theme = survey.themes[mode]
      var order: [String] = []
      var sights: [String: [Sight]] = [:]
      for look in survey.looks(inMode: mode) where !look.state.isDisabled {
        for legibility in look.legibility {
          let trace = TokenTrace(of: legibility.item, in: theme)
          let subject = survey.subject(
            [look.state], slot: legibility.item.slot, token: trace?.deciding, mode: mode)
          guard
            let needed = survey.settings.failed(
              subject, by: self, threshold: legibility.kind.minimum,
              fails: { legibility.ratio < $0 })
          else { continue }
          let path = legibility.path
          if sights[path] == nil { order.append(path) }
          sights[path, default: []].append(
            Sight(look: look, legibility: legibility, trace: trace, needed: needed))
        }
      }
      return order.compactMap { path in
        finding(sights[path] ?? [], at: path, in: survey, mode: mode, uses)
      }
    }
  }

  /// All that each token colours in any state and mode, by the place of its value.
  private func uses(in survey: CellSurvey) -> [SourceLocation: Set<ColorAdvice.Use>] {
    var uses: [SourceLocation: Set<ColorAdvice.Use>] = [:]
    for (mode, theme) in survey.themes.enumerated() {
      for look in survey.looks(inMode: mode) where !look.state.isDisabled {
        for legibility in look.legibility {
          guard let token = TokenTrace(of: legibility.item, in: theme)?.deciding,
            let use = ColorAdvice.Use(legibility, needed: legibility.kind.minimum)
          else { continue }
          uses[token.location, default: []].insert(use)
        }
      }
    }
    return uses
  }

  /// One finding for all states in which a layer fails.
  private func finding(
    _ sights: [Sight], at path: String, in survey: CellSurvey, mode: Int,
    _ uses: [SourceLocation: Set<ColorAdvice.Use>]
  ) -> LintFinding? {
    guard let worst = sights.min(by: { $0.legibility.ratio < $1.legibility.ratio }) else {
      return nil
    }
    let legibility = worst.legibility
    let needed = worst.needed
    let groundTrace = TokenTrace(of: legibility.grounds.first, in: survey.themes[mode])
    let ground = groundTrace?.deciding.location
    let cell = survey.cell.reuseIdentifier
    var notes = [
      Diagnostic.Note(
        "it is seen as \(legibility.color.hexText) on \(legibility.ground.hexText)",
        at: ground)
    ]
    notes += worst.trace?.notes ?? []
    var states = [worst.look.state]
    for sight in sights.sorted(by: { $0.legibility.ratio < $1.legibility.ratio })
    where !states.contains(sight.look.state) {
      states.append(sight.look.state)
      let ratio = sight.legibility.ratio.ratioText(below: sight.needed)
      notes.append(.init("\(ratio) in state \(sight.look.state)"))
    }
    let message =
      "cell \(cell), \(path): contrast of \(legibility.ratio.ratioText(below: needed)) in state"
      + " \(worst.look.state); \(legibility.kind.name) needs \(needed.ratioText())"
    return LintFinding(
      subject: survey.subject(states, slot: legibility.item.slot, mode: mode),
      diagnostic: Diagnostic(
        .warning, code: code, at: worst.trace?.deciding.location ?? ground, message, notes: notes,
        help: worst.trace.flatMap { trace in
          ForgottenValue.text(of: trace, or: groundTrace, in: survey, mode: mode)
            ?? ColorAdvice.text(
              for: legibility, needed: needed, trace: trace,
              among: Set(sights.compactMap { ColorAdvice.Use($0.legibility, needed: $0.needed) })
                .union(uses[trace.deciding.location] ?? []), ground: groundTrace?.deciding)
        }))
  }
}
