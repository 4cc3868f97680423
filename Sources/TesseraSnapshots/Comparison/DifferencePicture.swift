import TesseraGraphics
import TesseraPNG
package import TesseraRaster

/// What differs between two pictures, for the eye; alone, or between the two.
///
/// Equal pixels are faint grey, differing ones magenta: the largest difference that there is in full,
/// others stretched towards it and the least still clearly, because a difference of one level must be
/// seen as well as one of two hundred. Where opacity differs, which the pictures themselves hardly show,
/// blue makes a chequerboard of the magenta. The pictures at the sides lie on a grey chequerboard where
/// they are translucent.
package enum DifferencePicture {
  /// Room between the three, in pixels.
  private static let gap = 8
  /// Side of a chequerboard's square, in pixels.
  private static let square = 8
  /// Side of a square of the chequerboard that tells of opacity, in pixels.
  private static let alphaSquare = 2
  /// What marks a differing pixel.
  private static let mark = Pixel(premultipliedRed: 255, green: 0, blue: 170, alpha: 255)
  /// What marks a pixel of another opacity besides.
  private static let alphaMark = Pixel(premultipliedRed: 0, green: 110, blue: 255, alpha: 255)
  /// What marks a pixel that a metric took for part of an anti-aliased edge.
  private static let edgeMark = Pixel(premultipliedRed: 255, green: 200, blue: 0, alpha: 255)
  /// How much of its mark the least difference has, of 255.
  private static let leastStrength = 96
  /// Behind everything.
  private static let page = Pixel(premultipliedRed: 255, green: 255, blue: 255, alpha: 255)

  /// Draws expected, difference and actual; the middle is as large as both together need.
  ///
  /// Where they are too wide to stand side by side they stand one below the other, and where even that
  /// is too large for a picture, the middle stands alone.
  package static func draw(expected: Pixmap, actual: Pixmap) -> Pixmap {
    let middle = difference(expected: expected, actual: actual)
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

  /// Draws the difference alone; what only one picture covers differs.
  ///
  /// Where `map` is given, of two pictures of one size, its metric says what differs.
  package static func difference(
    expected: Pixmap, actual: Pixmap, map: DifferenceMap? = nil
  ) -> Pixmap {
    var picture = overlay(expected: expected, actual: actual, map: map)
    for y in 0..<picture.height {
      for x in 0..<picture.width {
        let marked = picture[x, y]
        picture[x, y] = marked == .clear ? faint(expected[x, y]) : marked.over(page)
      }
    }
    return picture
  }

  /// Draws the marks of what differs alone, on nothing, to be laid over either picture.
  ///
  /// The parameters are those of ``difference(expected:actual:map:)``.
  static func overlay(
    expected: Pixmap, actual: Pixmap, map: DifferenceMap? = nil
  ) -> Pixmap {
    var picture = Pixmap(
      width: max(expected.width, actual.width), height: max(expected.height, actual.height),
      fill: mark)
    let common = expected.area.intersection(actual.area)
    func isMarked(_ x: Int, _ y: Int) -> Bool {
      map.map { $0[x, y].isDifferent } ?? (expected[x, y] != actual[x, y])
    }
    func delta(_ x: Int, _ y: Int) -> Int {
      expected[x, y].bits.channelDelta(actual[x, y].bits)
    }
    var largest = 1
    for y in common.rows {
      for x in common.columns where isMarked(x, y) { largest = max(largest, delta(x, y)) }
    }
    for y in common.rows {
      for x in common.columns {
        if isMarked(x, y) {
          let tellsAlpha =
            expected[x, y].alpha != actual[x, y].alpha
            && !(x / alphaSquare + y / alphaSquare).isMultiple(of: 2)
          let strength = leastStrength + (255 - leastStrength) * delta(x, y) / largest
          picture[x, y] = (tellsAlpha ? alphaMark : mark).scaled(by: UInt8(strength))
        } else {
          picture[x, y] = map?[x, y] == .antialiased ? edgeMark : .clear
        }
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
