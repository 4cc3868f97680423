import TesseraGraphics
import TesseraPNG
package import TesseraRaster

/// Expected, difference and actual side by side, for the eye.
///
/// The middle shows equal pixels faintly in grey and differing ones in full magenta, whatever their
/// amount, because a difference of one level must be as visible as one of two hundred. Left and right
/// lie on a chequerboard where they are translucent.
package enum DifferencePicture {
  /// Room between the three, in pixels.
  private static let gap = 8
  /// Side of a chequerboard's square, in pixels.
  private static let square = 8
  /// What marks a differing pixel.
  private static let mark = Pixel(premultipliedRed: 255, green: 0, blue: 170, alpha: 255)
  /// Behind everything.
  private static let page = Pixel(premultipliedRed: 255, green: 255, blue: 255, alpha: 255)

  /// Draws the three; the middle is as large as both together need.
  ///
  /// Where they are too wide to stand side by side they stand one below the other, and where even that
  /// is too large for a picture, the middle stands alone.
  package static func draw(expected: Pixmap, actual: Pixmap) -> Pixmap {
    let middle = difference(expected, actual)
    let width = expected.width + actual.width + middle.width + 2 * gap
    let height = expected.height + actual.height + middle.height + 2 * gap
    if fits(width, middle.height) {
      var picture = Pixmap(width: width, height: middle.height, fill: page)
      picture.copy(onChequerboard(expected), toX: 0, y: 0)
      picture.copy(middle, toX: expected.width + gap, y: 0)
      picture.copy(onChequerboard(actual), toX: width - actual.width, y: 0)
      return picture
    }
    guard fits(middle.width, height) else { return middle }
    var picture = Pixmap(width: middle.width, height: height, fill: page)
    picture.copy(onChequerboard(expected), toX: 0, y: 0)
    picture.copy(middle, toX: 0, y: expected.height + gap)
    picture.copy(onChequerboard(actual), toX: 0, y: height - actual.height)
    return picture
  }

  /// Whether a picture of this size can be written.
  private static func fits(_ width: Int, _ height: Int) -> Bool {
    let limits = PNGLimits.standard
    return max(width, height) <= limits.side && width * height * 4 <= limits.decodedBytes
  }

  /// Equal pixels in faint grey, others marked; what only one picture covers differs.
  private static func difference(_ expected: Pixmap, _ actual: Pixmap) -> Pixmap {
    var picture = Pixmap(
      width: max(expected.width, actual.width), height: max(expected.height, actual.height),
      fill: mark)
    for y in 0..<min(expected.height, actual.height) {
      for x in 0..<min(expected.width, actual.width) where expected[x, y] == actual[x, y] {
        picture[x, y] = faint(expected[x, y])
      }
    }
    return picture
  }

  /// A pixel over white, without colour, four fifths of the way to white.
  private static func faint(_ pixel: Pixel) -> Pixel {
    let opaque = pixel.over(page)
    let grey =
      (UInt32(opaque.red) * 54 + UInt32(opaque.green) * 183 + UInt32(opaque.blue) * 19) >> 8
    let level = UInt8(255 - (255 - grey) / 5)
    return Pixel(premultipliedRed: level, green: level, blue: level, alpha: 255)
  }

  /// A picture over light and dark squares, which show through where it is translucent.
  private static func onChequerboard(_ pixmap: Pixmap) -> Pixmap {
    var picture = pixmap
    for y in 0..<pixmap.height {
      for x in 0..<pixmap.width where pixmap[x, y].alpha < 255 {
        let isLight = (x / square + y / square).isMultiple(of: 2)
        let level: UInt8 = isLight ? 255 : 204
        let below = Pixel(premultipliedRed: level, green: level, blue: level, alpha: 255)
        picture[x, y] = pixmap[x, y].over(below)
      }
    }
    return picture
  }
}
