import Testing

import TesseraGraphics

@Suite("Point")
struct PointTests {
  @Test("points add, subtract and stretch by component")
  func arithmetic() {
    #expect(Point(1, 2) + Point(10, 20) == Point(11, 22))
    #expect(Point(1, 2) - Point(10, 20) == Point(-9, -18))
    #expect(Point(1, 2) * 3 == Point(3, 6))
  }

  @Test("interpolation starts here and ends there")
  func interpolation() {
    let here = Point(1, 10)
    let there = Point(3, 30)
    #expect(here.interpolated(to: there, at: 0) == here)
    #expect(here.interpolated(to: there, at: 0.5) == Point(2, 20))
    #expect(here.interpolated(to: there, at: 1) == there)
  }

  @Test("a point is finite when both coordinates are")
  func finite() {
    #expect(Point(0, 1).isFinite)
    #expect(!Point(.nan, 1).isFinite)
    #expect(!Point(0, -.infinity).isFinite)
  }
}
