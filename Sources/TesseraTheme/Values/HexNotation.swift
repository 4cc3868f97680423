internal import TesseraGraphics

/// CSS hex colours (CSS Color 4, section 5.2) in the three forms that a theme may use.
enum HexNotation {
  /// The colour of `#rgb`, `#rrggbb` or `#rrggbbaa`, nil for any other text.
  static func color(_ text: String) -> Color? {
    guard var digits = digits(text), digits.count != 4 else { return nil }
    if digits.count == 3 { digits = digits.flatMap { [$0, $0] } }
    let bytes = stride(from: 0, to: digits.count, by: 2).map { digits[$0] << 4 | digits[$0 + 1] }
    return Color(
      red8: bytes[0], green8: bytes[1], blue8: bytes[2],
      alpha: bytes.count == 4 ? Double(bytes[3]) / 255 : 1)
  }

  /// Whether the text is `#rgb` or `#rrggbb`.
  static func isOpaque(_ text: String) -> Bool {
    digits(text).map { $0.count == 3 || $0.count == 6 } ?? false
  }

  /// The form with eight digits of `#rgba`, which a theme may not use; nil for any other text.
  static func longForm(_ text: String) -> String? {
    guard let digits = digits(text), digits.count == 4 else { return nil }
    return "#" + text.dropFirst().flatMap { [$0, $0] }
  }

  /// The digits' values, where there are 3, 4, 6 or 8 behind a `#`.
  private static func digits(_ text: String) -> [UInt8]? {
    guard text.utf8.first == UInt8(ascii: "#") else { return nil }
    let digits = text.utf8.dropFirst().compactMap(value)
    return digits.count + 1 == text.utf8.count && [3, 4, 6, 8].contains(digits.count)
      ? digits : nil
  }

  private static func value(_ digit: UInt8) -> UInt8? {
    switch digit {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): digit - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): digit - UInt8(ascii: "a") + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): digit - UInt8(ascii: "A") + 10
    default: nil
    }
  }
}
