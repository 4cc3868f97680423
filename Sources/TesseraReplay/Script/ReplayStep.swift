public import TesseraCollection
public import TesseraGraphics
public import TesseraSource

/// One step of a script and its place.
public struct ReplayStep: Sendable {
  /// What a touch is put on.
  public enum Target: Hashable, Sendable {
    /// An item.
    case item(ItemPath)
    /// A point of the viewport.
    case point(Point)
  }

  /// What a step does.
  public enum Action: Sendable {
    /// Lays out, now and from now on after every step that needs it.
    case layout
    /// Selects an item, as the program does.
    case select(ItemPath)
    /// Deselects an item, as the program does.
    case deselect(ItemPath)
    /// Sets the content offset.
    case scroll(Point)
    /// Scrolls so that an item lies at a position.
    case scrollTo(ItemPath, ScrollPosition)
    /// Taps.
    case tap(Target)
    /// Puts a finger down.
    case touchDown(Target)
    /// Moves the finger to a point of the viewport.
    case move(Point)
    /// Lifts the finger.
    case touchUp
    /// Takes the touch away.
    case cancel
    /// Changes the data as one batch.
    case update([DataUpdate])
    /// Goes over to other identities; what is not known is made.
    case apply([SectionIdentities<String>])
    /// Drops everything and asks again.
    case reloadData
    /// Fills cells anew without replacing them.
    case reconfigure([ItemPath])
    /// Switches editing mode.
    case edit(Bool)
    /// Taps a control of an item.
    case accessory(String, ItemPath)
    /// Presses an item for long.
    case longPress(ItemPath)
    /// Moves the focus; nil takes it away.
    case focus(ItemPath?)
    /// Sets how many items can be selected.
    case selection(SelectionMode)
    /// Sets the size of the viewport, in points.
    case size(Size)
    /// Lets milliseconds pass.
    case tick(Double)
    /// Compares the screen with what is expected.
    case expect(ReplayExpectation)
    /// Marks a frame of the film strip.
    case snap(String)
  }

  /// What the step does.
  public var action: Action
  /// The step's place in its script; nil for one that was made in a program.
  public var location: SourceLocation?

  /// Creates a step.
  public init(_ action: Action, at location: SourceLocation? = nil) {
    self.action = action
    self.location = location
  }
}
