internal import TesseraTheme

extension CellRoles {
  /// Explains which token a role takes in a state.
  ///
  /// - Parameters:
  ///   - role: The name of the role within the cell.
  ///   - state: The state.
  /// - Returns: The explanation; nil for a role that the cell does not declare.
  package func explanation(of role: String, in state: CellState) -> RoleExplanation? {
    guard type(of: role) != nil else { return nil }
    let path = path(role)
    switch answers[role] {
    case .candidates(let candidates)?:
      let ranked = candidates.sorted { first, second in
        let matches = [first, second].map { state.isSuperset(of: $0.conditions) }
        guard matches[0] == matches[1] else { return matches[0] }
        return first.conditions.outranks(second.conditions)
      }
      let shown = ranked.map { candidate in
        RoleExplanation.Candidate(
          path: candidate.token.path, conditions: candidate.conditions,
          location: candidate.token.location,
          matches: state.isSuperset(of: candidate.conditions))
      }
      return RoleExplanation(
        path: path, state: state, candidates: shown,
        token: shown.first.flatMap { $0.matches ? $0.path : nil }, fallback: nil)
    case .fallback(let value)?:
      return RoleExplanation(
        path: path, state: state, candidates: [],
        token: value.names.count > 1 ? value.names[1] : nil, fallback: value.use.value)
    case nil:
      return RoleExplanation(path: path, state: state, candidates: [], token: nil, fallback: nil)
    }
  }

  /// The paths of all tokens that take part in a role or in the backdrop, in any state.
  package var tokenNames: Set<String> {
    var names = Set(backdrop?.names ?? [])
    for answer in answers.values {
      switch answer {
      case .candidates(let candidates): names.formUnion(candidates.flatMap(\.value.names))
      case .fallback(let value): names.formUnion(value.names.dropFirst())
      }
    }
    return names
  }
}
