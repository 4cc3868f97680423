import Tessera

/// A row of a settings screen: icon tile, title, detail and chevron.
struct SettingsRowCell: Cell {
  let reuseIdentifier = "settings-row"
  let summary = "Icon tile, title, detail, chevron"
  let previewItems = [
    Item("wifi", text: "Wi-Fi", image: "wifi", details: ["detail": "Home"]),
    Item("notifications", text: "通知", image: "bell", details: ["detail": "已打开"]),
    Item("language", text: "اللغة والمنطقة", image: "globe", details: ["detail": "العربية"]),
  ]
  let additionalStates = [CellState(.disabled)]
  let roles = [
    Role("background", .color, default: "#ffffff", "The row at rest"),
    Role("selected-background", .color, default: "#e5f1ff", "The row when chosen"),
    Role("highlight", .color, default: "#d1d1d6", "The row while it is pressed"),
    Role("title", .color, default: "#000000", "The title"),
    Role("title-font", .typography, default: .typography(size: 17), "The font of the title"),
    Role("detail", .color, default: "#6c6c70", "The value at the end of the row"),
    Role("detail-font", .typography, default: .typography(size: 17), "The font of the value"),
    Role("tile", .color, default: "#007aff", "The square behind the icon"),
    Role("tile-icon", .color, default: "#ffffff", "The icon on its square"),
    Role("chevron", .color, default: "#8e8e93", "The arrow at the end"),
    Role("separator", .color, default: "#c6c6c8", "The line below the row"),
    Role("disabled-opacity", .number, default: .number(0.4), "Content of a row that is off"),
  ]

  /// As wide as the room, 320 points where it is open; 44 points high, more for larger text and for
  /// a second line.
  func size(fitting proposal: Size, item: Item, environment: Environment) -> Size {
    let typeSize = environment.typeSize
    let line = typeSize.isAccessibilitySize && item.details["detail"] != nil ? Self.line : 0
    return Size(proposal.width.isFinite ? proposal.width : 320, typeSize.grown(44 + line))
  }

  /// The room of a line of text at the default size.
  private static let line = 22.0

  func slots(in context: CellContext) -> Slots {
    let bounds = context.bounds
    let fade: ThemeNumber = context.state.isDisabled ? .role("disabled-opacity") : 1
    let separator = Layer(
      "separator",
      frame: context.directed(
        Rect(
          60, bounds.height - context.hairline, max(0, bounds.width - 60), context.hairline)),
      fill: .role("separator"))
    let chevron = Layer(
      frame: context.directed(Rect(bounds.width - 28, bounds.midY - 8, 16, 16)),
      image: ImageContent(
        .vector(context.isRightToLeft ? Drawings.chevronLeft : Drawings.chevronRight),
        tint: .role("chevron")),
      opacity: fade)
    return Slots(
      background: Layer(fill: .role("background"), children: [separator]),
      selectedBackground: Layer(fill: .role("selected-background")),
      highlight: Layer(fill: .role("highlight")),
      content: [tile(in: context, fade: fade)] + texts(in: context, fade: fade),
      accessories: [Accessory("chevron", layer: chevron)])
  }

  /// The icon on its square: the theme's of that name, else a drawing.
  private func tile(in context: CellContext, fade: ThemeNumber) -> Layer {
    let name = context.item.image ?? "globe"
    return Layer(
      "tile", frame: context.directed(Rect(16, context.bounds.midY - 15, 30, 30)),
      shape: .rounded(7), fill: .role("tile"), opacity: fade,
      children: [
        Layer(
          "icon", frame: Rect(5, 5, 20, 20),
          image: ImageContent(
            .named(name, fallback: Drawings.icon(named: name)),
            tint: .role("tile-icon")))
      ])
  }

  /// Title and detail: side by side, where the title has the larger share; at accessibility sizes one
  /// below the other, each with the whole room.
  private func texts(in context: CellContext, fade: ThemeNumber) -> [Layer] {
    let start = 60.0
    let room = max(0, context.bounds.width - start - 32)
    let detail = context.item.details["detail"] ?? ""
    let height = context.bounds.height
    let isStacked = context.environment.typeSize.isAccessibilitySize && !detail.isEmpty
    var titleFrame = Rect(start, 0, detail.isEmpty ? room : (room * 0.6).rounded(), height)
    var detailFrame = Rect(
      start + titleFrame.width + 8, 0, max(0, room - titleFrame.width - 8), height)
    if isStacked {
      let line = min(context.environment.typeSize.grown(Self.line), height / 2)
      titleFrame = Rect(start, height / 2 - line, room, line)
      detailFrame = Rect(start, height / 2, room, line)
    }
    return [
      Layer(
        "title", frame: context.directed(titleFrame),
        text: TextContent(
          context.item.text, font: .role("title-font"), color: .role("title")),
        opacity: fade),
      Layer(
        "detail", frame: context.directed(detailFrame),
        text: TextContent(
          detail, font: .role("detail-font"), color: .role("detail"),
          alignment: isStacked ? .leading : .trailing),
        opacity: fade),
    ]
  }
}
