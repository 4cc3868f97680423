/// What a cell declares for each of its slots, in one state.
///
/// A slot that is left out draws nothing.
public struct Slots: Hashable, Sendable {
  /// The layer at the very bottom.
  public var background: Layer?
  /// The layer of a selected cell.
  public var selectedBackground: Layer?
  /// When ``selectedBackground`` is visible.
  public var selectedBackgroundRule: StateRule
  /// The layer of a pressed cell; visible while the cell is highlighted.
  public var highlight: Layer?
  /// Texts and pictures, in drawing order.
  public var content: [Layer]
  /// The icon view.
  public var icon: IconView?
  /// Controls, in drawing order.
  public var accessories: [Accessory]
  /// An outline applied once to all composited slots, so that rounded slots do not bleed a fringe
  /// of the colour below them.
  public var clip: LayerShape?

  /// Creates the slots; everything may be left out.
  public init(
    background: Layer? = nil,
    selectedBackground: Layer? = nil,
    selectedBackgroundRule: StateRule = .highlightedOrSelected,
    highlight: Layer? = nil,
    content: [Layer] = [],
    icon: IconView? = nil,
    accessories: [Accessory] = [],
    clip: LayerShape? = nil
  ) {
    self.background = background
    self.selectedBackground = selectedBackground
    self.selectedBackgroundRule = selectedBackgroundRule
    self.highlight = highlight
    self.content = content
    self.icon = icon
    self.accessories = accessories
    self.clip = clip
  }
}
