/// When something is visible: a predicate on the state, as a value.
///
/// A closure was rejected: a rule must be comparable and printable, and cross the border to a
/// plug-in process.
public indirect enum StateRule: Hashable, Sendable {
  /// In every state.
  case always
  /// Where all conditions of a state hold.
  case having(CellState)
  /// Where at least one of the rules holds.
  case any([StateRule])
  /// Where all of the rules hold.
  case all([StateRule])
  /// Where a rule does not hold.
  case not(StateRule)

  /// Whether the rule holds in a state.
  public func holds(in state: CellState) -> Bool {
    switch self {
    case .always: true
    case .having(let conditions): state.isSuperset(of: conditions)
    case .any(let rules): rules.contains { $0.holds(in: state) }
    case .all(let rules): rules.allSatisfy { $0.holds(in: state) }
    case .not(let rule): !rule.holds(in: state)
    }
  }

  /// UIKit's rule for a selected background: it shows during the press already.
  public static let highlightedOrSelected = StateRule.any([.whenHighlighted, .whenSelected])
  /// Only where the cell is selected.
  public static let whenSelected = StateRule.having(.selected)
  /// Only where the cell is pressed.
  public static let whenHighlighted = StateRule.having(.highlighted)
  /// Only in editing mode.
  public static let whenEditing = StateRule.having(CellState(.editing))
  /// Only outside editing mode.
  public static let whenNotEditing = StateRule.not(.whenEditing)
}
