package import TesseraGraphics

/// A decoded picture to a pixmap and back.
///
/// The way to premultiplied and back to straight keeps premultiplied values: `Pixmap(pixmap
/// .straightImage()) == pixmap` wherever the pixels came from this module.
extension Pixmap {
  /// Creates a pixmap from a decoded picture; sides above `sideLimit` are a programmer's error,
  /// because the reader of pictures has refused them before.
  package init(_ image: StraightImage) {
    var pixels: [Pixel] = []
    pixels.reserveCapacity(image.width * image.height)
    let bytes = image.bytes
    for at in stride(from: 0, to: bytes.count, by: 4) {
      pixels.append(
        Pixel(
          straightRed: bytes[at], green: bytes[at + 1], blue: bytes[at + 2], alpha: bytes[at + 3]))
    }
    self.init(width: image.width, height: image.height, pixels: pixels)
  }

  /// The picture in straight channels, as a file holds it; a clear pixel is all zero.
  package func straightImage() -> StraightImage {
    var bytes = [UInt8](repeating: 0, count: pixels.count * 4)
    var at = 0
    for pixel in pixels {
      // Opaque pixels, nearly all of a sheet, are the same in both forms and need no division.
      let straight =
        pixel.alpha == 255
        ? (red: pixel.red, green: pixel.green, blue: pixel.blue, alpha: 255) : pixel.straight
      bytes[at] = straight.red
      bytes[at + 1] = straight.green
      bytes[at + 2] = straight.blue
      bytes[at + 3] = straight.alpha
      at += 4
    }
    return StraightImage(width: width, height: height, bytes: bytes)
  }
}
