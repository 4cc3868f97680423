package import TesseraGraphics

/// A decoded picture as words, red in the low byte: what comparing pictures begins with.
extension StraightImage {
  /// The pixels in straight channels, row by row from the top left.
  package func straightWords() -> [UInt32] { words { $0 } }

  /// The pixels in premultiplied channels, as a pixmap holds them.
  package func premultipliedWords() -> [UInt32] { words(StraightWord.premultiplied) }

  /// The pixels, each through a transformation of its word.
  @inline(__always)
  func words<Result>(_ transform: (UInt32) -> Result) -> [Result] {
    let count = width * height
    return unsafe [Result](unsafeUninitializedCapacity: count) { words, filled in
      unsafe bytes.withUnsafeBytes { bytes in
        // A picture has four bytes for each pixel.
        for index in 0..<count {
          let word = unsafe UInt32(
            littleEndian: bytes.loadUnaligned(fromByteOffset: index * 4, as: UInt32.self))
          unsafe words.initializeElement(at: index, to: transform(word))
        }
      }
      filled = count
    }
  }
}
