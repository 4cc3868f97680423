import Tessera

/// A photo of a grid, with a badge where it is chosen.
///
/// The photo hides the cell's highlight, so a press dims the photo itself.
struct PhotoTileCell: Cell {
  let reuseIdentifier = "photo-tile"
  let summary = "A photo with a selection badge"
  let previewItems = [
    Item("sunset", image: "2"), Item("sea", image: "4"),
  ]
  let roles = [
    Role("background", .color, default: "#e5e5ea", "Behind a photo that is still missing"),
    Role("picture", .color, default: "#5e5ce6", "The main colour of the drawn photos"),
    Role("pressed-opacity", .number, default: .number(0.6), "The photo while it is pressed"),
    Role("accent", .color, default: "#007aff", "Frame and badge of a chosen photo"),
    Role("badge-sign", .color, default: "#ffffff", "The check mark, and the ring around the badge"),
    Role("frame-width", .dimension, default: .dimension(3), "The frame of a chosen photo"),
    Role(
      "badge-shadow", .shadow,
      default: .shadow(
        ShadowValue(
          color: Color(red: 0, green: 0, blue: 0, alpha: 0.35), offsetX: 0, offsetY: 1, blur: 3,
          spread: 0)), "Lifts the badge from the photo"),
  ]

  /// A square as wide as the room, 120 points where it is open.
  func size(fitting proposal: Size, item: Item, environment: Environment) -> Size {
    let side = proposal.width.isFinite ? proposal.width : 120
    return Size(side, side)
  }

  func slots(in context: CellContext) -> Slots {
    let bounds = context.bounds
    let photo = Layer(
      "photo",
      image: ImageContent(
        .vector(Drawings.picture(named: context.item.image ?? "0")), contentMode: .aspectFill,
        tint: .role("picture")),
      opacity: context.state.isHighlighted ? .role("pressed-opacity") : 1)
    let badge = Layer(
      frame: context.directed(Rect(bounds.width - 30, bounds.height - 30, 24, 24)),
      shape: .ellipse, fill: .role("accent"),
      border: Border(1.5, color: .role("badge-sign")), shadows: [.role("badge-shadow")],
      children: [
        Layer(
          "check", frame: Rect(5, 5, 14, 14),
          image: ImageContent(.vector(Drawings.check), tint: .role("badge-sign")))
      ])
    let frame = Layer(
      border: Border(.role("frame-width"), color: .role("accent")))
    return Slots(
      background: Layer(fill: .role("background")),
      content: [photo],
      accessories: [
        Accessory("frame", layer: frame, rule: .whenSelected),
        Accessory("badge", layer: badge, rule: .whenSelected),
      ])
  }
}
