import Testing

import TesseraGraphics
import TesseraTestSupport

@Suite("Pixel")
struct PixelTests {
  @Test("div255 rounds to nearest over its whole range")
  func div255() {
    let wrong = (UInt32(0)...65_025).first { Pixel.div255($0) != (2 * $0 + 255) / 510 }
    #expect(wrong == nil)
  }

  @Test("channels lie in memory order in the word")
  func layout() {
    let pixel = Pixel(premultipliedRed: 1, green: 2, blue: 3, alpha: 4)
    #expect(pixel.bits == 0x0403_0201)
    #expect([pixel.red, pixel.green, pixel.blue, pixel.alpha] == [1, 2, 3, 4])
    #expect(Pixel.clear.bits == 0)
  }

  @Test("premultiplied channels are cut to alpha")
  func cut() {
    let pixel = Pixel(premultipliedRed: 200, green: 100, blue: 101, alpha: 100)
    #expect([pixel.red, pixel.green, pixel.blue, pixel.alpha] == [100, 100, 100, 100])
  }

  @Test("scaling rounds each channel once, for every value and factor")
  func scaled() {
    for value in UInt8(0)...255 {
      let other = value ^ 0x5A
      let pixel = Pixel(
        bits: UInt32(value) | UInt32(other) << 8 | UInt32(value) << 16 | UInt32(other) << 24)
      for factor in UInt8(0)...255 {
        let scaled = pixel.scaled(by: factor)
        let expected = [nearest(value, factor), nearest(other, factor)]
        guard [scaled.red, scaled.green] == expected, [scaled.blue, scaled.alpha] == expected else {
          Issue.record("\(value) or \(other) times \(factor) gives \(scaled)")
          return
        }
      }
    }
  }

  @Test("source-over is S + D·(255 − Sα)/255 rounded once, for every D and Sα")
  func over() {
    var random = RandomSource(seed: 6)
    for alpha in UInt8(0)...255 {
      for below in UInt8(0)...255 {
        let source = Pixel(
          premultipliedRed: alpha, green: .random(in: 0...alpha, using: &random), blue: 0,
          alpha: alpha)
        let destination = Pixel(
          premultipliedRed: below, green: below, blue: .random(in: 0...below, using: &random),
          alpha: below)
        let result = source.over(destination)
        let expected = [
          source.red + nearest(destination.red, 255 - alpha),
          source.green + nearest(destination.green, 255 - alpha),
          source.blue + nearest(destination.blue, 255 - alpha),
          alpha + nearest(below, 255 - alpha),
        ]
        guard [result.red, result.green, result.blue, result.alpha] == expected else {
          Issue.record("\(source) over \(destination) gives \(result)")
          return
        }
        guard result.red <= result.alpha, result.green <= result.alpha, result.blue <= result.alpha
        else {
          Issue.record("\(source) over \(destination) is brighter than its alpha: \(result)")
          return
        }
      }
    }
  }

  @Test("a clear pixel changes nothing and an opaque one covers everything")
  func overExtremes() {
    let some = Pixel(premultipliedRed: 10, green: 20, blue: 30, alpha: 40)
    let opaque = Pixel(premultipliedRed: 1, green: 2, blue: 3, alpha: 255)
    #expect(Pixel.clear.over(some) == some)
    #expect(opaque.over(some) == opaque)
  }

  @Test("blue at half alpha over red")
  func blueOverRed() {
    let blue = Pixel(Color(red: 0, green: 0, blue: 1, alpha: 0.5))
    let red = Pixel(straightRed: 255, green: 0, blue: 0, alpha: 255)
    #expect(blue.over(red) == Pixel(premultipliedRed: 127, green: 0, blue: 128, alpha: 255))
  }

  /// a·b/255 rounded to nearest; there are no halves, as 255 is odd.
  private func nearest(_ a: UInt8, _ b: UInt8) -> UInt8 {
    UInt8((Double(a) * Double(b) / 255).rounded())
  }
}
