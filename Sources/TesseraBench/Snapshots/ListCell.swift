internal import TesseraCells
internal import TesseraGraphics

/// A row of a list, 375×72 points, as goldens are full of: a disc, two lines of text, a
/// separator.
struct ListCell: Cell {
  let reuseIdentifier = "list"
  let previewItems: [Item]
  let roles: [Role] = []
  /// The items whose disc has another colour.
  var recolored: Set<String> = []

  func size(fitting room: Size, item: Item, environment: Environment) -> Size { Size(375, 72) }

  func slots(in context: CellContext) -> Slots {
    let accent = Color(rgb: recolored.contains(context.item.id) ? 0x0A84FF : 0x007AFF)
    return Slots(
      background: Layer(fill: .literal(.white)),
      selectedBackground: Layer(fill: .literal(Color(rgb: 0xD1D1D6))),
      highlight: Layer(fill: .literal(Color.black.withAlpha8(26))),
      content: [
        Layer(
          "disc", frame: Rect(16, 12, 48, 48), shape: .ellipse, fill: .literal(accent)),
        text("title", context.item.text ?? "", Rect(80, 12, 260, 24), size: 17, rgb: 0x000000),
        text("line", "Two nights in the mountains", Rect(80, 38, 260, 20), size: 13, rgb: 0x8E8E93),
        Layer("separator", frame: Rect(80, 71.5, 295, 0.5), fill: .literal(Color(rgb: 0xC6C6C8))),
      ])
  }

  private func text(
    _ name: String, _ text: String, _ frame: Rect, size: Double, rgb: Int
  ) -> Layer {
    Layer(
      name, frame: frame,
      text: TextContent(text, font: .system(size: size), color: .literal(Color(rgb: rgb))))
  }
}
