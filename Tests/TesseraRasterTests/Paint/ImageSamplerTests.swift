import Testing
import TesseraGraphics
import TesseraRaster
import TesseraTestSupport

@Suite("Pictures")
struct ImageSamplerTests {
  /// A picture of noise, in colour and in alpha.
  private static func noise(_ width: Int, _ height: Int, seed: UInt64 = 1) -> Pixmap {
    var random = RandomSource(seed: seed)
    return Pixmap(
      width: width, height: height,
      pixels: (0..<(width * height)).map { _ in
        let bits = random.next()
        return Pixel(
          straightRed: UInt8(truncatingIfNeeded: bits),
          green: UInt8(truncatingIfNeeded: bits >> 8),
          blue: UInt8(truncatingIfNeeded: bits >> 16),
          alpha: UInt8(truncatingIfNeeded: bits >> 24))
      })
  }

  private static func channels(_ pixel: Pixel) -> [Double] {
    [pixel.red, pixel.green, pixel.blue, pixel.alpha].map(Double.init)
  }

  /// How much of each source pixel a device pixel averages along one axis; sums to 1.
  private static func shares(
    _ pixel: Int, origin: Double, extent: Double, count: Int
  ) -> [(index: Int, share: Double)] {
    let scale = Double(count) / extent
    let from = max(0, (Double(pixel) - origin) * scale)
    let to = min(Double(count), (Double(pixel) + 1 - origin) * scale)
    return (Int(from)..<count).compactMap { index in
      let part = min(to, Double(index + 1)) - max(from, Double(index))
      return part > 0 ? (index, part / (to - from)) : nil
    }
  }

  /// The weights of the two nearest source pixels along one axis.
  private static func neighbours(
    _ pixel: Int, origin: Double, extent: Double, count: Int
  ) -> [(index: Int, share: Double)] {
    let centre = (Double(pixel) + 0.5 - origin) * Double(count) / extent - 0.5
    let place = max(0, min(Double(count - 1), centre))
    let first = min(count - 1, Int(place))
    return [
      (first, 1 - (place - Double(first))), (min(count - 1, first + 1), place - Double(first)),
    ]
  }

  @Test(
    "are exact to the last rounding",
    arguments: [Sampling.filtered, .bilinear],
    [
      Rect(0, 0, 20, 15), Rect(3, 2, 7, 5), Rect(-13, -8, 100, 75), Rect(1, 1, 40, 30),
      Rect(2, 3, 1, 1), Rect(4.5, 2.25, 30.5, 20.75), Rect(0, 0, 32, 2),
    ])
  func exact(sampling: Sampling, rect: Rect) {
    let image = Self.noise(40, 30)
    var canvas = Canvas(width: 42, height: 32)
    canvas.draw(image, in: rect, sampling: sampling)
    let pixmap = canvas.finish()
    let weigh = sampling == .filtered ? Self.shares : Self.neighbours
    var largest = 0.0
    for y in 0..<32 {
      for x in 0..<42 {
        // Inside only: the rim is blended.
        guard
          Double(x) >= rect.minX, Double(x + 1) <= rect.maxX, Double(y) >= rect.minY,
          Double(y + 1) <= rect.maxY
        else { continue }
        var sums = [0.0, 0, 0, 0]
        for row in weigh(y, rect.minY, rect.height, 30) {
          for column in weigh(x, rect.minX, rect.width, 40) {
            let source = Self.channels(image[column.index, row.index])
            for channel in 0..<4 { sums[channel] += source[channel] * row.share * column.share }
          }
        }
        for (sum, drawn) in zip(sums, Self.channels(pixmap[x, y])) {
          largest = max(largest, abs(sum - drawn))
        }
      }
    }
    #expect(largest <= 0.55)
  }

  @Test("of 4,000 px average exactly down to a few pixels")
  func strongReduction() {
    // Stripes of one pixel, the worst case for weights that are rounded.
    let image = Pixmap(
      width: 4_000, height: 7,
      pixels: (0..<28_000).map { Pixel($0 % 2 == 0 ? .white : .black) })
    var canvas = Canvas(width: 3, height: 1)
    canvas.draw(image, in: Rect(0, 0, 3, 1), sampling: .filtered)
    let pixmap = canvas.finish()
    for x in 0..<3 { #expect(abs(Int(pixmap[x, 0].red) - 128) <= 1) }
  }

  @Test("at their own size are copied", arguments: [Sampling.filtered, .bilinear])
  func ownSize(sampling: Sampling) {
    let image = Self.noise(19, 13)
    var canvas = Canvas(width: 40, height: 30)
    canvas.draw(image, in: Rect(7, 5, 19, 13), sampling: sampling)
    let pixmap = canvas.finish()
    #expect(pixmap.cropped(x: 7, y: 5, width: 19, height: 13) == image)
    #expect(pixmap[6, 5] == .clear)
    #expect(pixmap[26, 17] == .clear)
  }

  @Test("of one colour keep it at every size", arguments: [Sampling.filtered, .bilinear])
  func flat(sampling: Sampling) {
    let color = Pixel(straightRed: 200, green: 17, blue: 93, alpha: 140)
    let image = Pixmap(width: 37, height: 11, fill: color)
    for rect in [Rect(0, 0, 30, 30), Rect(0, 0, 5, 3), Rect(-200, -300, 1_000, 700)] {
      var canvas = Canvas(width: 30, height: 30)
      canvas.draw(image, in: rect, sampling: sampling)
      let pixmap = canvas.finish()
      #expect(pixmap[2, 1] == color)
      #expect(pixmap[4, 2] == color)
    }
  }

  @Test("have anti-aliased edges, and an opacity")
  func edgesAndOpacity() {
    let image = Pixmap(width: 4, height: 4, fill: Pixel(.white))
    var canvas = Canvas(width: 6, height: 6)
    canvas.draw(image, in: Rect(1.25, 1, 3.25, 4), sampling: .filtered, opacity: 0.5)
    let pixmap = canvas.finish()
    let half = Pixel(premultipliedRed: 128, green: 128, blue: 128, alpha: 128)
    #expect(pixmap[0, 2] == .clear)
    #expect(pixmap[1, 2] == half.scaled(by: 191))
    #expect(pixmap[2, 2] == half)
    #expect(pixmap[3, 2] == half)
    #expect(pixmap[4, 2] == half.scaled(by: 128))
    #expect(pixmap[5, 2] == .clear)
  }

  @Test("move by whole pixels, bit for bit", arguments: [Sampling.filtered, .bilinear])
  func translation(sampling: Sampling) {
    let image = Self.noise(23, 31)
    func draw(_ dx: Int, _ dy: Int) -> Pixmap {
      var canvas = Canvas(width: 200, height: 160)
      canvas.draw(
        image, in: Rect(1.3 + Double(dx), 2.7 + Double(dy), 33.1, 17.9), sampling: sampling)
      return canvas.finish().cropped(x: max(0, dx), y: max(0, dy), width: 40, height: 25)
    }
    #expect(draw(150, 9) == draw(0, 0))
    #expect(draw(17, 120) == draw(0, 0))
    // Cut off on the left and at the top.
    var canvas = Canvas(width: 20, height: 10)
    canvas.draw(image, in: Rect(1.3 - 12, 2.7 - 6, 33.1, 17.9), sampling: sampling)
    let pixmap = canvas.finish()
    #expect(pixmap == draw(0, 0).cropped(x: 12, y: 6, width: 20, height: 10))
  }

  @Test("in rectangles that are empty, huge or not finite are cut off rightly")
  func degenerate() {
    let image = Self.noise(5, 5)
    for rect in [
      Rect(0, 0, 0, 5), Rect(3, 3, -1, 5), Rect(.nan, 0, 5, 5), Rect(0, 0, .infinity, 5),
    ] {
      var canvas = Canvas(width: 6, height: 6)
      canvas.draw(image, in: rect, sampling: .filtered)
      let pixmap = canvas.finish()
      #expect(pixmap == Pixmap(width: 6, height: 6))
    }
    for size in [1e6, 1e9, 1e300] {
      for sampling in [Sampling.filtered, .bilinear] {
        var canvas = Canvas(width: 6, height: 6)
        canvas.draw(image, in: Rect(-size, -size, 2 * size, 2 * size), sampling: sampling)
        // The middle of the picture fills the canvas.
        let pixmap = canvas.finish()
        #expect(pixmap[3, 3] == image[2, 2])
      }
    }
  }
}
