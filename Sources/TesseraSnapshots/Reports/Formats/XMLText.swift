/// Text that means nothing to XML 1.0.
enum XMLText {
  /// The text for an element's content or an attribute in double quotes.
  ///
  /// What XML cannot hold at all, such as most control characters, is shown as `\u{1}`. A line end in
  /// an attribute would be read as a space, so it is written by its number.
  static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "\t", "\n", "\r": result += "&#\(scalar.value);"
      case _ where !isAllowed(scalar):
        result += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// Whether a document may hold the scalar (XML 1.0, production 2), and should (its note).
  private static func isAllowed(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x20...0x7E, 0x85, 0xA0...0xFDCF, 0xFDF0...0xFFFD: true
    case 0x10000...: scalar.value & 0xFFFE != 0xFFFE
    default: false
    }
  }
}
