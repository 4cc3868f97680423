extension JSONScanner {
  /// Reads the number at the position: any form of JSON5 (section 6).
  mutating func number() -> JSONToken.Kind {
    let start = position
    let isNegative = peek() == ASCII.minus
    if isNegative || peek() == ASCII.plus {
      advance()
      if !isNegative { reportExtended("a plus sign", start..<position, help: "leave it out") }
    }
    if startsWord { return namedNumber(from: start) }
    let magnitude: Double?
    if peek() == ASCII.zero, peek(1) == UInt8(ascii: "x") || peek(1) == UInt8(ascii: "X") {
      magnitude = hexadecimalMagnitude(from: start)
    } else {
      magnitude = decimalMagnitude()
    }
    guard let magnitude, !runsIntoText() else { return broken() }
    return number(isNegative ? -magnitude : magnitude, from: start)
  }

  /// The number from `start` to the position; one too large for a Double is a finding.
  private mutating func number(_ value: Double, from start: Int) -> JSONToken.Kind {
    guard value.isFinite else {
      report(.numberRange, start..<position)
      return .broken
    }
    return .number(JSONNumber(value: value, text: text(from: start)))
  }

  private func text(from start: Int) -> String {
    String(decoding: bytes[start..<position], as: UTF8.self)
  }

  /// Reads digits, point and exponent; nil with a finding where a digit is missing.
  private mutating func decimalMagnitude() -> Double? {
    let start = position
    let integer = digits()
    if integer.count > 1, bytes[start] == ASCII.zero {
      report(.leadingZero, start + 1..<integer.upperBound)
      return nil
    }
    if peek() == ASCII.dot {
      advance()
      let fraction = digits()
      if integer.isEmpty, fraction.isEmpty { return missingDigit() }
      if integer.isEmpty || fraction.isEmpty {
        reportExtended(
          "a number without digits on both sides of its point", start..<position,
          help: "write the zero")
      }
    } else if integer.isEmpty {
      return missingDigit()
    }
    if let byte = peek(), byte == UInt8(ascii: "e") || byte == UInt8(ascii: "E") {
      advance()
      if let sign = peek(), sign == ASCII.plus || sign == ASCII.minus { advance() }
      if digits().isEmpty { return missingDigit() }
    }
    return Double(text(from: start)) ?? .infinity
  }

  /// Reads `0x` and digits; nil with a finding where a digit is missing.
  private mutating func hexadecimalMagnitude(from start: Int) -> Double? {
    let prefix = position
    advance(by: 2)
    let digits = position
    while peek()?.hexadecimalValue != nil { advance() }
    guard position > digits else { return missingDigit() }
    reportExtended("a hexadecimal number", start..<position, help: "write it in decimal")
    return Double(text(from: prefix) + "p0") ?? .infinity
  }

  /// Reads a signed `Infinity` or `NaN`.
  private mutating func namedNumber(from start: Int) -> JSONToken.Kind {
    let wordStart = position
    guard case .word(let word) = word(isName: false) else { return .broken }
    switch word {
    case "Infinity", "NaN":
      reportExtended("this number", start..<position, help: "JSON has finite numbers only")
      let magnitude: Double = word == "NaN" ? .nan : .infinity
      let value = bytes[start] == ASCII.minus ? -magnitude : magnitude
      return .number(JSONNumber(value: value, text: text(from: start)))
    default:
      reportUnknown(word, from: wordStart)
      return .broken
    }
  }

  /// Reads decimal digits, perhaps none.
  private mutating func digits() -> Range<Int> {
    let start = position
    while peek()?.isDecimalDigit ?? false { advance() }
    return start..<position
  }

  private mutating func missingDigit() -> Double? {
    report(.missingDigit(description(at: position)), characterRange)
    return nil
  }

  /// Whether something follows the number that cannot follow one; then it is a finding.
  private mutating func runsIntoText() -> Bool {
    guard let byte = peek(), !Self.endsRun(byte) else { return false }
    switch byte {
    case ASCII.dot, ASCII.minus, ASCII.plus, UInt8(ascii: "%"), UInt8(ascii: "#"): break
    default: if !startsWord { return false }
    }
    let start = position
    skipRun(isName: false)
    report(.numberSuffix(description(at: start)), start..<position)
    return true
  }

  /// Skips the rest of a number that is wrong somewhere.
  private mutating func broken() -> JSONToken.Kind {
    skipRun(isName: false)
    return .broken
  }
}
