import TesseraGraphics
import TesseraTestSupport
import Testing

@testable import TesseraRaster

@Suite("Flattening")
struct PathFlattenerTests {
  /// One curve a path, of all sizes up to a canvas.
  private static func curves(seed: UInt64) -> [Path] {
    var random = RandomSource(seed: seed)
    return [0.5, 3, 40, 600, 16_000].flatMap { size -> [Path] in
      func point() -> Point {
        Point(
          Double.random(in: 0...size, using: &random), Double.random(in: 0...size, using: &random))
      }
      let cubic = Path {
        $0.move(to: point())
        $0.cubic(point(), point(), to: point())
      }
      let quadratic = Path {
        $0.move(to: point())
        $0.quadratic(point(), to: point())
      }
      return [cubic, quadratic]
    }
  }

  @Test("keeps chords within 0.025 px of the curve", arguments: 0..<8)
  func tolerance(seed: UInt64) {
    for path in Self.curves(seed: seed) {
      let contours = PathFlattener.flatten(path).contours
      let chords = PathDistance(
        Path { outline in
          for contour in contours {
            for (index, corner) in contour.enumerated() {
              let point = Point(Double(corner.x) / 256, Double(corner.y) / 256)
              if index == 0 { outline.move(to: point) } else { outline.line(to: point) }
            }
          }
        })
      guard !contours.isEmpty else { continue }
      let curve = PathDistance(path)
      // Of a curve of 16,000 px, whose chords are many, a few points must do.
      for (index, point) in curve.points.enumerated() where index % 7 == 0 {
        #expect(chords.distance(of: point) <= 0.025)
      }
    }
  }

  @Test("gives a curve and its reverse the same corners", arguments: 0..<8)
  func reversal(seed: UInt64) {
    for path in Self.curves(seed: 100 + seed) {
      guard case .move(let start) = path.elements[0] else { continue }
      let reversed = Path {
        switch path.elements[1] {
        case .cubic(let c1, let c2, let end):
          $0.move(to: end)
          $0.cubic(c2, c1, to: start)
        case .quadratic(let c, let end):
          $0.move(to: end)
          $0.quadratic(c, to: start)
        default: break
        }
      }
      let there = PathFlattener.flatten(path).points
      let back = PathFlattener.flatten(reversed).points
      #expect(there == back.reversed())
    }
  }

  @Test("moves corners by whole pixels with the path", arguments: 0..<8)
  func translation(seed: UInt64) {
    for path in Self.curves(seed: 200 + seed) {
      let here = PathFlattener.flatten(path).points
      let there = PathFlattener.flatten(path.moved(-37, 12_000)).points
      #expect(there == here.map { SubpixelPoint(x: $0.x - 37 * 256, y: $0.y + 12_000 * 256) })
    }
  }

  @Test("is the same by both kinds of loops", arguments: 0..<40)
  func kernels(seed: UInt64) {
    var random = RandomSource(seed: 300 + seed)
    // Small shapes have corners that repeat, and the largest leave the grid.
    let size = [0.02, 0.5, 24, 300, 16_000, 4_000_000][Int(seed % 6)]
    func point() -> Point {
      Point(
        Double.random(in: -size...size, using: &random),
        Double.random(in: -size...size, using: &random))
    }
    var path = Path()
    for _ in 0..<Int.random(in: 1...20, using: &random) {
      path.move(to: point())
      for _ in 0..<Int.random(in: 0...25, using: &random) {
        switch Int.random(in: 0...8, using: &random) {
        case 0: path.close()
        case 1...2: path.line(to: point())
        case 3...5: path.quadratic(point(), to: point())
        default: path.cubic(point(), point(), to: point())
        }
      }
    }
    let transform =
      seed % 4 == 0
      ? nil : AffineTransform(a: 1.3, b: 0.2, c: -0.7, d: 0.9, tx: point().x, ty: point().y)
    func outline(_ kernels: SpanKernels) -> FlatOutline {
      var flattener = PathFlattener(kernels: kernels)
      flattener.begin(transform: transform)
      flattener.add(path)
      flattener.add(.path(path.moved(0.25, 3)))
      return flattener.outline
    }
    let expected = outline(.reference)
    #expect(outline(.compiled).points == expected.points)
    #expect(outline(.compiled).ends == expected.ends)
    #expect(!expected.ends.isEmpty || size < 0.1)
  }

  @Test("rounds corners to 1/256 px, halves up")
  func rounding() {
    let outline = PathFlattener.flatten(
      Path(polygons: [
        [Point(0.5 / 256, -0.5 / 256), Point(9.499 / 256, -1.5 / 256), Point(4, 1.0 / 3)]
      ]))
    #expect(
      outline.points.prefix(3) == [
        SubpixelPoint(x: 1, y: 0), SubpixelPoint(x: 9, y: -1), SubpixelPoint(x: 1_024, y: 85),
      ])
  }

  @Test("leaves out contours without area and paths that are not finite")
  func nothing() {
    #expect(PathFlattener.flatten(Path()).points.isEmpty)
    #expect(PathFlattener.flatten(Path(polygons: [[Point(1, 1), Point(5, 5)]])).points.isEmpty)
    let bad = Path(polygons: [[Point(1, 1), Point(5, 5), Point(.nan, 3)]])
    #expect(PathFlattener.flatten(bad).points.isEmpty)
  }

  @Test("begins a new contour where a closed one is drawn on")
  func afterClose() {
    let path = Path {
      $0.move(to: Point(1, 1))
      $0.line(to: Point(5, 1))
      $0.line(to: Point(5, 5))
      $0.close()
      $0.line(to: Point(1, 5))
      $0.line(to: Point(3, 9))
    }
    let contours = PathFlattener.flatten(path).contours
    #expect(
      contours.map(\.first) == [SubpixelPoint(x: 256, y: 256), SubpixelPoint(x: 256, y: 256)])
  }
}
