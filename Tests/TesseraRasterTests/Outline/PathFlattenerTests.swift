import Testing
import TesseraGraphics
import TesseraRaster
import TesseraTestSupport

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
