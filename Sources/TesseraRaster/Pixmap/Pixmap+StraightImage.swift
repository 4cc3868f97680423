package import TesseraGraphics

/// A decoded picture to a pixmap and back.
///
/// The way to premultiplied and back to straight keeps premultiplied values: `Pixmap(pixmap
/// .straightImage()) == pixmap` wherever the pixels came from this module. Opaque pixels, nearly all
/// of a sheet, are the same in both forms and are copied, eight at a time.
extension Pixmap {
  /// Creates a pixmap from a decoded picture; sides above `sideLimit` are a programmer's error,
  /// because the reader of pictures has refused them before.
  package init(_ image: StraightImage) {
    let pixels = image.words { Pixel(bits: StraightWord.premultiplied($0)) }
    self.init(width: image.width, height: image.height, pixels: pixels)
  }

  /// The picture in straight channels, as a file holds it; a clear pixel is all zero.
  package func straightImage() -> StraightImage {
    let count = pixels.count
    let bytes = unsafe [UInt8](unsafeUninitializedCapacity: count * 4) { bytes, filled in
      // Four bytes for each pixel; the storage of an array is aligned for words.
      unsafe bytes.withMemoryRebound(to: UInt32.self) { words in
        unsafe pixels.withUnsafeBufferPointer { pixels in
          guard let words = words.baseAddress, let pixels = pixels.baseAddress
          else { return }
          unsafe StraightWord.write(pixels, count, to: words)
        }
      }
      filled = count * 4
    }
    return StraightImage(width: width, height: height, bytes: bytes)
  }
}
