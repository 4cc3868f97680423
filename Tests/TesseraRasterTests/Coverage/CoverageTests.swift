import Testing
import TesseraGraphics
import TesseraRaster
import TesseraTestSupport

@Suite("Coverage")
struct CoverageTests {
  @Test("is the exact area, to one step, for simple polygons", arguments: 0..<24)
  func simplePolygons(seed: UInt64) {
    var random = RandomSource(seed: seed)
    // A polygon that is star-shaped about the centre does not cross itself.
    let corners = Int.random(in: 3...12, using: &random)
    let polygon = (0..<corners).map { index in
      let angle = 2 * Double.pi * Double(index) / Double(corners)
      let radius = random.gridNumber(in: 2...11)
      return Point(
        12 + (radius * PortableMath.cos(angle) * 256).rounded() / 256,
        12 + (radius * PortableMath.sin(angle) * 256).rounded() / 256)
    }
    for rule in [FillRule.nonZero, .evenOdd] {
      let mask = Coverage.mask(of: .polygons([polygon]), rule: rule, width: 24, height: 24)
      let reference = ReferenceCoverage([polygon], rule: rule, width: 24, height: 24)
      #expect(reference.largestDifference { mask[$0, $1] } <= 0.6)
    }
  }

  @Test("keeps to the exact area where contours cross each other and themselves", arguments: 0..<24)
  func overlappingPolygons(seed: UInt64) {
    var random = RandomSource(seed: 1_000 + seed)
    let polygons = (0..<Int.random(in: 1...6, using: &random)).map { _ in
      (0..<Int.random(in: 3...9, using: &random)).map { _ in
        Point(random.gridNumber(in: -4...20), random.gridNumber(in: -4...20))
      }
    }
    for rule in [FillRule.nonZero, .evenOdd] {
      let mask = Coverage.mask(of: .polygons(polygons), rule: rule, width: 16, height: 16)
      let reference = ReferenceCoverage(polygons, rule: rule, width: 16, height: 16)
      #expect(reference.largestDifference { mask[$0, $1] } <= 2)
    }
  }

  @Test("resolves level edges that cross within one pixel")
  func levelCrossings() {
    var random = RandomSource(seed: 7)
    for _ in 0..<16 {
      // Slivers, all nearly level and through the same few rows.
      let polygons = (0..<8).map { _ in
        [
          Point(-1, random.gridNumber(in: 1...3)), Point(9, random.gridNumber(in: 1...3)),
          Point(9, random.gridNumber(in: 1...3)), Point(-1, random.gridNumber(in: 1...3)),
        ]
      }
      for rule in [FillRule.nonZero, .evenOdd] {
        let mask = Coverage.mask(of: .polygons(polygons), rule: rule, width: 8, height: 4)
        let reference = ReferenceCoverage(polygons, rule: rule, width: 8, height: 4)
        #expect(reference.largestDifference { mask[$0, $1] } <= 8)
      }
    }
  }

  @Test("stays near the exact area in a crowd of hundreds of edges")
  func crowd() {
    var random = RandomSource(seed: 11)
    let scribble = (0..<1_000).map { _ in
      Point(random.gridNumber(in: -2...10), random.gridNumber(in: -20...28))
    }
    let mask = Coverage.mask(
      of: .polygons([scribble]), rule: .evenOdd, width: 8, height: 1)
    let reference = ReferenceCoverage([scribble], rule: .evenOdd, width: 8, height: 1)
    #expect(reference.largestDifference { mask[$0, $1] } <= 8)
    // Beside the scribble nothing is left over.
    let beside = Coverage.mask(of: .polygons([scribble]), width: 30, height: 8)
    for y in 0..<8 {
      for x in 10..<30 { #expect(beside[x, y] == 0) }
    }
  }

  @Test("of a rectangle with fractional edges is the product of its overlaps")
  func fractionalRectangle() {
    let mask = Coverage.mask(of: .rectangle(Rect(1.25, 2.5, 2, 1)), width: 5, height: 5)
    // 0.75, 1 and 0.25 of a pixel across, 0.5 down in two rows.
    let expected: [UInt8] = [0, 96, 128, 32, 0]
    for x in 0..<5 {
      #expect(mask[x, 1] == 0)
      #expect(mask[x, 2] == expected[x])
      #expect(mask[x, 3] == expected[x])
      #expect(mask[x, 4] == 0)
    }
  }

  @Test("has no seam between abutting rectangles", arguments: [false, true], [0.5, 0.25, 1.0 / 3])
  func seams(reversed: Bool, split: Double) {
    let left = Shape.corners(0, 0.25, 8 + split, 8)
    let right = Shape.corners(8 + split, 0.25, 17, 8, reversed: reversed)
    let whole = Coverage.mask(of: .polygons([Shape.corners(0, 0.25, 17, 8)]), width: 17, height: 8)
    let both = Coverage.mask(of: .polygons([left, right]), width: 17, height: 8)
    #expect(both == whole)
    #expect((0..<17).allSatisfy { both[$0, 4] == 255 })

    let upper = Shape.corners(0.5, 0, 9, 3 + split)
    let lower = Shape.corners(0.5, 3 + split, 9, 8, reversed: reversed)
    let tall = Coverage.mask(of: .polygons([Shape.corners(0.5, 0, 9, 8)]), width: 9, height: 8)
    #expect(Coverage.mask(of: .polygons([upper, lower]), width: 9, height: 8) == tall)
  }

  @Test("does not change when a contour is drawn twice", arguments: 0..<30)
  func twice(seed: UInt64) {
    var random = RandomSource(seed: 2_000 + seed)
    let polygon = (0..<Int.random(in: 3...7, using: &random)).map { _ in
      Point(random.gridNumber(in: -2...18), random.gridNumber(in: -2...18))
    }
    let once = Coverage.mask(of: .polygons([polygon]), width: 16, height: 16)
    #expect(Coverage.mask(of: .polygons([polygon, polygon]), width: 16, height: 16) == once)
    let threefold = Coverage.mask(
      of: .polygons([polygon, polygon, polygon]), rule: .evenOdd, width: 16, height: 16)
    #expect(
      threefold
        == Coverage.mask(of: .polygons([polygon]), rule: .evenOdd, width: 16, height: 16))
    let cancelled = Coverage.mask(
      of: .polygons([polygon, polygon.reversed()]), rule: .evenOdd, width: 16, height: 16)
    #expect(cancelled.coverage.allSatisfy { $0 == 0 })
  }

  @Test("of curves drawn twice, once backwards, is that of one")
  func curvesTwice() {
    let forwards = Path {
      $0.move(to: Point(2.3, 17.2))
      $0.cubic(Point(-6, 2), Point(30, -9), to: Point(15.1, 16.7))
      $0.quadratic(Point(9, 3), to: Point(2.3, 17.2))
      $0.close()
    }
    let backwards = Path {
      $0.move(to: Point(2.3, 17.2))
      $0.quadratic(Point(9, 3), to: Point(15.1, 16.7))
      $0.cubic(Point(30, -9), Point(-6, 2), to: Point(2.3, 17.2))
      $0.close()
    }
    var both = forwards
    both.append(backwards)
    let none = Coverage.mask(of: .path(both), rule: .evenOdd, width: 24, height: 24)
    #expect(none.coverage.allSatisfy { $0 == 0 })
    var twice = forwards
    twice.append(forwards)
    #expect(
      Coverage.mask(of: .path(twice), width: 24, height: 24)
        == Coverage.mask(of: .path(forwards), width: 24, height: 24))
  }

  @Test("is the same at every whole-pixel offset and in every band", arguments: 0..<20)
  func translation(seed: UInt64) {
    var random = RandomSource(seed: 3_000 + seed)
    let path = Path { path in
      for _ in 0..<3 {
        func point() -> Point {
          Point(
            Double.random(in: 1...20, using: &random), Double.random(in: 1...20, using: &random))
        }
        path.move(to: point())
        path.cubic(point(), point(), to: point())
        path.line(to: point())
        path.quadratic(point(), to: point())
        path.close()
      }
    }
    let whole = Coverage.mask(of: .path(path), width: 21, height: 21)
    for (dx, dy) in [(-5, -9), (3, 0), (0, 11), (16_000, 9_000), (-11, 2)] {
      let moved = Coverage.mask(
        of: .path(path.moved(Double(dx), Double(dy))), width: 16_384, height: max(24, dy + 24))
      for y in 0..<21 where y + dy >= 0 {
        for x in 0..<21 where x + dx >= 0 {
          #expect(moved[x + dx, y + dy] == whole[x, y])
        }
      }
    }
    // A canvas that shows only a part: columns and rows cut off on all sides.
    let part = Coverage.mask(of: .path(path.moved(-7, -6)), width: 5, height: 4)
    for y in 0..<4 {
      for x in 0..<5 { #expect(part[x, y] == whole[x + 7, y + 6]) }
    }
  }

  @Test("of a circle sums up to its area", arguments: [0.4, 1, 2.5, 10, 63, 80])
  func circle(radius: Double) {
    let side = Int(radius * 2) + 4
    let center = Double(side) / 2 + 0.3
    let mask = Coverage.mask(
      of: .ellipse(Rect(center - radius, center - radius, radius * 2, radius * 2)),
      width: side, height: side)
    let sum = mask.coverage.reduce(0.0) { $0 + Double($1) / 255 }
    let area = Double.pi * radius * radius
    // Chords lie inside by up to 0.025 px along the rim, a mean of two thirds of that.
    #expect(abs(sum - area) <= 2 * Double.pi * radius * 0.025 + 0.03)
  }

  @Test("of a pixel inside is 255, of one outside 0")
  func roundedRectangle() {
    let shape = Shape.roundedRectangle(
      RoundedRectangle(Rect(2.5, 3.5, 40, 30), radius: 9, style: .continuous))
    let mask = Coverage.mask(of: shape, width: 48, height: 40)
    for y in 0..<40 {
      for x in 0..<48 where x < 2 || x > 42 || y < 3 || y > 33 { #expect(mask[x, y] == 0) }
    }
    for y in 7..<30 {
      for x in 6..<39 { #expect(mask[x, y] == 255) }
    }
    #expect(mask[20, 3] == 128)
    #expect(mask[2, 18] == 128)
    #expect(mask[42, 18] == 128)
  }

  @Test("of points, level lines and empty paths is nothing")
  func degenerate() {
    let shapes: [Shape] = [
      .path(Path()), .rectangle(Rect(3, 3, 0, 5)), .rectangle(Rect(3, 3, -2, 5)),
      .polygons([[Point(1, 1)]]), .polygons([[Point(1, 1), Point(7, 1), Point(3, 1)]]),
      .polygons([[Point(1, 1), Point(7, 5)]]), .ellipse(Rect(2, 2, 0, 0)),
      .polygons([[Point(1, 1), Point(5, 4), Point(1, 1), Point(5, 4)]]),
    ]
    for shape in shapes {
      let mask = Coverage.mask(of: shape, width: 8, height: 8)
      #expect(mask.coverage.allSatisfy { $0 == 0 })
    }
  }

  @Test("does not change with points that coincide")
  func coincidentPoints() {
    let corners = [Point(1.5, 1), Point(6.25, 2.5), Point(3, 6.75)]
    let plain = Path(polygons: [corners])
    let doubled = Path {
      $0.move(to: corners[0])
      $0.line(to: corners[0])
      $0.line(to: corners[1])
      $0.cubic(corners[1], corners[1], to: corners[1])
      $0.line(to: corners[2])
      $0.quadratic(corners[2], to: corners[2])
      $0.line(to: corners[0])
      $0.close()
      // A contour that is one point.
      $0.move(to: Point(4, 4))
      $0.line(to: Point(4, 4))
      $0.cubic(Point(4, 4), Point(4, 4), to: Point(4, 4))
      $0.close()
    }
    for rule in [FillRule.nonZero, .evenOdd] {
      let mask = Coverage.mask(of: .path(doubled), rule: rule, width: 8, height: 8)
      #expect(mask == Coverage.mask(of: .path(plain), rule: rule, width: 8, height: 8))
      #expect(mask[3, 3] == 255)
    }
  }

  @Test(
    "of numbers that are not finite is nothing", arguments: [Double.nan, .infinity, -.infinity])
  func notFinite(bad: Double) {
    let paths = [
      Path(polygons: [[Point(0, 0), Point(bad, 0), Point(8, 8), Point(0, 8)]]),
      Path {
        $0.move(to: .zero)
        $0.cubic(Point(8, 0), Point(8, bad), to: Point(0, 8))
      },
      Path {
        $0.move(to: Point(bad, 0))
        $0.line(to: Point(5, 5))
        $0.cubic(Point(6, 5), Point(7, 8), to: Point(9, 9))
      },
    ]
    for path in paths {
      let mask = Coverage.mask(of: .path(path), width: 8, height: 8)
      #expect(mask.coverage.isEmpty)
    }
    #expect(Coverage.mask(of: .rectangle(Rect(0, 0, bad, 8)), width: 8, height: 8).coverage.isEmpty)
  }

  @Test(
    "of shapes far larger than any canvas is cut off rightly", arguments: [1e6, 1e9, 1e30, 1e300])
  func huge(size: Double) {
    // Everything below the diagonal from the top left to the bottom right.
    let triangle = [Point(-size, -size), Point(size, size), Point(-size, size)]
    let mask = Coverage.mask(of: .polygons([triangle]), width: 8, height: 8)
    for y in 0..<8 {
      for x in 0..<8 {
        #expect(abs(Int(mask[x, y]) - (x < y ? 255 : x == y ? 128 : 0)) <= 1)
      }
    }
    let plane = Coverage.mask(
      of: .rectangle(Rect(-size, -size, 2 * size, 2 * size)), width: 8, height: 8)
    #expect(plane.coverage == [UInt8](repeating: 255, count: 64))

    // The left half plane, bounded by a curve that bulges out of sight.
    let half = Path {
      $0.move(to: Point(4.5, -size))
      $0.line(to: Point(4.5, size))
      $0.cubic(Point(-size, size), Point(-size, -size), to: Point(4.5, -size))
    }
    let left = Coverage.mask(of: .path(half), width: 8, height: 8)
    for y in 0..<8 {
      for x in 0..<8 { #expect(left[x, y] == (x < 4 ? 255 : x == 4 ? 128 : 0)) }
    }
  }

  @Test("of a curve larger than the grid lies where the curve does")
  func hugeCircle() {
    // The rim of a circle of radius 10⁷ passes through the middle of the canvas, all but upright.
    let radius = 1e7
    let circle = Shape.ellipse(Rect(8.5, 8 - radius, 2 * radius, 2 * radius))
    let mask = Coverage.mask(of: circle, width: 16, height: 16)
    for y in 0..<16 {
      for x in 0..<16 where x != 8 { #expect(mask[x, y] == (x < 8 ? 0 : 255)) }
      #expect(abs(Int(mask[8, y]) - 128) <= 8)
    }
  }
}
