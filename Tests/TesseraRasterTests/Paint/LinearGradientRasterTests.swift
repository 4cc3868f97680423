import Testing
import TesseraGraphics
import TesseraRaster
import TesseraTestSupport

@Suite("Linear gradients")
struct LinearGradientRasterTests {
  /// The exact premultiplied channels, 0…255, at a pixel's centre.
  private static func exact(
    _ gradient: Gradient, from a: Point, to b: Point, x: Int, y: Int
  ) -> [Double] {
    let d = b - a
    let p = Point(Double(x) + 0.5, Double(y) + 0.5) - a
    let t = (p.x * d.x + p.y * d.y) / (d.x * d.x + d.y * d.y)
    func channels(_ color: Color) -> [Double] {
      [color.c1, color.c2, color.c3, 1].map { $0 * color.alpha * 255 }
    }
    let stops = gradient.stops
    guard let next = stops.firstIndex(where: { $0.position > t }) else {
      return stops.last.map { channels($0.color) } ?? []
    }
    guard next > 0 else { return channels(stops[0].color) }
    let from = stops[next - 1]
    let share = (t - from.position) / (stops[next].position - from.position)
    return zip(channels(from.color), channels(stops[next].color)).map { $0 + ($1 - $0) * share }
  }

  /// The largest difference of any channel of any pixel to the exact value.
  private static func largestError(
    _ gradient: Gradient, from a: Point, to b: Point, width: Int, height: Int
  ) -> Double {
    var canvas = Canvas(width: width, height: height)
    canvas.fill(
      .rectangle(Rect(0, 0, Double(width), Double(height))),
      with: .linearGradient(gradient, from: a, to: b))
    let pixmap = canvas.finish()
    var largest = 0.0
    for y in 0..<height {
      for x in 0..<width {
        let pixel = pixmap[x, y]
        let drawn = [pixel.red, pixel.green, pixel.blue, pixel.alpha]
        for (exact, drawn) in zip(exact(gradient, from: a, to: b, x: x, y: y), drawn) {
          largest = max(largest, abs(exact - Double(drawn)))
        }
      }
    }
    return largest
  }

  private static func randomColor(_ random: inout RandomSource) -> Color {
    func byte() -> UInt8 { UInt8.random(in: 0...255, using: &random) }
    return Color(
      red8: byte(), green8: byte(), blue8: byte(),
      alpha: Double.random(in: 0...1, using: &random))
  }

  /// Stops at random places, every fourth a hard one.
  private static func gradient(stops: Int, seed: UInt64) -> Gradient {
    var random = RandomSource(seed: seed)
    let places = (0..<stops).map { _ in Double.random(in: 0...1, using: &random) }.sorted()
    return Gradient(
      places.enumerated().map { index, place in
        Gradient.Stop(
          randomColor(&random), at: index % 4 == 3 ? places[index - 1] : place)
      })
  }

  @Test("are exact to the last rounding over 16,384 px with 64 stops", arguments: 0..<3)
  func longGradients(seed: UInt64) {
    let gradient = Self.gradient(stops: 64, seed: seed)
    let across = Self.largestError(
      gradient, from: Point(0, 0), to: Point(16_384, 0), width: 16_384, height: 1)
    #expect(across <= 0.51)
    let down = Self.largestError(
      gradient, from: Point(0, 16_384), to: Point(0, 0), width: 1, height: 16_384)
    #expect(down <= 0.51)
    let aslant = Self.largestError(
      gradient, from: Point(16_300, 3.5), to: Point(12.25, -9_000), width: 16_384, height: 2)
    #expect(aslant <= 0.51)
  }

  @Test("are exact in every direction", arguments: 0..<16)
  func directions(step: Int) {
    let angle = Double(step) / 8 * .pi
    let arm = Point(PortableMath.cos(angle) * 40, PortableMath.sin(angle) * 40)
    // Endpoints lie on the subpixel grid, so that the exact value is that of the same line.
    func grid(_ p: Point) -> Point {
      Point((p.x * 256).rounded() / 256, (p.y * 256).rounded() / 256)
    }
    let center = Point(30, 25)
    let error = Self.largestError(
      Self.gradient(stops: 5, seed: UInt64(step)), from: grid(center - arm),
      to: grid(center + arm), width: 64, height: 50)
    #expect(error <= 0.51)
  }

  @Test("change hard on the right pixel", arguments: 1..<100)
  func hardStops(percent: Int) {
    let gradient = Gradient([
      .init(.black, at: 0), .init(.black, at: Double(percent) / 100),
      .init(.white, at: Double(percent) / 100), .init(.white, at: 1),
    ])
    var canvas = Canvas(width: 200, height: 2)
    // 100 px, begun on a pixel's centre: every stop lies on a centre, and that pixel is white.
    for (row, ends) in [(0.5, 100.5), (100.5, 0.5)].enumerated() {
      canvas.fill(
        .rectangle(Rect(0, Double(row), 200, 1)),
        with: .linearGradient(gradient, from: Point(ends.0, 0), to: Point(ends.1, 0)))
    }
    let pixmap = canvas.finish()
    for x in 0..<101 {
      #expect(pixmap[x, 0] == Pixel(x < percent ? .black : .white))
      #expect(pixmap[x, 1] == Pixel(100 - x < percent ? .black : .white))
    }
  }

  @Test("premultiply stops before they are mixed")
  func premultiplied() {
    var canvas = Canvas(width: 1, height: 1)
    let gradient = Gradient([
      .init(Color(red: 1, green: 0, blue: 0), at: 0),
      .init(Color(red: 0, green: 0, blue: 1, alpha: 0), at: 1),
    ])
    canvas.fill(
      .rectangle(Rect(0, 0, 1, 1)),
      with: .linearGradient(gradient, from: Point(0, 0), to: Point(1, 0)))
    // Half way: red at half opacity, and no trace of the blue that cannot be seen.
    let pixmap = canvas.finish()
    #expect(
      pixmap[0, 0] == Pixel(premultipliedRed: 128, green: 0, blue: 0, alpha: 128))
  }

  @Test("go on in their end colours, and keep to an opaque colour exactly")
  func endColors() {
    let coral = Color(red8: 255, green8: 126, blue8: 121)
    var canvas = Canvas(width: 30, height: 20)
    let gradient = Gradient([
      .init(.white, at: 0.25), .init(coral, at: 0.5), .init(coral, at: 0.75),
    ])
    canvas.fill(
      .rectangle(Rect(0, 0, 30, 20)),
      with: .linearGradient(gradient, from: Point(10, 0), to: Point(20, 0)))
    let pixmap = canvas.finish()
    for x in 0..<12 { #expect(pixmap[x, 9] == Pixel(.white)) }
    for x in 15..<30 { #expect(pixmap[x, 9] == Pixel(coral)) }
  }

  @Test("with one end, one stop or no length are one colour; without stops or finite ends, nothing")
  func degenerate() {
    let two = Gradient([.init(.black, at: 0), .init(.white, at: 1)])
    let here = Point(3, 3)
    func middle(_ gradient: Gradient, _ a: Point, _ b: Point) -> Pixel {
      var canvas = Canvas(width: 6, height: 6)
      canvas.fill(
        .rectangle(Rect(0, 0, 6, 6)), with: .linearGradient(gradient, from: a, to: b))
      return canvas.finish()[3, 3]
    }
    #expect(middle(two, here, here) == Pixel(.white))
    #expect(middle(Gradient([.init(.white, at: 0.5)]), Point(0, 0), here) == Pixel(.white))
    #expect(middle(Gradient([]), Point(0, 0), here) == .clear)
    #expect(middle(two, Point(.nan, 0), here) == .clear)
    #expect(middle(two, here, Point(0, .infinity)) == .clear)
    // Positions that run backwards count as the largest before them.
    let backwards = Gradient([.init(.black, at: 0.9), .init(.white, at: 0.1)])
    #expect(middle(backwards, Point(0, 0), Point(3.5, 0)) == Pixel(.white))
    #expect(middle(backwards, Point(0, 0), Point(4, 0)) == Pixel(.black))
  }

  @Test("far larger than any canvas are the colour of their middle there", arguments: [1e6, 1e9])
  func huge(size: Double) {
    var canvas = Canvas(width: 4, height: 4)
    let gradient = Gradient([.init(.black, at: 0), .init(.white, at: 1)])
    for ends in [(-size, size), (size, -size)] {
      canvas.fill(
        .rectangle(Rect(0, 0, 4, 4)),
        with: .linearGradient(gradient, from: Point(ends.0, 0), to: Point(ends.1, 3)))
    }
    let pixel = canvas.finish()[2, 2]
    #expect(abs(Int(pixel.red) - 128) <= 1)
    #expect(pixel.alpha == 255)
  }

  @Test("move with their shape by whole pixels, bit for bit")
  func translation() {
    let gradient = Self.gradient(stops: 7, seed: 42)
    func draw(_ dx: Int, _ dy: Int) -> Pixmap {
      var canvas = Canvas(width: 300, height: 200)
      canvas.fill(
        .ellipse(Rect(3.3 + Double(dx), 4.7 + Double(dy), 70, 50)),
        with: .linearGradient(
          gradient, from: Point(5.1 + Double(dx), 3.9 + Double(dy)),
          to: Point(60.7 + Double(dx), 47.3 + Double(dy))))
      return canvas.finish().cropped(x: dx, y: dy, width: 80, height: 60)
    }
    let here = draw(0, 0)
    #expect(draw(200, 17) == here)
    #expect(draw(31, 139) == here)
  }
}
