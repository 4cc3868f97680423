import Tessera

/// A label on a coloured square whose both colours tell the selection.
struct DefaultSelectionCell: Cell {
  let reuseIdentifier = "default-selection"
  let summary = "Selected from the start, and still so after reuse"
  let previewItems = [
    Item("cell-0", text: "Cell 0"),
    Item("cell-19", text: "Cell 19"),
    Item("long", text: "Cell 1000000, a text too long"),
  ]
  let roles = [
    Role("background", .color, default: "#808080", "The cell at rest"),
    Role("selected-background", .color, default: "#00ff00", "The cell when chosen"),
    Role("label", .color, default: "#000000", "The text at rest"),
    Role("selected-label", .color, default: "#ff0000", "The text when chosen"),
    Role("label-font", .typography, default: .typography(size: 16), "The font of the text"),
  ]

  func size(fitting proposal: Size, item: Item, environment: Environment) -> Size {
    Size(150, 150)
  }

  func slots(in context: CellContext) -> Slots {
    let bounds = context.bounds
    // The cell's size is fixed, so large text gets what there is: a second line.
    let typeSize = context.environment.typeSize
    let lines = typeSize.isAccessibilitySize ? 2 : 1
    let height = min(bounds.height, Double(lines) * typeSize.grown(20))
    let label = TextContent(
      context.item.text, font: .role("label-font"),
      color: .role(context.state.isSelected ? "selected-label" : "label"), alignment: .center,
      numberOfLines: lines)
    return Slots(
      background: Layer(fill: .role("background")),
      selectedBackground: Layer(fill: .role("selected-background")),
      selectedBackgroundRule: .whenSelected,
      content: [
        Layer("label", frame: Rect(0, bounds.midY - height / 2, bounds.width, height), text: label)
      ])
  }
}
