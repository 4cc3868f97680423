import Testing

import TesseraGraphics

@Suite("Pixel: colours")
struct PixelColorTests {
  @Test("every byte survives the way to a component and back", arguments: [0.0, 1e-9, -1e-9])
  func bytes(shift: Double) {
    for byte in UInt8(0)...255 {
      #expect(Pixel.quantize(Double(byte) / 255 + shift) == byte)
    }
  }

  @Test("halves round up, also when the last bits are lost; a clear less rounds down")
  func halves() {
    for byte in 0..<255 {
      let half = (Double(byte) + 0.5) / 255
      #expect(Int(Pixel.quantize(half)) == byte + 1)
      #expect(Int(Pixel.quantize(half - 3e-12)) == byte + 1)
      #expect(Int(Pixel.quantize(half - 5e-12)) == byte)
    }
  }

  @Test(
    "what lies outside 0…1 is cut",
    arguments: [(-0.1, 0), (-.infinity, 0), (.nan, 0), (1.002, 255), (.infinity, 255)]
      as [(Double, UInt8)])
  func outside(component: Double, byte: UInt8) {
    #expect(Pixel.quantize(component) == byte)
  }

  @Test("a colour is mapped, quantised once and premultiplied")
  func pixels() {
    #expect(
      Pixel(Color(red: 0.2, green: 0.4, blue: 0.6, alpha: 0.5))
        == Pixel(straightRed: 51, green: 102, blue: 153, alpha: 128))
    #expect(
      Pixel(Color(.displayP3, 1, 0, 0))
        == Pixel(straightRed: 255, green: 11, blue: 12, alpha: 255))
    #expect(Pixel(.clear) == .clear)
  }
}
