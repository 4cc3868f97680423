/// Colours as CSS writes them in hexadecimal digits.
extension Color {
  /// The sRGB colour of `#rgb`, `#rgba`, `#rrggbb` or `#rrggbbaa`, digits of either case.
  ///
  /// Alpha comes last, as in CSS Color 4, section 5.2 (Android writes it first). Nil for any other
  /// text: the caller knows the place for the diagnostic.
  public static func parseHex(_ text: some StringProtocol) -> Color? {
    let characters = text.utf8
    guard characters.first == UInt8(ascii: "#") else { return nil }
    var digits: [UInt8] = []
    for character in characters.dropFirst() {
      guard digits.count < 8, let digit = hexDigit(character) else { return nil }
      digits.append(digit)
    }
    let channels: [UInt8]
    switch digits.count {
    case 3, 4: channels = digits.map { $0 * 17 }
    case 6, 8:
      channels = stride(from: 0, to: digits.count, by: 2).map { digits[$0] << 4 | digits[$0 + 1] }
    default: return nil
    }
    return Color(
      red8: channels[0], green8: channels[1], blue8: channels[2],
      alpha: channels.count == 4 ? Double(channels[3]) / 255 : 1)
  }

  /// `#rrggbb`, or `#rrggbbaa` where the colour is not opaque, of the nearest straight sRGB bytes.
  ///
  /// Colours outside sRGB are mapped as in ``mappedToSRGB(_:)``.
  public var hexText: String {
    let srgb = mappedToSRGB()
    var bytes = [srgb.c1, srgb.c2, srgb.c3, srgb.alpha].map(Pixel.quantize)
    if bytes[3] == 255 { bytes.removeLast() }
    return bytes.reduce(into: "#") { text, byte in
      text += String(byte >> 4, radix: 16) + String(byte & 15, radix: 16)
    }
  }

  /// The value of a hexadecimal digit given in ASCII.
  private static func hexDigit(_ character: UInt8) -> UInt8? {
    switch character {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): character - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): character - UInt8(ascii: "a") + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): character - UInt8(ascii: "A") + 10
    default: nil
    }
  }
}
