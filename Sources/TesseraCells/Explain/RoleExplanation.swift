package import TesseraSource

/// Which token a role takes in a state, and why.
package struct RoleExplanation: Hashable, Sendable {
  /// A token that the theme has for the role.
  package struct Candidate: Hashable, Sendable {
    /// Its path.
    package let path: String
    /// The conditions under which it may win.
    package let conditions: CellState
    /// Where it is defined.
    package let location: SourceLocation
    /// Whether the state has all its conditions.
    package let matches: Bool
  }

  /// The full path of the role.
  package let path: String
  /// The state.
  package let state: CellState
  /// The tokens that the theme has for the role, the one that wins first, then the others that the
  /// state lets in, then the rest.
  package let candidates: [Candidate]
  /// The token that wins, or the one that the cell's default refers to; nil where the default is a
  /// value of its own, and where there is none.
  package let token: String?
  /// The cell's default in place of a token, as text; nil where the theme has one.
  package let fallback: String?
}

extension RoleExplanation {
  /// The explanation as a person reads it, one line for each token; how the winner comes to its value
  /// is told by the theme.
  package var text: String {
    var lines: [String] = []
    if let fallback {
      lines.append("\(path) in \(state): the theme says nothing, the cell's default is \(fallback)")
    } else if let token {
      lines.append("\(path) in \(state): \(token) wins")
    } else {
      lines.append("\(path) in \(state) has no value")
    }
    for candidate in candidates where candidate.path != token {
      let reason =
        candidate.matches
        ? "is for \(candidate.conditions == .normal ? "all states" : "\(candidate.conditions) too"),"
          + " but ranks lower"
        : "is only for \(candidate.conditions)"
      lines.append("  \(candidate.path) \(reason), at \(candidate.location)")
    }
    return lines.joined(separator: "\n")
  }

  /// The explanation as programs read it.
  package var json: JSONOutput {
    .object([
      ("role", .string(path)), ("state", .string(state.name)),
      ("token", token.map { .string($0) } ?? .null),
      ("default", fallback.map { .string($0) } ?? .null),
      (
        "candidates",
        .array(
          candidates.map { candidate in
            .object([
              ("token", .string(candidate.path)), ("state", .string(candidate.conditions.name)),
              ("source", .string(candidate.location.description)),
              ("matches", .bool(candidate.matches)), ("wins", .bool(candidate.path == token)),
            ])
          })
      ),
    ])
  }
}
