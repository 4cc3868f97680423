import Tessera

/// A message in a list: avatar, sender, two lines of text, time and a dot while it is unread.
struct InboxRowCell: Cell {
  let reuseIdentifier = "inbox-row"
  let summary = "Avatar, sender, two-line preview, unread dot"
  let previewItems = [
    Item(
      "latin", text: "Ada Lovelace", kind: "unread",
      details: [
        "initial": "A", "time": "09:41", "line-1": "Notes on the Analytical Engine",
        "line-2": "The engine might compose elaborate and scientific pieces of music",
      ]),
    Item(
      "chinese", text: "李清照", kind: "unread",
      details: [
        "initial": "李", "time": "昨天", "line-1": "如梦令", "line-2": "昨夜雨疏风骤，浓睡不消残酒。",
      ]),
    Item(
      "arabic", text: "محمود درويش", kind: "read",
      details: [
        "initial": "م", "time": "12:30", "line-1": "على هذه الأرض",
        "line-2": "على هذه الأرض ما يستحق الحياة",
      ]),
    // What data brings that no designer drew: a word without an end, nothing at all, marks upon marks,
    // letters that a joiner connects or a non-joiner parts.
    Item(
      "unusual", text: "Donaudampfschifffahrtskapitänsmützenband", kind: "unread",
      details: [
        "initial": "", "time": "",
        "line-1": "q\u{30A}\u{323} u\u{308}\u{304} e\u{302}\u{323} Ж\u{306} ש\u{5B8}\u{5C1} naïve",
        "line-2": "می\u{200C}روم، ه\u{200D} لا ف\u{651}\u{64E}",
      ]),
  ]
  let roles = [
    Role("background", .color, default: "#ffffff", "The row at rest"),
    Role("selected-background", .color, default: "#dcecff", "The row when chosen"),
    Role("highlight", .color, default: "#d1d1d6", "The row while it is pressed"),
    Role("avatar", .color, default: "#5856d6", "The disc behind the initial"),
    Role("avatar-text", .color, default: "#ffffff", "The initial"),
    Role("avatar-font", .typography, default: .typography(size: 20, weight: 700), "Its font"),
    Role("title", .color, default: "#000000", "The sender"),
    Role("title-font", .typography, default: .typography(size: 16, weight: 700), "Its font"),
    Role("subtitle", .color, default: "#000000", "The first line of the message"),
    Role("preview", .color, default: "#6c6c70", "The second line, and the time"),
    Role("body-font", .typography, default: .typography(size: 14), "The font of both lines"),
    Role("unread", .color, default: "#007aff", "The dot of an unread message"),
    Role("separator", .color, default: "#c6c6c8", "The line below the row"),
  ]

  /// As wide as the room, 360 points where it is open; 80 points high, more for larger text and for
  /// further lines.
  func size(fitting proposal: Size, item: Item, environment: Environment) -> Size {
    let width = proposal.width.isFinite ? proposal.width : 360
    guard environment.typeSize.isAccessibilitySize else {
      return Size(width, environment.typeSize.grown(80))
    }
    let texts = stack(of: item, width: width, in: environment)
    return Size(width, stackTop(in: environment) + texts.height + Self.stackMargin)
  }

  func slots(in context: CellContext) -> Slots {
    let bounds = context.bounds
    let start = textStart(in: context)
    let separator = Layer(
      "separator",
      frame: context.directed(
        Rect(
          start, bounds.height - context.hairline, max(0, bounds.width - start),
          context.hairline)),
      fill: .role("separator"))
    let dot = Layer(
      frame: context.directed(Rect(8, avatarFrame(in: context).midY - 5, 10, 10)),
      shape: .ellipse, fill: .role("unread"))
    return Slots(
      background: Layer(fill: .role("background"), children: [separator]),
      selectedBackground: Layer(fill: .role("selected-background")),
      highlight: Layer(fill: .role("highlight")),
      content: [avatar(in: context)] + texts(in: context),
      accessories: [
        Accessory("unread", layer: dot, isHiddenForItem: context.item.kind != "unread")
      ])
  }

  /// Where the disc begins: behind the dot.
  private static let avatarStart = 26.0
  /// Above the disc, and below it and the texts where these are below it.
  private static let stackMargin = 12.0

  /// The side of the disc, which grows with the initial on it.
  private func avatarSide(in environment: Environment) -> Double { environment.typeSize.grown(44) }

  /// Where texts begin: behind the disc, or below its own start.
  private func textStart(in context: CellContext) -> Double {
    let avatar = avatarFrame(in: context)
    return stacksTexts(in: context) ? avatar.minX : avatar.maxX + 14
  }

  /// From the top to texts below the disc.
  private func stackTop(in environment: Environment) -> Double {
    avatarSide(in: environment) + 2 * Self.stackMargin
  }

  /// The disc, from left to right: in the middle of the row, or in a line of its own above the texts.
  private func avatarFrame(in context: CellContext) -> Rect {
    let side = avatarSide(in: context.environment)
    let top =
      stacksTexts(in: context) ? Self.stackMargin : context.bounds.midY - side / 2
    return Rect(Self.avatarStart, top, side, side)
  }

  /// The sender's initial on a disc.
  private func avatar(in context: CellContext) -> Layer {
    Layer(
      "avatar", frame: context.directed(avatarFrame(in: context)), shape: .ellipse,
      fill: .role("avatar"),
      children: [
        Layer(
          "initial",
          text: TextContent(
            context.item.details["initial"], font: .role("avatar-font"),
            color: .role("avatar-text"), alignment: .center))
      ])
  }

  /// Sender and time in one line, the message in two below; at accessibility sizes the time beside the
  /// disc and the others below it, of some lines each.
  private func texts(in context: CellContext) -> [Layer] {
    let isStacked = stacksTexts(in: context)
    let texts = isStacked ? stackedFrames(in: context) : frames(in: context)
    let contents = contents(of: context.item, isStacked: isStacked)
    let time = TextContent(
      context.item.details["time"], font: .role("body-font"), color: .role("preview"),
      alignment: .trailing)
    func layer(_ name: String, _ text: TextContent, _ frame: Rect) -> Layer {
      Layer(name, frame: context.directed(frame), text: text)
    }
    return [
      layer("title", contents[0], texts.lines[0]), layer("time", time, texts.time),
      layer("line-1", contents[1], texts.lines[1]), layer("line-2", contents[2], texts.lines[2]),
    ]
  }

  /// Sender and message.
  private func contents(of item: Item, isStacked: Bool) -> [TextContent] {
    func text(_ string: String?, _ font: String, _ color: String, lines: Int) -> TextContent {
      TextContent(
        string, font: .role(font), color: .role(color), numberOfLines: isStacked ? lines : 1)
    }
    return [
      text(item.text, "title-font", "title", lines: 2),
      text(item.details["line-1"], "body-font", "subtitle", lines: 3),
      text(item.details["line-2"], "body-font", "preview", lines: 3),
    ]
  }

  /// Where the texts beside the disc are, from left to right.
  private func frames(in context: CellContext) -> (lines: [Rect], time: Rect) {
    let typeSize = context.environment.typeSize
    let start = textStart(in: context)
    let room = max(0, context.bounds.width - start - 16)
    let timeWidth = min(room, typeSize.grown(60))
    func line(x: Double = 0, y: Double, width: Double, height: Double) -> Rect {
      Rect(start + x, typeSize.grown(y), max(0, width), typeSize.grown(height))
    }
    return (
      [
        line(y: 9, width: room - timeWidth - 8, height: 22),
        line(y: 31, width: room, height: 20), line(y: 51, width: room, height: 20),
      ],
      line(x: room - timeWidth, y: 9, width: timeWidth, height: 22)
    )
  }

  /// Where the texts below the disc are, from left to right, and the time beside it.
  private func stackedFrames(in context: CellContext) -> (lines: [Rect], time: Rect) {
    let environment = context.environment
    let avatar = avatarFrame(in: context)
    let timeStart = avatar.maxX + 14
    let stack = stack(of: context.item, width: context.bounds.width, in: environment)
    return (
      stack.frames.map { $0.offset(by: Self.avatarStart, stackTop(in: environment)) },
      Rect(
        timeStart, avatar.minY, max(0, context.bounds.width - timeStart - 16), avatar.height)
    )
  }

  /// Sender and message one below the other, in a row of this width.
  private func stack(of item: Item, width: Double, in environment: Environment) -> TextStack {
    TextStack(
      contents(of: item, isStacked: true), of: self, width: width - Self.avatarStart - 16,
      in: environment)
  }
}
