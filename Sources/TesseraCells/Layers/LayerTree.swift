import TesseraGraphics

/// What a cell looks like in one state: layers by slot, in points and theme references.
///
/// This is the first of the two seams that carry the design: cells produce it, the display list is
/// built from it. It is a plain value that can be printed, compared and sent elsewhere. All rules
/// of visibility (design section 4) are applied here and nowhere else.
package struct LayerTree: Hashable, Sendable {
  /// One layer in its slot.
  package struct Entry: Hashable, Sendable {
    /// The slot.
    package let slot: Slot
    /// The layer; its frame is absolute within the bounds.
    package let layer: Layer
    /// Names the layer in reports: the slot, and behind a slash what tells it from its neighbours.
    package let path: String
    /// Whether anything is drawn.
    ///
    /// A hidden icon keeps its place and its hit area, a hidden accessory its place alone.
    package let isVisible: Bool
  }

  /// What the look depends on.
  package let context: CellContext
  /// All declared layers, from the bottom.
  package let entries: [Entry]
  /// An outline applied once to everything.
  package let clip: LayerShape?

  /// Asks a cell for its layers and applies the rules of visibility.
  package init(of cell: some Cell, in context: CellContext) {
    let slots = cell.slots(in: context)
    let state = context.state
    self.context = context
    clip = slots.clip

    var entries: [Entry] = []
    func add(_ slot: Slot, _ layer: Layer?, _ name: String = "", visible: Bool = true) {
      guard let layer else { return }
      let path = name.isEmpty ? slot.rawValue : "\(slot.rawValue)/\(name)"
      entries.append(Entry(slot: slot, layer: layer, path: path, isVisible: visible))
    }
    add(.background, slots.background)
    add(
      .selectedBackground, slots.selectedBackground,
      visible: slots.selectedBackgroundRule.holds(in: state))
    add(.highlight, slots.highlight, visible: state.isHighlighted)
    for (index, layer) in slots.content.enumerated() {
      add(.content, layer, layer.name.isEmpty ? String(index) : layer.name)
    }
    if let icon = slots.icon {
      let image = ImageContent(
        icon.source, contentMode: icon.contentMode, tint: icon.tint, rendering: icon.rendering)
      let layer = Layer(frame: icon.frame(in: context), image: image)
      add(.icon, layer, visible: icon.rule.holds(in: state))
    }
    for accessory in slots.accessories {
      let visible = accessory.rule.holds(in: state) && !accessory.isHiddenForItem
      add(.accessory, accessory.layer, accessory.name, visible: visible)
    }
    self.entries = entries
  }
}
