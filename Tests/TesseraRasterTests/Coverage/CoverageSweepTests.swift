import Testing
import TesseraGraphics
import TesseraTestSupport

@testable import TesseraRaster

@Suite("Coverage sweep")
struct CoverageSweepTests {
  /// The coverage of a shape, where rows are proved or each is resolved by itself.
  private static func mask(
    of shape: Shape, rule: FillRule, within area: PixelRect, isProved: Bool,
    kernels: SpanKernels = .compiled
  ) -> Mask {
    var sweep = CoverageSweep(kernels: kernels)
    let area = sweep.begin(
      PathFlattener.flatten(shape.path), rule: rule, area: area, isProved: isProved)
    var mask = Mask(area: area)
    while let y = sweep.advance() { mask.setRow(y, to: sweep.row) }
    return mask
  }

  /// Whether a shape has the same bytes both ways and through either kernels, as a whole and in part.
  private static func agrees(_ shape: Shape) -> Bool {
    let areas = [
      PixelRect(x: 0, y: 0, width: 64, height: 64), PixelRect(x: 11, y: 17, width: 30, height: 21),
    ]
    return areas.allSatisfy { area in
      [FillRule.nonZero, .evenOdd].allSatisfy { rule in
        let expected = mask(
          of: shape, rule: rule, within: area, isProved: false, kernels: .reference)
        return SpanKernels.allCases.allSatisfy { kernels in
          mask(of: shape, rule: rule, within: area, isProved: true, kernels: kernels) == expected
        } && mask(of: shape, rule: rule, within: area, isProved: false) == expected
      }
    }
  }

  @Test("gives rows that are proved the bytes of rows resolved one by one", arguments: 0..<40)
  func proof(seed: UInt64) {
    var random = RandomSource(seed: seed)
    func number(_ range: ClosedRange<Double>) -> Double {
      Double.random(in: range, using: &random)
    }
    let rect = Rect(number(-5...30), number(-5...30), number(0.1...50), number(0.1...50))
    #expect(Self.agrees(.rectangle(rect)))
    #expect(Self.agrees(.ellipse(rect)))
    for style in [RoundedRectangle.CornerStyle.circular, .continuous] {
      #expect(
        Self.agrees(
          .roundedRectangle(RoundedRectangle(rect, radius: number(0...20), style: style))))
    }

    // A star that crosses itself, alone and over an ellipse.
    let turns = Int.random(in: 2...7, using: &random)
    let corners = 2 * turns + 1
    let start = number(0...6)
    let center = Point(number(20...44), number(20...44))
    let radius = number(5...40)
    var star = Path(polygons: [
      (0..<corners).map { index in
        let angle = start + 2 * Double.pi * Double(index * turns) / Double(corners)
        return center + Point(PortableMath.cos(angle), PortableMath.sin(angle)) * radius
      }
    ])
    #expect(Self.agrees(.path(star)))
    star.addEllipse(in: rect)
    #expect(Self.agrees(.path(star)))

    // Curves and lines all over each other; on every second seed on few coordinates, so that corners,
    // edges and heights coincide.
    func point() -> Point {
      seed % 2 == 0
        ? Point(number(-8...72), number(-8...72))
        : Point(
          Double(Int.random(in: 0...10, using: &random)) * 6,
          Double(Int.random(in: 0...10, using: &random)) * 6)
    }
    let scribble = Path { path in
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        path.move(to: point())
        for _ in 0..<Int.random(in: 2...9, using: &random) {
          switch Int.random(in: 0...3, using: &random) {
          case 0: path.cubic(point(), point(), to: point())
          case 1: path.quadratic(point(), to: point())
          default: path.line(to: point())
          }
        }
        path.close()
      }
    }
    #expect(Self.agrees(.path(scribble)))
  }

  @Test(
    "gives edges that are wide, steep or beside the area the same bytes through either kernels",
    arguments: 0..<40)
  func kernels(seed: UInt64) {
    var random = RandomSource(seed: 1_700 + seed)
    // A fan of triangles from one corner, so that no sides cross.
    let fan = (0..<12).map { index in
      let angle = Double(index) * 0.13 + Double.random(in: 0...0.1, using: &random)
      let tip = Point(PortableMath.cos(angle), PortableMath.sin(angle))
      let side = Point(PortableMath.cos(angle + 0.02), PortableMath.sin(angle + 0.02))
      let length = Double.random(in: 1...90, using: &random)
      return [Point(3.3, 2.7), Point(3.3, 2.7) + tip * length, Point(3.3, 2.7) + side * length]
    }
    #expect(Self.agrees(.polygons(fan)))
  }

  @Test("gives an outline the same bytes after one whose rows were not all read")
  func abandoned() {
    var sweep = CoverageSweep()
    let area = PixelRect(x: 0, y: 0, width: 40, height: 40)
    let ellipse = PathFlattener.flatten(Shape.ellipse(Rect(1, 1, 38, 38)).path)
    _ = sweep.begin(ellipse, rule: .nonZero, area: area)
    #expect(sweep.advance() == 1)
    let triangle = Shape.polygons([[Point(2, 3), Point(30, 8.5), Point(9, 30)]])
    let rest = sweep.begin(PathFlattener.flatten(triangle.path), rule: .nonZero, area: area)
    var mask = Mask(area: rest)
    while let y = sweep.advance() { mask.setRow(y, to: sweep.row) }
    #expect(mask == Self.mask(of: triangle, rule: .nonZero, within: area, isProved: true))
  }

  @Test("gives boxes that abut, nest and overlap the same bytes both ways", arguments: 0..<60)
  func boxes(seed: UInt64) {
    var random = RandomSource(seed: 500 + seed)
    let boxes = (0..<Int.random(in: 2...10, using: &random)).map { _ in
      let x = Double(Int.random(in: 0...10, using: &random)) * 5
      let y = Double(Int.random(in: 0...10, using: &random)) * 5
      let width = Double(Int.random(in: 1...5, using: &random)) * 5
      let height = Double(Int.random(in: 1...5, using: &random)) * (seed % 2 == 0 ? 5 : 4.7)
      return Shape.corners(
        x, y, x + width, y + height, reversed: Bool.random(using: &random))
    }
    #expect(Self.agrees(.polygons(boxes)))
  }

  @Test("gives any bands the bytes of the whole", arguments: 0..<12)
  func bands(seed: UInt64) {
    var random = RandomSource(seed: 900 + seed)
    // Few edges at first, then a crowd.
    let count = seed < 8 ? Int.random(in: 3...30, using: &random) : 700
    let scribble = Shape.polygons([
      (0..<count).map { _ in
        Point(random.gridNumber(in: -5...45), random.gridNumber(in: -5...45))
      }
    ])
    let area = PixelRect(x: 0, y: 0, width: 40, height: 40)
    let whole = Self.mask(of: scribble, rule: .evenOdd, within: area, isProved: true)
    var row = 0
    while row < 40 {
      let height = Int.random(in: 1...9, using: &random)
      let left = Int.random(in: 0...20, using: &random)
      let band = PixelRect(x: left, y: row, width: 40 - left, height: min(height, 40 - row))
      let part = Self.mask(of: scribble, rule: .evenOdd, within: band, isProved: true)
      for y in band.rows {
        for x in band.columns { #expect(part[x, y] == whole[x, y]) }
      }
      row += height
    }
  }

  @Test("gives crowds the same bytes at every whole-pixel offset", arguments: 0..<20)
  func offsets(seed: UInt64) {
    var random = RandomSource(seed: 1_300 + seed)
    let corners = (0..<400).map { _ in
      Point(random.gridNumber(in: 0...12), random.gridNumber(in: 0...12))
    }
    let here = Self.mask(
      of: .polygons([corners]), rule: .nonZero,
      within: PixelRect(x: 0, y: 0, width: 12, height: 12), isProved: true)
    let dx = Int.random(in: -3_000...3_000, using: &random)
    let dy = Int.random(in: -3_000...3_000, using: &random)
    let moved = Self.mask(
      of: .path(Path(polygons: [corners]).moved(Double(dx), Double(dy))), rule: .nonZero,
      within: PixelRect(x: dx, y: dy, width: 12, height: 12), isProved: true)
    #expect(moved.coverage == here.coverage)
  }

  @Test("takes bounded time for an outline of a million edges", .timeLimit(.minutes(5)))
  func millionEdges() {
    // A comb of 500 teeth, each as long as the canvas; 1,000 zigzags are the upper edge of a tooth and
    // as many the lower one, so that of each pixel a half is inside.
    let side = 500
    let comb = Path { path in
      path.move(to: Point(-1, 0))
      for row in 0..<side {
        let (upper, lower) = (Double(row) + 0.25, Double(row) + 0.75)
        path.line(to: Point(0, upper))
        for column in 0..<side {
          path.line(to: Point(Double(column) + 0.5, upper - 0.125))
          path.line(to: Point(Double(column) + 1, upper))
        }
        path.line(to: Point(Double(side), lower))
        for column in (0..<side).reversed() {
          path.line(to: Point(Double(column) + 0.5, lower - 0.125))
          path.line(to: Point(Double(column), lower))
        }
      }
      path.line(to: Point(-1, Double(side)))
      path.close()
    }
    #expect(comb.elements.count > 1_000_000)
    let mask = Coverage.mask(of: .path(comb), width: side, height: side)
    #expect(mask.coverage == [UInt8](repeating: 128, count: side * side))
  }

  @Test("takes bounded time for three hundred thousand edges", .timeLimit(.minutes(5)))
  func manyEdges() {
    var random = RandomSource(seed: 77)
    // Small triangles, in the tens of thousands across one row.
    let triangles = (0..<100_000).map { _ in
      let x = random.gridNumber(in: 0...90)
      let y = random.gridNumber(in: 0...90)
      return [Point(x, y), Point(x + 1, y), Point(x, y + 1)]
    }
    let mask = Self.mask(
      of: .polygons(triangles), rule: .nonZero,
      within: PixelRect(x: 0, y: 0, width: 91, height: 91), isProved: true)
    // Each place is under some six triangles.
    #expect(mask[45, 45] > 250)
    #expect(mask.area == PixelRect(x: 0, y: 0, width: 91, height: 91))
  }
}
