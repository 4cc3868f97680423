import Testing
import TesseraGraphics
import TesseraRaster
import TesseraTestSupport

@Suite("Canvas, blend modes")
struct CanvasBlendModeTests {
  private static let backdrop = Color(red: 0.2, green: 0.7, blue: 0.4, alpha: 0.8)
  private static let color = Color(red: 0.9, green: 0.3, blue: 0.1, alpha: 0.6)

  /// A picture that has something of everything: fills, gradients, strokes, pictures, groups, clips
  /// and masks, moved by whole pixels.
  private static func draw(_ mode: BlendMode, on canvas: inout Canvas, dx: Double, dy: Double) {
    func moved(_ rect: Rect) -> Rect { rect.offset(by: dx, dy) }
    let gradient = Gradient([
      .init(Color(red: 1, green: 0.9, blue: 0, alpha: 0.5), at: 0), .init(color, at: 1),
    ])
    let stamp = Pixmap(
      width: 3, height: 2,
      pixels: [0xFF10_2030, 0x8040_3020, 0, 0xFFFF_0080, 0x4040_4040, 0xC000_C000].map {
        Pixel(bits: $0)
      })
    canvas.fill(.ellipse(moved(Rect(4, 3.5, 40, 33))), with: .color(backdrop))
    canvas.fill(
      .roundedRectangle(RoundedRectangle(moved(Rect(10.25, 8, 38, 30)), radius: 7)),
      with: .linearGradient(
        gradient, from: Point(10 + dx, 8 + dy), to: Point(40 + dx, 38 + dy)),
      blendMode: mode)
    canvas.withClip(.ellipse(moved(Rect(6, 6, 30, 30)))) { canvas in
      canvas.fill(.rectangle(moved(Rect(2, 2, 20, 50))), with: .color(color), blendMode: mode)
      canvas.draw(
        stamp, in: moved(Rect(12, 10.5, 24, 20)), sampling: .bilinear, opacity: 0.8,
        blendMode: mode)
    }
    canvas.withClip(.rectangle(moved(Rect(20, 0, 16, 60)))) { canvas in
      canvas.stroke(
        Shape.ellipse(moved(Rect(12, 12, 30, 24))).path, style: StrokeStyle(width: 5),
        with: .color(color), blendMode: mode)
    }
    canvas.shadow(
      of: .ellipse(moved(Rect(30, 8, 15, 15))), color: color, offset: Point(2, 3), sigma: 1.5,
      blendMode: mode)
    let mask = canvas.mask(of: .luminance) {
      $0.fill(.ellipse(moved(Rect(1, 20, 30, 28))), with: .color(.white))
    }
    canvas.withGroup(opacity: 0.7, blendMode: mode, mask: mask) { canvas in
      canvas.fill(.ellipse(moved(Rect(8, 20, 30, 24))), with: .color(backdrop))
      canvas.fill(.ellipse(moved(Rect(0, 26, 30, 24))), with: .color(color))
    }
  }

  private static func picture(
    _ mode: BlendMode, width: Int = 56, height: Int = 54, dx: Double = 0, dy: Double = 0,
    kernels: SpanKernels = .compiled
  ) -> Pixmap {
    var canvas = Canvas(width: width, height: height, kernels: kernels)
    draw(mode, on: &canvas, dx: dx, dy: dy)
    return canvas.finish()
  }

  @Test(
    "give the same bytes with the loops in C and with those in Swift", arguments: BlendMode.allCases
  )
  func kernels(mode: BlendMode) {
    #expect(Self.picture(mode) == Self.picture(mode, kernels: .reference))
  }

  @Test("give the same bytes at any whole pixel", arguments: BlendMode.allCases)
  func offsets(mode: BlendMode) {
    let expected = Self.picture(mode)
    var random = RandomSource(seed: 9)
    for _ in 0..<20 {
      let dx = Int.random(in: 0...700, using: &random)
      let dy = Int.random(in: 0...90, using: &random)
      let large = Self.picture(
        mode, width: 800, height: 150, dx: Double(dx), dy: Double(dy))
      #expect(large.cropped(x: dx, y: dy, width: 56, height: 54) == expected)
    }
  }

  @Test("give the same bytes in bands", arguments: BlendMode.allCases)
  func bands(mode: BlendMode) {
    let expected = Self.picture(mode)
    for height in [1, 7, 30] {
      var joined = Pixmap(width: 56, height: 54)
      for top in stride(from: 0, to: 54, by: height) {
        joined.copy(Self.picture(mode, height: height, dy: -Double(top)), toX: 0, y: top)
      }
      #expect(joined == expected)
    }
  }

  @Test("change nothing outside the shape", arguments: BlendMode.allCases)
  func outside(mode: BlendMode) {
    var canvas = Canvas(width: 9, height: 5, fill: Pixel(Self.backdrop))
    canvas.fill(.rectangle(Rect(2, 1, 3.5, 3)), with: .color(Self.color), blendMode: mode)
    canvas.withGroup(blendMode: mode, clip: .rectangle(Rect(6, 1, 2, 3))) {
      $0.fill(.rectangle(Rect(6, 1, 1, 3)), with: .color(Self.color))
    }
    let pixmap = canvas.finish()
    for y in 0..<5 {
      for x in 0..<9 where y < 1 || y > 3 || x < 2 || x == 8 {
        #expect(pixmap[x, y] == Pixel(Self.backdrop))
      }
    }
    // A group's shape is what its clip leaves it, and not what was drawn there.
    var clear = Canvas(width: 1, height: 1, fill: Pixel(Self.backdrop))
    clear.fill(
      .rectangle(Rect(0, 0, 1, 1)), with: .color(Self.color.multiplyingAlpha(by: 0)),
      blendMode: mode)
    let single = clear.finish()
    #expect(pixmap[7, 2] == single[0, 0])
  }

  @Test("show a clear colour where the mode does")
  func clearColor() {
    for (mode, expected) in [
      (BlendMode.copy, Pixel.clear), (.sourceIn, .clear), (.destinationIn, .clear),
      (.multiply, Pixel(Self.backdrop)), (.sourceOver, Pixel(Self.backdrop)),
    ] {
      var canvas = Canvas(width: 1, height: 1, fill: Pixel(Self.backdrop))
      let nothing = Color(red: 1, green: 1, blue: 1, alpha: 0)
      canvas.fill(.rectangle(Rect(0, 0, 1, 1)), with: .color(nothing), blendMode: mode)
      let pixmap = canvas.finish()
      #expect(pixmap[0, 0] == expected)
    }
  }

  @Test("blend a group as one picture")
  func group() {
    let area = Shape.rectangle(Rect(0, 0, 2, 1))
    var canvas = Canvas(width: 2, height: 1, fill: Pixel(red: 200, green: 100, blue: 50))
    canvas.withGroup(opacity: 0.5, blendMode: .multiply) {
      $0.fill(area, with: .color(.black))
      $0.fill(area, with: .color(Color(red8: 128, green8: 64, blue8: 255)))
    }
    let pixmap = canvas.finish()
    func expected(_ s: Int, _ d: Int) -> UInt8 {
      let op = ReferenceBlend.channel(.multiply, s, 255, d, 255)
      return UInt8(ReferenceBlend.covered(op, d, 128))
    }
    #expect(
      pixmap[1, 0]
        == Pixel(red: expected(128, 200), green: expected(64, 100), blue: expected(255, 50)))
  }
}

extension Pixel {
  /// An opaque pixel.
  fileprivate init(red: UInt8, green: UInt8, blue: UInt8) {
    self.init(premultipliedRed: red, green: green, blue: blue, alpha: 255)
  }
}
