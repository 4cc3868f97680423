import TesseraCells
import TesseraGraphics
import TesseraTheme

/// The cell that the sample theme of the acceptance data is for.
struct InboxCell: Cell {
  let reuseIdentifier = "inbox"
  let roles = [
    Role("background", .color), Role("selected-background", .color), Role("highlight", .color),
    Role("icon", .color), Role("title", .color), Role("detail", .color),
    Role("corner-radius", .dimension),
  ]

  func size(fitting proposal: Size, item: Item, environment: Environment) -> Size {
    Size(320, 72)
  }

  func slots(in context: CellContext) -> Slots {
    let shape = LayerShape.rounded(.role("corner-radius"))
    let square = VectorImage(
      "square", size: Size(8, 8),
      parts: [.init(Shape.rectangle(Rect(1, 1, 6, 6)).path)])
    func line(_ name: String, y: Double, size: Double) -> Layer {
      Layer(
        name, frame: context.directed(Rect(64, y, 240, 24)),
        text: TextContent("A \(name)", font: .system(size: size), color: .role(name)))
    }
    return Slots(
      background: Layer(shape: shape, fill: .role("background")),
      selectedBackground: Layer(shape: shape, fill: .role("selected-background")),
      selectedBackgroundRule: .whenSelected,
      highlight: Layer(shape: shape, fill: .role("highlight")),
      content: [line("title", y: 12, size: 17), line("detail", y: 36, size: 14)],
      icon: IconView(
        .vector(square), size: Size(32, 32), anchor: .leading, inset: 16, tint: .role("icon")))
  }
}
