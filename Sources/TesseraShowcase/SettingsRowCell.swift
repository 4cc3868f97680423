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
  /// further lines.
  func size(fitting proposal: Size, item: Item, environment: Environment) -> Size {
    let width = proposal.width.isFinite ? proposal.width : 320
    let typeSize = environment.typeSize
    guard typeSize.isAccessibilitySize else { return Size(width, typeSize.grown(44)) }
    let hasDetail = !(item.details["detail"] ?? "").isEmpty
    let texts = stack(of: item, width: width, in: environment)
    return Size(width, max(typeSize.grown(hasDetail ? 66 : 44), texts.height + 24))
  }

  func slots(in context: CellContext) -> Slots {
    let bounds = context.bounds
    let fade: ThemeNumber = context.state.isDisabled ? .role("disabled-opacity") : 1
    let separator = Layer(
      "separator",
      frame: context.directed(
        Rect(
          Self.textStart, bounds.height - context.hairline,
          max(0, bounds.width - Self.textStart), context.hairline)),
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
  /// below the other, each with the whole room and as many lines as it needs.
  private func texts(in context: CellContext, fade: ThemeNumber) -> [Layer] {
    let isStacked = stacksTexts(in: context)
    let frames = isStacked ? stackedFrames(in: context) : frames(in: context)
    return zip(contents(of: context.item, isStacked: isStacked), frames).map { content, frame in
      Layer(content.name, frame: context.directed(frame), text: content.text, opacity: fade)
    }
  }

  /// Title and detail.
  private func contents(
    of item: Item, isStacked: Bool
  ) -> [(name: String, text: TextContent)] {
    func text(_ string: String?, _ role: String, _ alignment: TextAlignment) -> TextContent {
      TextContent(
        string, font: .role("\(role)-font"), color: .role(role), alignment: alignment,
        numberOfLines: isStacked ? 0 : 1)
    }
    return [
      ("title", text(item.text, "title", .natural)),
      ("detail", text(item.details["detail"], "detail", isStacked ? .leading : .trailing)),
    ]
  }

  /// Where title and detail are below each other, from left to right.
  private func stackedFrames(in context: CellContext) -> [Rect] {
    let bounds = context.bounds
    let stack = stack(of: context.item, width: bounds.width, in: context.environment)
    return stack.frames.map { $0.offset(by: Self.textStart, (bounds.height - stack.height) / 2) }
  }

  /// Where title and detail are side by side, from left to right.
  private func frames(in context: CellContext) -> [Rect] {
    let bounds = context.bounds
    let room = textRoom(in: bounds.width)
    let isAlone = (context.item.details["detail"] ?? "").isEmpty
    let title = Rect(Self.textStart, 0, isAlone ? room : (room * 0.6).rounded(), bounds.height)
    return [
      title, Rect(title.maxX + 8, 0, max(0, room - title.width - 8), bounds.height),
    ]
  }

  /// Title and detail one below the other, in a row of this width.
  private func stack(of item: Item, width: Double, in environment: Environment) -> TextStack {
    TextStack(
      contents(of: item, isStacked: true).map(\.text), of: self, width: textRoom(in: width),
      in: environment)
  }

  /// Where texts begin: behind the tile.
  private static let textStart = 60.0

  /// The room of texts, between tile and chevron, in a row of this width.
  private func textRoom(in width: Double) -> Double { max(0, width - Self.textStart - 32) }
}
