import TesseraGraphics
import Testing

@testable import TesseraCells

@Suite("Silhouettes")
struct SilhouetteTests {
  @Test("what lies in a shape, whichever it is")
  func contains() {
    let rounded = Silhouette(
      .roundedRectangle(RoundedRectangle(Rect(0, 0, 20, 10), radius: 5)))
    #expect(rounded.contains(Point(10, 5)) && rounded.contains(Point(1, 5)))
    #expect(!rounded.contains(Point(0.5, 0.5)) && !rounded.contains(Point(-1, 5)))
    let ellipse = Silhouette(.ellipse(Rect(0, 0, 20, 10)))
    #expect(ellipse.contains(Point(10, 0.5)) && !ellipse.contains(Point(2, 1)))
  }

  @Test("a hole is no part, a contour drawn twice is")
  func winding() {
    let outer = Shape.rectangle(Rect(0, 0, 10, 10)).path
    var ring = outer
    ring.append(
      Path { path in
        path.move(to: Point(2, 2))
        path.line(to: Point(2, 8))
        path.line(to: Point(8, 8))
        path.line(to: Point(8, 2))
        path.close()
      })
    #expect(!Silhouette(ring).contains(Point(5, 5)) && Silhouette(ring).contains(Point(1, 5)))
    var twice = outer
    twice.append(outer)
    #expect(Silhouette(twice).contains(Point(5, 5)))
  }

  @Test("a line of two points has corners and no inside")
  func line() {
    let line = Silhouette(
      Path { path in
        path.move(to: Point(0, 0))
        path.line(to: Point(4, 4))
      })
    #expect(line.corners(atMost: 8) == [Point(0, 0), Point(4, 4)])
    #expect(line.corners(atMost: 1) == [Point(0, 0)])
    #expect(!line.contains(Point(2, 2)))
  }
}

@Suite("Paints at a place")
struct PaintPixelTests {
  private static let gradient = Gradient([
    .init(.black, at: 0.25), .init(.white, at: 0.75),
  ])

  @Test(
    "a linear gradient is its stops and what lies between",
    arguments: [(0.0, 0), (25, 0), (50, 128), (75, 255), (100, 255)] as [(Double, UInt8)])
  func linear(x: Double, grey: UInt8) {
    let paint = Paint.linearGradient(Self.gradient, from: .zero, to: Point(100, 0))
    #expect(
      paint.pixel(at: Point(x, 7))
        == Pixel(premultipliedRed: grey, green: grey, blue: grey, alpha: 255))
  }

  @Test("radial from the centre, conic from the angle, equal ends the last colour")
  func others() throws {
    let radial = Paint.radialGradient(
      Self.gradient, RadialShape(center: Point(10, 10), radii: Size(10, 20)))
    #expect(radial.pixel(at: Point(10, 20))?.red == 128)
    #expect(radial.pixel(at: Point(10, 10))?.red == 0)
    let conic = Paint.conicGradient(Self.gradient, center: .zero, angle: 90)
    #expect(conic.pixel(at: Point(-5, 0))?.red == 128)
    #expect(conic.pixel(at: Point(5, 0))?.red == 0)
    let point = Paint.linearGradient(Self.gradient, from: .zero, to: .zero)
    #expect(point.pixel(at: Point(3, 3))?.red == 255)
  }

  @Test("colours are mixed premultiplied, and repeat as the spread says")
  func mixing() {
    let fading = Gradient(
      [.init(Color(red: 1, green: 0, blue: 0), at: 0), .init(.clear, at: 1)], spread: .reflect)
    let paint = Paint.linearGradient(fading, from: .zero, to: Point(10, 0))
    let half = Pixel(premultipliedRed: 128, green: 0, blue: 0, alpha: 128)
    #expect(paint.pixel(at: Point(5, 0)) == half)
    #expect(paint.pixel(at: Point(15, 0)) == half)
    #expect(paint.pixel(at: Point(20, 0))?.alpha == 255)
  }
}

@Suite("Compositions")
struct CompositionTests {
  private static let red = Color(red: 1, green: 0, blue: 0)
  private static let blue = Color(red: 0, green: 0, blue: 1)

  /// The composition of layers in a cell of 100 × 50 pixels.
  private func composition(_ layers: Layer...) throws -> Composition {
    Composition(try Drawing(.showing(Slots(content: layers))).list)
  }

  @Test("blue at half alpha over red is (127, 0, 128), as the rasterizer has it")
  func sourceOver() throws {
    let composition = try composition(
      Layer(fill: .literal(Self.red)), Layer(fill: .literal(Self.blue.withAlpha(0.5))))
    #expect(
      composition.pixel(at: Point(5, 5))
        == Pixel(premultipliedRed: 127, green: 0, blue: 128, alpha: 255))
    #expect(
      composition.pixel(at: Point(5, 5), .init(skipped: 1))
        == Pixel(premultipliedRed: 255, green: 0, blue: 0, alpha: 255))
    #expect(composition.pixel(at: Point(5, 5), .init(last: -1)) == Pixel(.white))
  }

  @Test("a group's opacity counts once, its clip where it ends")
  func groups() throws {
    let composition = try composition(
      Layer(
        frame: Rect(0, 0, 50, 50), fill: .literal(Self.red), opacity: 0.5, clips: true,
        children: [Layer(frame: Rect(0, 0, 100, 50), fill: .literal(Self.blue))]))
    #expect(
      composition.pixel(at: Point(5, 5))
        == Pixel(premultipliedRed: 127, green: 127, blue: 255, alpha: 255))
    #expect(composition.pixel(at: Point(60, 5)) == Pixel(.white))
  }

  @Test("what another blend mode makes cannot be told, where it draws")
  func blendModes() throws {
    let composition = try composition(
      Layer(frame: Rect(0, 0, 50, 50), fill: .literal(Self.red), blendMode: .multiply))
    #expect(composition.pixel(at: Point(5, 5)) == nil)
    #expect(composition.pixel(at: Point(60, 5)) == Pixel(.white))
  }

  @Test("pictures are read where they lie, texts only where they are asked for")
  func others() throws {
    let image = StraightImage(width: 2, height: 1, bytes: [255, 0, 0, 255, 0, 0, 255, 255])
    let composition = try composition(
      Layer(image: ImageContent(.bitmap(image), contentMode: .scaleToFill)),
      Layer(text: TextContent("H", font: .system(size: 20), color: .literal(.black))))
    #expect(composition.pixel(at: Point(10, 10)) == Pixel(Self.red))
    #expect(composition.pixel(at: Point(90, 10)) == Pixel(Self.blue))
    let text = composition.inks[1]
    let place = try #require(text.places.first)
    #expect(composition.pixel(at: place) == Pixel(Self.red))
    #expect(composition.pixel(at: place, .init(ink: text.mark)) == Pixel(.black))
  }
}

@Suite("Legibility")
struct LegibilityTests {
  @Test("what is hidden or fully transparent is not looked at, what has its ground's colour is")
  func hidden() throws {
    func looks(_ layers: Layer...) throws -> [Legibility] {
      Look(
        item: Item("item"), state: .normal,
        list: try Drawing(.showing(Slots(content: layers))).list
      ).legibility
    }
    func text(_ color: Color) -> Layer {
      Layer(text: TextContent("Text", font: .system(size: 14), color: .literal(color)))
    }
    #expect(try looks(text(.black), Layer(fill: .literal(.white))).isEmpty)
    #expect(try looks(text(.clear)).isEmpty)
    #expect(try looks(text(.white)).map(\.ratio) == [1])
    let under = try looks(text(.black), Layer(fill: .literal(Color.white.withAlpha(0.5))))
    #expect(under.map(\.color.hexText) == ["#808080"])
  }

  @Test("of a gradient the worst place counts")
  func gradient() throws {
    let gradient = Gradient([.init(.white, at: 0), .init(.black, at: 1)])
    let list = try Drawing(
      .showing(
        Layer(
          fill: .gradient(gradient, angle: 90),
          text: TextContent(
            "A text across it all", font: .system(size: 9), color: .literal(.black))))
    ).list
    let ratios = Look(item: Item("item"), state: .normal, list: list).legibility.map(\.ratio)
    #expect(ratios.count == 1 && ratios[0] < 3)
  }
}
