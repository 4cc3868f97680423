import Testing
import TesseraGraphics

@Suite("Paints")
struct PaintTests {
  private static let gradient = Gradient(
    [.init(.white, at: 0), .init(Color.black.withAlpha(0.5), at: 1)], spread: .reflect,
    interpolation: .oklab)

  private static let faded = Gradient(
    [.init(Color.white.withAlpha(0.5), at: 0), .init(Color.black.withAlpha(0.25), at: 1)],
    spread: .reflect, interpolation: .oklab)

  @Test("multiply every alpha and keep the rest")
  func multiplyingAlpha() {
    let shape = RadialShape(center: Point(1, 2), radii: Size(3, 4))
    let pairs: [(Paint, Paint)] = [
      (.color(.white), .color(Color.white.withAlpha(0.5))),
      (
        .linearGradient(Self.gradient, from: .zero, to: Point(1, 1)),
        .linearGradient(Self.faded, from: .zero, to: Point(1, 1))
      ),
      (.radialGradient(Self.gradient, shape), .radialGradient(Self.faded, shape)),
      (
        .conicGradient(Self.gradient, center: Point(1, 2), angle: 30),
        .conicGradient(Self.faded, center: Point(1, 2), angle: 30)
      ),
    ]
    for (paint, expected) in pairs { #expect(paint.multiplyingAlpha(by: 0.5) == expected) }
  }

  @Test("go on in their end colours and mix in sRGB unless told otherwise")
  func defaults() {
    let gradient = Gradient([])
    #expect(gradient.spread == .pad)
    #expect(gradient.interpolation == .srgb)
  }

  @Test("that are radial begin in the centre of the ellipse unless told otherwise")
  func radialShapes() {
    let center = Point(5, 6)
    let circle = RadialShape.circle(center: center, radius: 8)
    #expect(circle == RadialShape(center: center, radii: Size(8, 8)))
    #expect(circle.focus == center)
    #expect(circle.focusScale == 0)
    let cone = RadialShape.circle(
      center: center, radius: 8, focus: Point(1, 1), focusRadius: 2)
    #expect(cone.focusScale == 0.25)
    #expect(RadialShape.circle(center: center, radius: 0, focusRadius: 2).focusScale == 0)
  }
}
