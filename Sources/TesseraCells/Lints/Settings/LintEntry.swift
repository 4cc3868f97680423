import TesseraSource

/// An entry of `$extensions.tessera.lints` that was understood: what it is about and what it wants.
struct LintEntry {
  /// What is wanted of the rule.
  enum Demand: Hashable {
    /// It does not report.
    case off
    /// It reports from another measure on.
    case threshold(Double)
  }

  /// The rule's name.
  let lint: String
  /// The only cell that is meant; nil means all.
  var cell: String?
  /// The only slot that is meant.
  var slot: Slot?
  /// The only state that is meant.
  var state: CellState?
  /// The only token that is meant, or with `*` at its end all that begin so.
  var token: String?
  /// The contexts that are meant, by their modifiers.
  var contexts: [String: String] = [:]
  /// What is wanted.
  let demand: Demand
  /// The entry's place.
  let location: SourceLocation

  /// Whether a subject of a rule is meant.
  func covers(_ subject: LintSubject, contexts found: (String) -> String?) -> Bool {
    if let cell, cell != subject.cell { return false }
    if let slot, slot != subject.slot { return false }
    if let state, !subject.states.contains(state) { return false }
    if let token {
      guard let path = subject.token else { return false }
      let matches = token.last == "*" ? path.hasPrefix(token.dropLast()) : path == token
      if !matches { return false }
    }
    return contexts.allSatisfy { found($0.key) == $0.value }
  }
}
