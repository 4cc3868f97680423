import Testing
import TesseraGraphics
import TesseraRaster

/// What a canvas draws with coordinates that are no numbers, or far out, or all the same.
@Suite("Numbers that are none, or far out")
struct CanvasNumbersTests {
  private static let side = 12
  private static let backdrop = Pixmap(width: side, height: side, fill: Pixel(.white))
  private static let picture = Pixmap(width: 2, height: 2, fill: Pixel(.black))
  private static let gradient = Gradient([.init(.black, at: 0), .init(.black, at: 1)])

  /// Draws on white.
  private static func drawing(_ draw: (inout Canvas) -> Void) -> Pixmap {
    var canvas = Canvas(backdrop)
    draw(&canvas)
    return canvas.finish()
  }

  /// All ways of drawing in a rectangle, in black and opaque.
  private static let ways: [String: @Sendable (Rect, inout Canvas) -> Void] = {
    let paint = Paint.linearGradient(gradient, from: .zero, to: Point(5, 5))
    return [
      "rectangle": { $1.fill(.rectangle($0), with: .color(.black)) },
      "rounded rectangle": {
        $1.fill(.roundedRectangle(RoundedRectangle($0, radius: 1)), with: .color(.black))
      },
      "continuous corners": {
        let shape = RoundedRectangle($0, radius: 1, style: .continuous)
        $1.fill(.roundedRectangle(shape), with: .color(.black))
      },
      "ellipse": { $1.fill(.ellipse($0), with: .color(.black)) },
      "path": { $1.fill(.path(Shape.rectangle($0).path), with: .color(.black)) },
      "gradient": { $1.fill(.rectangle($0), with: paint) },
      "multiplied": { $1.fill(.rectangle($0), with: .color(.black), blendMode: .multiply) },
      "picture": { $1.draw(picture, in: $0, sampling: .bilinear) },
      "smaller picture": { $1.draw(picture, in: $0, sampling: .filtered) },
      "nine slices": {
        let insets = EdgeInsets(top: 1, left: 1, bottom: 0, right: 0)
        $1.draw(NineSlice(picture, insets: insets), in: $0, sampling: .nearest)
      },
      "tiles": { $1.fill(.rectangle($0), with: ImagePattern(picture, sampling: .nearest)) },
      "shadow": { $1.shadow(of: .rectangle($0), color: .black, sigma: 0) },
      "blurred shadow": { $1.shadow(of: .rectangle($0), color: .black, sigma: 2) },
      "inner shadow": { $1.innerShadow(of: .rectangle($0), color: .black, sigma: 2) },
      "clip": { rect, canvas in
        canvas.withClip(.rectangle(rect)) {
          $0.fill(.rectangle(Rect(0, 0, 12, 12)), with: .color(.black))
        }
      },
      "group": { rect, canvas in
        canvas.withGroup(opacity: 1, clip: .rectangle(rect)) {
          $0.fill(.rectangle(Rect(0, 0, 12, 12)), with: .color(.black))
        }
      },
    ]
  }()

  @Test("draw nothing where they are no numbers or a size is none", arguments: ways.keys.sorted())
  func nothing(way: String) throws {
    let draw = try #require(Self.ways[way])
    for bad in [Double.nan, .infinity, -.infinity] {
      for rect in [
        Rect(bad, 2, 6, 6), Rect(2, bad, 6, 6), Rect(2, 2, bad, 6), Rect(2, 2, 6, bad),
      ] {
        #expect(Self.drawing { draw(rect, &$0) } == Self.backdrop, "\(rect)")
      }
    }
    for rect in [Rect(2, 2, 0, 6), Rect(2, 2, 6, 0), Rect(2, 2, 0, 0), Rect(1e30, 2, 6, 6)] {
      #expect(Self.drawing { draw(rect, &$0) } == Self.backdrop, "\(rect)")
    }
  }

  @Test(
    "cover the canvas where they are far out on both sides",
    arguments: ways.keys.sorted().filter { !["ellipse", "inner shadow"].contains($0) },
    [1e9, 1e30])
  func huge(way: String, size: Double) throws {
    let draw = try #require(Self.ways[way])
    let drawn = Self.drawing { draw(Rect(-size, -size, 2 * size, 2 * size), &$0) }
    #expect(drawn == Pixmap(width: Self.side, height: Self.side, fill: Pixel(.black)))
  }

  @Test("draw no line where they are no numbers", arguments: [Double.nan, .infinity, -.infinity])
  func lines(bad: Double) {
    let path = Shape.rectangle(Rect(2, 2, 6, 6)).path
    let broken = Path {
      $0.move(to: Point(2, 2))
      $0.line(to: Point(bad, 6))
    }
    let drawn = Self.drawing {
      $0.stroke(broken, style: StrokeStyle(width: 2), with: .color(.black))
      $0.stroke(path, style: StrokeStyle(width: bad), with: .color(.black))
      $0.stroke(path, style: StrokeStyle(width: 0), with: .color(.black))
    }
    #expect(drawn == Self.backdrop)
  }

  @Test("leave an opaque colour as it is where it is drawn over itself, at all 256 coverages")
  func itself() {
    for color in [Color(red8: 1, green8: 127, blue8: 254), .black, .white] {
      let backdrop = Pixmap(width: 8, height: 257, fill: Pixel(color))
      let flat = Gradient([.init(color, at: 0), .init(color, at: 1)])
      let picture = Pixmap(width: 2, height: 2, fill: Pixel(color))
      var canvas = Canvas(backdrop)
      for y in 1...256 {
        // Each row is covered by 1/256 more than the one above.
        let bar = Rect(0, Double(y), 8, Double(y) / 256)
        canvas.fill(.rectangle(bar), with: .color(color))
        canvas.fill(.path(Shape.rectangle(bar).path), with: .color(color))
        canvas.fill(
          .rectangle(bar), with: .linearGradient(flat, from: .zero, to: Point(8, 0)))
        canvas.draw(picture, in: bar, sampling: .bilinear)
        canvas.withClip(.rectangle(bar)) {
          $0.fill(.ellipse(Rect(-1, -1, 10, 300)), with: .color(color))
        }
      }
      canvas.shadow(of: .ellipse(Rect(1, 40, 6, 90)), color: color, sigma: 3)
      let drawn = canvas.finish()
      #expect(drawn == backdrop)
    }
  }
}
