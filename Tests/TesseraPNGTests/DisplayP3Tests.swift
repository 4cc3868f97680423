import TesseraGraphics
import TesseraPNG
import TesseraTestSupport
import Testing

@Suite("DisplayP3")
struct DisplayP3Tests {
  private func convert(_ pixels: [UInt8]) throws -> [UInt8] {
    let bytes = PNGFixture.file(
      PNGFixture.header(width: pixels.count / 4, height: 1), ProfileFixture().chunk,
      PNGFixture.pixelData([0] + pixels))
    return try PNGDecoder.decode(bytes, path: "a.png").image.bytes
  }

  @Test("grey, white and black stay; colours inside sRGB become its nearest bytes")
  func inside() throws {
    // By the matrices of CSS Color 4 in another program: 202.77 104.85 59.80, 78.42 161.93 80.93.
    let pixels: [UInt8] = [
      128, 128, 128, 255, 255, 255, 255, 9, 0, 0, 0, 0, 190, 110, 70, 255, 100, 160, 90, 77,
    ]
    let expected: [UInt8] = [
      128, 128, 128, 255, 255, 255, 255, 9, 0, 0, 0, 0, 203, 105, 60, 255, 78, 162, 81, 77,
    ]
    #expect(try convert(pixels) == expected)
  }

  @Test("colours outside sRGB are gamut mapped as CSS Color 4 does")
  func outside() throws {
    let pixels: [UInt8] = [255, 0, 0, 255, 0, 255, 0, 255]
    #expect(try convert(pixels) == [255, 11, 12, 255, 0, 251, 41, 255])
  }

  @Test("each pixel is what its colour maps to, repeated or not, and keeps its alpha")
  func structure() throws {
    var random = RandomSource(seed: 3)
    let colors = (0..<64 * 3).map { _ in UInt8.random(in: 0...255, using: &random) }
    var pixels: [UInt8] = []
    var expected: [UInt8] = []
    for index in 0..<1_000 {
      let start = index * index % 64 * 3
      let bytes = colors[start..<start + 3]
      let alpha = UInt8(index % 256)
      pixels += bytes + [alpha]
      let components = bytes.map { Double($0) / 255 }
      let color = Color(.displayP3, components[0], components[1], components[2]).mappedToSRGB()
      expected += [color.c1, color.c2, color.c3].map(Pixel.quantize) + [alpha]
    }
    #expect(try convert(pixels) == expected)
  }
}
