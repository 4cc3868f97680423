/// A JSON pointer in a URI fragment (RFC 6901, section 6).
enum JSONPointer {
  /// The names of a pointer such as `#/sets/a~1b`, nil for any other text.
  static func names(_ text: String) -> [String]? {
    guard text.hasPrefix("#/") else { return nil }
    return decodingPercents(text).dropFirst(2)
      .split(separator: "/", omittingEmptySubsequences: false)
      .map { String($0).replacing("~1", with: "/").replacing("~0", with: "~") }
  }

  /// The text with each percent and two hexadecimal digits replaced by their byte (RFC 3986, 2.1).
  static func decodingPercents(_ text: String) -> String {
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
