/// What differs between the eras of UIKit, and what an app sets once for its screen.
///
/// Profiles bundle the former (``CollectionProfile``). The defaults are those of `iOS18`.
public struct CollectionKnobs: Hashable, Sendable {
  /// Which cells `cellForItem(at:)` finds.
  public enum CellLookup: String, CaseIterable, Hashable, Sendable {
    /// Displayed cells only, as before iOS 15.
    case visibleOnly
    /// Also those that are prepared: prefetched, or kept after leaving the screen.
    case prepared
  }

  /// When a released item loses its highlight.
  public enum UnhighlightOrder: String, CaseIterable, Hashable, Sendable {
    /// Before it is selected, as devices do.
    case unhighlightFirst
    /// After it was selected, as UIKit's header says.
    case headerOrder
  }

  /// What reloading does to the selection of the reloaded items.
  public enum ReloadSelection: String, CaseIterable, Hashable, Sendable {
    /// They are no longer selected.
    case dropReloaded
    /// They stay selected.
    case keep
  }

  /// How many lines beyond the viewport cells are prepared ahead of need; 0 is off.
  public var prefetch = 1
  /// How many lines beyond the viewport cells are kept after they left it; 0 is off.
  public var keep = 1
  /// Which cells `cellForItem(at:)` finds.
  public var cellLookup = CellLookup.prepared
  /// Whether a tap is followed by the question for a primary action.
  public var primaryAction = true
  /// Whether a dequeued cell that is not returned is an error.
  public var dequeuedNotReturned = true
  /// When a released item loses its highlight.
  public var unhighlightOrder = UnhighlightOrder.unhighlightFirst
  /// Whether a press draws the selected item of a single selection as not selected.
  public var transientDeselect = true
  /// What reloading does to the selection of the reloaded items.
  public var reloadSelection = ReloadSelection.dropReloaded
  /// Whether an item that a press drew as not selected stays so where the tap selects nothing, until
  /// its cell is dequeued again.
  public var uikitGlitch = false
  /// How long a touch lies before it presses, in milliseconds; 0 presses at once.
  public var delaysContentTouches = 0.0
  /// Whether taps select, one at a time, while the screen is in editing mode.
  public var allowsSelectionDuringEditing = false
  /// Whether taps select any number while the screen is in editing mode.
  public var allowsMultipleSelectionDuringEditing = false
  /// Whether moving the focus selects.
  public var selectionFollowsFocus = false

  /// Creates the knobs of iOS 18.
  public init() {}
}
