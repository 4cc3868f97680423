import Testing
import TesseraGraphics
import TesseraTestSupport

@testable import TesseraRaster

@Suite("Pictures laid out")
struct ImageLayoutTests {
  private static func noise(_ width: Int, _ height: Int) -> Pixmap {
    var random = RandomSource(seed: 3)
    return Pixmap(
      width: width, height: height,
      pixels: (0..<(width * height)).map { _ in
        Pixel(bits: UInt32(truncatingIfNeeded: random.next()) | 0xFF00_0000)
      })
  }

  private static func picture(_ source: RowPaint.Source?, over area: PixelRect) -> Pixmap {
    var paint = RowPaint()
    return Pixmap(
      width: area.width, height: area.height, pixels: paint.picture(source, over: area))
  }

  @Test(
    "of opacity 0 is clear, which modes that show it do within its rectangle",
    arguments: [BlendMode.copy, .sourceIn, .destinationIn, .sourceOut, .sourceOver, .xor],
    [AffineTransform.identity, .rotation(0.2)])
  func clear(mode: BlendMode, transform: AffineTransform) {
    let image = Pixmap(width: 3, height: 2, fill: Pixel(.white))
    let rect = Rect(2.5, 3, 9, 6.25)
    func draw(_ body: (inout Canvas) -> Void) -> Pixmap {
      var canvas = Canvas(width: 16, height: 16, fill: Pixel(bits: 0xFF10_2030))
      canvas.withTransform(transform, body)
      return canvas.finish()
    }
    let clear = Paint.color(Color(red: 1, green: 0, blue: 0, alpha: 0))
    let expected = draw { $0.fill(.rectangle(rect), with: clear, blendMode: mode) }
    let drawn = draw {
      $0.draw(image, in: rect, sampling: .bilinear, opacity: 0, blendMode: mode)
    }
    #expect(drawn == expected)
    if transform == .identity, mode == .copy { #expect(drawn[5, 5] == .clear) }
    let slices = NineSlice(image, insets: EdgeInsets(top: 1, left: 1, bottom: 0, right: 1))
    #expect(
      draw { $0.draw(slices, in: rect, sampling: .nearest, opacity: 0, blendMode: mode) }
        == expected)
    let pattern = ImagePattern(image, sampling: .filtered, opacity: 0)
    #expect(
      draw { $0.fill(.rectangle(rect), with: pattern, blendMode: mode) } == expected)
  }

  @Test("of corners without end is one of corners that have no room")
  func endlessCorners() {
    var random = RandomSource(seed: 3)
    let image = Pixmap(
      width: 9, height: 8,
      pixels: (0..<72).map { _ in
        Pixel(bits: 0xFF00_0000 | UInt32(truncatingIfNeeded: random.next()))
      })
    func draw(scale: Double, _ insets: EdgeInsets) -> Pixmap {
      var canvas = Canvas(width: 20, height: 20)
      canvas.draw(
        NineSlice(image, insets: insets, scale: scale), in: Rect(1, 2, 17, 15),
        sampling: .bilinear)
      return canvas.finish()
    }
    for insets in [
      EdgeInsets(top: 2, left: 3, bottom: 1, right: 4),
      EdgeInsets(top: 0, left: 2, bottom: 0, right: 0),
      EdgeInsets(top: 0, left: 0, bottom: 0, right: 0),
    ] {
      let expected = draw(scale: 1_048_576, insets)
      #expect(draw(scale: .infinity, insets) == expected)
      #expect(draw(scale: 1e300, insets) == expected)
    }
  }

  @Test(
    "far away, or far larger than any canvas, are drawn all the same",
    arguments: Sampling.allCases)
  func extremes(sampling: Sampling) {
    let red = Pixel(bits: 0xFF00_00FF)
    let image = Pixmap(width: 100, height: 100, fill: red)
    let all = Shape.rectangle(Rect(0, 0, 10, 10))
    let filled = Pixmap(width: 10, height: 10, fill: red)
    for distance in [1e30, -1e15, 1e12] {
      var canvas = Canvas(width: 10, height: 10)
      canvas.fill(
        all, with: ImagePattern(image, origin: Point(distance, -distance), sampling: sampling))
      #expect(canvas.finish() == filled, "\(distance)")
    }
    for width in [1e12, 1e30, 1e304] {
      var canvas = Canvas(width: 10, height: 10)
      canvas.draw(image, in: Rect(-width / 2, 0, width, 10), sampling: sampling)
      #expect(canvas.finish() == filled, "\(width)")
    }
  }

  @Test("by the nearest pixel, at whole multiples, are blocks of their pixels", arguments: 1...4)
  func nearest(multiple: Int) {
    let image = Self.noise(7, 5)
    var canvas = Canvas(width: 40, height: 30)
    canvas.draw(
      image, in: Rect(3, 2, Double(7 * multiple), Double(5 * multiple)), sampling: .nearest)
    let pixmap = canvas.finish()
    for y in 0..<(5 * multiple) {
      for x in 0..<(7 * multiple) {
        #expect(pixmap[3 + x, 2 + y] == image[x / multiple, y / multiple])
      }
    }
  }

  @Test("mirrored or turned by a quarter are the same pixels", arguments: Sampling.allCases)
  func mirrored(sampling: Sampling) {
    let image = Self.noise(7, 5)
    let layout = ImageLayout(
      image: image, rect: Rect(0, 0, 7, 5), sampling: sampling, opacity: 255)
    let mirrored = Self.picture(
      layout.source(under: AffineTransform(a: -1, b: 0, c: 0, d: 1, tx: 7, ty: 0)),
      over: image.area)
    let turned = Self.picture(
      layout.source(under: AffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 5, ty: 0)),
      over: PixelRect(x: 0, y: 0, width: 5, height: 7))
    for y in 0..<5 {
      for x in 0..<7 {
        #expect(mirrored[6 - x, y] == image[x, y])
        #expect(turned[4 - y, x] == image[x, y])
      }
    }
  }

  @Test("under any map are exact to the last rounding")
  func turned() {
    let image = Self.noise(20, 15)
    let map = AffineTransform(a: 1.3, b: 0.5, c: -0.7, d: 1.1, tx: 15.25, ty: 3.5)
    let rect = Rect(1, 2, 30, 22)
    let layout = ImageLayout(image: image, rect: rect, sampling: .bilinear, opacity: 255)
    let area = PixelRect(x: 0, y: 0, width: 50, height: 50)
    let pixmap = Self.picture(layout.source(under: map), over: area)
    guard let inverse = map.inverse else { return }
    var largest = 0.0
    for y in 0..<50 {
      for x in 0..<50 {
        let p = inverse.apply(to: Point(Double(x) + 0.5, Double(y) + 0.5))
        let u = max(0, min(19, (p.x - rect.minX) * 20 / rect.width - 0.5))
        let v = max(0, min(14, (p.y - rect.minY) * 15 / rect.height - 0.5))
        func value(_ column: Int, _ row: Int) -> Double {
          Double(image[min(19, column), min(14, row)].green)
        }
        let (i, j) = (Int(u), Int(v))
        let (s, t) = (u - Double(i), v - Double(j))
        let upper = value(i, j) * (1 - s) + value(i + 1, j) * s
        let lower = value(i, j + 1) * (1 - s) + value(i + 1, j + 1) * s
        largest = max(
          largest, abs(upper * (1 - t) + lower * t - Double(pixmap[x, y].green)))
      }
    }
    // The corner lies on the grid of 1/256 px only nearly.
    #expect(largest <= 1)
  }

  @Test("to be filtered under a turn are reduced before, so that stripes become grey")
  func reduced() {
    let stripes = Pixmap(
      width: 400, height: 400,
      pixels: (0..<160_000).map { Pixel($0 % 2 == 0 ? .white : .black) })
    let layout = ImageLayout(
      image: stripes, rect: Rect(0, 0, 400, 400), sampling: .filtered, opacity: 255)
    let small = AffineTransform.rotation(0.5).concatenating(AffineTransform.scale(0.1, 0.1))
    let map = small.concatenating(AffineTransform.translation(30, 5))
    let pixmap = Self.picture(
      layout.source(under: map), over: PixelRect(x: 20, y: 20, width: 10, height: 10))
    for pixel in pixmap.pixels { #expect(abs(Int(pixel.red) - 128) <= 1) }
  }

  @Test("in tiles of their own size are repeated pixel for pixel", arguments: Sampling.allCases)
  func tiles(sampling: Sampling) {
    let image = Self.noise(7, 5)
    for repetition in ImagePattern.Repetition.allCases {
      var canvas = Canvas(width: 30, height: 20)
      canvas.fill(
        .rectangle(Rect(0, 0, 30, 20)),
        with: ImagePattern(
          image, origin: Point(9, 8), repetition: repetition, sampling: sampling))
      let pixmap = canvas.finish()
      for y in 0..<20 {
        for x in 0..<30 {
          let beside = !(9..<16).contains(x) && repetition != .both && repetition != .horizontal
          let above = !(8..<13).contains(y) && repetition != .both && repetition != .vertical
          let expected = beside || above ? .clear : image[(x + 5) % 7, (y + 2) % 5]
          #expect(pixmap[x, y] == expected, "\(repetition) at \(x), \(y)")
        }
      }
    }
  }

  @Test("in tiles of no whole size lie right to the last tile")
  func longPattern() {
    // White for the first half of a tile.
    let image = Pixmap(width: 2, height: 1, pixels: [Pixel(.white), Pixel(.black)])
    let source = RowPaint.Source(
      ImagePattern(image, tile: Size(10.3, 1), sampling: .nearest), columns: 0..<16_384)
    let pixmap = Self.picture(source, over: PixelRect(x: 0, y: 0, width: 16_384, height: 1))
    for x in 0..<16_384 {
      let turn = (Double(x) + 0.5) / 10.3
      let within = turn - turn.rounded(.down)
      guard abs(within - 0.5) > 1e-4, within > 1e-4, within < 1 - 1e-4 else { continue }
      #expect(pixmap[x, 0] == Pixel(within < 0.5 ? .white : .black))
    }
  }

  @Test("smaller than a pixel in tiles are their mean colour")
  func tinyTiles() {
    let image = Pixmap(width: 2, height: 1, pixels: [Pixel(.white), Pixel(.black)])
    let source = RowPaint.Source(
      ImagePattern(image, tile: Size(0.01, 0.01), sampling: .filtered), columns: 0..<9)
    let pixmap = Self.picture(source, over: PixelRect(x: 0, y: 0, width: 9, height: 2))
    for pixel in pixmap.pixels { #expect(abs(Int(pixel.red) - 128) <= 1) }
  }

  @Test("with corners keep them, and stretch between", arguments: Sampling.allCases)
  func nineSlice(sampling: Sampling) {
    // Corners of noise, the middle of one colour.
    var image = Self.noise(9, 9)
    for y in 3..<6 { for x in 3..<6 { image[x, y] = Pixel(.black) } }
    var canvas = Canvas(width: 30, height: 20)
    canvas.draw(
      NineSlice(image, insets: EdgeInsets(all: 3)), in: Rect(2, 1, 25, 17), sampling: sampling)
    let pixmap = canvas.finish()
    for y in 0..<2 {
      for x in 0..<2 {
        #expect(pixmap[2 + x, 1 + y] == image[x, y])
        #expect(pixmap[26 - x, 1 + y] == image[8 - x, y])
        #expect(pixmap[2 + x, 17 - y] == image[x, 8 - y])
        #expect(pixmap[26 - x, 17 - y] == image[8 - x, 8 - y])
      }
    }
    #expect(pixmap[14, 9] == Pixel(.black))
  }

  @Test("with corners of one colour have no seams at any place", arguments: Sampling.allCases)
  func seams(sampling: Sampling) {
    let color = Pixel(straightRed: 200, green: 17, blue: 93, alpha: 255)
    let slices = NineSlice(
      Pixmap(width: 12, height: 12, fill: color), insets: EdgeInsets(all: 4.5), scale: 1.37)
    for step in 0..<8 {
      let shift = Double(step) * 0.13
      var canvas = Canvas(width: 40, height: 30)
      canvas.draw(slices, in: Rect(1 + shift, 1 + shift, 30.3, 21.7), sampling: sampling)
      let pixmap = canvas.finish()
      for y in 3..<22 { for x in 3..<31 { #expect(pixmap[x, y] == color) } }
    }
  }

  @Test("with corners too large for the rectangle shrink them in proportion")
  func shrinking() {
    // Four quarters of a colour each: the corners meet in the middle.
    let colors: [Color] = [.white, .black, Color(red: 1, green: 0, blue: 0), .clear]
    let image = Pixmap(
      width: 8, height: 8,
      pixels: (0..<64).map { Pixel(colors[$0 % 8 / 4 + $0 / 32 * 2]) })
    var canvas = Canvas(width: 8, height: 8)
    canvas.draw(
      NineSlice(image, insets: EdgeInsets(all: 4), scale: 10), in: Rect(0, 0, 8, 4),
      sampling: .nearest)
    let pixmap = canvas.finish()
    // The height leaves two pixels to a corner, and so they are two pixels wide as well.
    #expect(pixmap[1, 1] == Pixel(.white))
    #expect(pixmap[6, 1] == Pixel(.black))
    #expect(pixmap[1, 2] == Pixel(Color(red: 1, green: 0, blue: 0)))
    #expect(pixmap[6, 2] == .clear)
  }

  @Test("that cannot be drawn paint nothing")
  func degenerate() {
    let image = Self.noise(3, 3)
    func isNothing(_ rect: Rect, _ map: AffineTransform? = nil) -> Bool {
      let layout = ImageLayout(image: image, rect: rect, sampling: .bilinear, opacity: 255)
      return layout.source(under: map).map { _ in false } ?? true
    }
    #expect(isNothing(Rect(0, 0, 0, 3)))
    #expect(isNothing(Rect(.nan, 0, 3, 3)))
    #expect(isNothing(Rect(0, 0, .infinity, 3)))
    let flat = AffineTransform(a: 1, b: 1, c: 1, d: 1, tx: 0, ty: 0)
    #expect(isNothing(Rect(0, 0, 3, 3), flat))
    let shift = AffineTransform.translation(.nan, 0)
    #expect(isNothing(Rect(0, 0, 3, 3), shift))
  }
}
