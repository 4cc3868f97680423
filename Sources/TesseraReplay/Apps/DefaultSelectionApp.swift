import TesseraCells
public import TesseraCollection
public import TesseraGraphics

/// A sample app: the first of twenty items is selected when the screen appears.
///
/// Its cell's colours are a function of the state, so that they survive reuse and no callback is needed.
public struct DefaultSelectionApp: ReplayApp {
  /// Creates the app.
  public init() {}

  /// `default-selection`.
  public var name: String { "default-selection" }
  /// What it shows.
  public var summary: String { "the first item is selected from the start" }
  /// The cell of the same name.
  public var cell: String? { "default-selection" }
  /// 375 × 667.
  public var size: Size { Size(375, 667) }
  /// Columns of squares of 150 points.
  public var layout: CollectionViewFlowLayout {
    CollectionViewFlowLayout(
      scrollDirection: .horizontal, itemSizing: .uniform(Size(150, 150)), lineSpacing: 15,
      interitemSpacing: 15)
  }
  /// `Cell 0` to `Cell 19`.
  public var sections: [SectionData] { [SectionData("s0", items: ItemList(count: 20))] }

  /// The sample's own bookkeeping, whole, with each step left out, and cured; and reuse abolished.
  public var variants: [ReplayVariant] {
    [
      .correct, Self.callbacks, Self.callbacksWithoutSelection, Self.callbacksWithoutMemory,
      Self.callbacksWithoutPaint, Self.callbacksWithoutReset, Self.callbacksWhenShown, .noReuse,
    ]
  }

  private static let callbacks = ReplayVariant(
    "callbacks", summary: "colours painted from callbacks, repaired when a cell leaves",
    violates: .staleAppearance, profile: .iOS12)
  private static let callbacksWithoutSelection = ReplayVariant(
    "callbacks-without-selection",
    summary: "as callbacks, and the first item is painted, not selected",
    violates: .staleAppearance)
  private static let callbacksWithoutMemory = ReplayVariant(
    "callbacks-without-memory", summary: "as callbacks, and which item was tapped is forgotten",
    violates: .staleAppearance)
  private static let callbacksWithoutPaint = ReplayVariant(
    "callbacks-without-paint",
    summary: "as callbacks, and the selected item's next cell is not painted",
    violates: .staleAppearance)
  private static let callbacksWithoutReset = ReplayVariant(
    "callbacks-without-reset", summary: "as callbacks, and reused cells are not painted anew",
    violates: .staleAppearance)
  private static let callbacksWhenShown = ReplayVariant(
    "callbacks-when-shown", summary: "colours painted from callbacks, repaired when a cell is shown"
  )

  /// Selects the first item, and keeps the colours right or wrong.
  public func behavior(on stage: ReplayStage, variant: ReplayVariant) -> any ReplayBehavior {
    switch variant {
    case Self.callbacks: return CallbackSelectionBehavior(stage)
    case Self.callbacksWithoutSelection: return CallbackSelectionBehavior(stage, without: .select)
    case Self.callbacksWithoutMemory: return CallbackSelectionBehavior(stage, without: .remember)
    case Self.callbacksWithoutPaint: return CallbackSelectionBehavior(stage, without: .paint)
    case Self.callbacksWithoutReset: return CallbackSelectionBehavior(stage, without: .reset)
    case Self.callbacksWhenShown: return CallbackSelectionBehavior(stage, repair: .whenShown)
    case .noReuse: stage.abolishReuse()
    default: break
    }
    return DefaultSelectionBehavior(stage)
  }
}
