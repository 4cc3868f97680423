extension JSONScanner {
  /// Reads the string at the position.
  mutating func string(endingWith quote: UInt8) -> JSONToken.Kind {
    let start = position
    let opening = start..<start + 1
    advance()
    // What precedes the stretch that needs no decoding; empty as long as there is no escape.
    var decoded: [UInt8] = []
    var stretch = position
    var holdsControl = false
    while let byte = peek(), byte != quote {
      switch byte {
      case ASCII.lineFeed, ASCII.carriageReturn:
        report(.lineEndInString(opened: opening), position..<position)
        let length = byte == ASCII.carriageReturn && peek(1) == ASCII.lineFeed ? 2 : 1
        guard continues(at: position + length, quote) else {
          return .string(text(decoded, stretch..<position))
        }
        advance(by: length)
      case ASCII.backslash:
        decoded += bytes[stretch..<position]
        escape(into: &decoded)
        stretch = position
      case 0x20...0x7F:
        advance()
      case 0x00...0x1F:
        if !holdsControl { reportControl() }
        holdsControl = true
        advance()
      default:
        guard let scalar else {
          reportInvalidUTF8()
          continue
        }
        if profile == .json5, scalar.value.isJSON5LineEnd {
          report(.separatorInString, position..<position + scalar.length)
        }
        advance(by: scalar.length)
      }
    }
    let value = text(decoded, stretch..<position)
    guard position < bytes.count else {
      report(.unclosed(Self.stringName, opened: opening), position..<position)
      return .string(value)
    }
    advance()
    if quote == ASCII.apostrophe {
      reportExtended(
        "a string in single quotes", start..<position, help: "use double quotes")
    }
    return .string(value)
  }

  /// Whether a string that a line end interrupts seems to end in the next line, at `start`.
  ///
  /// It does where text stands before the next quote and what follows a value behind it. Else the
  /// closing quote is missing, and what comes next is to be read as usual.
  private func continues(at start: Int, _ quote: UInt8) -> Bool {
    func isSpace(_ byte: UInt8) -> Bool { byte == ASCII.space || byte == ASCII.tab }
    let rest = bytes[start...]
    guard let end = rest.firstIndex(where: { $0 == quote || ASCII.isLineEnd($0) }),
      bytes[end] == quote, let first = rest[..<end].first(where: { !isSpace($0) }),
      !Self.endsRun(first)
    else { return false }
    let next = bytes[(end + 1)...].first { !isSpace($0) }
    return next.map { ASCII.isLineEnd($0) || ",]}:".utf8.contains($0) } ?? true
  }

  /// The text of what is decoded and of a stretch behind it that needs no decoding.
  func text(_ decoded: [UInt8], _ stretch: Range<Int>) -> String {
    decoded.isEmpty
      ? String(decoding: bytes[stretch], as: UTF8.self)
      : String(decoding: decoded + bytes[stretch], as: UTF8.self)
  }

  private mutating func reportControl() {
    reportExtended(
      "a control character in a string", position..<position + 1,
      help: "write it as an escape, such as `\\t`")
  }

  /// Reads the escape at the position and appends what it stands for.
  private mutating func escape(into decoded: inout [UInt8]) {
    let start = position
    advance()
    guard let byte = peek() else { return }  // The string without end is the finding.
    switch byte {
    case ASCII.quote, ASCII.backslash, ASCII.slash: decoded.append(byte)
    case UInt8(ascii: "b"): decoded.append(0x08)
    case UInt8(ascii: "f"): decoded.append(ASCII.formFeed)
    case UInt8(ascii: "n"): decoded.append(ASCII.lineFeed)
    case UInt8(ascii: "r"): decoded.append(ASCII.carriageReturn)
    case UInt8(ascii: "t"): decoded.append(ASCII.tab)
    case UInt8(ascii: "u"):
      advance()
      unicodeEscape(from: start, into: &decoded)
      return
    default:
      extendedEscape(from: start, into: &decoded)
      return
    }
    advance()
  }

  /// Reads the digits of a `\u` escape, and those of the next ones for a surrogate pair.
  private mutating func unicodeEscape(from start: Int, into decoded: inout [UInt8]) {
    guard var unit = hexadecimal(digits: 4) else { return }
    var start = start
    while 0xD800...0xDBFF ~= unit, peek() == ASCII.backslash, peek(1) == UInt8(ascii: "u") {
      let next = position
      advance(by: 2)
      guard let second = hexadecimal(digits: 4) else { return }
      if 0xDC00...0xDFFF ~= second {
        unit = 0x10000 + (unit - 0xD800) << 10 + (second - 0xDC00)
      } else {
        append(unit, from: start, upTo: next, to: &decoded)
        (unit, start) = (second, next)
      }
    }
    append(unit, from: start, upTo: position, to: &decoded)
  }

  /// Appends the character of a code point; half of a pair is a finding and U+FFFD.
  private mutating func append(
    _ value: UInt32, from start: Int, upTo end: Int, to decoded: inout [UInt8]
  ) {
    let scalar = Unicode.Scalar(value)
    if scalar == nil { report(.unpairedSurrogate, start..<end) }
    decoded += (scalar ?? "\u{FFFD}").utf8Bytes
  }

  /// Reads what follows a backslash in JSON5 only.
  private mutating func extendedEscape(from start: Int, into decoded: inout [UInt8]) {
    guard let scalar else { return reportInvalidUTF8() }
    var replacement = "the character itself"
    switch scalar.value {
    case "x":
      advance()
      guard let value = hexadecimal(digits: 2) else { return }
      append(value, from: start, upTo: position, to: &decoded)
      replacement = "`\\u00` and the two digits"
    case "0" where !(peek(1)?.isDecimalDigit ?? false):
      advance()
      decoded.append(0)
      replacement = "`\\u0000`"
    case "0"..."9":
      // The digit that cannot follow: itself, or the one behind a zero.
      let digit = scalar.value == "0" ? position + 1 : position
      report(.digitEscape(String(decoding: [bytes[digit]], as: UTF8.self)), digit..<digit + 1)
      advance()
      return
    case "v":
      advance()
      decoded.append(ASCII.verticalTab)
      replacement = "`\\u000B`"
    case "\r" where peek(1) == ASCII.lineFeed:
      advance(by: 2)
      replacement = "`\\n`, or the text in one line"
    case _ where scalar.value.isJSON5LineEnd:
      advance(by: scalar.length)
      replacement = "`\\n`, or the text in one line"
    default:
      decoded += bytes[position..<position + scalar.length]
      advance(by: scalar.length)
    }
    reportExtended("this escape", start..<position, help: "write \(replacement)")
  }

  /// Reads hexadecimal digits; nil, with a finding at the character that is none.
  mutating func hexadecimal(digits: Int) -> UInt32? {
    var value: UInt32 = 0
    for _ in 0..<digits {
      guard let digit = peek()?.hexadecimalValue else {
        // At the end of the text or line the string without end is the finding.
        if let byte = peek(), !ASCII.isLineEnd(byte) {
          report(.hexadecimalEscape(description(at: position)), characterRange)
        }
        return nil
      }
      value = value << 4 | digit
      advance()
    }
    return value
  }
}

extension Unicode.Scalar {
  /// The scalar in UTF-8.
  var utf8Bytes: [UInt8] { Array(UTF8.encode(self) ?? UTF8.encodedReplacementCharacter) }
}
