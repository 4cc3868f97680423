/// A JSON pointer in a URI fragment (RFC 6901, section 6).
enum JSONPointer {
  /// The names of a pointer such as `#/sets/a~1b`, nil for any other text.
  ///
  /// Percent signs are decoded first, as RFC 6901 says, and what RFC 3986 would have encoded may
  /// stand as it is: the specification itself writes `#/brand colors/primary`.
  static func names(_ text: String) -> [String]? {
    guard text.hasPrefix("#/") else { return nil }
    var names: [String] = []
    let decoded = decodingPercents(text).dropFirst(2)
    for part in decoded.split(separator: "/", omittingEmptySubsequences: false) {
      guard let name = unescaped(part) else { return nil }
      names.append(name)
    }
    return names
  }

  /// The pointer to the value that the names lead to from the root.
  static func text(_ names: some Sequence<String>) -> String {
    "#"
      + names.map { "/" + $0.replacing("~", with: "~0").replacing("/", with: "~1") }.joined()
  }

  /// The place in an array that a name stands for: digits without a zero before them.
  static func index(_ name: String) -> Int? {
    guard let index = Int(name), index >= 0, String(index) == name else { return nil }
    return index
  }

  /// A part of a pointer with its escapes `~0` and `~1` replaced, nil for any other escape.
  private static func unescaped(_ part: Substring) -> String? {
    guard part.contains("~") else { return String(part) }
    var pieces = part.split(separator: "~", omittingEmptySubsequences: false)
    var name = String(pieces.removeFirst())
    for piece in pieces {
      switch piece.first {
      case "0": name += "~"
      case "1": name += "/"
      default: return nil
      }
      name += piece.dropFirst()
    }
    return name
  }

  /// The text with each percent and two hexadecimal digits replaced by their byte (RFC 3986, 2.1).
  static func decodingPercents(_ text: String) -> String {
    guard text.utf8.contains(UInt8(ascii: "%")) else { return text }
    var bytes: [UInt8] = []
    var rest = text.utf8[...]
    while let byte = rest.popFirst() {
      let digits = rest.prefix(2)
      if byte == UInt8(ascii: "%"), digits.count == 2, !digits.contains(UInt8(ascii: "+")),
        let value = UInt8(String(Substring(digits)), radix: 16)
      {
        bytes.append(value)
        rest = rest.dropFirst(2)
      } else {
        bytes.append(byte)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
