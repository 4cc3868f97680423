import TesseraSource
import TesseraTheme

/// Values for a state that change nothing: in every mode the cell would look the same without them.
struct RedundantLint: TokenLint {
  let name = "redundant"
  let code = "T0609"

  /// A state's token, and the others of its role.
  private struct Child {
    let conditions: CellState
    let token: Token
  }

  func findings(in survey: ThemeSurvey) -> [LintFinding] {
    survey.cells.flatMap { cell -> [LintFinding] in
      let custom = Set(cell.additionalStates.flatMap(\.names)).sorted()
      return cell.roles.flatMap { role -> [LintFinding] in
        let path = "cell.\(cell.reuseIdentifier).\(role.name)"
        let children = survey.themes.map { self.children(of: path, in: $0, custom: custom) }
        return findings(children, in: survey)
      }
    }
  }

  /// The children of one role that are redundant in all modes that have them.
  private func findings(_ children: [[Child]], in survey: ThemeSurvey) -> [LintFinding] {
    let states = Set(children.joined().map(\.conditions)).subtracting([.normal])
    return states.sorted { $0.name < $1.name }.flatMap { state -> [LintFinding] in
      let modes = children.indices.filter { mode in
        children[mode].contains { $0.conditions == state }
      }
      guard modes.allSatisfy({ isRedundant(state, among: children[$0]) }) else { return [] }
      return modes.compactMap { mode in
        guard let token = children[mode].first(where: { $0.conditions == state })?.token,
          let winner = winner(in: state, among: children[mode].filter { $0.conditions != state })
        else { return nil }
        return survey.finding(token, mode: mode, by: self) {
          Diagnostic(
            .warning,
            "`\(token.path)` is redundant: it equals `\(winner.token.path)` in every mode",
            notes: [.init("without it, this one counts", at: winner.token.location)],
            help: "remove it")
        }
      }
    }
  }

  /// Whether a role is the same without its child for a state, wherever that could count.
  private func isRedundant(_ state: CellState, among children: [Child]) -> Bool {
    let others = children.filter { $0.conditions != state }
    return children.allSatisfy { other in
      let both = CellState(
        flags: state.flags + other.conditions.flags, names: state.names + other.conditions.names)
      guard let before = winner(in: both, among: children),
        let after = winner(in: both, among: others)
      else { return false }
      return before.token.value == after.token.value
    }
  }

  /// The child that counts in a state (design section 4).
  private func winner(in state: CellState, among children: [Child]) -> Child? {
    children.filter { state.isSuperset(of: $0.conditions) }
      .max { $1.conditions.outranks($0.conditions) }
  }

  /// The children of a role that have a value; what is no state has been reported elsewhere.
  private func children(of path: String, in theme: Theme, custom: [String]) -> [Child] {
    theme.children(of: path).compactMap { name in
      guard let token = theme.token("\(path).\(name)") else { return nil }
      if name == "$root" { return Child(conditions: .normal, token: token) }
      guard let conditions = try? CellState(name: name, custom: custom) else { return nil }
      return Child(conditions: conditions, token: token)
    }
  }
}
