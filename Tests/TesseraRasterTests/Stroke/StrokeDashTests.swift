import Testing
import TesseraGraphics
import TesseraRaster
import TesseraTestSupport

@Suite("Dashes")
struct StrokeDashTests {
  private static func mask(_ path: Path, _ style: StrokeStyle) -> Mask {
    Coverage.mask(of: .path(Stroker.outline(of: path, style: style)), width: 40, height: 40)
  }

  private static func line(_ points: Point..., isClosed: Bool = false) -> Path {
    Path { path in
      for (index, point) in points.enumerated() {
        if index == 0 { path.move(to: point) } else { path.line(to: point) }
      }
      if isClosed { path.close() }
    }
  }

  /// The coverage of rectangles that are 4 px high about y = 20.
  private static func bars(_ ranges: [(Double, Double)]) -> Mask {
    Coverage.mask(
      of: .polygons(ranges.map { Shape.corners($0.0, 18, $0.1, 22) }), width: 40, height: 40)
  }

  @Test(
    "follow each other from the phase on",
    arguments: [
      ([6, 2], 0.0, [(4, 10), (12, 18), (20, 26), (28, 34)]),
      ([6, 2], 7, [(5, 11), (13, 19), (21, 27), (29, 35)]),
      ([6, 2], 2, [(4, 8), (10, 16), (18, 24), (26, 32), (34, 36)]),
      ([6, 2], -3, [(4, 5), (7, 13), (15, 21), (23, 29), (31, 36)]),
      ([6, 2], 802, [(4, 8), (10, 16), (18, 24), (26, 32), (34, 36)]),
      ([5], 0, [(4, 9), (14, 19), (24, 29), (34, 36)]),
      ([3, 1, 4], 0, [(4, 7), (8, 12), (15, 16), (20, 23), (24, 28), (31, 32)]),
      ([0, 2, 3.5, 1], 0, [(6, 9.5), (12.5, 16), (19, 22.5), (25.5, 29), (32, 35.5)]),
    ] as [([Double], Double, [(Double, Double)])])
  func pattern(lengths: [Double], phase: Double, bars: [(Double, Double)]) {
    let style = StrokeStyle(width: 4, dash: StrokeDash(lengths, phase: phase))
    let drawn = Self.mask(Self.line(Point(4, 20), Point(36, 20)), style)
    #expect(drawn == Self.bars(bars))
    // The pattern runs on over a corner of the path, and begins anew with each contour.
    var broken = Self.line(Point(4, 20), Point(11.25, 20), Point(36, 20))
    broken.append(Self.line(Point(4, 20), Point(36, 20)))
    #expect(Self.mask(broken, style) == Self.bars(bars))
  }

  @Test(
    "that make no pattern leave the line solid",
    arguments: [
      StrokeDash([]), StrokeDash([0]), StrokeDash([0, 0]), StrokeDash([4, -1]),
      StrokeDash([.nan, 3]), StrokeDash([.infinity, 3]), StrokeDash([4, 2], phase: .infinity),
      StrokeDash([1e-12, 1e-12]),
    ])
  func solid(dash: StrokeDash) {
    let path = Self.line(Point(4, 20), Point(36, 20))
    #expect(Self.mask(path, StrokeStyle(width: 4, dash: dash)) == Self.bars([(4, 36)]))
  }

  @Test("have caps of their own")
  func caps() {
    let path = Self.line(Point(4, 20), Point(36, 20))
    let dash = StrokeDash([6, 8], phase: -2)
    let square = Self.mask(path, StrokeStyle(width: 4, cap: .square, dash: dash))
    #expect(square == Self.bars([(4, 14), (18, 28), (32, 38)]))

    // A dash of no length is a dot, turned with the path.
    let dots = StrokeDash([0, 12], phase: -6)
    #expect(
      Self.mask(path, StrokeStyle(width: 4, cap: .square, dash: dots))
        == Self.bars([(8, 12), (20, 24), (32, 36)]))
    #expect(Stroker.outline(of: path, style: StrokeStyle(width: 4, dash: dots)).isEmpty)
    let diagonal = Self.line(Point(10, 10), Point(30, 30))
    let middle = StrokeDash([0, 100], phase: -(200.0.squareRoot()))
    let turned = Self.mask(diagonal, StrokeStyle(width: 8, cap: .square, dash: middle))
    let half = 32.0.squareRoot()
    let corners = [
      Point(20 - half, 20), Point(20, 20 - half), Point(20 + half, 20), Point(20, 20 + half),
    ]
    let reference = ReferenceCoverage([corners], rule: .nonZero, width: 40, height: 40)
    #expect(reference.largestDifference { turned[$0, $1] } <= 2)
  }

  @Test("meet in a join where a closed contour begins")
  func closed() {
    let square = Self.line(
      Point(8, 8), Point(32, 8), Point(32, 32), Point(8, 32), isClosed: true)
    let style = StrokeStyle(width: 4, dash: StrokeDash([12, 12], phase: 6))
    let corners = [(6.0, 6.0), (26, 6), (26, 26), (6, 26)]
    // Each corner has a dash of 6 px on either side, mitred: an L of two bars.
    let reference = ReferenceCoverage(
      corners.flatMap { x, y in
        let inner = x < 20 ? x : x + 4
        let level = y < 20 ? y : y + 4
        return [
          Shape.corners(x, level, x + 8, level + 4), Shape.corners(inner, y, inner + 4, y + 8),
        ]
      }, rule: .nonZero, width: 40, height: 40)
    let drawn = Self.mask(square, style)
    #expect(reference.largestDifference { drawn[$0, $1] } <= 0.5)

    // One dash that goes all the way round leaves no gap at all.
    let ring = Self.mask(square, StrokeStyle(width: 4, dash: StrokeDash([500, 1])))
    #expect(ring == Self.mask(square, StrokeStyle(width: 4)))
  }

  @Test("follow curves and corners by length", arguments: 0..<16)
  func curves(seed: UInt64) {
    var random = RandomSource(seed: 70 + seed)
    func point() -> Point { Point(random.gridNumber(in: 6...34), random.gridNumber(in: 6...34)) }
    let path = Path { path in
      path.move(to: point())
      path.line(to: point())
      path.cubic(point(), point(), to: point())
      path.quadratic(point(), to: point())
      if seed % 2 == 0 { path.close() }
    }
    let half = Double.random(in: 0.4...4, using: &random)
    let lengths = (0..<4).map { _ in Double.random(in: 1...12, using: &random) }
    let dash = StrokeDash(lengths, phase: Double.random(in: -9...30, using: &random))
    let style = StrokeStyle(width: 2 * half, cap: .round, join: .round, dash: dash)
    let drawn = Self.mask(path, style)
    let distances = PathDistance(PathDistance(path).dashed(lengths, phase: dash.phase))
    for y in 0..<40 {
      for x in 0..<40 {
        let distance = distances.distance(of: Point(Double(x) + 0.5, Double(y) + 0.5))
        // Half a pixel's diagonal, and 0.1 px for the outline and the ends of the dashes.
        if distance > half + 0.8072 { #expect(drawn[x, y] == 0) }
        if distance < half - 0.8072 { #expect(drawn[x, y] == 255) }
      }
    }
  }

  @Test("move with the path by whole pixels, bit for bit")
  func translation() {
    let path = Shape.ellipse(Rect(3.3, 4.7, 30.2, 25)).path
    let style = StrokeStyle(width: 2.5, cap: .square, dash: StrokeDash([3.1, 1.7], phase: 0.4))
    let there = Stroker.outline(of: path.moved(4_000, -900), style: style)
    #expect(there == Stroker.outline(of: path, style: style).moved(4_000, -900))
  }
}
