public import TesseraCells
public import TesseraGraphics

/// One thing that happened in a collection: a line of the event log (design section 10).
public enum Event: Hashable, Sendable {
  /// What the delegate is asked.
  public enum Question: String, CaseIterable, Hashable, Sendable {
    /// May a press highlight the item?
    case shouldHighlight
    /// May a tap select the item?
    case shouldSelect
    /// May a tap deselect the item, which is selected?
    case shouldDeselect
    /// Does a tap on the item do something beside selecting it?
    case canPerformPrimaryAction
  }

  /// What the delegate is told.
  public enum Notice: String, CaseIterable, Hashable, Sendable {
    /// A press highlighted the item.
    case didHighlight
    /// The item is no longer highlighted.
    case didUnhighlight
    /// A tap selected the item.
    case didSelect
    /// A tap deselected the item.
    case didDeselect
    /// A tap asks for the item's own action.
    case performPrimaryAction
    /// The item's cell is about to be shown.
    case willDisplay
    /// The item's cell is shown no longer.
    case didEndDisplaying
  }

  /// A flag of a cell whose changes are recorded.
  public enum Flag: String, CaseIterable, Hashable, Sendable {
    /// Pressed.
    case highlighted
    /// Selected.
    case selected
  }

  /// Where a cell came from.
  public enum CellOrigin: String, Hashable, Sendable {
    /// It was made.
    case new
    /// It was there before.
    case reused
  }

  // What was done to the collection.

  /// A finger came down on an item.
  case touchDown(ItemPath)
  /// A finger came down at a point of the viewport.
  case touchDownAt(Point)
  /// The finger moved to a point of the viewport.
  case touchMove(Point)
  /// The finger was lifted.
  case touchUp
  /// The touch was taken away.
  case touchCancel
  /// The program selected an item.
  case select(ItemPath)
  /// The program deselected an item.
  case deselect(ItemPath)
  /// The content offset was set.
  case scroll(Point)
  /// The viewport's size was set.
  case size(Size)
  /// A layout pass was asked for.
  case layout
  /// Time passed, in milliseconds.
  case tick(Double)
  /// The selection mode was set.
  case setSelection(SelectionMode)
  /// The data changed.
  case update(CollectionUpdate)
  /// The data of an item changed in place.
  case reconfigure(ItemPath)
  /// The data changed altogether.
  case reloadData
  /// The focus moved; nil is nowhere.
  case focus(ItemPath?)
  /// Editing mode was switched; the title is what the app's button shows.
  case editing(Bool, title: String)
  /// A control of an item was tapped.
  case accessory(String, ItemPath)
  /// An item was pressed for long.
  case longPress(ItemPath)

  // What the collection did.

  /// The delegate answered a question.
  case asked(Question, ItemPath, Bool)
  /// The delegate was told something.
  case told(Notice, ItemPath)
  /// A cell's flag changed.
  case flag(Flag, ItemPath, Bool)
  /// The cell of this number was reset for its next item.
  case prepareForReuse(Int)
  /// The data source gave the cell of an item; the last value is the cell's number.
  case cellForItem(ItemPath, CellOrigin, Int)
  /// The data source gave a section's header or footer; the last value is the cell's number.
  case supplementary(CellKind, section: Int, CellOrigin, Int)
  /// Items came into the range in which cells are prepared ahead.
  case prefetch([ItemPath])
  /// Items that were prepared ahead left that range without being shown.
  case cancelPrefetch([ItemPath])

  // What an app or a replay adds.

  /// What the app says.
  case report(String)
  /// Something cannot be done; a code and what is wrong.
  case error(code: String, message: String)
  /// An expectation failed; both values as JSON.
  case expectFailed(key: String, expected: String, actual: String)
  /// An invariant does not hold at an item.
  case invariantViolated(name: String, at: ItemPath, detail: String)
}
