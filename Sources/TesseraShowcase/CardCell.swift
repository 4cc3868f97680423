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

  /// As wide as the room, 264 points where it is open; 156 points high, more for larger text and for
  /// lines that it fills.
  func size(fitting proposal: Size, item: Item, environment: Environment) -> Size {
    let width = proposal.width.isFinite ? proposal.width : 264
    let height = 82 + environment.typeSize.grown(74)
    guard environment.typeSize.isAccessibilitySize else { return Size(width, height) }
    let texts = stack(of: item, width: width, in: environment)
    return Size(width, max(height, Self.stackTop + texts.height + Self.stackGap + Self.stackFoot))
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

  /// Name above, number and holder below: of one line each, beside the chip; at accessibility sizes
  /// below it, of as many lines as they need.
  private func texts(in context: CellContext) -> [Layer] {
    let isStacked = stacksTexts(in: context)
    let frames = isStacked ? stackedFrames(in: context) : frames(in: context)
    return zip(contents(of: context.item, isStacked: isStacked), frames).map { content, frame in
      Layer(content.name, frame: context.directed(frame), text: content.text)
    }
  }

  /// The texts from the top on.
  private func contents(
    of item: Item, isStacked: Bool
  ) -> [(name: String, text: TextContent)] {
    func text(_ string: String?, _ role: String) -> TextContent {
      TextContent(
        string, font: .role("\(role)-font"), color: .role(role), numberOfLines: isStacked ? 0 : 1)
    }
    return [
      ("title", text(item.text, "title")), ("number", text(item.details["number"], "detail")),
      ("holder", text(item.details["holder"], "detail")),
    ]
  }

  /// Where the texts are beside the chip, from left to right.
  private func frames(in context: CellContext) -> [Rect] {
    let bounds = context.bounds
    let typeSize = context.environment.typeSize
    let foot = bounds.height - 18
    return [18, foot - typeSize.grown(48), foot - typeSize.grown(24)].map { top in
      Rect(20, top, max(0, bounds.width - 88), typeSize.grown(26))
    }
  }

  /// Where the texts are below the chip, from left to right.
  private func stackedFrames(in context: CellContext) -> [Rect] {
    let bounds = context.bounds
    let stack = stack(of: context.item, width: bounds.width, in: context.environment)
    let foot = bounds.height - Self.stackFoot - stack.height
    return stack.frames.enumerated().map { index, frame in
      frame.offset(by: 20, index == 0 ? Self.stackTop : foot)
    }
  }

  /// The texts one below the other, in a card of this width.
  private func stack(of item: Item, width: Double, in environment: Environment) -> TextStack {
    TextStack(
      contents(of: item, isStacked: true).map(\.text), of: self, width: width - 40,
      in: environment)
  }

  /// From the top of the card to the name below the chip.
  private static let stackTop = 56.0
  /// Between name and number at least.
  private static let stackGap = 12.0
  /// From the holder to the bottom of the card.
  private static let stackFoot = 18.0
}
