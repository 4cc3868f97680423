import TesseraGraphics
import Testing

@testable import TesseraTheme

@Suite("Hex colours")
struct HexNotationTests {
  @Test(
    "three, six and eight digits of either case are colours",
    arguments: [
      ("#fff", Color.white), ("#09C", Color(red8: 0, green8: 0x99, blue8: 0xCC)),
      ("#ff7e79", Color(red8: 255, green8: 126, blue8: 121)),
      ("#FF7E79", Color(red8: 255, green8: 126, blue8: 121)),
      ("#00000080", Color(red8: 0, green8: 0, blue8: 0, alpha: 128.0 / 255)),
      ("#12345600", Color(red8: 0x12, green8: 0x34, blue8: 0x56, alpha: 0)),
    ])
  func colors(text: String, color: Color) {
    #expect(HexNotation.color(text) == color)
  }

  @Test(
    "anything else is none",
    arguments: [
      "", "#", "#f", "#ff", "#ffff", "#fffff", "#fffffff", "#fffffffff", "fff", "#ggg",
      "#ff 000", "#ﬀ0",
    ])
  func others(text: String) {
    #expect(HexNotation.color(text) == nil)
  }

  @Test("only three and six digits have no alpha")
  func opaque() {
    #expect(HexNotation.isOpaque("#abc"))
    #expect(HexNotation.isOpaque("#aabbcc"))
    #expect(!HexNotation.isOpaque("#aabbccdd"))
    #expect(!HexNotation.isOpaque("#aabbcg"))
    #expect(!HexNotation.isOpaque("red"))
  }
}
