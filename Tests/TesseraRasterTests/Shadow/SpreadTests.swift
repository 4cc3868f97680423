import Testing
import TesseraGraphics
import TesseraRaster

@Suite("Shadows with spread")
struct SpreadTests {
  private static func shadow(of shape: Shape, spread: Double, sigma: Double) -> Pixmap {
    var canvas = Canvas(width: 80, height: 70)
    canvas.shadow(of: shape, color: .black, offset: Point(2, 3), sigma: sigma, spread: spread)
    return canvas.finish()
  }

  @Test("are those of the larger or smaller shape", arguments: [-30.0, -4.5, 0, 3.25, 8])
  func shapes(spread: Double) {
    for shape in [
      Shape.rectangle(Rect(20, 18, 40, 30)), .ellipse(Rect(20, 18, 40, 30)),
      .roundedRectangle(RoundedRectangle(Rect(20, 18, 40, 30), radius: 9)),
    ] {
      for sigma in [0, 3.0] {
        let drawn = Self.shadow(of: shape, spread: spread, sigma: sigma)
        let grown = shape.grown(by: spread) ?? shape
        #expect(drawn == Self.shadow(of: grown, spread: 0, sigma: sigma))
      }
    }
  }

  @Test("grow and shrink free paths by a line with sharp corners", arguments: [-5.25, -1, 1, 6.25])
  func paths(spread: Double) {
    // A frame: its outside grows as its hole shrinks, which is gone from 3 px on.
    func frame(_ spread: Double) -> Shape {
      let outside = Shape.corners(20 - spread, 18 - spread, 60 + spread, 54 + spread)
      let hole = Shape.corners(36 + spread, 34 + spread, 44 - spread, 40 - spread, reversed: true)
      return .polygons(spread < 3 ? [outside, hole] : [outside])
    }
    for sigma in [0, 2.0] {
      let drawn = Self.shadow(of: frame(0), spread: spread, sigma: sigma)
      #expect(drawn == Self.shadow(of: frame(spread), spread: 0, sigma: sigma))
    }
  }

  @Test("of no number are nothing")
  func nothing() {
    let drawn = Self.shadow(of: .rectangle(Rect(9, 9, 30, 30)), spread: .nan, sigma: 1)
    #expect(drawn == Pixmap(width: 80, height: 70))
  }
}
