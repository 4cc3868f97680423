import Testing

import TesseraGraphics

@Suite("Color: hexadecimal")
struct ColorHexTests {
  @Test(
    "three, four, six and eight digits are read, alpha last",
    arguments: [
      ("#f80", Color(red8: 255, green8: 136, blue8: 0)),
      ("#F80c", Color(red8: 255, green8: 136, blue8: 0, alpha: 0.8)),
      ("#12aBfF", Color(red8: 0x12, green8: 0xAB, blue8: 0xFF)),
      ("#12abff00", Color(red8: 0x12, green8: 0xAB, blue8: 0xFF, alpha: 0)),
      ("#000000ff", Color.black),
    ])
  func parse(text: String, color: Color) {
    #expect(Color.parseHex(text) == color)
    #expect(Color.parseHex("<\(text)>".dropFirst().dropLast()) == color)
  }

  @Test(
    "anything else is not a colour",
    arguments: [
      "", "#", "#1", "#12", "#12345", "#1234567", "#123456789", "fff", "##fff", "#ggg", "#-12",
      "# ff", " #fff", "#fff ", "#ｆｆｆ", "#é0", "0xfff", "#12\u{0}",
    ])
  func reject(text: String) {
    #expect(Color.parseHex(text) == nil)
  }

  @Test("text is the nearest bytes in lower case, alpha only where it is not opaque")
  func text() {
    #expect(Color(red8: 0x0A, green8: 0xBC, blue8: 0xEF).hexText == "#0abcef")
    #expect(Color(red8: 1, green8: 2, blue8: 3, alpha: 0.5).hexText == "#01020380")
    #expect(Color.clear.hexText == "#00000000")
    #expect(Color(red: 0.5, green: 0.499, blue: 1, alpha: 3).hexText == "#807fff")
    #expect(Color.white.withAlpha(0.999).hexText == "#ffffff")
  }

  @Test("every byte in every channel survives text and back")
  func roundTrip() {
    for byte in UInt8(0)...255 {
      let color = Color(
        red8: byte, green8: 255 - byte, blue8: byte ^ 0x5A, alpha: Double(byte) / 255)
      #expect(Color.parseHex(color.hexText) == color)
    }
  }
}
