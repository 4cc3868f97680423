import TesseraCells
import TesseraGraphics
import TesseraTheme

/// A badge: a background and, where the item has one, a text; everything is given.
struct SampleCell: Cell {
  var reuseIdentifier = "badge"
  var previewItems = [Item("plain")]
  var additionalStates: [CellState] = []
  /// The size, in points.
  var size = Size(20, 10)
  /// Added above the background.
  var content: [Layer] = []

  var roles: [Role] {
    [
      Role("background", .color, default: "#336699", "The area."),
      Role("title", .color, default: "#ffffff", "The text."),
    ]
  }

  func size(fitting proposal: Size, item: Item, environment: Environment) -> Size { size }

  func slots(in context: CellContext) -> Slots {
    let font = TextContent.Font.literal(
      Typography(families: ["DejaVu Sans"], size: 8, weight: 400))
    let title = context.item.text.map {
      Layer("title", text: TextContent($0, font: font, color: .role("title")))
    }
    return Slots(
      background: Layer(fill: .role("background")),
      selectedBackground: Layer(fill: .literal(Color(red8: 0, green8: 0, blue8: 255))),
      selectedBackgroundRule: .whenSelected,
      content: (title.map { [$0] } ?? []) + content)
  }

  /// A layer that cannot be drawn.
  static let broken = Layer("broken", frame: Rect(.nan, 0, 1, 1), fill: .literal(.black))
}
