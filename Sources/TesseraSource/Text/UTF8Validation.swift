/// Finds bytes that are no UTF-8 (RFC 3629).
enum UTF8Validation {
  /// The first ill-formed subpart at or after `start`, or nil where all is well formed.
  ///
  /// The range is a maximal subpart in the sense of the Unicode Standard, section 3.9: what a
  /// decoder replaces by one U+FFFD.
  static func firstInvalidRange(in bytes: [UInt8], from start: Int) -> Range<Int>? {
    var offset = start
    while offset < bytes.count {
      if bytes[offset] < 0x80 {
        offset += 1
        continue
      }
      let (scalar, length) = scalar(in: bytes, at: offset)
      if scalar == nil { return offset..<offset + length }
      offset += length
    }
    return nil
  }

  /// The end of the scalar, or of the ill-formed subpart, that holds the byte at `offset`.
  ///
  /// - Precondition: `offset` is an index of `bytes`.
  static func endOfScalar(in bytes: [UInt8], holding offset: Int) -> Int {
    // A scalar has at most four bytes, and all but its first are continuation bytes.
    var start = offset
    while start > max(0, offset - 3), bytes[start] & 0xC0 == 0x80 { start -= 1 }
    let end = start + scalar(in: bytes, at: start).length
    return end > offset ? end : offset + 1
  }

  /// The scalar that begins at `offset` and its length in bytes; nil with the length of the
  /// ill-formed subpart (at least 1) where there is none.
  ///
  /// - Precondition: `offset` is an index of `bytes`.
  static func scalar(
    in bytes: [UInt8], at offset: Int
  ) -> (scalar: Unicode.Scalar?, length: Int) {
    let lead = bytes[offset]
    // The second byte's range excludes overlong forms, surrogates and what is above U+10FFFF.
    let (length, second): (Int, ClosedRange<UInt8>)
    switch lead {
    case 0x00...0x7F: return (Unicode.Scalar(lead), 1)
    case 0xC2...0xDF: (length, second) = (2, 0x80...0xBF)
    case 0xE0: (length, second) = (3, 0xA0...0xBF)
    case 0xE1...0xEC, 0xEE...0xEF: (length, second) = (3, 0x80...0xBF)
    case 0xED: (length, second) = (3, 0x80...0x9F)
    case 0xF0: (length, second) = (4, 0x90...0xBF)
    case 0xF1...0xF3: (length, second) = (4, 0x80...0xBF)
    case 0xF4: (length, second) = (4, 0x80...0x8F)
    default: return (nil, 1)
    }
    var value = UInt32(lead) & (0x7F >> UInt32(length))
    for index in 1..<length {
      let position = offset + index
      guard position < bytes.count,
        index == 1 ? second.contains(bytes[position]) : bytes[position] & 0xC0 == 0x80
      else { return (nil, index) }
      value = value << 6 | UInt32(bytes[position] & 0x3F)
    }
    return (Unicode.Scalar(value), length)
  }
}
