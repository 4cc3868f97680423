/// Reads the numbers and words that SVG's attributes are made of, byte by byte.
struct ValueScanner {
  /// The text.
  let bytes: [UInt8]
  /// The offset of the byte that comes next.
  private(set) var position = 0

  init(_ text: some StringProtocol) {
    bytes = Array(text.utf8)
  }

  /// The byte that comes next; nil at the end.
  var next: UInt8? { position < bytes.count ? bytes[position] : nil }

  /// Whether nothing is left.
  var isAtEnd: Bool { position == bytes.count }

  /// Skips white space.
  mutating func skipSpace() {
    while let byte = next, Self.isSpace(byte) { position += 1 }
  }

  /// Skips what separates two values: white space with at most one comma in it.
  ///
  /// Returns whether there was a comma.
  @discardableResult
  mutating func skipSeparator() -> Bool {
    skipSpace()
    guard take(",") else { return false }
    skipSpace()
    return true
  }

  /// Takes one character if it is the next.
  mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard next == UInt8(ascii: character) else { return false }
    position += 1
    return true
  }

  /// Takes the byte that comes next.
  mutating func takeByte() -> UInt8? {
    guard let byte = next else { return nil }
    position += 1
    return byte
  }

  /// Takes letters, digits, hyphens and underscores; empty where there are none.
  mutating func word() -> String {
    let start = position
    while let byte = next, Self.isWord(byte) { position += 1 }
    return text(from: start)
  }

  /// Takes a number (SVG 2, section 4.2), which may be infinite; nil where there is none.
  ///
  /// A number ends where it can: `1.5.5` are two, and so are `1-1`. A point at its end belongs to it, as
  /// browsers have it, and an `e` only where digits follow, since units begin with it, too.
  mutating func number() -> Double? {
    let start = position
    if next == UInt8(ascii: "+") || next == UInt8(ascii: "-") { position += 1 }
    var digits = skipDigits()
    if next == UInt8(ascii: ".") {
      position += 1
      digits += skipDigits()
    }
    guard digits > 0 else {
      position = start
      return nil
    }
    if let byte = next, byte | 0x20 == UInt8(ascii: "e") {
      let mantissaEnd = position
      position += 1
      if next == UInt8(ascii: "+") || next == UInt8(ascii: "-") { position += 1 }
      if skipDigits() == 0 { position = mantissaEnd }
    }
    return Double(text(from: start))
  }

  /// Takes numbers with separators between them until something else comes.
  mutating func numbers() -> [Double] {
    var numbers: [Double] = []
    skipSpace()
    while let number = number() {
      numbers.append(number)
      skipSeparator()
    }
    return numbers
  }

  /// The text from an offset up to here.
  func text(from start: Int) -> String {
    String(decoding: bytes[start..<position], as: UTF8.self)
  }

  private mutating func skipDigits() -> Int {
    let start = position
    while let byte = next, (0x30...0x39).contains(byte) { position += 1 }
    return position - start
  }

  static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }

  static func isLetter(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte | 0x20) }

  private static func isWord(_ byte: UInt8) -> Bool {
    isLetter(byte) || (0x30...0x39).contains(byte) || byte == UInt8(ascii: "-")
      || byte == UInt8(ascii: "_")
  }
}
