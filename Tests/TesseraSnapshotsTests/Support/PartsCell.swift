import TesseraCells
import TesseraGraphics

/// A cell of 240×88 points with the parts that edits are made to: a rounded background with a border, a
/// disc, two lines of text and a thin separator.
struct PartsCell: Cell {
  let reuseIdentifier = "parts"
  let previewItems = [Item("plain")]
  let roles: [Role] = []

  /// Corners of the background, in points.
  var radius = 16.0
  /// Width and colour of its border.
  var borderWidth = 2.0
  var border: UInt32 = 0xD1_D1D6
  /// Its fill.
  var background: UInt32 = 0xFF_FFFF
  /// How far the disc lies to the right of its place, its radius and colour.
  var iconOffset = 0.0
  var iconRadius = 14.0
  var accent: UInt32 = 0x00_7AFF
  /// Thickness and colour of the separator.
  var separatorThickness = 0.5
  var separator: UInt32 = 0xC6_C6C8

  func size(fitting proposal: Size, item: Item, environment: Environment) -> Size { Size(240, 88) }

  func slots(in context: CellContext) -> Slots {
    let icon = Layer(
      "icon",
      frame: Rect(
        34 - iconRadius + iconOffset, 44 - iconRadius, 2 * iconRadius, 2 * iconRadius),
      shape: .ellipse, fill: .literal(Self.color(accent)))
    return Slots(
      background: Layer(
        shape: .rounded(.literal(radius), style: .circular),
        fill: .literal(Self.color(background)),
        border: Border(.literal(borderWidth), color: .literal(Self.color(border)))),
      // Frames of a slot's layers are snapped to pixels, those of their children are not.
      content: [
        Layer(
          "body",
          children: [
            icon, text("title", "Travel", y: 16, size: 17),
            text("line", "Two nights", y: 50, size: 13),
            Layer(
              "separator", frame: Rect(64, 44, 140, separatorThickness),
              fill: .literal(Self.color(separator))),
          ])
      ])
  }

  /// A line of black text.
  private func text(_ name: String, _ text: String, y: Double, size: Double) -> Layer {
    Layer(
      name, frame: Rect(64, y, 140, 24),
      text: TextContent(text, font: .system(size: size), color: .literal(.black)))
  }

  private static func color(_ rgb: UInt32) -> Color {
    Color(
      red8: UInt8(rgb >> 16), green8: UInt8(rgb >> 8 & 255), blue8: UInt8(rgb & 255))
  }
}
