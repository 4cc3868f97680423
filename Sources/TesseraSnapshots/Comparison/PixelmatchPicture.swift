package import TesseraGraphics

/// The difference picture that pixelmatch draws: equal pixels in faint grey, differing ones marked.
package struct PixelmatchPicture: Hashable, Sendable {
  /// Red, green and blue.
  package typealias RGB = SIMD3<UInt8>

  /// Marks a differing pixel.
  package var different = RGB(255, 0, 0)
  /// Marks a differing pixel that has become darker; nil for the same colour.
  package var darker: RGB?
  /// Marks a pixel on an anti-aliased edge.
  package var antialiased = RGB(255, 255, 0)
  /// How much of the picture is left in the grey of equal pixels, 0…1.
  package var strength = 0.1
  /// Whether only differing pixels are drawn, the rest being clear.
  package var isMask = false

  /// Creates the picture as the program draws it where nothing else is said.
  package init() {}

  /// Draws which pixels differ over the first of the pictures, which is given in straight channels.
  package func draw(_ map: DifferenceMap, over expected: PixelGrid) -> StraightImage {
    var bytes = [UInt8](repeating: 0, count: map.marks.count * 4)
    for (index, mark) in map.marks.enumerated() {
      let color: RGB
      switch mark {
      case .different: color = different
      case .darker: color = darker ?? different
      case .antialiased where !isMask: color = antialiased
      case .equal where !isMask: color = grey(expected.words[index])
      case .antialiased, .equal: continue
      }
      let at = index * 4
      (bytes[at], bytes[at + 1], bytes[at + 2], bytes[at + 3]) = (color.x, color.y, color.z, 255)
    }
    return StraightImage(width: map.width, height: map.height, bytes: bytes)
  }

  /// A pixel's brightness over white, faded.
  private func grey(_ word: UInt32) -> RGB {
    let share = strength * Double(word.channel(3)) / 255
    return RGB(repeating: UInt8(255 + (YIQ.brightness(word.rgb) - 255) * share))
  }
}
