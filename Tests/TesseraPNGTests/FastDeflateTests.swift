import TesseraGraphics
import TesseraPNG
import TesseraTestSupport
import Testing

@Suite("FastDeflate")
struct FastDeflateTests {
  private func survives(_ image: StraightImage) throws -> Int {
    let bytes = try PNGEncoder.encode(image, scale: 1, effort: .fast)
    #expect(try PNGDecoder.decode(bytes, path: "a.png").image == image)
    return bytes.count
  }

  @Test("a picture of many bands survives, and the bands share what they repeat")
  func bands() throws {
    // Each row is the one above, too varied for a palette.
    let row = (0..<500).map { UInt32($0 * $0 * 2_654_435_761 >> 7 & 0xFFFF_FFFF) }
    var bytes: [UInt8] = []
    for _ in 0..<600 {
      for color in row {
        bytes += [0, 8, 16, 24].map { UInt8(truncatingIfNeeded: color >> $0) }
      }
    }
    let image = StraightImage(width: 500, height: 600, bytes: bytes)
    #expect(try survives(image) < bytes.count / 10)
  }

  @Test("what cannot be made smaller survives, and hardly grows")
  func noise() throws {
    for (width, height) in [(16_384, 3), (300, 400), (1, 5_000)] {
      var random = RandomSource(seed: UInt64(width))
      let bytes = (0..<width * height).flatMap { _ in
        let word = random.next()
        return [0, 8, 16, 24].map { UInt8(truncatingIfNeeded: word >> $0) }
      }
      let image = StraightImage(width: width, height: height, bytes: bytes)
      #expect(try survives(image) < bytes.count + bytes.count / 16 + height + 1_000)
    }
  }

  @Test("one colour is a few bytes, however large")
  func flat() throws {
    let bytes = [UInt8](repeating: 200, count: 4 * 2_000 * 2_000)
    #expect(try survives(StraightImage(width: 2_000, height: 2_000, bytes: bytes)) < 4_000)
  }
}
