internal import TesseraGraphics
internal import TesseraSource

/// Values of tokens as CSS writes them.
enum CSSValue {
  /// A property of a token and its text.
  struct Part: Hashable {
    /// What is added to the token's name.
    let suffix: String
    /// The value.
    let text: String
  }

  /// Families that are words, not names.
  private static let genericFamilies: Set<String> = [
    "serif", "sans-serif", "monospace", "cursive", "fantasy", "system-ui", "math", "emoji",
    "ui-serif", "ui-sans-serif", "ui-monospace", "ui-rounded",
  ]

  /// The properties of a value; nil for lines of dashes, which CSS does not have.
  static func parts(of value: TokenValue) -> [Part]? {
    switch value {
    case .color(let color): [Part(suffix: "", text: text(color))]
    case .dimension(let length): [Part(suffix: "", text: pixels(length))]
    case .number(let number), .fontWeight(let number):
      [Part(suffix: "", text: JSONWriter.number(number))]
    case .fontFamily(let families): [Part(suffix: "", text: text(families))]
    case .typography(let typography): parts(of: typography)
    case .gradient(let gradient):
      [
        Part(
          suffix: "",
          text: gradient.stops.map { stop in
            "\(text(stop.color)) \(JSONWriter.number(stop.position * 100))%"
          }.joined(separator: ", "))
      ]
    case .shadow(let shadows):
      [Part(suffix: "", text: shadows.map(text).joined(separator: ", "))]
    case .duration(let time): [Part(suffix: "", text: milliseconds(time))]
    case .cubicBezier(let curve): [Part(suffix: "", text: text(curve))]
    case .strokeStyle(let style): text(style).map { [Part(suffix: "", text: $0)] }
    case .border(let border):
      text(border.style).map { style in
        [Part(suffix: "", text: "\(pixels(border.width)) \(style) \(text(border.color))")]
      }
    case .transition(let transition):
      [
        Part(
          suffix: "",
          text: milliseconds(transition.duration) + " " + text(transition.timingFunction) + " "
            + milliseconds(transition.delay))
      ]
    }
  }

  private static func milliseconds(_ time: Double) -> String { JSONWriter.number(time) + "ms" }

  private static func text(_ curve: CubicBezier) -> String {
    let numbers = [curve.x1, curve.y1, curve.x2, curve.y2].map(JSONWriter.number)
    return "cubic-bezier(\(numbers.joined(separator: ", ")))"
  }

  private static func text(_ style: StrokeStyleValue) -> String? {
    if case .keyword(let keyword) = style { return keyword.rawValue }
    return nil
  }

  /// The `font` shorthand, and the spacing that it leaves out.
  private static func parts(of typography: Typography) -> [Part] {
    let weight = JSONWriter.number(typography.weight)
    let height = JSONWriter.number(typography.lineHeight)
    let font = "\(weight) \(pixels(typography.size))/\(height) \(text(typography.families))"
    return [
      Part(suffix: "", text: font),
      Part(suffix: "-letter-spacing", text: pixels(typography.letterSpacing)),
    ]
  }

  private static func text(_ shadow: ShadowValue) -> String {
    let lengths = [shadow.offsetX, shadow.offsetY, shadow.blur, shadow.spread].map(pixels)
    let inset = shadow.isInset ? "inset " : ""
    return inset + lengths.joined(separator: " ") + " " + text(shadow.color)
  }

  private static func text(_ families: [String]) -> String {
    families.map { genericFamilies.contains($0) ? $0 : string($0) }.joined(separator: ", ")
  }

  private static func pixels(_ length: Double) -> String { JSONWriter.number(length) + "px" }

  /// A colour: hex digits where they are exact, else in its own space (CSS Color 4).
  static func text(_ color: Color) -> String {
    if let hex = ImportedColor(color).exactHex { return hex }
    let numbers = [color.c1, color.c2, color.c3].map(JSONWriter.number)
    let alpha = color.alpha == 1 ? "" : " / " + JSONWriter.number(color.alpha)
    switch color.space.rawValue {
    case "hsl", "hwb":
      return "\(color.space.rawValue)(\(numbers[0]) \(numbers[1])% \(numbers[2])%\(alpha))"
    case "lab", "lch", "oklab", "oklch":
      return "\(color.space.rawValue)(\(numbers.joined(separator: " "))\(alpha))"
    default:
      return "color(\(color.space.rawValue) \(numbers.joined(separator: " "))\(alpha))"
    }
  }

  /// A string in quotes.
  static func string(_ text: String) -> String {
    var quoted = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": quoted += "\\" + String(Character(scalar))
      case "\u{0}"..."\u{1F}", "\u{7F}": quoted += "\\" + String(scalar.value, radix: 16) + " "
      default: quoted.unicodeScalars.append(scalar)
      }
    }
    return quoted + "\""
  }
}
