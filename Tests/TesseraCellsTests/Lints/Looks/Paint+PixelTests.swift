import TesseraGraphics
import Testing

@testable import TesseraCells

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
