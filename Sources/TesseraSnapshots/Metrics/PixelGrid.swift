package import TesseraGraphics
package import TesseraRaster

/// A picture as words of four channels, red in the low byte: what comparing works on.
///
/// Straight as decoded for metrics, premultiplied for the cause of a difference. Two pixels are equal
/// exactly where their words are.
package struct PixelGrid: Hashable, Sendable {
  /// Pixels in a row.
  package let width: Int
  /// Rows.
  package let height: Int
  /// The pixels, row by row from the top left.
  package let words: [UInt32]

  /// Creates a grid from its words.
  package init(width: Int, height: Int, words: [UInt32]) {
    precondition(words.count == width * height, "one word for each pixel")
    self.width = width
    self.height = height
    self.words = words
  }

  /// A decoded picture, in straight channels.
  package init(_ image: StraightImage) {
    self.init(width: image.width, height: image.height, words: image.straightWords())
  }

  /// A decoded picture, in premultiplied channels.
  package init(premultiplied image: StraightImage) {
    self.init(width: image.width, height: image.height, words: image.premultipliedWords())
  }

  /// A picture that was drawn, in premultiplied channels.
  package init(_ pixmap: Pixmap) {
    self.init(width: pixmap.width, height: pixmap.height, words: pixmap.pixels.map(\.bits))
  }

  /// The word in column `x` of row `y`.
  @inline(__always)
  func word(_ x: Int, _ y: Int) -> UInt32 { words[y * width + x] }
}

extension UInt32 {
  /// A channel of a pixel's word: 0 red, 1 green, 2 blue, 3 alpha.
  @inline(__always)
  func channel(_ index: UInt32) -> Int { Int(self >> (8 * index) & 255) }

  /// The largest difference of a channel between two pixels, 0…255.
  @inline(__always)
  func channelDelta(_ other: UInt32) -> Int {
    var largest = 0
    for index: UInt32 in 0..<4 {
      largest = Swift.max(largest, abs(channel(index) - other.channel(index)))
    }
    return largest
  }
}
