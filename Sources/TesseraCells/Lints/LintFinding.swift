import TesseraSource

/// What a rule is about: the part of a theme or cell that an exemption can name.
struct LintSubject: Hashable {
  /// The cell.
  var cell: String?
  /// The slot.
  var slot: Slot?
  /// The states; two where they are compared.
  var states: [CellState] = []
  /// The token's path.
  var token: String?
  /// The mode, by its index.
  var mode: Int
}

/// What a rule found in one mode.
struct LintFinding {
  /// What it is about.
  let subject: LintSubject
  /// The finding without its mode.
  let diagnostic: Diagnostic
}
