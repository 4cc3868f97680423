// Text of a CSS colour → space, components, alpha (CSS Color 4, sections 4 to 10).
//
// One pass over the bytes, without the tokens of CSS Syntax: a colour has neither strings nor
// escapes. What needs a page around it (`currentcolor`, `calc()`, relative colours) is refused by name.

/// Reads one colour.
struct CSSColorParser {
  private let bytes: [UInt8]
  private var position = 0

  init(_ text: String) {
    bytes = Array(text.utf8)
  }

  /// Reads the whole text.
  mutating func color() throws(CSSColorError) -> CSSColor {
    skipSpace()
    let color: CSSColor
    if next == UInt8(ascii: "#") {
      color = try hex()
    } else {
      let word = word()
      if take("(") {
        guard let function = CSSColorFunction(rawValue: word) else {
          throw .unknownFunction(word)
        }
        color = try arguments(of: function)
      } else {
        color = try named(word)
      }
    }
    skipSpace()
    guard next == nil else { throw unexpected() }
    return color
  }

  // MARK: - Digits and names

  private mutating func hex() throws(CSSColorError) -> CSSColor {
    let start = position
    while let byte = next, !Self.isSpace(byte) { position += 1 }
    let text = String(decoding: bytes[start..<position], as: UTF8.self)
    guard let color = Color.parseHex(text) else {
      throw .malformed("a hex colour has 3, 4, 6 or 8 hexadecimal digits behind the `#`")
    }
    return CSSColor(.srgb, [color.c1, color.c2, color.c3], alpha: color.alpha)
  }

  private func named(_ word: String) throws(CSSColorError) -> CSSColor {
    if word == "transparent" { return CSSColor(.srgb, [0, 0, 0], alpha: 0) }
    if word == "currentcolor" || CSSColorName.system.contains(word) { throw .dependent(word) }
    guard let color = CSSColorName.color(word) else {
      if word.isEmpty { throw unexpected() }
      throw .unknownName(word)
    }
    return CSSColor(.srgb, [color.c1, color.c2, color.c3], alpha: 1)
  }

  // MARK: - Functions

  /// One argument as written.
  private enum Argument {
    case none
    case number(Double)
    case percentage(Double)
    case angle(Double)
  }

  /// Reads what stands between the parentheses, the closing one included.
  private mutating func arguments(
    of function: CSSColorFunction
  ) throws(CSSColorError) -> CSSColor {
    var space = function.space ?? .srgb
    skipSpace()
    if function.space == nil {
      let name = word()
      if name == "from" { throw relative(function) }
      guard let named = CSSColorFunction.spaces[name] else { throw .unknownSpace(name) }
      space = named
    }
    var list: [Argument] = []
    var isLegacy = false
    skipSpace()
    while let byte = next, byte != UInt8(ascii: ")"), byte != UInt8(ascii: "/") {
      list.append(try argument(of: function))
      skipSpace()
      guard next == UInt8(ascii: ",") else {
        if isLegacy, let byte = next, byte != UInt8(ascii: ")") { throw mixed(function) }
        continue
      }
      guard function.hasLegacyForm else {
        throw .malformed("`\(function.rawValue)()` has no commas: write spaces")
      }
      guard isLegacy || list.count == 1 else { throw mixed(function) }
      isLegacy = true
      position += 1
      skipSpace()
      if next == UInt8(ascii: ")") { throw unexpected() }
    }
    var alpha: Argument?
    if take("/") {
      skipSpace()
      alpha = try argument(of: function)
      skipSpace()
    } else if isLegacy, list.count == 4 {
      alpha = list.removeLast()
    }
    guard take(")") else { throw unexpected() }
    guard list.count == 3 else {
      throw .malformed("`\(function.rawValue)()` has three components, not \(list.count)")
    }
    if isLegacy { try checkLegacy(function, list, alpha: alpha) }
    var components: [Double?] = []
    for (argument, axis) in zip(list, function.axes) {
      components.append(try value(of: argument, on: axis, function))
    }
    var opacity: Double? = 1
    if let alpha {
      opacity = try value(of: alpha, on: CSSColorFunction.Axis(range: 0...1), function)
    }
    return CSSColor(space, components, alpha: opacity)
  }

  /// Holds the old form against its narrower rules: no `none`, one kind of component.
  private func checkLegacy(
    _ function: CSSColorFunction, _ list: [Argument], alpha: Argument?
  ) throws(CSSColorError) {
    let name = function.rawValue
    let all = list + (alpha.map { [$0] } ?? [])
    for case .none in all {
      throw .malformed("`none` needs the form of `\(name)()` without commas")
    }
    let percentages = list.count { if case .percentage = $0 { true } else { false } }
    if function.space == .srgb {
      guard percentages == 0 || percentages == 3 else {
        throw .malformed("with commas, `\(name)()` has three numbers or three percentages")
      }
    } else if percentages != 2 {
      throw .malformed("with commas, saturation and lightness of `\(name)()` are percentages")
    }
  }

  /// The number that an argument stands for; nil for `none`.
  private func value(
    of argument: Argument, on axis: CSSColorFunction.Axis, _ function: CSSColorFunction
  ) throws(CSSColorError) -> Double? {
    let value: Double
    switch argument {
    case .none: return nil
    case .number(let number): value = number * axis.unit
    case .percentage(let percentage):
      guard !axis.isHue else { throw .malformed("a hue is an angle, not a percentage") }
      value = percentage / 100 * axis.percent
    case .angle(let degrees):
      guard axis.isHue else {
        throw .malformed("only the hue of `\(function.rawValue)()` is an angle")
      }
      value = degrees
    }
    if axis.isHue { return value - 360 * (value / 360).rounded(.down) }
    return min(max(value, axis.range.lowerBound), axis.range.upperBound)
  }

  // MARK: - Arguments

  private mutating func argument(
    of function: CSSColorFunction
  ) throws(CSSColorError) -> Argument {
    let start = position
    if let number = number() {
      guard number.isFinite else { throw .malformed("a number of the colour is too large") }
      if take("%") { return .percentage(number) }
      let unit = next.map(Self.isLetter) == true ? word() : ""
      switch unit {
      case "": return .number(number)
      case "deg": return .angle(number)
      case "grad": return .angle(number * 0.9)
      case "rad": return .angle(number * (180 / Double.pi))
      case "turn": return .angle(number * 360)
      default: throw .malformed("`\(unit)` is no unit of a colour's component")
      }
    }
    let word = word()
    switch word {
    case "none": return .none
    case "from": throw relative(function)
    case "":
      position = start
      throw unexpected()
    default:
      throw .malformed(
        next == UInt8(ascii: "(")
          ? "`\(word)()` is not read inside a colour" : "`\(word)` is no component of a colour")
    }
  }

  /// Takes a number (CSS Syntax 3, section 4.3.12); nil where there is none.
  private mutating func number() -> Double? {
    let start = position
    if next == UInt8(ascii: "+") || next == UInt8(ascii: "-") { position += 1 }
    var count = skipDigits()
    if next == UInt8(ascii: "."), position + 1 < bytes.count, Self.isDigit(bytes[position + 1]) {
      position += 1
      count += skipDigits()
    }
    guard count > 0 else {
      position = start
      return nil
    }
    let mantissaEnd = position
    if next.map({ $0 | 0x20 }) == UInt8(ascii: "e") {
      position += 1
      if next == UInt8(ascii: "+") || next == UInt8(ascii: "-") { position += 1 }
      if skipDigits() == 0 { position = mantissaEnd }
    }
    return Double(String(decoding: bytes[start..<position], as: UTF8.self))
  }

  private mutating func skipDigits() -> Int {
    let start = position
    while let byte = next, Self.isDigit(byte) { position += 1 }
    return position - start
  }

  /// Takes letters, digits and hyphens, in lower case; empty where there are none.
  private mutating func word() -> String {
    let start = position
    while let byte = next, Self.isLetter(byte) || Self.isDigit(byte) || byte == UInt8(ascii: "-") {
      position += 1
    }
    return String(decoding: bytes[start..<position], as: UTF8.self).lowercased()
  }

  /// Takes one character if it is the next.
  private mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard next == UInt8(ascii: character) else { return false }
    position += 1
    return true
  }

  private mutating func skipSpace() {
    while let byte = next, Self.isSpace(byte) { position += 1 }
  }

  /// The byte that comes next; nil at the end.
  private var next: UInt8? { position < bytes.count ? bytes[position] : nil }

  private static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D) ~= byte }
  private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39) ~= byte }
  private static func isLetter(_ byte: UInt8) -> Bool { (0x61...0x7A) ~= byte | 0x20 }

  // MARK: - Errors

  /// What comes next has no place here.
  private func unexpected() -> CSSColorError {
    guard position < bytes.count else { return .malformed("the colour is not complete") }
    let rest = String(decoding: bytes[position...], as: UTF8.self)
    return .malformed("`\(rest.prefix(1))` has no place there in a colour")
  }

  private func mixed(_ function: CSSColorFunction) -> CSSColorError {
    .malformed("`\(function.rawValue)()` separates by commas or by spaces, not by both")
  }

  private func relative(_ function: CSSColorFunction) -> CSSColorError {
    .malformed("a relative colour, `\(function.rawValue)(from …)`, is not read")
  }
}
