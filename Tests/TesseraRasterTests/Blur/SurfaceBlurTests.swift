import Testing
import TesseraGraphics
import TesseraRaster

@Suite("Blurred groups")
struct SurfaceBlurTests {
  private static let side = 48

  /// A picture of translucent shapes of strong colours.
  private static func picture() -> Pixmap {
    var canvas = Canvas(width: side, height: side)
    draw(on: &canvas)
    return canvas.finish()
  }

  private static func draw(on canvas: inout Canvas) {
    canvas.fill(
      .ellipse(Rect(6, 8, 22, 30)), with: .color(Color(red: 1, green: 0.2, blue: 0, alpha: 0.7)))
    canvas.fill(
      .rectangle(Rect(20.5, 14, 40, 20)), with: .color(Color(red: 0, green: 0.4, blue: 1)))
  }

  @Test("are a Gaussian of each premultiplied channel to one step", arguments: [0.4, 1, 3, 8])
  func gaussian(sigma: Double) {
    let picture = Self.picture()
    let blurred = picture.blurred(sigma: sigma)
    let channels: [(Pixel) -> UInt8] = [
      { $0.red }, { $0.green }, { $0.blue }, { $0.alpha },
    ]
    for channel in channels {
      let exact = ReferenceBlur.exact(sigma: sigma, width: Self.side, height: Self.side) { x, y in
        guard x >= 0, y >= 0, x < Self.side, y < Self.side else { return 0 }
        return Double(channel(picture[x, y]))
      }
      let errors = zip(blurred.pixels, exact).map { abs(Double(channel($0)) - $1) }
      #expect(errors.max() ?? 2 <= 1)
    }
    for pixel in blurred.pixels {
      #expect(max(pixel.red, pixel.green, pixel.blue) <= pixel.alpha)
    }
  }

  @Test("of one colour have the alpha of a shadow", arguments: [0, 1.5, 6, 40])
  func shadow(sigma: Double) {
    let shape = Shape.roundedRectangle(RoundedRectangle(Rect(9.5, 30, 20, 9), radius: 4))
    var shadow = Canvas(width: Self.side, height: Self.side)
    shadow.shadow(of: shape, color: .black, sigma: sigma)
    var blurred = Canvas(width: Self.side, height: Self.side)
    blurred.withBlur(sigma: sigma) { $0.fill(shape, with: .color(.black)) }
    let (first, second) = (shadow.finish(), blurred.finish())
    #expect(first == second)
  }

  @Test("take in what lies beyond the canvas, and are the same in bands", arguments: [2, 5.5, 34])
  func beyond(sigma: Double) {
    var large = Canvas(width: 3 * Self.side, height: 3 * Self.side)
    large.withBlur(sigma: sigma) { canvas in
      for (x, y) in [(0.0, 0.0), (30, 40)] {
        canvas.fill(.ellipse(Rect(40 + x, 30 + y, 30, 30)), with: .color(.black))
      }
    }
    let whole = large.finish().cropped(x: 48, y: 48, width: Self.side, height: Self.side)

    func draw(_ canvas: inout Canvas) {
      canvas.withBlur(sigma: sigma) { canvas in
        for (x, y) in [(0.0, 0.0), (30, 40)] {
          canvas.fill(.ellipse(Rect(x - 8, y - 18, 30, 30)), with: .color(.black))
        }
      }
    }
    var small = Canvas(width: Self.side, height: Self.side)
    draw(&small)
    let cut = small.finish()
    #expect(cut == whole)

    var banded = Canvas(width: Self.side, height: Self.side)
    for (left, width) in [(0.0, 13.0), (13, 2), (15, 33)] {
      banded.withClip(.rectangle(Rect(left, 0, width, 48))) { draw(&$0) }
    }
    let parts = banded.finish()
    #expect(parts == whole)
  }

  @Test("of no blur, or none that is a number, are the group", arguments: [0, -3, Double.nan])
  func sharp(sigma: Double) {
    var canvas = Canvas(width: Self.side, height: Self.side)
    canvas.withBlur(sigma: sigma) { Self.draw(on: &$0) }
    let drawn = canvas.finish()
    #expect(drawn == Self.picture())
  }

  @Test("of nothing are nothing")
  func nothing() {
    var canvas = Canvas(width: Self.side, height: Self.side)
    canvas.withBlur(sigma: 4) { _ in }
    let drawn = canvas.finish()
    #expect(drawn == Pixmap(width: Self.side, height: Self.side))
  }
}
