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
    var bytes: [UInt8] = []
    bytes.reserveCapacity(pixels.count * 4)
    for pixel in pixels {
      let straight = pixel.straight
      bytes.append(straight.red)
      bytes.append(straight.green)
      bytes.append(straight.blue)
      bytes.append(straight.alpha)
    }
    return StraightImage(width: width, height: height, bytes: bytes)
  }
}
