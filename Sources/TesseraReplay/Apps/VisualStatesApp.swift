import TesseraCells
public import TesseraCollection
public import TesseraGraphics

/// A sample app: 25 squares that show highlight and selection as two streams of events.
///
/// Its cell's star and colours are a function of the state; nothing has to be shown or hidden by hand.
public struct VisualStatesApp: ReplayApp {
  /// Creates the app.
  public init() {}

  /// `visual-states`.
  public var name: String { "visual-states" }
  /// What it shows.
  public var summary: String { "highlight and selection as two streams of events" }
  /// The cell of the same name.
  public var cell: String? { "visual-states" }
  /// 414 × 818: seven items a row.
  public var size: Size { Size(414, 818) }
  /// UIKit's defaults: squares of 50 points, 10 apart.
  public var layout: CollectionViewFlowLayout { CollectionViewFlowLayout() }
  /// 25 items without texts.
  public var sections: [SectionData] {
    [SectionData("s0", items: ItemList((0..<25).map { Item("star-\($0)") }))]
  }

  /// The sample's own way, too.
  public var variants: [ReplayVariant] { [.correct, Self.star, Self.coral] }

  private static let star = ReplayVariant(
    "star-from-callbacks", summary: "the star is shown and hidden from callbacks",
    violates: .staleAppearance)
  private static let coral = ReplayVariant(
    "coral-from-callbacks", summary: "the coral of a press is shown and hidden from callbacks",
    violates: .staleAppearance)

  /// Nothing of its own, or star or coral by hand.
  public func behavior(on stage: ReplayStage, variant: ReplayVariant) -> any ReplayBehavior {
    switch variant {
    case Self.star: CallbackStatesBehavior(stage, sign: .star)
    case Self.coral: CallbackStatesBehavior(stage, sign: .coral)
    default: PlainBehavior(stage)
    }
  }
}
