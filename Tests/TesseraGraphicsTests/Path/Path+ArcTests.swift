import Testing

import TesseraGraphics

@Suite("Path: arcs and ellipses")
struct PathArcTests {
  @Test(
    "a circle is off by less than 0.01 at every radius",
    arguments: [0.5, 8, 36, 36.1, 64, 64.1, 1_000, 2_300, 2_301, 16_384])
  func radiusError(radius: Double) throws {
    let circle = Path { $0.addEllipse(in: Rect(-radius, -radius, 2 * radius, 2 * radius)) }
    let arc = Path {
      $0.arc(center: .zero, radiusX: radius, radiusY: radius, start: 0.3, sweep: 2 * .pi)
    }
    for path in [circle, arc] {
      let error = Outline(path).distances(from: .zero).map { abs($0 - radius) }.max()
      #expect(try #require(error) < 0.01)
    }
  }

  @Test("above 64 units no curve turns by more than 45°", arguments: [64.5, 1_000, 10_000])
  func fineSegments(radius: Double) {
    let circle = Path { $0.addEllipse(in: Rect(0, 0, 2 * radius, 2 * radius)) }
    #expect(circle.elements.count >= 1 + 8 + 1)
  }

  @Test("an ellipse touches the four sides exactly and keeps within them")
  func ellipseExtremes() {
    let rect = Rect(10, 20, 31, 17)
    let path = Path { $0.addEllipse(in: rect) }
    let ends = path.elements.compactMap { element -> Point? in
      if case .cubic(_, _, let end) = element { end } else { nil }
    }
    #expect(
      ends == [Point(41, 28.5), Point(25.5, 37), Point(10, 28.5), Point(25.5, 20)])
    #expect(path.elements.first == .move(Point(25.5, 20)))
    #expect(path.elements.last == .close)
    #expect(path.controlBounds == rect)
  }

  @Test("an ellipse is its own mirror image, bit for bit", arguments: [10.0, 100, 3_000])
  func ellipseSymmetry(width: Double) {
    let path = Path { $0.addEllipse(in: Rect(-width, -20, 2 * width, 40)) }
    let points = Set(Outline(path, steps: 1).points)
    for point in points {
      #expect(points.contains(Point(-point.x, point.y)))
      #expect(points.contains(Point(point.x, -point.y)))
    }
  }

  @Test("the area of an ellipse is π·a·b, clockwise")
  func ellipseArea() {
    let outline = Outline(Path { $0.addEllipse(in: Rect(5, 5, 200, 80)) })
    #expect(abs(outline.area - Double.pi * 100 * 40) < 0.1)
  }

  @Test("an empty rectangle has no ellipse")
  func emptyEllipse() {
    #expect(Path { $0.addEllipse(in: Rect(5, 5, 0, 80)) }.isEmpty)
  }

  @Test("an arc is joined to the pen by a line, unless the pen is there")
  func joined() {
    let start = Path { path in
      path.move(to: .zero)
      path.arc(center: Point(10, 0), radiusX: 5, radiusY: 5, start: 0, sweep: 1)
    }
    #expect(start.elements.prefix(2) == [.move(.zero), .line(Point(15, 0))])
    #expect(start.elements.count == 3)
    let there = Path { path in
      path.move(to: Point(15, 0))
      path.arc(center: Point(10, 0), radiusX: 5, radiusY: 5, start: 0, sweep: 1)
    }
    #expect(there.elements.count == 2)
    let closed = Path { path in
      path.line(to: Point(1, 1))
      path.close()
      path.arc(center: Point(10, 0), radiusX: 5, radiusY: 5, start: 0, sweep: 1)
    }
    #expect(
      closed.elements.dropFirst(3).prefix(2) == [.move(Point(1, 1)), .line(Point(15, 0))])
  }

  @Test(
    "an arc ends where its sweep says, and turns at most once",
    arguments: [
      (Double.pi / 2, 0.0, 10.0, 1), (-Double.pi / 2, 0, -10, 1), (Double.pi, -10, 0, 2),
      (2 * Double.pi, 10, 0, 4), (-7, 10, 0, 4), (100, 10, 0, 4), (-.infinity, 10, 0, 4),
      (0, 10, 0, 1),
    ] as [(Double, Double, Double, Int)])
  func sweep(radians: Double, x: Double, y: Double, curves: Int) throws {
    let path = Path {
      $0.arc(center: .zero, radiusX: 10, radiusY: 10, start: 0, sweep: radians)
    }
    let end = try #require(path.currentPoint)
    #expect(abs(end.x - x) < 1e-14)
    #expect(abs(end.y - y) < 1e-14)
    #expect(path.elements.count == 1 + curves)
  }

  @Test("an arc with a number missing is not finite, and does not trap")
  func notANumber() {
    for (start, sweep, radius) in [(Double.nan, 1.0, 1.0), (0, .nan, 1), (0, 1, .infinity)] {
      let path = Path {
        $0.arc(center: .zero, radiusX: radius, radiusY: 1, start: start, sweep: sweep)
      }
      #expect(!path.isFinite)
    }
  }
}
