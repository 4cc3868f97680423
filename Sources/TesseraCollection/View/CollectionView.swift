public import TesseraCells
public import TesseraGraphics

/// A collection view without a screen: data, selection, touches, reuse, layout and updates as UIKit
/// has them, and a log of everything that happened.
///
/// The collection owns the truth: what is selected, highlighted and focused is kept by path here,
/// and cells' flags are a projection that is written again whenever a cell is dequeued or the truth
/// changes. Two truths, one here and one in the cells, were rejected: most of the bugs that are
/// reported about collection views come from them.
///
/// Every call from outside is a *step*; calls that an app makes from within the delegate belong to the
/// step that called it. Once ``layout()`` was called, a step that changed data, offset, size or layout
/// ends with one layout pass. Not thread-safe: one collection belongs to one thread.
public final class CollectionView {
  /// Gives numbers and cells; another one begins with nothing selected and no cells in use.
  public weak var dataSource: (any CollectionViewDataSource)? {
    didSet { step { dropEverything() } }
  }
  /// Answers questions and hears what happens.
  public weak var delegate: (any CollectionViewDelegate)?
  /// Called with each event as soon as it happened, for those who draw every change.
  public var onEvent: ((Event) -> Void)?
  /// What happened so far.
  public var log = EventLog()

  /// What differs between eras, and what the app set once.
  public let knobs: CollectionKnobs
  /// What surrounds the cells.
  public internal(set) var environment: Environment
  /// The size of the viewport, in points.
  public internal(set) var size: Size
  /// The point of the content at the viewport's origin.
  public internal(set) var contentOffset = Point.zero
  /// Room around the content, within the viewport.
  public let contentInset: EdgeInsets
  /// Places the elements.
  public internal(set) var collectionViewLayout: any CollectionViewLayout
  /// How many items can be selected.
  public internal(set) var selectionMode: SelectionMode
  /// Whether the screen is in editing mode.
  public internal(set) var isEditing = false
  /// The item with the focus.
  public internal(set) var focusedPath: ItemPath?

  // The truth about items.
  /// What is selected.
  var selected: Set<ItemPath> = []
  /// What was selected when editing mode began; nil outside.
  var selectedOutsideEditing: Set<ItemPath>?
  /// What is highlighted.
  var highlighted: Set<ItemPath> = []
  /// Selected items that a press draws as not selected.
  var dimmed: Set<ItemPath> = []
  /// The finger on the screen.
  var touch: Touch?
  /// The item that a tap or the focus is just selecting; nil once it is gone.
  var pursued: ItemPath?
  /// The items that are just deselected one after the other, the next one last.
  var deselecting: [ItemPath] = []

  // The cells.
  /// The cells not in use, and what is registered.
  var pool = CellPool()
  /// Displayed, kept and prefetched cells.
  var prepared: [ItemPath: PreparedCell] = [:]
  /// Displayed headers and footers.
  var supplementary: [LayoutElement: ReusableCell] = [:]
  /// Cells that a reload replaced; they are queued once their successors were dequeued.
  var replaced: [ReusableCell] = []
  /// The cells that were dequeued for the element that is just asked for.
  var dequeued: [DequeuedCell] = []
  /// The cell whose item is just reconfigured.
  var reconfigured: ReusableCell?
  /// Whether the data source is just asked for a cell that is never used.
  var isProbing = false
  /// The items of the viewport and of the lines beyond it that the last pass prepared.
  var inRange: Set<ItemPath> = []

  // The layout.
  /// The numbers of items, as the data source last gave them; nil until they are needed.
  var counts: [Int]?
  /// Where everything is; nil until it is needed.
  var cachedGeometry: (any LayoutGeometry)?
  /// How often everything was to be placed anew: what is known of places is old where this grew.
  var placements = 0
  /// The sizes that cells asked for.
  var measured: [ItemPath: Size] = [:]
  /// Whether ``layout()`` was called.
  var hasLaidOut = false
  /// Whether the step ends with a layout pass.
  var needsPass = false
  /// Whether a pass is just running.
  private var isLayingOut = false
  /// Whether the content may have become shorter than the offset.
  var needsClamp = false
  /// How far the viewport was from the content's right end, where mirrored content begins, before
  /// that was placed again; nil where the offset holds.
  var beginDistance: Double?
  /// Whether the offset was ever set.
  var isOffsetSet = false
  /// How many calls deep the step is.
  private var depth = 0

  /// Creates an empty collection.
  ///
  /// - Parameters:
  ///   - size: The size of the viewport, in points.
  ///   - layout: Places the elements.
  ///   - selectionMode: How many items can be selected.
  ///   - knobs: What differs between eras; those of iOS 18 unless said otherwise.
  ///   - contentInset: Room around the content, within the viewport.
  ///   - environment: What surrounds the cells; its direction mirrors the layout.
  public init(
    size: Size, layout: any CollectionViewLayout, selectionMode: SelectionMode = .single,
    knobs: CollectionKnobs = CollectionKnobs(), contentInset: EdgeInsets = .zero,
    environment: Environment = Environment()
  ) {
    precondition(Rect(origin: .zero, size: size).isFinite, "a viewport is finite")
    self.size = size
    self.collectionViewLayout = layout
    self.selectionMode = selectionMode
    self.knobs = knobs
    self.contentInset = contentInset
    self.environment = environment
  }

  /// The part of the content that is on the screen.
  public var viewport: Rect { Rect(origin: contentOffset, size: size) }

  /// Adds an event to the log and tells ``onEvent``; for what an app or a replay has to say.
  public func record(_ event: Event) {
    log.append(event)
    onEvent?(event)
  }

  /// Runs calls as one step: the layout pass that they need comes once, at the end.
  public func step<Result, Failure: Error>(
    _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    depth += 1
    defer {
      if depth == 1, hasLaidOut {
        // What is changed from within a pass is laid out by another, but not for ever.
        var passes = 0
        isLayingOut = true
        while needsPass, passes < Self.passLimit {
          runPass()
          passes += 1
        }
        isLayingOut = false
      }
      depth -= 1
    }
    return try body()
  }

  /// Whether the screen is as the last pass left it: nothing waits for another one.
  package var isSettled: Bool { hasLaidOut && !needsPass && !isLayingOut }

  /// How many passes a step makes at most, and how often a pass asks cells for their sizes.
  static let passLimit = 4

  /// Lays out, now and from now on after every step that needs it.
  public func layout() {
    step {
      record(.layout)
      hasLaidOut = true
      needsPass = true
    }
  }

  /// Sets the size of the viewport, in points.
  ///
  /// - Precondition: both sides are finite.
  public func setSize(_ size: Size) {
    precondition(Rect(origin: .zero, size: size).isFinite, "a viewport is finite")
    step {
      record(.size(size))
      invalidateGeometry()
      self.size = size
      measured = [:]
    }
  }

  /// Replaces the layout; cells and selection stay.
  public func setLayout(_ layout: any CollectionViewLayout) {
    step {
      collectionViewLayout = layout
      measured = [:]
      invalidateGeometry()
    }
  }

  /// Lets time pass, in milliseconds: touches that wait may press.
  public func tick(_ milliseconds: Double) {
    step {
      record(.tick(milliseconds))
      environment.time += milliseconds
      advanceTouch(by: milliseconds)
    }
  }
}
