import Testing
import TesseraGraphics
import TesseraRaster
import TesseraTestSupport

@Suite("Strokes")
struct StrokerTests {
  private static func mask(
    _ path: Path, _ style: StrokeStyle, width: Int = 40, height: Int = 40
  ) -> Mask {
    Coverage.mask(
      of: .path(Stroker.outline(of: path, style: style)), width: width, height: height)
  }

  private static func polyline(_ points: [Point], isClosed: Bool = false) -> Path {
    Path { path in
      for (index, point) in points.enumerated() {
        if index == 0 { path.move(to: point) } else { path.line(to: point) }
      }
      if isClosed { path.close() }
    }
  }

  /// The largest difference of a mask to a covered area that is known.
  private static func difference(_ mask: Mask, _ polygons: [[Point]]) -> Double {
    let reference = ReferenceCoverage(polygons, rule: .nonZero, width: 40, height: 40)
    return reference.largestDifference { mask[$0, $1] }
  }

  @Test("end at the point with butt caps")
  func buttCaps() {
    let mask = Self.mask(Self.polyline([Point(5.25, 10), Point(30.5, 10)]), StrokeStyle(width: 3))
    #expect(Self.difference(mask, [Shape.corners(5.25, 8.5, 30.5, 11.5)]) <= 0.5)
  }

  @Test("meet in a miter, and in a bevel beyond the limit")
  func miterJoins() {
    let corner = Self.polyline([Point(5, 30), Point(20, 30), Point(20, 5)])
    let miter = Self.mask(corner, StrokeStyle(width: 6))
    let arms = [Shape.corners(5, 27, 23, 33), Shape.corners(17, 5, 23, 33)]
    #expect(Self.difference(miter, arms) <= 0.5)

    // A right angle has a miter of √2 line widths.
    let cut = [
      Shape.corners(5, 27, 20, 33), Shape.corners(17, 5, 23, 30),
      [Point(20, 30), Point(23, 30), Point(20, 33)],
    ]
    let bevel = Self.mask(corner, StrokeStyle(width: 6, miterLimit: 1.41))
    #expect(Self.difference(bevel, cut) <= 0.5)
    let kept = Self.mask(corner, StrokeStyle(width: 6, miterLimit: 1.42))
    #expect(kept == miter)
  }

  @Test("end half a width beyond the point with square caps")
  func squareCaps() {
    let style = StrokeStyle(width: 3, cap: .square)
    let mask = Self.mask(Self.polyline([Point(5.25, 10), Point(30.5, 10)]), style)
    #expect(Self.difference(mask, [Shape.corners(3.75, 8.5, 32, 11.5)]) <= 0.5)
    // Along a diagonal: 6 px wide, from (10, 10) to (25, 30), so directions are (0.6, 0.8).
    let slanted = Self.mask(
      Self.polyline([Point(10, 10), Point(25, 30)]), StrokeStyle(width: 6, cap: .square))
    let corners = [
      Point(10 - 1.8 - 2.4, 10 - 2.4 + 1.8), Point(10 - 1.8 + 2.4, 10 - 2.4 - 1.8),
      Point(25 + 1.8 + 2.4, 30 + 2.4 - 1.8), Point(25 + 1.8 - 2.4, 30 + 2.4 + 1.8),
    ]
    #expect(Self.difference(slanted, [corners]) <= 2)
  }

  @Test("meet in a bevel, in a half circle or in nothing where the path turns back")
  func turns() {
    let corner = Self.polyline([Point(5, 30), Point(20, 30), Point(20, 5)])
    let bevel = [
      Shape.corners(5, 27, 20, 33), Shape.corners(17, 5, 23, 30),
      [Point(20, 30), Point(23, 30), Point(20, 33)],
    ]
    let style = StrokeStyle(width: 6, join: .bevel)
    #expect(Self.difference(Self.mask(corner, style), bevel) <= 0.5)

    let back = Self.polyline([Point(8, 20), Point(28, 20), Point(15, 20)])
    for join in [StrokeStyle.Join.miter, .bevel] {
      let flat = Self.mask(back, StrokeStyle(width: 6, join: join))
      #expect(Self.difference(flat, [Shape.corners(8, 17, 28, 23)]) <= 0.5)
    }
    let round = Self.mask(back, StrokeStyle(width: 6, join: .round))
    let distances = PathDistance(Self.polyline([Point(8, 20), Point(28, 20)]))
    for x in 28..<40 {
      for y in 0..<40 {
        let distance = distances.distance(of: Point(Double(x) + 0.5, Double(y) + 0.5))
        if distance > 3.7572 { #expect(round[x, y] == 0) }
        if distance < 2.2428 { #expect(round[x, y] == 255) }
      }
    }
  }

  @Test("below a pixel wide cover what they cover", arguments: [0.05, 0.1, 0.25, 0.7])
  func hairlines(width: Double) {
    let half = width / 2
    let upright = Self.mask(
      Self.polyline([Point(10.5, 4), Point(10.5, 30)]), StrokeStyle(width: width))
    for y in 4..<30 { #expect(abs(Double(upright[10, y]) - 255 * width) <= 1.5) }
    let slanted = Self.mask(
      Self.polyline([Point(5, 6), Point(29, 38)]), StrokeStyle(width: width))
    // The direction is (0.6, 0.8).
    let corners = [
      Point(5 - 0.8 * half, 6 + 0.6 * half), Point(5 + 0.8 * half, 6 - 0.6 * half),
      Point(29 + 0.8 * half, 38 - 0.6 * half), Point(29 - 0.8 * half, 38 + 0.6 * half),
    ]
    #expect(Self.difference(slanted, [corners]) <= 2)
  }

  @Test("of curves that hardly bend are those of lines")
  func nearStraight() {
    let line = Self.polyline([Point(5, 8), Point(33, 29)])
    let curves = [
      Path {  // control points on the line, out of order
        $0.move(to: Point(5, 8))
        $0.cubic(Point(25, 23), Point(13, 14), to: Point(33, 29))
      },
      Path {  // control points on the ends
        $0.move(to: Point(5, 8))
        $0.cubic(Point(5, 8), Point(33, 29), to: Point(33, 29))
      },
      Path {  // off by less than the grid
        $0.move(to: Point(5, 8))
        $0.quadratic(Point(19.001, 18.499), to: Point(33, 29))
      },
    ]
    for width in [0.5, 3, 12] {
      for cap in [StrokeStyle.Cap.butt, .round, .square] {
        let style = StrokeStyle(width: width, cap: cap)
        let expected = Self.mask(line, style)
        for curve in curves {
          let drawn = Self.mask(curve, style)
          for y in 0..<40 {
            for x in 0..<40 { #expect(abs(Int(drawn[x, y]) - Int(expected[x, y])) <= 6) }
          }
        }
      }
    }
  }

  @Test("of closed contours have a join everywhere", arguments: [1.0, 2, 3.5, 9, 30])
  func closedRectangle(width: Double) {
    let half = width / 2
    let mask = Self.mask(
      Self.polyline(Shape.corners(12, 10, 28, 27), isClosed: true), StrokeStyle(width: width))
    var ring = [Shape.corners(12 - half, 10 - half, 28 + half, 27 + half)]
    if 12 + half < 28 - half {
      ring.append(Shape.corners(12 + half, 10 + half, 28 - half, 27 - half, reversed: true))
    }
    #expect(Self.difference(mask, ring) <= 0.5)
  }

  @Test("with round caps and joins cover what is near enough to the path", arguments: 0..<24)
  func roundStrokes(seed: UInt64) {
    var random = RandomSource(seed: seed)
    func point() -> Point { Point(random.gridNumber(in: 6...34), random.gridNumber(in: 6...34)) }
    let path = Path { path in
      path.move(to: point())
      path.line(to: point())
      path.cubic(point(), point(), to: point())
      path.quadratic(point(), to: point())
      if seed % 2 == 0 { path.close() }
      path.move(to: point())
      path.cubic(point(), point(), to: point())
    }
    let half = Double.random(in: 0.3...9, using: &random)
    let mask = Self.mask(path, StrokeStyle(width: 2 * half, cap: .round, join: .round))
    let distances = PathDistance(path)
    for y in 0..<40 {
      for x in 0..<40 {
        let distance = distances.distance(of: Point(Double(x) + 0.5, Double(y) + 0.5))
        // A pixel's corners are 0.7072 px from its centre; the outline may be 0.05 px off.
        if distance > half + 0.7572 { #expect(mask[x, y] == 0) }
        if distance < half - 0.7572 { #expect(mask[x, y] == 255) }
      }
    }
  }

  @Test("keep their outline within 0.05 px of the offset curve", arguments: [1.0, 4, 25, 200])
  func offsetCurves(width: Double) {
    for radius in [width / 2 + 0.5, 10, 60, 500] where radius > width / 2 {
      let circle = Shape.ellipse(Rect(-radius, -radius, 2 * radius, 2 * radius)).path
      let outline = Stroker.outline(of: circle, style: StrokeStyle(width: width))
      let chords = PathDistance(outline)
      var errors: [Double] = []
      for point in chords.points + chords.middles {
        let distance = (point.x * point.x + point.y * point.y).squareRoot()
        errors.append(abs(abs(distance - radius) - width / 2))
      }
      // The path itself may be off the circle by 0.03 % of its radius.
      #expect(errors.allSatisfy { $0 <= 0.05 + 0.000_3 * radius })
      #expect(errors.count >= 64)
    }
  }

  @Test("are the same from buffers that were used before")
  func buffers() {
    let wide = StrokeStyle(width: 9, cap: .round, join: .round, dash: StrokeDash([5, 3]))
    let circle = Shape.ellipse(Rect(4, 4, 30, 30)).path
    let line = Self.polyline([Point(5, 5), Point(20, 9), Point(8, 30)], isClosed: true)
    var stroker = Stroker()
    for (path, style) in [(circle, wide), (line, StrokeStyle(width: 2)), (circle, wide)] {
      stroker.makeOutline(of: path, style: style)
      #expect(stroker.outline == Stroker.outline(of: path, style: style))
    }
    stroker.makeOutline(of: line, style: StrokeStyle(width: 0))
    #expect(stroker.outline.isEmpty)
  }

  @Test("leave no hole where a curve turns more tightly than the line is wide")
  func tightTurns() {
    let turns = [
      Path {  // a hairpin
        $0.move(to: Point(8, 18))
        $0.quadratic(Point(60, 20), to: Point(8, 22))
      },
      Path {  // a cusp
        $0.move(to: Point(8, 30))
        $0.cubic(Point(32, 6), Point(8, 6), to: Point(32, 30))
      },
      Path {  // there and back
        $0.move(to: Point(10, 20))
        $0.line(to: Point(30, 20))
        $0.line(to: Point(14, 20))
      },
      Shape.ellipse(Rect(16, 16, 8, 8)).path,
    ]
    for path in turns {
      for half in [3.0, 6, 8] {
        let style = StrokeStyle(width: 2 * half, cap: .round, join: .round)
        let mask = Self.mask(path, style)
        let distances = PathDistance(path)
        for y in 0..<40 {
          for x in 0..<40 {
            let distance = distances.distance(of: Point(Double(x) + 0.5, Double(y) + 0.5))
            if distance < half - 0.7572 { #expect(mask[x, y] == 255) }
            if distance > half + 0.7572 { #expect(mask[x, y] == 0) }
          }
        }
      }
    }
  }

  @Test("of no length are dots with round caps, squares with square ones, else nothing")
  func dots() {
    let points = [
      Self.polyline([Point(10, 10), Point(10, 10)]),
      Self.polyline([Point(10, 10)], isClosed: true),
      Path {
        $0.move(to: Point(10, 10))
        $0.cubic(Point(10, 10), Point(10, 10), to: Point(10, 10))
      },
    ]
    let disc = Coverage.mask(of: .ellipse(Rect(6, 6, 8, 8)), width: 20, height: 20)
    for path in points {
      #expect(Stroker.outline(of: path, style: StrokeStyle(width: 8)).isEmpty)
      let square = Self.mask(path, StrokeStyle(width: 8, cap: .square), width: 20, height: 20)
      #expect(square == Coverage.mask(of: .rectangle(Rect(6, 6, 8, 8)), width: 20, height: 20))
      let dot = Self.mask(path, StrokeStyle(width: 8, cap: .round), width: 20, height: 20)
      for y in 0..<20 {
        for x in 0..<20 { #expect(abs(Int(dot[x, y]) - Int(disc[x, y])) <= 6) }
      }
    }
    let lone = Self.polyline([Point(10, 10)])
    #expect(Stroker.outline(of: lone, style: StrokeStyle(width: 8, cap: .round)).isEmpty)
  }

  @Test("begin at the start of a contour that was closed and is drawn on")
  func afterClose() {
    let path = Path {
      $0.move(to: Point(5, 5))
      $0.line(to: Point(15, 5))
      $0.close()
      $0.line(to: Point(5, 25))
    }
    let mask = Self.mask(path, StrokeStyle(width: 2))
    #expect(mask[5, 20] == 255)
    #expect(mask[4, 20] == 255)
    #expect(mask[6, 20] == 0)
  }

  @Test("move with the path by whole pixels, bit for bit", arguments: 0..<12)
  func translation(seed: UInt64) {
    var random = RandomSource(seed: 500 + seed)
    func point() -> Point {
      Point(Double.random(in: 0...40, using: &random), Double.random(in: 0...40, using: &random))
    }
    let path = Path {
      $0.move(to: point())
      $0.line(to: point())
      $0.cubic(point(), point(), to: point())
      $0.quadratic(point(), to: point())
      $0.close()
    }
    for join in [StrokeStyle.Join.miter, .round, .bevel] {
      let style = StrokeStyle(width: 3.3, cap: .round, join: join)
      let here = Stroker.outline(of: path, style: style)
      let there = Stroker.outline(of: path.moved(4_000, -900), style: style)
      #expect(there == here.moved(4_000, -900))
    }
  }

  @Test("of no width, no finite width or no finite path are nothing")
  func nothing() {
    let line = Self.polyline([Point(1, 1), Point(9, 9)])
    for width in [0, -3, Double.nan, .infinity] {
      #expect(Stroker.outline(of: line, style: StrokeStyle(width: width)).isEmpty)
    }
    let bad = Self.polyline([Point(1, 1), Point(.infinity, 9)])
    #expect(Stroker.outline(of: bad, style: StrokeStyle(width: 2)).isEmpty)
  }

  @Test("of huge paths are cut off rightly", arguments: [1e6, 1e9, 1e300])
  func huge(size: Double) {
    let line = Self.polyline([Point(-size, 20), Point(size, 20)])
    let mask = Self.mask(line, StrokeStyle(width: 3))
    for y in 0..<40 {
      let expected: UInt8 = y == 18 || y == 21 ? 128 : y == 19 || y == 20 ? 255 : 0
      for x in 0..<40 { #expect(mask[x, y] == expected) }
    }
    let curve = Path {
      $0.move(to: Point(20, 20))
      $0.cubic(Point(size, -size), Point(size, size), to: Point(20, 20))
    }
    let loop = Self.mask(curve, StrokeStyle(width: 3, cap: .round, join: .round))
    #expect(loop[20, 20] == 255)
    #expect(loop[5, 20] == 0)
  }
}
