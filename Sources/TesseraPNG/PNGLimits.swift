/// How large a PNG file's content may be: what keeps a small hostile file from filling the memory.
///
/// A picture that was asked for may be larger than one that is only found: the encoder keeps to
/// `canvas`, the decoder, unless something else is said, to `standard`.
package struct PNGLimits: Hashable, Sendable {
  /// Pixels in a row, and rows.
  package let side: Int
  /// Bytes of the decoded picture, four a pixel.
  package let decodedBytes: Int
  /// Bytes of one text or colour profile, inflated.
  package let textBytes: Int
  /// Number of texts that are read.
  package let textCount: Int

  /// Creates limits; each is at least 1 and at most 2³⁰.
  package init(
    side: Int = 16_384, decodedBytes: Int = 256 << 20, textBytes: Int = 4 << 20,
    textCount: Int = 64
  ) {
    for limit in [side, decodedBytes, textBytes, textCount] {
      precondition((1...1 << 30).contains(limit), "a limit is positive and at most 2 to the 30")
    }
    self.side = side
    self.decodedBytes = decodedBytes
    self.textBytes = textBytes
    self.textCount = textCount
  }

  /// The limits of the product: 16,384 pixels a side, 256 MiB decoded, 64 texts of 4 MiB.
  package static let standard = PNGLimits()

  /// As `standard`, and as many bytes as the largest canvas has: 1 GiB.
  package static let canvas = PNGLimits(decodedBytes: 1 << 30)
}

extension PNGLimits {
  /// Bytes of one chunk other than pixel data, as stored and once more inflated: a text or profile,
  /// with room for the keyword of at most 79 bytes and what separates the two.
  var chunkBytes: Int { textBytes + 128 }

  /// Throws `PNGError.tooLarge` for a size beyond the limits; `path` is nil when encoding.
  func check(width: Int, height: Int, path: String?) throws(PNGError) {
    guard width <= side, height <= side else {
      throw .tooLarge(path: path, width: width, height: height, limits: self)
    }
    // Both sides are at most 2³⁰ here, so the product cannot overflow.
    guard width * height <= decodedBytes / 4 else {
      throw .tooLarge(path: path, width: width, height: height, limits: self)
    }
  }
}
