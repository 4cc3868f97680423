import Testing

import TesseraGraphics

@Suite("RoundedRectangle")
struct RoundedRectangleTests {
  static let rect = Rect(10, 20, 200, 100)

  @Test(
    "the radius is cut to half the shorter side",
    arguments: [(-5, 0), (0, 0), (30, 30), (50, 50), (51, 50), (.infinity, 50)]
      as [(Double, Double)])
  func radius(asked: Double, given: Double) {
    #expect(RoundedRectangle(Self.rect, radius: asked).radius == given)
  }

  @Test("a radius that is not a number is kept, so that the shape is not finite")
  func notANumber() {
    #expect(!RoundedRectangle(Self.rect, radius: .nan).isFinite)
    #expect(RoundedRectangle(Self.rect, radius: .infinity).isFinite)
    #expect(!RoundedRectangle(Rect(0, 0, .nan, 1), radius: 1).isFinite)
  }

  @Test("circular corners begin one radius before the corner, on the sides exactly")
  func circularOutline() {
    let path = RoundedRectangle(Self.rect, radius: 10).path
    let k = 10 * 0.447_715_250_169_206_4  // 10·(1 − 4/3·tan(π/8))
    let expected: [Path.Element] = [
      .move(Point(200, 20)),
      .cubic(Point(210 - k, 20), Point(210, 20 + k), Point(210, 30)),
      .line(Point(210, 110)),
      .cubic(Point(210, 120 - k), Point(210 - k, 120), Point(200, 120)),
      .line(Point(20, 120)),
      .cubic(Point(10 + k, 120), Point(10, 120 - k), Point(10, 110)),
      .line(Point(10, 30)),
      .cubic(Point(10, 20 + k), Point(10 + k, 20), Point(20, 20)),
      .close,
    ]
    expectClose(path.elements, expected)
  }

  @Test("continuous corners begin 1.52867 radii before the corner, three curves each")
  func continuousOutline() {
    let path = RoundedRectangle(Rect(0, 0, 400, 400), radius: 100, style: .continuous).path
    let corner: [Path.Element] = [
      .move(Point(247.133, 0)),
      .cubic(Point(291.151, 0), Point(313.159, 0), Point(336.851, 7.491)),
      .cubic(Point(362.718, 16.906), Point(383.094, 37.282), Point(392.509, 63.149)),
      .cubic(Point(400, 86.841), Point(400, 108.849), Point(400, 152.867)),
      .line(Point(400, 247.133)),
    ]
    #expect(path.elements.count == 1 + 4 * 3 + 3 + 1)
    expectClose(Array(path.elements.prefix(corner.count)), corner)
  }

  @Test(
    "smoothing is whole while there is room and falls linearly to the circle",
    arguments: [
      (10.0, 1.0), (100, 0), (100 / 1.528_67, 1), (100 / 1.264_335, 0.5), (80, 0.25 / 0.528_67),
    ] as [(Double, Double)])
  func smoothing(radius: Double, smoothing: Double) {
    let square = Rect(0, 0, 200, 200)
    let shape = RoundedRectangle(square, radius: radius, style: .continuous)
    #expect(abs(shape.smoothing - smoothing) < 1e-12)
    #expect(RoundedRectangle(square, radius: radius).smoothing == 0)
  }

  @Test("at half the side a continuous corner is the circle, bit for bit", arguments: [20.0, 500])
  func circleAtHalf(side: Double) {
    let rect = Rect(3, 4, side, side * 2)
    let continuous = RoundedRectangle(rect, radius: side / 2, style: .continuous)
    #expect(continuous.path == RoundedRectangle(rect, radius: side / 2).path)
  }

  @Test("a smoothing that falls to nothing falls to the circle")
  func nearlyCircular() {
    let rect = Rect(0, 0, 200, 200)
    let almost = RoundedRectangle(rect, radius: 100 / (1 + 1e-9), style: .continuous)
    #expect(almost.smoothing > 0)
    #expect(
      Outline(almost.path).distances(from: Point(100, 100)).allSatisfy { abs($0 - 100) < 1e-4 })
  }

  @Test(
    "outlines keep within the rectangle and are their own mirror images",
    arguments: [RoundedRectangle.CornerStyle.circular, .continuous], [10.0, 30, 40, 50])
  func symmetry(style: RoundedRectangle.CornerStyle, radius: Double) {
    let rect = Rect(-100, -50, 200, 100)
    let path = RoundedRectangle(rect, radius: radius, style: style).path
    #expect(path.controlBounds == rect)
    let points = Set(Outline(path, steps: 1).points)
    for point in points {
      #expect(points.contains(Point(-point.x, point.y)))
      #expect(points.contains(Point(point.x, -point.y)))
    }
    // Convex: the outline never turns left.
    let outline = Outline(path, steps: 64).points
    let turns = zip(outline, zip(outline.dropFirst(), outline.dropFirst(2))).map { a, next in
      let (u, v) = (next.0 - a, next.1 - next.0)
      return u.x * v.y - u.y * v.x
    }
    #expect(turns.allSatisfy { $0 >= -1e-9 })
  }

  @Test(
    "the corners take the area that they should",
    arguments: [
      // A quarter circle leaves (1 − π/4)·r² outside, the continuous corner 0.2253·r².
      (RoundedRectangle.CornerStyle.circular, 1 - Double.pi / 4, 5e-4),
      (.continuous, 0.225_294_281_6, 1e-5),
    ] as [(RoundedRectangle.CornerStyle, Double, Double)])
  func area(style: RoundedRectangle.CornerStyle, share: Double, tolerance: Double) {
    let area = Outline(RoundedRectangle(Self.rect, radius: 20, style: style).path).area
    let outside = (Self.rect.width * Self.rect.height - area) / (4 * 20 * 20)
    #expect(abs(outside - share) < tolerance)
  }

  @Test("insetting changes the radius with the sides, and a sharp corner stays sharp")
  func inset() {
    let shape = RoundedRectangle(Rect(0, 0, 100, 50), radius: 10, style: .continuous)
    #expect(
      shape.inset(by: 4) == RoundedRectangle(Rect(4, 4, 92, 42), radius: 6, style: .continuous))
    #expect(
      shape.inset(by: -4) == RoundedRectangle(Rect(-4, -4, 108, 58), radius: 14, style: .continuous)
    )
    #expect(shape.inset(by: 12).radius == 0)
    let sharp = RoundedRectangle(Rect(0, 0, 100, 50), radius: 0)
    #expect(sharp.inset(by: -8) == RoundedRectangle(Rect(-8, -8, 116, 66), radius: 0))
  }

  @Test("scaling multiplies rectangle and radius")
  func scaled() {
    let shape = RoundedRectangle(Rect(1, 2, 100, 50), radius: 10)
    #expect(shape.scaled(by: 3) == RoundedRectangle(Rect(3, 6, 300, 150), radius: 30))
  }

  @Test("without a radius the outline is the rectangle's, without a size there is none")
  func degenerate() {
    #expect(RoundedRectangle(Self.rect, radius: 0).path == Shape.rectangle(Self.rect).path)
    #expect(RoundedRectangle(Rect(5, 5, 0, 10), radius: 3).path.isEmpty)
  }

  @Test("a pill has no lines at its ends")
  func pill() {
    let path = RoundedRectangle(Rect(0, 0, 40, 20), radius: 10).path
    let lines = path.elements.filter { if case .line = $0 { true } else { false } }
    #expect(lines == [.line(Point(10, 20))])
  }

  private func expectClose(_ elements: [Path.Element], _ expected: [Path.Element]) {
    #expect(elements.count == expected.count)
    for (ours, theirs) in zip(elements, expected) {
      let (a, b) = (points(ours), points(theirs))
      #expect(a.count == b.count, "\(ours) is not a \(theirs)")
      for (p, q) in zip(a, b) {
        #expect(abs(p.x - q.x) < 1e-12 && abs(p.y - q.y) < 1e-12, "\(p) is not \(q)")
      }
    }
  }

  private func points(_ element: Path.Element) -> [Point] {
    switch element {
    case .move(let p), .line(let p): [p]
    case .quadratic(let c, let p): [c, p]
    case .cubic(let c1, let c2, let p): [c1, c2, p]
    case .close: []
    }
  }
}
