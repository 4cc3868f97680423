import TesseraGraphics
import TesseraPNG
import TesseraTestSupport
import Testing

@Suite("AnimatedPNGEncoder")
struct AnimatedPNGEncoderTests {
  /// A picture of random pixels.
  private static func image(_ width: Int, _ height: Int, seed: UInt64, isOpaque: Bool)
    -> StraightImage
  {
    var random = RandomSource(seed: seed)
    let bytes = (0..<width * height).flatMap { _ -> [UInt8] in
      let color = (0..<3).map { _ in UInt8.random(in: 0...255, using: &random) }
      return color + [isOpaque ? 255 : UInt8.random(in: 1...255, using: &random)]
    }
    return StraightImage(width: width, height: height, bytes: bytes)
  }

  /// The picture of a frame: a still file of its size, with its stream.
  private static func decode(
    _ stream: [UInt8], _ width: Int, _ height: Int, isOpaque: Bool
  ) throws -> StraightImage {
    let header = PNGFixture.header(width: width, height: height, colorType: isOpaque ? 2 : 6)
    let file = PNGFixture.file(header, PNGFixture.chunk("IDAT", stream))
    return try PNGDecoder.decode(file, path: "frame.png").image
  }

  @Test("the file's chunks say size, place, time and number of each frame, and hold its pixels")
  func chunks() throws {
    for isOpaque in [true, false] {
      let first = Self.image(7, 5, seed: 1, isOpaque: isOpaque)
      let second = Self.image(2, 3, seed: 2, isOpaque: isOpaque)
      var encoder = try AnimatedPNGEncoder(width: 7, height: 5, scale: 2, isOpaque: isOpaque)
      try encoder.append(first, atX: 0, y: 0, milliseconds: 600)
      try encoder.append(second, atX: 4, y: 1, milliseconds: 70_000)
      try encoder.append(second, atX: 5, y: 2, milliseconds: 1e300)
      let bytes = try encoder.finish()

      let found = PNGFixture.chunks(of: bytes)
      #expect(
        found.map(\.name) == [
          "IHDR", "sRGB", "pHYs", "acTL", "fcTL", "IDAT", "fcTL", "fdAT", "fcTL", "fdAT", "IEND",
        ])
      let big32 = PNGFixture.big32
      let big16 = PNGFixture.big16
      #expect(found[3].payload == big32(3) + big32(0))
      func control(_ number: Int, _ frame: [Int], _ delay: Int, _ unit: Int) -> [UInt8] {
        big32(number) + frame.flatMap(big32) + big16(delay) + big16(unit) + [0, 0]
      }
      #expect(found[4].payload == control(0, [7, 5, 0, 0], 600, 1_000))
      #expect(found[6].payload == control(1, [2, 3, 4, 1], 7_000, 100))
      #expect(found[8].payload == control(3, [2, 3, 5, 2], 65_535, 1))
      #expect(Array(found[7].payload.prefix(4)) == big32(2))
      #expect(Array(found[9].payload.prefix(4)) == big32(4))
      for index in [7, 9] {
        let stream = Array(found[index].payload.dropFirst(4))
        #expect(try Self.decode(stream, 2, 3, isOpaque: isOpaque) == second)
      }
      // Who knows nothing of animations sees the first frame.
      let still = try PNGDecoder.decode(bytes, path: "a.png")
      #expect(still.image == first)
      #expect(still.warnings == [])
    }
  }

  @Test("a picture beyond the limits is refused")
  func limits() {
    #expect(throws: PNGError.self) {
      _ = try AnimatedPNGEncoder(width: 20_000, height: 5, scale: 1, isOpaque: true)
    }
  }
}
