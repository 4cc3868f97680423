import Testing
import TesseraGraphics
import TesseraTestSupport

@testable import TesseraRaster

@Suite("Shape coverage")
struct ShapeCoverageTests {
  private static let area = PixelRect(x: 0, y: 0, width: 48, height: 40)

  private static func mask(
    _ coverage: inout ShapeCoverage, _ begin: (inout ShapeCoverage) -> PixelRect
  ) -> Mask {
    var mask = Mask(area: begin(&coverage))
    while let y = coverage.advance() { mask.setRow(y, to: coverage.row) }
    return mask
  }

  @Test("does not depend on the shapes before", arguments: 0..<10)
  func reuse(seed: UInt64) {
    var random = RandomSource(seed: seed)
    var kept = ShapeCoverage(kernels: .compiled)
    for _ in 0..<12 {
      let corners = (0..<Int.random(in: 3...40, using: &random)).map { _ in
        Point(random.gridNumber(in: -10...60), random.gridNumber(in: -10...50))
      }
      let shape = Shape.polygons([corners])
      var fresh = ShapeCoverage(kernels: .compiled)
      let expected = Self.mask(&fresh) { $0.begin(shape, rule: .evenOdd, within: Self.area) }
      #expect(
        Self.mask(&kept) { $0.begin(shape, rule: .evenOdd, within: Self.area) } == expected)
    }
  }

  @Test("goes on after a shape whose rows were not all taken")
  func abandoned() {
    var coverage = ShapeCoverage(kernels: .compiled)
    let circle = Shape.ellipse(Rect(3.2, 4.1, 30, 30))
    let whole = Self.mask(&coverage) { $0.begin(circle, rule: .nonZero, within: Self.area) }
    _ = coverage.begin(
      .rectangle(Rect(0.5, 0.5, 47, 39)), rule: .nonZero, within: Self.area)
    #expect(coverage.advance() == 0)
    #expect(
      Self.mask(&coverage) { $0.begin(circle, rule: .nonZero, within: Self.area) } == whole)
  }

  @Test("moves a shape's points through a transform as its path would be moved", arguments: 0..<10)
  func transform(seed: UInt64) {
    var random = RandomSource(seed: 40 + seed)
    func number() -> Double { Double.random(in: -1.2...1.2, using: &random) }
    let transform = AffineTransform(
      a: number(), b: number(), c: number(), d: number(), tx: 20 + number(), ty: 20 + number())
    let rect = Rect(-12.3, -9, 25, 17.5)
    let shapes: [Shape] = [
      .rectangle(rect), .ellipse(rect),
      .roundedRectangle(RoundedRectangle(rect, radius: 5, style: .continuous)),
      .path(Path { $0.addEllipse(in: rect) }),
    ]
    for shape in shapes {
      var coverage = ShapeCoverage(kernels: .compiled)
      let moved = Shape.path(shape.path.transformed(by: transform))
      let expected = Self.mask(&coverage) { $0.begin(moved, rule: .nonZero, within: Self.area) }
      #expect(
        Self.mask(&coverage) {
          $0.begin(shape, transform: transform, rule: .nonZero, within: Self.area)
        } == expected)
    }
  }

  @Test("of a ring is that of both outlines under the even-odd rule", arguments: 0..<20)
  func ring(seed: UInt64) {
    var random = RandomSource(seed: 80 + seed)
    let outer = RoundedRectangle(
      Rect(
        Double.random(in: 0...4, using: &random), Double.random(in: 0...4, using: &random), 40, 30),
      radius: Double.random(in: 0...12, using: &random),
      style: seed % 2 == 0 ? .circular : .continuous)
    let inner = outer.inset(by: Double.random(in: 0.1...5, using: &random))
    var both = outer.path
    both.append(inner.path)
    var coverage = ShapeCoverage(kernels: .compiled)
    let expected = Self.mask(&coverage) {
      $0.begin(.path(both), rule: .evenOdd, within: Self.area)
    }
    #expect(
      Self.mask(&coverage) {
        $0.begin(
          ring: .roundedRectangle(outer), inner: .roundedRectangle(inner), within: Self.area)
      } == expected)
  }

  @Test("of numbers that are not finite is none")
  func notFinite() {
    var coverage = ShapeCoverage(kernels: .compiled)
    let bad = Shape.polygons([[Point(0, 0), Point(9, 0), Point(9, .nan)], [Point(1, 1)]])
    #expect(coverage.begin(bad, rule: .nonZero, within: Self.area).isEmpty)
    #expect(coverage.advance() == nil)

    let square = Shape.rectangle(Rect(0, 0, 4, 4))
    let endless = AffineTransform(a: .infinity, b: 0, c: 0, d: 1, tx: 0, ty: 0)
    #expect(
      coverage.begin(square, transform: endless, rule: .nonZero, within: Self.area).isEmpty)
    #expect(!coverage.begin(square, rule: .nonZero, within: Self.area).isEmpty)
  }

  @Test("of a rectangle on whole pixels is one run a row")
  func runs() {
    var coverage = ShapeCoverage(kernels: .compiled)
    _ = coverage.begin(.rectangle(Rect(3, 2, 20, 2)), rule: .nonZero, within: Self.area)
    for y in 2..<4 {
      #expect(coverage.advance() == y)
      #expect(coverage.row.runs.map(\.columns) == [3..<23])
      #expect(coverage.row.runs.map(\.uniform) == [255])
    }
    #expect(coverage.advance() == nil)
  }
}
