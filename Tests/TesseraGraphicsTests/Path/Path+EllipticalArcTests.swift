import TesseraGraphics
import Testing

@Suite("Elliptical arcs")
struct PathEllipticalArcTests {
  /// An arc from (10, 0).
  private static func arc(
    _ radii: Size, rotation: Double = 0, isLarge: Bool = false, isClockwise: Bool = true,
    to end: Point
  ) -> Path {
    Path { path in
      path.move(to: Point(10, 0))
      path.ellipticalArc(
        radii: radii, rotation: rotation, isLarge: isLarge, isClockwise: isClockwise, to: end)
    }
  }

  /// The ends of the curves.
  private static func joints(_ path: Path) -> [Point] {
    path.elements.compactMap { if case .cubic(_, _, let end) = $0 { end } else { nil } }
  }

  @Test(
    "Its curves end on the circle, 45° apart at most, and the last where it is told to",
    arguments: [(false, true, 2), (true, false, 6), (false, false, 2), (true, true, 6)])
  func circle(isLarge: Bool, isClockwise: Bool, count: Int) {
    let path = Self.arc(
      Size(10, 10), isLarge: isLarge, isClockwise: isClockwise, to: Point(0, 10))
    let joints = Self.joints(path)
    #expect(joints.count == count)
    #expect(joints.last == Point(0, 10))
    let center = isLarge == isClockwise ? Point(10, 10) : Point(0, 0)
    for joint in joints {
      let way = joint - center
      #expect(abs((way.x * way.x + way.y * way.y).squareRoot() - 10) < 1e-12)
    }
  }

  @Test("Between its ends it is off by less than five millionths of the radius")
  func accuracy() {
    let path = Self.arc(Size(10, 10), to: Point(-10, 0))
    var pen = Point(10, 0)
    for case .cubic(let first, let second, let end) in path.elements {
      for step in 1..<16 {
        let t = Double(step) / 16
        let s = 1 - t
        let point =
          pen * (s * s * s) + first * (3 * s * s * t) + second * (3 * s * t * t) + end * (t * t * t)
        #expect(abs((point.x * point.x + point.y * point.y).squareRoot() - 10) < 5e-5)
      }
      pen = end
    }
    #expect(Self.joints(path).count == 4)
  }

  @Test("Radii that do not reach grow until they do, keeping their proportion")
  func tooSmall() {
    let path = Self.arc(Size(2, 1), to: Point(-10, 0))
    #expect(abs((path.bounds?.maxY ?? 0) - 5) < 1e-6)
    #expect(Self.joints(path).last == Point(-10, 0))
  }

  @Test("A turned ellipse leans the way that its angle says")
  func turned() throws {
    let upright = Self.arc(Size(20, 10), rotation: 90, to: Point(-10, 0))
    #expect(abs(try #require(upright.bounds).maxY - 20) < 1e-3)
    #expect(Self.arc(Size(20, 10), rotation: 450, to: Point(-10, 0)) == upright)
  }

  @Test("Without a radius it is a line, without a length nothing")
  func degenerate() {
    #expect(
      Self.arc(Size(0, 10), to: Point(3, 4)).elements == [.move(Point(10, 0)), .line(Point(3, 4))])
    #expect(Self.arc(Size(5, 5), to: Point(10, 0)).elements == [.move(Point(10, 0))])
    #expect(Self.arc(Size(.infinity, 5), to: Point(3, 4)).elements.last == .line(Point(3, 4)))
  }
}
