import Testing
import TesseraGraphics
import TesseraRaster

@Suite("Shadows")
struct ShadowBlurTests {
  /// The alpha of a black shadow on an empty canvas.
  private static func shadow(
    of shape: Shape, sigma: Double, offset: Point = .zero, cutout: Shape? = nil, side: Int = 120
  ) -> Pixmap {
    var canvas = Canvas(width: side, height: side)
    canvas.shadow(
      of: shape, color: .black, offset: offset, sigma: sigma, clippedOutOf: cutout)
    return canvas.finish()
  }

  @Test("are a Gaussian to one step", arguments: [0.3, 0.5, 1, 2.5, 6, 8, 11, 20])
  func gaussian(sigma: Double) {
    let side = 60
    let shape = Shape.roundedRectangle(RoundedRectangle(Rect(20.25, 18.5, 19, 23), radius: 6))
    let drawn = Self.shadow(of: shape, sigma: sigma, side: side)
    // The mask reaches beyond the canvas by as much as the blur does; the shape does not.
    let mask = Coverage.mask(of: shape, width: side, height: side)
    let exact = ReferenceBlur.exact(sigma: sigma, width: side, height: side) {
      Double(mask[$0, $1])
    }
    var largest = 0.0
    for y in 0..<side {
      for x in 0..<side {
        largest = max(largest, abs(Double(drawn[x, y].alpha) - exact[y * side + x]))
      }
    }
    #expect(largest <= 1)
  }

  @Test("above 32 px are three running means", arguments: [33.0, 50, 80])
  func boxes(sigma: Double) {
    let side = 8 * Int(sigma)
    let bar = Shape.rectangle(Rect(Double(side) * 0.4, -2_000, Double(side) * 0.2, 8_000))
    let drawn = Self.shadow(of: bar, sigma: sigma, side: side)

    let width = Int((sigma * 3 * (2 * Double.pi).squareRoot() / 4 + 0.5).rounded(.down))
    let coverage = Coverage.mask(of: bar, width: side, height: 1)
    let margin = 2 * width
    var values = (-margin..<(side + margin)).map { Double(coverage[$0, 0]) }
    // Two even boxes lean half a pixel to either side; the third one is odd.
    let odd = width % 2
    for (before, after) in [
      (width / 2, width / 2 - 1 + odd), (width / 2 - 1 + odd, width / 2), (width / 2, width / 2),
    ] {
      values = values.indices.map { place in
        let from = max(0, place - before)
        let to = min(values.count, place + after + 1)
        return values[from..<to].reduce(0, +) / Double(before + after + 1)
      }
    }
    for x in 0..<side {
      #expect(abs(Double(drawn[x, side / 2].alpha) - values[margin + x]) <= 0.51)
    }
  }

  @Test("of no blur are the shape, moved")
  func sharp() {
    let shape = Shape.ellipse(Rect(20, 30, 40, 25))
    var canvas = Canvas(width: 120, height: 120)
    canvas.fill(.ellipse(Rect(23.5, 28, 40, 25)), with: .color(.black))
    let sharp = Self.shadow(of: shape, sigma: 0, offset: Point(3.5, -2))
    let pixmap = canvas.finish()
    #expect(sharp == pixmap)
  }

  @Test("keep the sum of their coverage", arguments: [1.0, 4, 12, 40])
  func sum(sigma: Double) {
    let shape = Shape.rectangle(Rect(250, 260, 30, 20))
    let drawn = Self.shadow(of: shape, sigma: sigma, side: 520)
    let sum = drawn.pixels.reduce(0.0) { $0 + Double($1.alpha) / 255 }
    // Faint pixels round to nothing; the wider the blur, the more of them.
    #expect(abs(sum - 600) <= 600 * (sigma > 20 ? 0.12 : 0.05))
  }

  @Test("are full where the shape is wider than their reach, clear beyond it")
  func reach() {
    let drawn = Self.shadow(of: .rectangle(Rect(40, 40, 40, 40)), sigma: 4)
    // ⌈3σ⌉ = 12: the blur of an edge ends 12 px on either side.
    #expect(drawn[60, 60].alpha == 255)
    #expect(drawn[52, 60].alpha == 255)
    #expect(drawn[27, 60] == .clear)
    #expect(drawn[28, 60].alpha <= 1)
    #expect(drawn[39, 60].alpha + drawn[40, 60].alpha == 255)
  }

  @Test("move by whole pixels, bit for bit, and are cut off by the canvas", arguments: [3.0, 40])
  func translation(sigma: Double) {
    func draw(_ dx: Double, _ dy: Double, _ side: Int) -> Pixmap {
      Self.shadow(
        of: .roundedRectangle(RoundedRectangle(Rect(50.3 + dx, 40.6 + dy, 30, 45), radius: 12)),
        sigma: sigma, side: side)
    }
    let whole = draw(0, 0, 120)
    #expect(draw(300, 200, 500).cropped(x: 300, y: 200, width: 120, height: 120) == whole)
    #expect(draw(-45, -38, 50) == whole.cropped(x: 45, y: 38, width: 50, height: 50))
  }

  @Test("are kept out of a cutout")
  func cutout() {
    let shape = Shape.rectangle(Rect(40, 40, 40, 40))
    let hole = Shape.rectangle(Rect(40, 40, 40.5, 40))
    let plain = Self.shadow(of: shape, sigma: 4)
    let cut = Self.shadow(of: shape, sigma: 4, cutout: hole)
    for y in 0..<120 {
      for x in 0..<120 {
        let isInside = x >= 40 && x < 80 && y >= 40 && y < 80
        let isHalf = x == 80 && y >= 40 && y < 80
        let expected: UInt32 =
          isInside
          ? 0
          : isHalf
            ? Pixel.div255(UInt32(plain[x, y].alpha) * 127)
            : UInt32(plain[x, y].alpha)
        #expect(UInt32(cut[x, y].alpha) == expected)
      }
    }
  }

  @Test("of blurs or offsets that are no numbers, or negative, are nothing")
  func nothing() {
    let shape = Shape.rectangle(Rect(40, 40, 40, 40))
    for sigma in [-1, Double.nan, .infinity] {
      #expect(Self.shadow(of: shape, sigma: sigma) == Pixmap(width: 120, height: 120))
    }
    let lost = Self.shadow(of: shape, sigma: 3, offset: Point(.nan, 0))
    #expect(lost == Pixmap(width: 120, height: 120))
    let empty = Self.shadow(of: .rectangle(Rect(40, 40, 0, 40)), sigma: 3)
    #expect(empty == Pixmap(width: 120, height: 120))
  }

  @Test("of huge shapes and blurs do not fail")
  func huge() {
    let drawn = Self.shadow(of: .rectangle(Rect(-1e9, -1e9, 2e9, 2e9)), sigma: 1e9, side: 8)
    #expect(drawn == Pixmap(width: 8, height: 8, fill: Pixel(.black)))
  }
}
