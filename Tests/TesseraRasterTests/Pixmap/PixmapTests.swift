import Testing
import TesseraGraphics
import TesseraRaster

@Suite("Pixmap")
struct PixmapTests {
  @Test("comes back from straight channels as it was, for every alpha and channel")
  func straightRoundTrip() {
    // One row for each alpha, one column for each channel up to it.
    var pixels: [Pixel] = []
    for alpha in UInt8(0)...255 {
      for channel in UInt8(0)...255 {
        pixels.append(
          Pixel(
            premultipliedRed: channel, green: 255 - channel, blue: channel / 2, alpha: alpha))
      }
    }
    let pixmap = Pixmap(width: 256, height: 256, pixels: pixels)
    #expect(Pixmap(pixmap.straightImage()) == pixmap)
  }

  @Test("is premultiplied from straight channels, a clear pixel all zero")
  func premultiplies() {
    let image = StraightImage(width: 2, height: 1, bytes: [255, 0, 51, 128, 9, 9, 9, 0])
    let pixmap = Pixmap(image)
    #expect(pixmap[0, 0] == Pixel(premultipliedRed: 128, green: 0, blue: 26, alpha: 128))
    #expect(pixmap[1, 0] == .clear)
    #expect(Array(pixmap.straightImage().bytes[4...]) == [0, 0, 0, 0])
  }

  @Test("copies pixels as they are, cut off at its edges")
  func copies() {
    let stamp = Pixmap(
      width: 2, height: 2,
      pixels: [Pixel(.white), .clear, Pixel(.black), Pixel(bits: 0x8010_2030)])
    var pixmap = Pixmap(width: 3, height: 3, fill: Pixel(.black))
    pixmap.copy(stamp, toX: 1, y: 1)
    #expect(pixmap[1, 1] == Pixel(.white))
    #expect(pixmap[2, 1] == .clear)
    #expect(pixmap[2, 2].bits == 0x8010_2030)
    #expect(pixmap[0, 0] == Pixel(.black))

    pixmap.copy(stamp, toX: -1, y: -1)
    #expect(pixmap[0, 0].bits == 0x8010_2030)
    #expect(pixmap[1, 0] == Pixel(.black))
    pixmap.copy(stamp, toX: 2, y: -1)
    #expect(pixmap[2, 0] == Pixel(.black))
    let before = pixmap
    pixmap.copy(stamp, toX: 3, y: 0)
    pixmap.copy(stamp, toX: 0, y: -2)
    #expect(pixmap == before)
  }

  @Test("gives out rows and parts")
  func parts() {
    let pixmap = Pixmap(
      width: 3, height: 2, pixels: (0..<6).map { Pixel(bits: 0xFF00_0000 + UInt32($0)) })
    #expect(Array(pixmap.row(1)) == Array(pixmap.pixels[3...]))
    let part = pixmap.cropped(x: 1, y: 0, width: 2, height: 2)
    #expect(part.pixels.map { $0.bits & 0xFF } == [1, 2, 4, 5])
  }
}
