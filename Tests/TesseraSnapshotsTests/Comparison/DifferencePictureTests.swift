import TesseraGraphics
import TesseraRaster
import TesseraSnapshots
import Testing

@Suite("Difference picture")
struct DifferencePictureTests {
  private static func grey(_ level: UInt8) -> Pixel {
    Pixel(premultipliedRed: level, green: level, blue: level, alpha: 255)
  }
  private static let mark = Pixel(premultipliedRed: 255, green: 0, blue: 170, alpha: 255)

  @Test("Expected, difference and actual stand side by side; one level differs like any other")
  func pixels() {
    let expected = Pixmap(width: 3, height: 2, fill: Self.grey(0))
    var actual = expected
    actual[2, 1] = Self.grey(1)
    let picture = DifferencePicture.draw(expected: expected, actual: actual)
    #expect(picture.width == 3 + 8 + 3 + 8 + 3 && picture.height == 2)
    #expect(picture.cropped(x: 0, y: 0, width: 3, height: 2) == expected)
    #expect(picture.cropped(x: 22, y: 0, width: 3, height: 2) == actual)
    // Black, four fifths of the way to white.
    var middle = Pixmap(width: 3, height: 2, fill: Self.grey(204))
    middle[2, 1] = Self.mark
    #expect(picture.cropped(x: 11, y: 0, width: 3, height: 2) == middle)
    for x in [3, 10, 14, 21] { #expect(picture[x, 0] == Self.grey(255)) }
  }

  @Test(
    "Equal pixels are faint greys",
    arguments: [
      (Pixel(bits: 0xFFFF_FFFF), 255 as UInt8), (Pixel(bits: 0xFF00_00FF), 215 as UInt8),
      (Pixel(bits: 0xFF00_FF00), 241 as UInt8), (.clear, 255 as UInt8),
    ])
  func faint(pixel: Pixel, level: UInt8) {
    let picture = Pixmap(width: 1, height: 1, fill: pixel)
    #expect(DifferencePicture.draw(expected: picture, actual: picture)[9, 0] == Self.grey(level))
  }

  @Test("What only one picture covers differs")
  func sizes() {
    let expected = Pixmap(width: 2, height: 4, fill: Self.grey(0))
    let actual = Pixmap(width: 3, height: 2, fill: Self.grey(0))
    let picture = DifferencePicture.draw(expected: expected, actual: actual)
    #expect(picture.width == 2 + 8 + 3 + 8 + 3 && picture.height == 4)
    for y in 0..<4 {
      for x in 0..<3 {
        let isCommon = x < 2 && y < 2
        #expect(picture[10 + x, y] == (isCommon ? Self.grey(204) : Self.mark), "\(x),\(y)")
      }
    }
    #expect(picture[21, 1] == Self.grey(0) && picture[21, 2] == Self.grey(255))
  }

  @Test("Translucent pictures lie on a chequerboard of 8 pixels")
  func chequerboard() {
    let clear = Pixmap(width: 16, height: 9)
    let picture = DifferencePicture.draw(expected: clear, actual: clear)
    #expect(picture[0, 0] == Self.grey(255) && picture[8, 0] == Self.grey(204))
    #expect(picture[0, 8] == Self.grey(204) && picture[8, 8] == Self.grey(255))
    #expect(picture[7, 7] == Self.grey(255) && picture[15, 7] == Self.grey(204))
  }

  @Test("Pictures too wide to stand side by side stand below each other, or the middle alone")
  func large() {
    let wide = Pixmap(width: 8_000, height: 2, fill: Self.grey(0))
    let stacked = DifferencePicture.draw(expected: wide, actual: wide)
    #expect(stacked.width == 8_000 && stacked.height == 2 + 8 + 2 + 8 + 2)
    #expect(stacked[0, 0] == Self.grey(0) && stacked[0, 10] == Self.grey(204))
    #expect(stacked[0, 21] == Self.grey(0) && stacked[0, 5] == Self.grey(255))
    let tall = Pixmap(width: 5_500, height: 5_500, fill: Self.grey(0))
    let alone = DifferencePicture.draw(expected: tall, actual: tall)
    #expect(alone.width == 5_500 && alone.height == 5_500)
    #expect(alone[0, 0] == Self.grey(204))
  }

  /// The magenta of a difference, laid on white with some strength of 255.
  private static func mark(_ strength: UInt8) -> Pixel { mark.scaled(by: strength).over(grey(255)) }

  @Test("Differences are stretched: the largest has the full colour, the least a clear one")
  func stretched() {
    let expected = Pixmap(width: 4, height: 1, fill: Self.grey(0))
    var actual = expected
    for (x, level) in [(1, 1), (2, 20), (3, 40)] as [(Int, UInt8)] {
      actual[x, 0] = Self.grey(level)
    }
    let picture = DifferencePicture.difference(expected: expected, actual: actual)
    // 96 + 159 · 1/40 and so on, cut off.
    #expect(
      picture.pixels == [Self.grey(204), Self.mark(99), Self.mark(175), Self.mark])
  }

  @Test("Another opacity makes a chequerboard of 2 pixels with blue")
  func opacity() {
    let expected = Pixmap(width: 4, height: 2, fill: Pixel(bits: 0x8000_0000))
    let actual = Pixmap(width: 4, height: 2, fill: Pixel(bits: 0x4000_0000))
    let picture = DifferencePicture.difference(expected: expected, actual: actual)
    let blue = Pixel(premultipliedRed: 0, green: 110, blue: 255, alpha: 255)
    #expect(picture.pixels == [Self.mark, Self.mark, blue, blue, Self.mark, Self.mark, blue, blue])
  }

  @Test("A metric says what is marked, and what is an edge")
  func metric() {
    let expected = PixelGrid(
      ["......", "......", "..1###", "######", "#####."],
      [
        ".": opaque(0xFF_FFFF), "#": opaque(0), "1": opaque(0x60_6060),
      ])
    let actual = expected.replacing((2, 2, opaque(0xA0_A0A0)), (0, 0, opaque(0xFE_FEFE)))
    let metric = Metric.odiff(threshold: 0.1, countsAntialiased: false)
    func pixmap(_ grid: PixelGrid) -> Pixmap {
      Pixmap(width: grid.width, height: grid.height, pixels: grid.words.map(Pixel.init(bits:)))
    }
    let picture = DifferencePicture.difference(
      expected: pixmap(expected), actual: pixmap(actual), map: metric.compare(expected, actual))
    #expect(
      picture[2, 2] == Pixel(premultipliedRed: 255, green: 200, blue: 0, alpha: 255))
    #expect(picture[0, 0] == Self.grey(255) && picture[0, 4] == Self.grey(204))
  }
}
