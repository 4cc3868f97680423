import Tessera

/// Background, selected background, highlight and an icon: the sample that gave the states their
/// shape.
///
/// Normal is red, pressed is coral, chosen is blue with a star, and chosen and pressed is coral with
/// the star, because the highlight belongs to the content and covers the selected background.
struct VisualStatesCell: Cell {
  let reuseIdentifier = "visual-states"
  let summary = "Highlight and selection as two streams of events"
  let previewItems = [Item("star")]
  let roles = [
    Role("background", .color, default: "#ff0000", "The cell at rest"),
    Role("selected-background", .color, default: "#0000ff", "The cell when chosen"),
    Role("highlight", .color, default: "#ff7e79", "The cell while it is pressed"),
    Role("star", .color, default: "#007aff", "The star of a chosen cell"),
  ]

  func size(fitting proposal: Size, item: Item, environment: Environment) -> Size {
    Size(50, 50)
  }

  func slots(in context: CellContext) -> Slots {
    Slots(
      background: Layer(fill: .role("background")),
      selectedBackground: Layer(fill: .role("selected-background")),
      highlight: Layer(fill: .role("highlight")),
      icon: IconView(
        .vector(Drawings.star), size: context.bounds.size, tint: .role("star"),
        rule: .whenSelected))
  }
}
