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

  /// As wide as the room, 360 points where it is open; 80 points high, more for larger text.
  func size(fitting proposal: Size, item: Item, environment: Environment) -> Size {
    let typeSize = environment.typeSize
    let height = Self.stacksTime(at: typeSize) ? 100.0 : 80
    return Size(proposal.width.isFinite ? proposal.width : 360, typeSize.grown(height))
  }

  /// Whether text is so large that the time moves below the message, to leave the sender the line.
  private static func stacksTime(at typeSize: TypeSize) -> Bool { typeSize.factor > 1.5 }

  func slots(in context: CellContext) -> Slots {
    let bounds = context.bounds
    let separator = Layer(
      "separator",
      frame: context.directed(
        Rect(
          textStart(in: context), bounds.height - context.hairline,
          max(0, bounds.width - textStart(in: context)), context.hairline)),
      fill: .role("separator"))
    let dot = Layer(
      frame: context.directed(Rect(8, bounds.midY - 5, 10, 10)), shape: .ellipse,
      fill: .role("unread"))
    return Slots(
      background: Layer(fill: .role("background"), children: [separator]),
      selectedBackground: Layer(fill: .role("selected-background")),
      highlight: Layer(fill: .role("highlight")),
      content: [avatar(in: context)] + texts(in: context),
      accessories: [
        Accessory("unread", layer: dot, isHiddenForItem: context.item.kind != "unread")
      ])
  }

  /// The side of the disc, which grows with the initial on it.
  private func avatarSide(in context: CellContext) -> Double {
    context.environment.typeSize.grown(44)
  }

  /// Where texts begin: behind dot and disc.
  private func textStart(in context: CellContext) -> Double { 40 + avatarSide(in: context) }

  /// The sender's initial on a disc.
  private func avatar(in context: CellContext) -> Layer {
    let side = avatarSide(in: context)
    return Layer(
      "avatar", frame: context.directed(Rect(26, context.bounds.midY - side / 2, side, side)),
      shape: .ellipse, fill: .role("avatar"),
      children: [
        Layer(
          "initial",
          text: TextContent(
            context.item.details["initial"], font: .role("avatar-font"),
            color: .role("avatar-text"), alignment: .center))
      ])
  }

  /// Sender and time in one line, the message in two below.
  private func texts(in context: CellContext) -> [Layer] {
    let typeSize = context.environment.typeSize
    let start = textStart(in: context)
    let room = max(0, context.bounds.width - start - 16)
    let isStacked = Self.stacksTime(at: typeSize)
    let timeWidth = min(room, typeSize.grown(60))
    let details = context.item.details
    func line(
      _ name: String, _ text: String?, x: Double, y: Double, width: Double, height: Double,
      font: String, color: String, alignment: TextAlignment = .natural
    ) -> Layer {
      Layer(
        name,
        frame: context.directed(
          Rect(start + x, typeSize.grown(y), max(0, width), typeSize.grown(height))),
        text: TextContent(
          text, font: .role(font), color: .role(color), alignment: alignment))
    }
    return [
      line(
        "title", context.item.text, x: 0, y: 9,
        width: isStacked ? room : room - timeWidth - 8, height: 22, font: "title-font",
        color: "title"),
      line(
        "time", details["time"], x: isStacked ? 0 : room - timeWidth, y: isStacked ? 71 : 9,
        width: timeWidth, height: isStacked ? 20 : 22, font: "body-font", color: "preview",
        alignment: isStacked ? .leading : .trailing),
      line(
        "line-1", details["line-1"], x: 0, y: 31, width: room, height: 20, font: "body-font",
        color: "subtitle"),
      line(
        "line-2", details["line-2"], x: 0, y: 51, width: room, height: 20, font: "body-font",
        color: "preview"),
    ]
  }
}
