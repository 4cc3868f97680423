/// What a type or category of an older format is in DTCG.
enum LegacyType: Hashable {
  /// One of DTCG's types.
  case type(TokenType)
  /// A height of lines: a multiple of the font size, or a length.
  case lineHeight
  /// A type that DTCG lacks.
  case none
  /// No type that is known.
  case unknown

  /// The types by their names without case, hyphens and an `s` at the end.
  private static let names: [String: LegacyType] = [
    "color": .type(.color), "colour": .type(.color),
    "dimension": .type(.dimension), "size": .type(.dimension), "sizing": .type(.dimension),
    "space": .type(.dimension), "spacing": .type(.dimension), "radiu": .type(.dimension),
    "radii": .type(.dimension), "borderradiu": .type(.dimension),
    "borderwidth": .type(.dimension), "fontsize": .type(.dimension),
    "letterspacing": .type(.dimension), "paragraphspacing": .type(.dimension),
    "number": .type(.number), "opacity": .type(.number),
    "fontfamily": .type(.fontFamily), "fontfamilie": .type(.fontFamily),
    "fontweight": .type(.fontWeight),
    "time": .type(.duration), "duration": .type(.duration),
    "cubicbezier": .type(.cubicBezier), "easing": .type(.cubicBezier),
    "shadow": .type(.shadow), "boxshadow": .type(.shadow),
    "border": .type(.border), "typography": .type(.typography),
    "strokestyle": .type(.strokeStyle), "transition": .type(.transition),
    "gradient": .type(.gradient),
    "lineheight": .lineHeight,
    "asset": .none, "text": .none, "string": .none, "content": .none, "boolean": .none,
    "textcase": .none, "textdecoration": .none, "composition": .none, "other": .none,
    "icon": .none, "image": .none,
  ]

  /// The type of a name as its format has it: `fontSizes`, `font-size`.
  init(_ name: String) {
    var key = name.lowercased().filter { $0 != "-" && $0 != "_" }
    if key.hasSuffix("s") { key.removeLast() }
    self = Self.names[key] ?? .unknown
  }
}
