import Tessera

/// The track that is playing: everything that a fill, a shadow and a blend mode can do.
struct NowPlayingCell: Cell {
  let reuseIdentifier = "now-playing"
  let summary = "Radial and conic gradients, blur, inner shadows, blend modes, dashes"
  let previewItems = [
    Item("playing", text: "Clair de lune", details: ["artist": "Claude Debussy", "part": "0.62"]),
    Item("paused", text: "高山流水", details: ["artist": "管平湖", "part": "0.08"]),
  ]
  let additionalStates = [CellState(.disabled), CellState(.dropTarget)]
  let outsets = EdgeInsets(top: 8, left: 16, bottom: 24, right: 16)
  let roles = [
    Role("background", .color, default: "#ffffff", "The panel"),
    Role("radius", .dimension, default: .dimension(18), "The panel's corners"),
    Role("shadow", .shadow, default: .shadow(Self.lift), "Lifts the panel from the page"),
    Role("accent", .color, default: "#007aff", "The line of a chosen panel, and of a drop target"),
    Role(
      "highlight", .color, default: "#2e2e2e",
      "Excluded from a pressed panel: a light one darkens, a dark one lightens"),
    Role("artwork", .gradient, default: .gradient(Self.sweep), "The colours around the artwork"),
    Role("artwork-edge", .shadow, default: .shadow(Self.rim), "Sinks the artwork's rim"),
    Role("glow", .dimension, default: .dimension(18), "How far the artwork's light is blurred"),
    Role("glow-opacity", .number, default: .number(0.55), "How strong that light is"),
    Role("shine", .gradient, default: .gradient(Self.gleam), "The light on the artwork"),
    Role("title", .color, default: "#000000", "The track"),
    Role("title-font", .typography, default: .typography(size: 16, weight: 700), "Its font"),
    Role("artist", .color, default: "#6c6c70", "Who plays"),
    Role("artist-font", .typography, default: .typography(size: 14), "The font of that"),
    Role("groove", .color, default: "#e5e5ea", "The bar below the part still to come"),
    Role("groove-shadow", .shadow, default: .shadow(Self.groove), "Sinks the bar"),
    Role("progress", .gradient, default: .gradient(Self.progress), "The part that was heard"),
    Role("disabled-opacity", .number, default: .number(0.5), "The texts while it is disabled"),
  ]

  private static let lift = ShadowValue(
    color: Color(red: 0, green: 0, blue: 0, alpha: 0.2), offsetX: 0, offsetY: 6, blur: 16)
  private static let rim = ShadowValue(
    color: Color(red: 0, green: 0, blue: 0, alpha: 0.45), offsetX: 0, offsetY: -2, blur: 6,
    isInset: true)
  private static let groove = ShadowValue(
    color: Color(red: 0, green: 0, blue: 0, alpha: 0.3), offsetX: 0, offsetY: 1, blur: 2,
    isInset: true)
  private static let sweep: [Gradient.Stop] = [
    .init(Color(red8: 255, green8: 95, blue8: 109), at: 0),
    .init(Color(red8: 138, green8: 79, blue8: 255), at: 0.35),
    .init(Color(red8: 43, green8: 192, blue8: 228), at: 0.7),
    .init(Color(red8: 255, green8: 95, blue8: 109), at: 1),
  ]
  private static let gleam: [Gradient.Stop] = [
    .init(Color(red: 1, green: 1, blue: 1, alpha: 0.9), at: 0),
    .init(Color(red: 1, green: 1, blue: 1, alpha: 0), at: 1),
  ]
  private static let progress: [Gradient.Stop] = [
    .init(Color(red8: 138, green8: 79, blue8: 255), at: 0),
    .init(Color(red8: 0, green8: 122, blue8: 255), at: 1),
  ]

  /// As wide as the room, 320 points where it is open; 104 points high, more for larger text and for
  /// lines that it fills.
  func size(fitting proposal: Size, item: Item, environment: Environment) -> Size {
    let width = proposal.width.isFinite ? proposal.width : 320
    guard environment.typeSize.isAccessibilitySize else {
      return Size(width, 54 + environment.typeSize.grown(50))
    }
    let texts = stack(of: item, width: width, in: environment)
    return Size(width, Self.stackTop + texts.height + Self.edge)
  }

  func slots(in context: CellContext) -> Slots {
    let shape = LayerShape.rounded(.role("radius"))
    let dropLine = Layer(
      "drop-line", shape: shape,
      border: Border(2, color: .role("accent"), alignment: .outside, dashes: [8, 5]))
    return Slots(
      background: Layer(shape: shape, fill: .role("background"), shadows: [.role("shadow")]),
      selectedBackground: Layer(
        shape: shape, border: Border(3, color: .role("accent"), alignment: .center)),
      selectedBackgroundRule: .whenSelected,
      highlight: Layer(shape: shape, fill: .role("highlight"), blendMode: .exclusion),
      content: artwork(in: context) + texts(in: context) + bar(in: context)
        + (context.state.contains(.dropTarget) ? [dropLine] : []))
  }

  /// From the edges of the panel to what is in it.
  private static let edge = 14.0
  /// The side of the artwork above texts.
  private static let stackedSide = 76.0
  /// From the top of the panel to texts below the artwork.
  private static let stackTop = edge + stackedSide + 12

  /// The side of the artwork, a square: as high as the panel, or a row of its own above the texts.
  private func artworkSide(in context: CellContext) -> Double {
    let room = context.bounds.height - 2 * Self.edge
    return stacksTexts(in: context) ? Self.stackedSide : room
  }

  /// The artwork, and its light below it.
  private func artwork(in context: CellContext) -> [Layer] {
    let side = artworkSide(in: context)
    let frame = context.directed(Rect(Self.edge, Self.edge, side, side))
    let sweep = Fill.gradientRole("artwork", .conic(angle: 210))
    let glow = Layer(
      "glow", frame: frame.inset(by: 4).offset(by: 0, 6), shape: .rounded(12), fill: sweep,
      opacity: .role("glow-opacity"), blur: .role("glow"))
    // Saturation of a grey is none: what lies below keeps its lightness alone.
    let grey = Layer(
      "grey", fill: .literal(Color(red: 0.5, green: 0.5, blue: 0.5)), blendMode: .saturation)
    let shine = Layer(
      "shine", fill: .gradientRole("shine", .radial(center: Point(0.25, 0.15))),
      blendMode: .softLight)
    let picture = Layer(
      "artwork", frame: frame, shape: .rounded(12), fill: sweep,
      shadows: [.role("artwork-edge")], clips: true,
      children: [shine] + (context.state.isDisabled ? [grey] : []))
    return context.state.isDisabled ? [picture] : [glow, picture]
  }

  /// The track above, the artist below: of one line each, beside the artwork; at accessibility sizes
  /// below it, of as many lines as they need.
  private func texts(in context: CellContext) -> [Layer] {
    let opacity: ThemeNumber = context.state.isDisabled ? .role("disabled-opacity") : 1
    let isStacked = stacksTexts(in: context)
    let frames = isStacked ? stackedFrames(in: context) : frames(in: context)
    return zip(contents(of: context.item, isStacked: isStacked), frames).map { content, frame in
      Layer(content.name, frame: context.directed(frame), text: content.text, opacity: opacity)
    }
  }

  /// The texts from the top on.
  private func contents(
    of item: Item, isStacked: Bool
  ) -> [(name: String, text: TextContent)] {
    [("title", item.text), ("artist", item.details["artist"])].map { name, text in
      (
        name,
        TextContent(
          text, font: .role("\(name)-font"), color: .role(name), numberOfLines: isStacked ? 0 : 1)
      )
    }
  }

  /// Where the texts are beside the artwork, from left to right.
  private func frames(in context: CellContext) -> [Rect] {
    let typeSize = context.environment.typeSize
    let start = artworkSide(in: context) + 30
    let room = max(0, context.bounds.width - start - 16)
    let height = typeSize.grown(24)
    return [Rect(start, 16, room, height), Rect(start, 18 + height, room, typeSize.grown(20))]
  }

  /// Where the texts are below the artwork, from left to right.
  private func stackedFrames(in context: CellContext) -> [Rect] {
    stack(of: context.item, width: context.bounds.width, in: context.environment).frames
      .map { $0.offset(by: 16, Self.stackTop) }
  }

  /// The texts one below the other, in a panel of this width.
  private func stack(of item: Item, width: Double, in environment: Environment) -> TextStack {
    TextStack(
      contents(of: item, isStacked: true).map(\.text), of: self, width: width - 32,
      in: environment)
  }

  /// How much of the track was heard: below the texts, or beside the artwork where they are below it.
  private func bar(in context: CellContext) -> [Layer] {
    let start = artworkSide(in: context) + 30
    let width = max(0, context.bounds.width - start - 16)
    let part = Double(context.item.details["part"] ?? "") ?? 0
    let top =
      stacksTexts(in: context)
      ? Self.edge + Self.stackedSide / 2 - 4 : context.bounds.height - 24
    return [
      Layer(
        "groove", frame: context.directed(Rect(start, top, width, 8)), shape: .capsule,
        fill: .role("groove"), shadows: [.role("groove-shadow")], clips: true,
        children: [
          Layer(
            "heard", frame: leading(part * width, of: width, in: context), shape: .capsule,
            fill: .gradientRole("progress", angle: 90))
        ])
    ]
  }

  /// The leading part of the bar, in its own coordinates.
  private func leading(_ length: Double, of width: Double, in context: CellContext) -> Rect {
    let isMirrored = context.environment.direction == .rightToLeft
    return Rect(isMirrored ? width - length : 0, 0, length, 8)
  }
}
