import Testing
import TesseraGraphics
import TesseraRaster

@Suite("Inner shadows")
struct InnerShadowTests {
  private static let side = 60
  private static let shape = Shape.roundedRectangle(
    RoundedRectangle(Rect(8.25, 10, 40.5, 38), radius: 9))

  private static func draw(
    _ shape: Shape = shape, offset: Point = .zero, sigma: Double, spread: Double = 0
  ) -> Pixmap {
    var canvas = Canvas(width: side, height: side)
    canvas.innerShadow(
      of: shape, color: .black, offset: offset, sigma: sigma, spread: spread)
    return canvas.finish()
  }

  @Test("are the blurred surroundings inside the shape", arguments: [0.5, 2, 6], [-2.0, 0, 3])
  func exact(sigma: Double, spread: Double) {
    let drawn = Self.draw(offset: Point(1, 2.5), sigma: sigma, spread: spread)
    let hole = (Self.shape.grown(by: -spread) ?? Self.shape).path.moved(1, 2.5)
    let inside = Coverage.mask(of: Self.shape, width: Self.side, height: Self.side)
    // The hole's mask on a canvas that nothing is cut off from.
    let margin = 40
    let size = Self.side + 2 * margin
    let mask = Coverage.mask(
      of: .path(hole.moved(Double(margin), Double(margin))), width: size, height: size)
    let blurred = ReferenceBlur.exact(sigma: sigma, width: Self.side, height: Self.side) {
      255 - Double(mask[$0 + margin, $1 + margin])
    }
    var largest = 0.0
    for y in 0..<Self.side {
      for x in 0..<Self.side {
        let exact = blurred[y * Self.side + x] * Double(inside[x, y]) / 255
        largest = max(largest, abs(Double(drawn[x, y].alpha) - exact))
      }
    }
    #expect(largest <= 1)
  }

  @Test("of no blur are the shape without the moved hole")
  func sharp() {
    let drawn = Self.draw(.rectangle(Rect(10, 10, 30, 20)), offset: Point(4, 3), sigma: 0)
    for y in 0..<Self.side {
      for x in 0..<Self.side {
        let isInside = (10..<40).contains(x) && (10..<30).contains(y)
        let isHole = (14..<44).contains(x) && (13..<33).contains(y)
        #expect(drawn[x, y].alpha == (isInside && !isHole ? 255 : 0))
      }
    }
  }

  @Test("fill the shape where the spread closes the hole", arguments: [0, 4, 40.0])
  func closed(sigma: Double) {
    var canvas = Canvas(width: Self.side, height: Self.side)
    canvas.fill(Self.shape, with: .color(.black))
    let filled = canvas.finish()
    #expect(Self.draw(sigma: sigma, spread: 20) == filled)
  }

  @Test("move by whole pixels and are the same in bands, bit for bit", arguments: [0, 3, 36.0])
  func bands(sigma: Double) {
    let whole = Self.draw(offset: Point(2, -1), sigma: sigma, spread: 1)
    var canvas = Canvas(width: 200, height: 150)
    canvas.innerShadow(
      of: .roundedRectangle(RoundedRectangle(Rect(108.25, 80, 40.5, 38), radius: 9)),
      color: .black, offset: Point(2, -1), sigma: sigma, spread: 1)
    let moved = canvas.finish()
    #expect(moved.cropped(x: 100, y: 70, width: Self.side, height: Self.side) == whole)

    var banded = Canvas(width: Self.side, height: Self.side)
    for (top, height) in [(0.0, 17.0), (17, 1), (18, 42)] {
      banded.withClip(.rectangle(Rect(0, top, 60, height))) {
        $0.innerShadow(
          of: Self.shape, color: .black, offset: Point(2, -1), sigma: sigma, spread: 1)
      }
    }
    let parts = banded.finish()
    #expect(parts == whole)
  }

  @Test("of numbers that are none, or negative blurs, are nothing")
  func nothing() {
    for drawn in [
      Self.draw(sigma: -1), Self.draw(sigma: .infinity), Self.draw(sigma: 1, spread: .nan),
      Self.draw(offset: Point(.infinity, 0), sigma: 1),
      Self.draw(.rectangle(Rect(4, 4, .nan, 4)), sigma: 1),
    ] {
      #expect(drawn == Pixmap(width: Self.side, height: Self.side))
    }
  }
}
