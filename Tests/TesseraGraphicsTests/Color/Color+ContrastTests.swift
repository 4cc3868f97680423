import Testing

import TesseraGraphics

@Suite("Color: contrast")
struct ColorContrastTests {
  @Test(
    "contrast ratios that are known from WCAG's own techniques and from common tables",
    arguments: [
      ("#000000", "#ffffff", 21),
      ("#767676", "#ffffff", 4.542),
      ("#777777", "#ffffff", 4.478),
      ("#888888", "#ffffff", 3.545),
      ("#ff0000", "#ffffff", 3.998),
      ("#0000ff", "#ffffff", 8.592),
      ("#123456", "#123456", 1),
    ])
  func ratio(a: String, b: String, expected: Double) throws {
    let (a, b) = (try #require(Color.parseHex(a)), try #require(Color.parseHex(b)))
    #expect(abs(a.contrast(with: b) - expected) < 0.000_5)
    #expect(a.contrast(with: b) == b.contrast(with: a))
  }

  @Test("luminance is 0 for black, 1 for white, and takes wide colours as sRGB shows them")
  func luminance() {
    #expect(Color.black.relativeLuminance == 0)
    #expect(abs(Color.white.relativeLuminance - 1) < 1e-15)
    #expect(Color(red: 0, green: 1, blue: 0).relativeLuminance == 0.7152)
    let wide = Color(.displayP3, 0, 1, 0)
    #expect(wide.relativeLuminance == wide.mappedToSRGB().relativeLuminance)
  }

  @Test("a colour over another is mixed by its alpha, and opaque")
  func composited() {
    let half = Color(red: 0, green: 0, blue: 1, alpha: 0.5).composited(
      over: Color(red: 1, green: 0, blue: 0))
    #expect(half == Color(red: 0.5, green: 0, blue: 0.5))
    #expect(Color.clear.composited(over: .white) == .white)
    #expect(Color.black.composited(over: .white) == .black)
  }
}
