internal import TesseraGraphics
package import TesseraSource

extension TokenValue {
  /// The value as a token file has it, lengths in `px` and times in `ms`.
  ///
  /// An 8-bit sRGB colour is written by its hex digits, which every profile but the strict one reads
  /// without a word; any other colour is DTCG's object.
  package var output: JSONOutput {
    switch self {
    case .color(let color): color.output
    case .dimension(let points): Self.pixels(points)
    case .number(let number), .fontWeight(let number): .number(number)
    case .fontFamily(let families): Self.families(families)
    case .duration(let time): Self.milliseconds(time)
    case .cubicBezier(let curve): curve.output
    case .strokeStyle(let style): style.output
    case .border(let border):
      .object([
        ("color", border.color.output), ("width", Self.pixels(border.width)),
        ("style", border.style.output),
      ])
    case .transition(let transition):
      .object([
        ("duration", Self.milliseconds(transition.duration)),
        ("delay", Self.milliseconds(transition.delay)),
        ("timingFunction", transition.timingFunction.output),
      ])
    case .typography(let font):
      .object([
        ("fontFamily", Self.families(font.families)), ("fontSize", Self.pixels(font.size)),
        ("fontWeight", .number(font.weight)),
        ("letterSpacing", Self.pixels(font.letterSpacing)),
        ("lineHeight", .number(font.lineHeight)),
      ])
    case .gradient(let gradient):
      .array(
        gradient.stops.map {
          .object([("color", $0.color.output), ("position", .number($0.position))])
        })
    case .shadow(let shadows): .array(shadows.map(\.output))
    }
  }

  private static func pixels(_ points: Double) -> JSONOutput {
    .object([("value", .number(points)), ("unit", .string("px"))])
  }

  private static func milliseconds(_ time: Double) -> JSONOutput {
    .object([("value", .number(time)), ("unit", .string("ms"))])
  }

  private static func families(_ names: [String]) -> JSONOutput {
    names.count == 1 ? .string(names[0]) : .array(names.map { .string($0) })
  }

  /// The shadow's parts; each is written like a value of its own.
  fileprivate static func shadow(_ shadow: ShadowValue) -> JSONOutput {
    var members: [(String, JSONOutput)] = [
      ("color", shadow.color.output), ("offsetX", pixels(shadow.offsetX)),
      ("offsetY", pixels(shadow.offsetY)), ("blur", pixels(shadow.blur)),
      ("spread", pixels(shadow.spread)),
    ]
    if shadow.isInset { members.append(("inset", .bool(true))) }
    return .object(members)
  }

  /// The lengths of dashes.
  fileprivate static func dashes(_ lengths: [Double]) -> JSONOutput { .array(lengths.map(pixels)) }
}

extension ShadowValue {
  fileprivate var output: JSONOutput { TokenValue.shadow(self) }
}

extension CubicBezier {
  fileprivate var output: JSONOutput { .array([x1, y1, x2, y2].map { .number($0) }) }
}

extension StrokeStyleValue {
  fileprivate var output: JSONOutput {
    switch self {
    case .keyword(let keyword): .string(keyword.rawValue)
    case .dashes(let lengths, let cap):
      .object([("dashArray", TokenValue.dashes(lengths)), ("lineCap", .string(cap.rawValue))])
    }
  }
}

extension Color {
  fileprivate var output: JSONOutput {
    if Color.parseHex(hexText) == self { return .string(hexText) }
    var members: [(String, JSONOutput)] = [
      ("colorSpace", .string(space.rawValue)),
      ("components", .array([c1, c2, c3].map { .number($0) })),
    ]
    if alpha != 1 { members.append(("alpha", .number(alpha))) }
    return .object(members)
  }
}
