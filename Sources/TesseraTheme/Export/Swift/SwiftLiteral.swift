internal import TesseraGraphics
internal import TesseraSource

/// Values of tokens as Swift writes them.
struct SwiftLiteral {
  /// The name that the types of the text begin with.
  let prefix: String

  /// The type of the constants of a token type; lengths are in points, times in seconds.
  func type(_ type: TokenType) -> String {
    switch type {
    case .color: prefix + SwiftSupport.color.name
    case .dimension, .number, .fontWeight, .duration: "Double"
    case .fontFamily: "[String]"
    case .typography: prefix + SwiftSupport.typography.name
    case .gradient: "[\(prefix)\(SwiftSupport.gradientStop.name)]"
    case .shadow: "[\(prefix)\(SwiftSupport.shadow.name)]"
    case .cubicBezier: prefix + SwiftSupport.cubicBezier.name
    case .strokeStyle: prefix + SwiftSupport.strokeStyle.name
    case .border: prefix + SwiftSupport.border.name
    case .transition: prefix + SwiftSupport.transition.name
    }
  }

  /// The text of a value.
  func text(_ value: TokenValue) -> String {
    switch value {
    case .color(let color): text(color)
    case .dimension(let number), .number(let number), .fontWeight(let number):
      JSONWriter.number(number)
    case .duration(let time): JSONWriter.number(time / 1000)
    case .fontFamily(let families): text(families)
    case .typography(let typography): text(typography)
    case .gradient(let gradient):
      list(
        gradient.stops.map { stop in
          call(
            .gradientStop, [("color", text(stop.color)), ("position", number(stop.position))])
        })
    case .shadow(let shadows): list(shadows.map(text))
    case .cubicBezier(let curve): text(curve)
    case .strokeStyle(let style): text(style)
    case .border(let border):
      call(
        .border,
        [
          ("color", text(border.color)), ("width", number(border.width)),
          ("style", text(border.style)),
        ])
    case .transition(let transition):
      call(
        .transition,
        [
          ("duration", number(transition.duration / 1000)),
          ("delay", number(transition.delay / 1000)),
          ("timingFunction", text(transition.timingFunction)),
        ])
    }
  }

  /// A value of a type that stands beside the theme; an argument without a name has no label.
  private func call(_ type: SwiftSupport, _ arguments: [(name: String, text: String)]) -> String {
    let list = arguments.map { $0.name.isEmpty ? $0.text : "\($0.name): \($0.text)" }
    return "\(prefix)\(type.name)(\(list.joined(separator: ", ")))"
  }

  private func number(_ value: Double) -> String { JSONWriter.number(value) }

  private func text(_ color: Color) -> String {
    var arguments = [("", "." + SwiftName.value(color.space.rawValue))]
    arguments += [color.c1, color.c2, color.c3].map { ("", number($0)) }
    if color.alpha != 1 { arguments.append(("alpha", number(color.alpha))) }
    return call(.color, arguments)
  }

  private func text(_ curve: CubicBezier) -> String {
    call(.cubicBezier, [curve.x1, curve.y1, curve.x2, curve.y2].map { ("", number($0)) })
  }

  private func text(_ style: StrokeStyleValue) -> String {
    switch style {
    case .keyword(let keyword):
      call(.strokeStyle, [("name", Self.string(keyword.rawValue))])
    case .dashes(let lengths, let cap):
      call(
        .strokeStyle,
        [
          ("name", Self.string("dashed")), ("dashes", list(lengths.map(number))),
          ("cap", Self.string(cap.rawValue)),
        ])
    }
  }

  private func text(_ typography: Typography) -> String {
    call(
      .typography,
      [
        ("families", text(typography.families)), ("size", number(typography.size)),
        ("weight", number(typography.weight)),
        ("letterSpacing", number(typography.letterSpacing)),
        ("lineHeight", number(typography.lineHeight)),
      ])
  }

  private func text(_ shadow: ShadowValue) -> String {
    call(
      .shadow,
      [
        ("color", text(shadow.color)), ("offsetX", number(shadow.offsetX)),
        ("offsetY", number(shadow.offsetY)), ("blur", number(shadow.blur)),
        ("spread", number(shadow.spread)), ("isInset", "\(shadow.isInset)"),
      ])
  }

  private func text(_ families: [String]) -> String { list(families.map(Self.string)) }

  private func list(_ elements: [String]) -> String {
    "[\(elements.joined(separator: ", "))]"
  }

  /// The case of an enumeration of strings.
  static func enumerationCase(_ text: String) -> String {
    let name = SwiftName.value(text)
    return name == text ? "case \(name)" : "case \(name) = \(string(text))"
  }

  /// A string in quotes.
  static func string(_ text: String) -> String {
    var quoted = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": quoted += "\\" + String(Character(scalar))
      case "\n": quoted += "\\n"
      case "\u{0}"..."\u{1F}", "\u{7F}"..."\u{9F}", "\u{2028}", "\u{2029}":
        quoted += "\\u{" + String(scalar.value, radix: 16) + "}"
      default: quoted.unicodeScalars.append(scalar)
      }
    }
    return quoted + "\""
  }
}
