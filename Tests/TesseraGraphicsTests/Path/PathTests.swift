import Testing

import TesseraGraphics

@Suite("Path")
struct PathTests {
  @Test("a step without a contour begins one at its first point")
  func firstStep() {
    let p = Point(1, 2)
    let q = Point(3, 4)
    let r = Point(5, 6)
    #expect(Path { $0.line(to: p) }.elements == [.move(p), .line(p)])
    #expect(Path { $0.quadratic(p, to: q) }.elements == [.move(p), .quadratic(p, q)])
    #expect(Path { $0.cubic(p, q, to: r) }.elements == [.move(p), .cubic(p, q, r)])
    #expect(Path { $0.close() }.isEmpty)
  }

  @Test("after a close the pen stands where that contour began")
  func afterClose() {
    let path = Path { path in
      path.move(to: Point(9, 9))
      path.line(to: Point(8, 8))
      path.move(to: Point(1, 1))
      path.line(to: Point(5, 1))
      path.line(to: Point(5, 5))
      path.close()
      path.close()
      path.line(to: Point(7, 7))
    }
    #expect(
      path.elements == [
        .move(Point(9, 9)), .line(Point(8, 8)), .move(Point(1, 1)), .line(Point(5, 1)),
        .line(Point(5, 5)), .close, .move(Point(1, 1)), .line(Point(7, 7)),
      ])
  }

  @Test("the current point is the end of the last step")
  func currentPoint() {
    var path = Path()
    #expect(path.currentPoint == nil)
    path.move(to: Point(1, 1))
    #expect(path.currentPoint == Point(1, 1))
    path.quadratic(Point(2, 2), to: Point(3, 1))
    #expect(path.currentPoint == Point(3, 1))
    path.cubic(Point(4, 4), Point(5, 5), to: Point(6, 6))
    #expect(path.currentPoint == Point(6, 6))
    path.close()
    #expect(path.currentPoint == Point(1, 1))
  }

  @Test("appending keeps both paths' steps")
  func append() {
    let line = Path {
      $0.move(to: .zero)
      $0.line(to: Point(1, 0))
    }
    var path = line
    path.append(line)
    #expect(path.elements == line.elements + line.elements)
  }

  @Test("a transform moves every control point")
  func transformed() {
    let path = Path { path in
      path.move(to: Point(0, 0))
      path.line(to: Point(1, 0))
      path.quadratic(Point(2, 0), to: Point(2, 1))
      path.cubic(Point(2, 2), Point(1, 3), to: Point(0, 3))
      path.close()
    }
    let moved = path.transformed(by: AffineTransform(a: 2, b: 0, c: 0, d: 3, tx: 10, ty: 20))
    #expect(
      moved.elements == [
        .move(Point(10, 20)), .line(Point(12, 20)), .quadratic(Point(14, 20), Point(14, 23)),
        .cubic(Point(14, 26), Point(12, 29), Point(10, 29)), .close,
      ])
  }

  @Test("bounds hold the control points too")
  func controlBounds() {
    let path = Path { path in
      path.move(to: Point(1, 5))
      path.cubic(Point(-2, 9), Point(7, -3), to: Point(4, 4))
    }
    #expect(path.controlBounds == Rect(-2, -3, 9, 12))
    #expect(Path().controlBounds == nil)
  }

  @Test(
    "one coordinate that is not finite is enough", arguments: [Double.nan, .infinity, -.infinity])
  func finite(bad: Double) {
    #expect(Path { $0.addEllipse(in: Rect(0, 0, 5, 5)) }.isFinite)
    #expect(!Path { $0.move(to: Point(bad, 0)) }.isFinite)
    #expect(!Path { $0.quadratic(Point(0, bad), to: .zero) }.isFinite)
    #expect(!Path { $0.cubic(.zero, Point(0, bad), to: .zero) }.isFinite)
  }
}
