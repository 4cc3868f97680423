import Testing

import TesseraGraphics

@Suite("Pixel: straight channels")
struct PixelStraightTests {
  @Test("every channel and alpha: rounded to nearest, and back within what rounding took")
  func thereAndBack() {
    for alpha in UInt8(0)...255 {
      for channel in UInt8(0)...255 {
        let pixel = Pixel(straightRed: channel, green: 0, blue: 255, alpha: alpha)
        let exact = Double(channel) * Double(alpha) / 255
        let back = pixel.straight
        // Half a unit of the stored channel, in straight units, and half a unit for the way back.
        let tolerance = alpha == 0 ? 255 : 127.5 / Double(alpha) + 0.5
        guard Double(pixel.red) == exact.rounded(), pixel.green == 0, pixel.blue == alpha,
          abs(Double(back.red) - Double(channel)) <= tolerance || alpha == 0, back.alpha == alpha
        else {
          Issue.record("\(channel) at alpha \(alpha) gives \(pixel), and back \(back)")
          return
        }
      }
    }
  }

  @Test("every stored channel ≤ alpha survives the way to straight and back")
  func fixedPoint() {
    for alpha in UInt8(0)...255 {
      for channel in 0...alpha {
        let pixel = Pixel(premultipliedRed: channel, green: 0, blue: alpha, alpha: alpha)
        let (red, green, blue, a) = pixel.straight
        guard Pixel(straightRed: red, green: green, blue: blue, alpha: a) == pixel else {
          Issue.record("\(pixel) becomes \((red, green, blue, a))")
          return
        }
      }
    }
  }

  @Test("opaque channels stay what they are, clear ones become zero")
  func extremes() {
    #expect(Pixel(straightRed: 1, green: 2, blue: 3, alpha: 255).straight == (1, 2, 3, 255))
    #expect(Pixel(straightRed: 9, green: 9, blue: 9, alpha: 0) == .clear)
    #expect(Pixel.clear.straight == (0, 0, 0, 0))
  }

  @Test("the way back is (255·p + a/2) / a in integers")
  func unpremultiply() {
    #expect(Pixel(premultipliedRed: 1, green: 2, blue: 0, alpha: 2).straight == (128, 255, 0, 2))
    #expect(Pixel(premultipliedRed: 1, green: 2, blue: 3, alpha: 3).straight == (85, 170, 255, 3))
  }
}
