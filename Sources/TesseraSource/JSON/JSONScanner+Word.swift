extension JSONScanner {
  /// Whether an identifier (ECMAScript 5.1, section 7.6) begins at the position.
  var startsWord: Bool {
    guard let byte = peek() else { return false }
    return byte == ASCII.backslash || byte.isASCIILetter
      || scalar?.value.startsIdentifier ?? false
  }

  /// Reads the identifier at the position, and what runs into it: `multi-word` is one mistake.
  mutating func word(isName: Bool) -> JSONToken.Kind {
    let start = position
    let findingsBefore = findings.count
    // What precedes the stretch that needs no decoding; empty as long as there is no escape.
    var decoded: [UInt8] = []
    var stretch = start
    while let byte = peek() {
      if byte == ASCII.backslash {
        decoded += bytes[stretch..<position]
        if let scalar = wordEscape(isFirst: decoded.isEmpty) { decoded += scalar.utf8Bytes }
        stretch = position
      } else if byte.isASCIILetter || byte.isDecimalDigit {
        advance()
      } else if let scalar, scalar.value.continuesIdentifier {
        advance(by: scalar.length)
      } else {
        break
      }
    }
    let end = position
    let text = text(decoded, stretch..<end)
    skipRun(isName: isName)
    if findings.count > findingsBefore { return .broken }
    guard position > end else { return .word(text) }
    let whole = String(decoding: bytes[start..<position], as: UTF8.self)
    report(.wordCharacter(description(at: end), whole: whole), end..<position)
    return isName ? .word(whole) : .broken
  }

  /// Reports the word just read from `start`, which is no literal.
  mutating func reportUnknown(_ word: String, from start: Int) {
    if let literal = Self.literals.first(where: { $0.hasPrefix(word) }) {
      report(.incompleteWord(literal), position..<position)
    } else {
      report(.unknownWord(word), start..<position)
    }
  }

  /// Skips what runs into a word or a number; behind a name `=` is left, as a mistaken colon.
  mutating func skipRun(isName: Bool) {
    while let byte = peek(), !Self.endsRun(byte), !startsComment,
      !(isName && byte == UInt8(ascii: "=")), let scalar, !scalar.value.isJSON5Space
    {
      advance(by: scalar.length)
    }
  }

  /// Reads a `\u` escape of an identifier; nil with a finding where it is none.
  private mutating func wordEscape(isFirst: Bool) -> Unicode.Scalar? {
    let start = position
    advance()
    guard peek() == UInt8(ascii: "u") else {
      if position < bytes.count {
        let expected = "`u` and four digits behind `\\`"
        report(.unexpected(found: description(at: position), expected: expected), characterRange)
      }
      return nil
    }
    advance()
    guard let value = hexadecimal(digits: 4) else { return nil }
    guard let scalar = Unicode.Scalar(value),
      isFirst ? scalar.startsIdentifier : scalar.continuesIdentifier
    else {
      report(.nameEscape, start..<position)
      return nil
    }
    return scalar
  }
}

extension Unicode.Scalar {
  /// Whether the scalar can begin an identifier: a letter, `$` or `_`.
  var startsIdentifier: Bool {
    if isASCII { return UInt8(value).isASCIILetter || self == "$" || self == "_" }
    switch properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
      .letterNumber:
      return true
    default: return false
    }
  }

  /// Whether the scalar can stand in an identifier behind its first one.
  var continuesIdentifier: Bool {
    if startsIdentifier { return true }
    if isASCII { return UInt8(value).isDecimalDigit }
    if self == "\u{200C}" || self == "\u{200D}" { return true }
    switch properties.generalCategory {
    case .nonspacingMark, .spacingMark, .decimalNumber, .connectorPunctuation: return true
    default: return false
    }
  }
}
