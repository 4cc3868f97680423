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

  @Test("divides by alpha as Pixel does, for every alpha and channel, wherever opaque ones lie")
  func straightChannels() {
    var pixels: [Pixel] = []
    for alpha in UInt32(0)...255 {
      for channel in UInt32(0)...255 {
        // A channel above alpha is nobody's, but must not overflow.
        pixels.append(Pixel(bits: channel | channel << 8 | alpha / 3 << 16 | alpha << 24))
        if channel % 21 < 10 { pixels.append(Pixel(bits: 0xFF00_0000 | channel)) }
      }
    }
    let bytes = Pixmap(width: 1, height: 1).straightImage().bytes
    #expect(bytes == [0, 0, 0, 0])
    var image = Pixmap(width: pixels.count / 64, height: 1)
    var faults = 0
    for start in stride(from: 0, to: pixels.count - image.width, by: image.width) {
      image = Pixmap(
        width: image.width, height: 1, pixels: Array(pixels[start..<(start + image.width)]))
      let straight = image.straightImage()
      let back = Pixmap(straight)
      for (index, pixel) in image.pixels.enumerated() {
        let expected = pixel.straight
        let bytes = straight.bytes[(index * 4)..<(index * 4 + 4)]
        if Array(bytes) != [expected.red, expected.green, expected.blue, expected.alpha]
          || back[index, 0] != straight.pixel(x: index, y: 0)
        {
          faults += 1
        }
      }
    }
    #expect(faults == 0)
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
