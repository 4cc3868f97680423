import Testing
import TesseraGraphics

@testable import TesseraRaster

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
    var canvas = Canvas(width: Self.side, height: Self.side)
    canvas.withBlur(sigma: sigma) { $0.draw(picture, atX: 0, y: 0) }
    let blurred = canvas.finish()
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

  @Test("take in what a mask leaves beyond the canvas", arguments: [2, 40.0])
  func mask(sigma: Double) {
    let shape = Shape.ellipse(Rect(-30, 5, 45, 30))
    var masked = Canvas(width: Self.side, height: Self.side)
    let mask = masked.mask(of: .alpha, blurredBy: sigma) { $0.fill(shape, with: .color(.black)) }
    #expect(mask.area.columns.lowerBound == (sigma == 2 ? -6 : -30))
    masked.withBlur(sigma: sigma) { canvas in
      canvas.withMask(mask) { $0.fill(.rectangle(Rect(-60, 0, 99, 48)), with: .color(.white)) }
    }
    var filled = Canvas(width: Self.side, height: Self.side)
    filled.withBlur(sigma: sigma) { $0.fill(shape, with: .color(.white)) }
    let (first, second) = (masked.finish(), filled.finish())
    #expect(first == second)
  }

  @Test("have pixels where something is drawn only, and hold on to no large layer")
  func memory() {
    let mode = BlendMode.copy
    func draw(_ canvas: inout Canvas) {
      canvas.fill(.rectangle(Rect(-700, 3, 720, 20)), with: .color(.black))
      canvas.withGroup(opacity: 0.5) { $0.fill(.ellipse(Rect(20, -90, 60, 120)), with: .black) }
      canvas.fill(.rectangle(Rect(-300, 5, 310, 9)), with: .color(.white), blendMode: mode)
    }
    var canvas = Canvas(width: Self.side, height: Self.side)
    canvas.withBlur(sigma: 900, draw)
    #expect(canvas.spareLayers.allSatisfy { $0.count <= 4 * Self.side * Self.side })
    let pixmap = canvas.finish()
    // A canvas that holds all of it has nothing to grow.
    var whole = Canvas(width: 1_600, height: 400)
    whole.withBlur(sigma: 900) { canvas in
      canvas.withTransform(.translation(800, 200)) { draw(&$0) }
    }
    let part = whole.finish().cropped(x: 800, y: 200, width: Self.side, height: Self.side)
    #expect(pixmap == part)
  }

  @Test("nest")
  func nested() {
    func draw(_ canvas: inout Canvas, _ sigma: Double) {
      canvas.withBlur(sigma: sigma) { canvas in
        canvas.withBlur(sigma: 34) { $0.fill(.rectangle(Rect(-80, 9, 99, 20)), with: .black) }
        canvas.fill(.rectangle(Rect(30, 9, 9, 70)), with: .black)
      }
    }
    var one = Canvas(width: Self.side, height: Self.side)
    draw(&one, 3)
    draw(&one, 40)
    var other = Canvas(width: Self.side, height: Self.side)
    draw(&other, 3)
    let middle = other.finish()
    var last = Canvas(middle)
    draw(&last, 40)
    let (first, second) = (one.finish(), last.finish())
    #expect(first == second)
  }

  @Test("of nothing are nothing")
  func nothing() {
    var canvas = Canvas(width: Self.side, height: Self.side)
    canvas.withBlur(sigma: 4) { _ in }
    let drawn = canvas.finish()
    #expect(drawn == Pixmap(width: Self.side, height: Self.side))
  }
}
