import TesseraTesting

/// A rounded cell with a text: dark on light, a green one when selected, darkened when pressed.
struct PillCell: Cell {
  let reuseIdentifier = "pill"
  var previewItems = [Item("one", text: "One"), Item("two", text: "Two")]
  var additionalStates: [CellState] = []
  /// The colours as the roles' defaults.
  var surface = "#ffffff"
  var chosen = "#30d158"
  var pressed = "#00000026"
  var ink = "#1c1c1e"
  /// What the highlight is made of.
  var highlight = Layer(shape: .capsule, fill: .role("pressed"))
  var isTransparent = false

  var roles: [Role] {
    [
      Role("surface", .color, default: .init(stringLiteral: surface)),
      Role("chosen", .color, default: .init(stringLiteral: chosen)),
      Role("pressed", .color, default: .init(stringLiteral: pressed)),
      Role("ink", .color, default: .init(stringLiteral: ink)),
    ]
  }

  func size(fitting room: Size, item: Item, environment: Environment) -> Size { Size(48, 20) }

  func slots(in context: CellContext) -> Slots {
    let text = TextContent(
      context.item.text ?? "", font: .system(size: 12), color: .role("ink"), alignment: .center)
    return Slots(
      background: Layer(shape: .capsule, fill: .role("surface")),
      selectedBackground: Layer(shape: .capsule, fill: .role("chosen")),
      selectedBackgroundRule: .whenSelected,
      highlight: highlight, content: [Layer("title", text: text)])
  }
}
