import Tessera

/// A payment card: gradient, border and shadow, with continuous corners.
struct CardCell: Cell {
  let reuseIdentifier = "card"
  let summary = "Gradient, border and shadow"
  let previewItems = [
    Item("travel", text: "Travel", details: ["number": "•••• 4242", "holder": "Grace Hopper"]),
    Item("savings", text: "储蓄", details: ["number": "•••• 1815", "holder": "李清照"]),
  ]
  let outsets = EdgeInsets(top: 16, left: 24, bottom: 32, right: 24)
  let roles = [
    Role(
      "gradient", .gradient,
      default: .gradient([
        .init(Color(red8: 88, green8: 86, blue8: 214), at: 0),
        .init(Color(red8: 10, green8: 95, blue8: 208), at: 1),
      ]), "The card's surface"),
    Role("radius", .dimension, default: .dimension(18), "The corners"),
    Role(
      "shadow", .shadow,
      default: .shadow(
        ShadowValue(
          color: Color(red: 0, green: 0, blue: 0, alpha: 0.3), offsetX: 0, offsetY: 8, blur: 20,
          spread: -2)), "Lifts the card from the page"),
    Role("border", .color, default: "#ffffff40", "The line along the edge"),
    Role("border-width", .dimension, default: .dimension(1), "Width of that line"),
    Role("selected-border", .color, default: "#ffcc00", "The line of a chosen card"),
    Role("selected-border-width", .dimension, default: .dimension(3), "Width of that line"),
    Role("highlight", .color, default: "#00000033", "Dims a pressed card"),
    Role("title", .color, default: "#ffffff", "The card's name"),
    Role("title-font", .typography, default: .typography(size: 20, weight: 700), "Its font"),
    Role("detail", .color, default: "#ffffff", "Number and holder"),
    Role("detail-font", .typography, default: .typography(size: 14), "Their font"),
    Role("chip", .color, default: "#ffd60a", "The chip"),
  ]

  /// As wide as the room, 264 points where it is open; 156 points high, more for larger text.
  func size(fitting proposal: Size, item: Item, environment: Environment) -> Size {
    Size(proposal.width.isFinite ? proposal.width : 264, 82 + environment.typeSize.grown(74))
  }

  func slots(in context: CellContext) -> Slots {
    let shape = LayerShape.rounded(.role("radius"))
    return Slots(
      background: Layer(
        shape: shape, fill: .gradientRole("gradient", angle: 120),
        border: Border(.role("border-width"), color: .role("border")),
        shadows: [.role("shadow")]),
      selectedBackground: Layer(
        shape: shape,
        border: Border(.role("selected-border-width"), color: .role("selected-border"))),
      selectedBackgroundRule: .whenSelected,
      highlight: Layer(shape: shape, fill: .role("highlight")),
      content: texts(in: context),
      icon: IconView(
        .vector(Drawings.chip), size: Size(36, 27), anchor: .topTrailing, inset: 20,
        tint: .role("chip")))
  }

  /// Name above, number and holder below.
  private func texts(in context: CellContext) -> [Layer] {
    let bounds = context.bounds
    let typeSize = context.environment.typeSize
    let details = context.item.details
    let foot = bounds.height - 18
    func line(_ name: String, _ text: String?, y: Double, font: String, color: String) -> Layer {
      Layer(
        name, frame: context.directed(Rect(20, y, max(0, bounds.width - 88), typeSize.grown(26))),
        text: TextContent(text, font: .role(font), color: .role(color)))
    }
    return [
      line("title", context.item.text, y: 18, font: "title-font", color: "title"),
      line(
        "number", details["number"], y: foot - typeSize.grown(48), font: "detail-font",
        color: "detail"),
      line(
        "holder", details["holder"], y: foot - typeSize.grown(24), font: "detail-font",
        color: "detail"),
    ]
  }
}
