/// What holds after every step of every script, whatever app and delegate do.
///
/// That a script gives the same log each time is not among them: it takes two runs.
public enum ReplayInvariant: String, CaseIterable, Hashable, Sendable {
  /// A cell in use is drawn as selected exactly where its item is, but for the time of a press.
  case selectionShown
  /// Only the item under the finger is highlighted.
  case highlightTouched
  /// A cell on the screen looks as a new one with the same item and state would.
  case staleAppearance
  /// No more items are selected than the mode lets be.
  case selectionLimited
  /// Selected items exist.
  case selectionInBounds
  /// A notice follows the question that it needs, and each highlight ends once.
  case noticesAsked
  /// Each cell on the screen came there and left it by turns.
  case displayBalanced
  /// Each cell is in one place: it stands for one element or lies in a queue.
  case cellInOnePlace
  /// The collection knows the numbers of the data source.
  case countsAgree
  /// What stays selected through an update is the same item.
  case selectionKeepsIdentity
  /// No item that adds can be deleted.
  case addKept
  /// There are as many cells as were once needed together, not one for each item.
  case instancesBounded
}
