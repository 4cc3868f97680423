// Bytes → lexical elements. The scanner is greedy and forgiving: it reports what is wrong inside an
// element (an escape, a digit, a comment without end) and still returns the element, so that one
// mistake is one finding and the rest of the file is read. It reads JSON5 whatever the profile; the
// JSON profile adds a finding for each form that RFC 8259 does not have. A separate grammar for
// strict JSON was rejected: its errors and its recovery would have been written twice.

/// Reads the lexical elements of a JSON text one after the other.
struct JSONScanner {
  let bytes: [UInt8]
  let profile: JSONProfile
  /// The offset of the next byte to read.
  private(set) var position: Int
  /// What is wrong so far, in the order of reading; at most one more than is listed.
  private(set) var findings: [JSONSyntaxError] = []

  static let literals = ["true", "false", "null", "Infinity", "NaN"]
  static let commentName = "a comment"
  static let stringName = "a string"

  init(bytes: [UInt8], from start: Int, profile: JSONProfile) {
    self.bytes = bytes
    self.profile = profile
    position = start
  }

  /// Reads the next element; a name may be unquoted, and what looks like one is read as one.
  mutating func next(expectingName: Bool) -> JSONToken {
    let beginsLine = skipTrivia()
    let findingsBefore = findings.count
    let start = position
    let kind = element(expectingName: expectingName)
    return JSONToken(
      kind: kind, range: start..<position, beginsLine: beginsLine, findingsBefore: findingsBefore)
  }

  /// Goes back before `token`, to read it again as something else.
  mutating func rewind(before token: JSONToken) {
    forgetFindings(in: token)
    position = token.range.lowerBound
  }

  /// Forgets what was found inside `token`; findings in the space before it stay.
  mutating func forgetFindings(in token: JSONToken) {
    findings.removeSubrange(min(token.findingsBefore, findings.count)...)
  }

  /// Reads one element at the position, which is behind all white space.
  private mutating func element(expectingName: Bool) -> JSONToken.Kind {
    guard let byte = peek() else { return .end }
    switch byte {
    case UInt8(ascii: "{"): return single(.open(.object))
    case UInt8(ascii: "}"): return single(.close(.object))
    case UInt8(ascii: "["): return single(.open(.array))
    case UInt8(ascii: "]"): return single(.close(.array))
    case ASCII.colon: return single(.colon)
    case ASCII.comma: return single(.comma)
    case ASCII.quote, ASCII.apostrophe: return string(endingWith: byte)
    case ASCII.plus, ASCII.minus, ASCII.dot, ASCII.zero...ASCII.nine:
      return expectingName ? numberAsName() : number()
    case ASCII.backslash where !expectingName: return stray()
    default:
      return startsWord ? word(isName: expectingName) : stray()
    }
  }

  private mutating func single(_ kind: JSONToken.Kind) -> JSONToken.Kind {
    advance()
    return kind
  }

  /// Reads a name that begins like a number: a finding, and the name.
  private mutating func numberAsName() -> JSONToken.Kind {
    let start = position
    skipRun(isName: true)
    let name = String(decoding: bytes[start..<position], as: UTF8.self)
    report(.numberAsName(name), start..<position)
    return .word(name)
  }

  /// Reads a run of characters that begin no element; a mistaken colon or comma stands alone.
  private mutating func stray() -> JSONToken.Kind {
    if peek() == UInt8(ascii: "=") || peek() == UInt8(ascii: ";") { return single(.stray) }
    let start = position
    while let byte = peek(), !Self.endsRun(byte), !startsComment {
      let (scalar, length) = UTF8Validation.scalar(in: bytes, at: position)
      if scalar == nil {
        // Its own finding, in place of one about an unexpected character.
        guard position == start else { break }
        reportInvalidUTF8()
        return .broken
      }
      if let scalar, scalar.isJSON5Space { break }
      advance(by: length)
    }
    return .stray
  }

  /// Whether a run of misplaced characters ends before `byte`.
  static func endsRun(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: "["), UInt8(ascii: "]"): true
    case ASCII.colon, ASCII.comma, ASCII.quote, ASCII.apostrophe, ASCII.space: true
    case ASCII.tab...ASCII.carriageReturn: true
    default: false
    }
  }

  // MARK: - What the parts of the scanner share

  /// The byte at `distance` from the position, or nil behind the end.
  func peek(_ distance: Int = 0) -> UInt8? {
    let offset = position + distance
    return offset < bytes.count ? bytes[offset] : nil
  }

  /// The scalar at the position and its length in bytes; nil at the end or where there is none.
  var scalar: (value: Unicode.Scalar, length: Int)? {
    guard position < bytes.count else { return nil }
    let (value, length) = UTF8Validation.scalar(in: bytes, at: position)
    return value.map { ($0, length) }
  }

  /// The bytes of the character at the position; empty at the end.
  var characterRange: Range<Int> {
    position..<min(position + (scalar?.length ?? 1), bytes.count)
  }

  /// The character at an offset as messages name it.
  func description(at offset: Int) -> String {
    guard offset < bytes.count else { return "the end of the text" }
    guard let scalar = UTF8Validation.scalar(in: bytes, at: offset).scalar else {
      return "a byte that is no UTF-8"
    }
    if scalar == "\n" || scalar == "\r" { return "the end of the line" }
    return JSONSyntaxError.quoted(String(scalar))
  }

  /// The element as messages name it.
  func description(of token: JSONToken) -> String {
    switch token.kind {
    case .end: "the end of the text"
    case .string: "a string"
    case .number: "a number"
    default: JSONSyntaxError.quoted(String(decoding: bytes[token.range], as: UTF8.self))
    }
  }

  /// Goes on to a later byte.
  mutating func advance(by count: Int = 1) { position += count }

  /// Adds a finding, unless there are enough.
  mutating func report(_ cause: JSONSyntaxError.Cause, _ range: Range<Int>) {
    guard findings.count <= SourceLimits.findings else { return }
    findings.append(JSONSyntaxError(cause: cause, range: range))
  }

  /// Reports a form that RFC 8259 does not have, in the JSON profile.
  mutating func reportExtended(
    _ what: String, _ range: Range<Int>, help: @autoclosure () -> String
  ) {
    if profile == .json { report(.extended(what, help: help()), range) }
  }

  /// Reports and skips the bytes at the position that are no UTF-8.
  mutating func reportInvalidUTF8() {
    let start = position
    while position < bytes.count {
      let (scalar, length) = UTF8Validation.scalar(in: bytes, at: position)
      if scalar != nil { break }
      advance(by: length)
    }
    report(.invalidUTF8, start..<position)
  }
}
