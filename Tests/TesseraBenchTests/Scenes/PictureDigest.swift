import TesseraGraphics
import TesseraRaster

/// A number that stands for all premultiplied bytes of a picture: FNV-1a, 64 bits (Fowler, Noll, Vo),
/// a pixel's four bytes at a time.
///
/// It is the same everywhere, and pictures that differ in one bit have different ones.
struct PictureDigest: Hashable, CustomStringConvertible {
  let value: UInt64

  init(_ value: UInt64) { self.value = value }

  init(_ picture: Pixmap) {
    var value: UInt64 = 0xCBF2_9CE4_8422_2325
    for pixel in picture.pixels { value = (value ^ UInt64(pixel.bits)) &* 0x0000_0100_0000_01B3 }
    self.value = value
  }

  var description: String { "0x" + String(value, radix: 16, uppercase: true) }
}
