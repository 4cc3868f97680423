import TesseraGraphics
import Testing

@testable import TesseraCells

@Suite struct GradientGeometryTests {
  private static let rect = Rect(10, 20, 100, 60)
  private static let center = Point(40, 40)

  @Test(
    "A radial gradient reaches to the side or corner that CSS says",
    arguments: [
      (.circle, .closestSide, Size(20, 20)), (.circle, .farthestSide, Size(70, 70)),
      (.ellipse, .closestSide, Size(30, 20)), (.ellipse, .farthestSide, Size(70, 40)),
      (.circle, .closestCorner, Size(1300.0.squareRoot(), 1300.0.squareRoot())),
      (.circle, .farthestCorner, Size(6500.0.squareRoot(), 6500.0.squareRoot())),
      (.ellipse, .closestCorner, Size(30 * 2.0.squareRoot(), 20 * 2.0.squareRoot())),
      (.ellipse, .farthestCorner, Size(70 * 2.0.squareRoot(), 40 * 2.0.squareRoot())),
    ] as [(GradientGeometry.EndingShape, GradientGeometry.Extent, Size)])
  func radii(
    shape: GradientGeometry.EndingShape, extent: GradientGeometry.Extent, expected: Size
  ) {
    #expect(extent.radii(of: shape, about: Self.center, in: Self.rect) == expected)
  }

  @Test(
    "A corner's ellipse passes through the corner",
    arguments: [GradientGeometry.Extent.closestCorner, .farthestCorner])
  func corner(extent: GradientGeometry.Extent) {
    let radii = extent.radii(of: .ellipse, about: Self.center, in: Self.rect)
    let corner =
      extent == .closestCorner
      ? Point(Self.rect.minX, Self.rect.minY)
      : Point(Self.rect.maxX, Self.rect.maxY)
    let x = (corner.x - Self.center.x) / radii.width
    let y = (corner.y - Self.center.y) / radii.height
    #expect(abs(x * x + y * y - 1) < 1e-12)
  }

  @Test(
    "A number that is not finite is found",
    arguments: [
      GradientGeometry.linear(angle: .nan), .radial(center: Point(.infinity, 0)),
      .conic(center: Point(0, .nan)), .conic(angle: -.infinity),
    ])
  func notFinite(geometry: GradientGeometry) {
    #expect(!geometry.isFinite)
  }
}
