extension JSONScanner {
  /// Skips white space and comments; returns whether a line ended in them.
  mutating func skipTrivia() -> Bool {
    var endsLine = false
    while let byte = peek() {
      switch byte {
      case ASCII.lineFeed, ASCII.carriageReturn:
        endsLine = true
        advance()
      case ASCII.space, ASCII.tab:
        advance()
      case ASCII.slash where startsComment:
        if skipComment() { endsLine = true }
      case 0x21...0x7E: return endsLine
      default:
        guard let scalar, scalar.value.isJSON5Space else { return endsLine }
        let start = position
        advance(by: scalar.length)
        reportExtended(
          "this white space", start..<position, help: "use spaces, tabs and line ends only")
      }
    }
    return endsLine
  }

  /// Whether a comment begins at the position.
  var startsComment: Bool {
    peek() == ASCII.slash && (peek(1) == ASCII.slash || peek(1) == ASCII.asterisk)
  }

  /// Skips the comment at the position; returns whether a line ended inside it.
  private mutating func skipComment() -> Bool {
    let start = position
    let isBlock = peek(1) == ASCII.asterisk
    var endsLine = false
    advance(by: 2)
    while let byte = peek() {
      if isBlock, byte == ASCII.asterisk, peek(1) == ASCII.slash {
        advance(by: 2)
        reportComment(start..<position)
        return endsLine
      }
      guard let scalar else {
        reportInvalidUTF8()
        continue
      }
      if scalar.value.isJSON5LineEnd {
        if !isBlock { break }
        endsLine = true
      }
      advance(by: scalar.length)
    }
    if isBlock {
      report(.unclosed(Self.commentName, opened: start..<start + 2), position..<position)
    } else {
      reportComment(start..<position)
    }
    return endsLine
  }

  private mutating func reportComment(_ range: Range<Int>) {
    reportExtended("a comment", range, help: "remove it, or put the text into a `$description`")
  }
}

extension Unicode.Scalar {
  /// Whether JSON5 takes the scalar as white space or a line end (JSON5 1.0.0, section 8).
  var isJSON5Space: Bool {
    switch value {
    case 0x09...0x0D, 0x20, 0xA0, 0x2028, 0x2029, 0xFEFF: true
    default: value > 0x7F && properties.generalCategory == .spaceSeparator
    }
  }

  /// Whether JSON5 takes the scalar as a line end.
  var isJSON5LineEnd: Bool {
    switch value {
    case 0x0A, 0x0D, 0x2028, 0x2029: true
    default: false
    }
  }
}
