internal import TesseraGraphics
internal import TesseraSource

/// Values of tokens as Swift writes them.
struct SwiftLiteral {
  /// The name that the types of the text begin with.
  let prefix: String

  /// The type of the constants of a token type; nil for a type without a form.
  func type(_ type: TokenType) -> String? {
    switch type {
    case .color: prefix + SwiftSupport.color.name
    case .dimension, .number, .fontWeight: "Double"
    case .fontFamily: "[String]"
    case .typography: prefix + SwiftSupport.typography.name
    case .gradient: "[\(prefix)\(SwiftSupport.gradientStop.name)]"
    case .shadow: "[\(prefix)\(SwiftSupport.shadow.name)]"
    default: nil
    }
  }

  /// The text of a value; nil for a type without a form.
  func text(_ value: TokenValue) -> String? {
    switch value {
    case .color(let color): text(color)
    case .dimension(let number), .number(let number), .fontWeight(let number):
      JSONWriter.number(number)
    case .fontFamily(let families): text(families)
    case .typography(let typography): text(typography)
    case .gradient(let gradient):
      list(
        gradient.stops.map { stop in
          "\(prefix)\(SwiftSupport.gradientStop.name)("
            + "color: \(text(stop.color)), position: \(JSONWriter.number(stop.position)))"
        })
    case .shadow(let shadows): list(shadows.map(text))
    default: nil
    }
  }

  private func text(_ color: Color) -> String {
    let numbers = [color.c1, color.c2, color.c3].map(JSONWriter.number).joined(separator: ", ")
    let alpha = color.alpha == 1 ? "" : ", alpha: \(JSONWriter.number(color.alpha))"
    let space = SwiftName.value(color.space.rawValue)
    return "\(prefix)\(SwiftSupport.color.name)(.\(space), \(numbers)\(alpha))"
  }

  private func text(_ typography: Typography) -> String {
    "\(prefix)\(SwiftSupport.typography.name)(families: \(text(typography.families)), "
      + "size: \(JSONWriter.number(typography.size)), "
      + "weight: \(JSONWriter.number(typography.weight)), "
      + "letterSpacing: \(JSONWriter.number(typography.letterSpacing)), "
      + "lineHeight: \(JSONWriter.number(typography.lineHeight)))"
  }

  private func text(_ shadow: ShadowValue) -> String {
    let lengths = [
      ("offsetX", shadow.offsetX), ("offsetY", shadow.offsetY), ("blur", shadow.blur),
      ("spread", shadow.spread),
    ].map { "\($0): \(JSONWriter.number($1))" }
    return "\(prefix)\(SwiftSupport.shadow.name)(color: \(text(shadow.color)), "
      + lengths.joined(separator: ", ") + ", isInset: \(shadow.isInset))"
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
