import TesseraGraphics
import Testing

@testable import TesseraCells

@Suite("Silhouettes")
struct SilhouetteTests {
  @Test("what lies in a shape, whichever it is")
  func contains() {
    let rounded = Silhouette(
      .roundedRectangle(RoundedRectangle(Rect(0, 0, 20, 10), radius: 5)))
    #expect(rounded.contains(Point(10, 5)) && rounded.contains(Point(1, 5)))
    #expect(!rounded.contains(Point(0.5, 0.5)) && !rounded.contains(Point(-1, 5)))
    let ellipse = Silhouette(.ellipse(Rect(0, 0, 20, 10)))
    #expect(ellipse.contains(Point(10, 0.5)) && !ellipse.contains(Point(2, 1)))
  }

  @Test("a hole is no part, a contour drawn twice is")
  func winding() {
    let outer = Shape.rectangle(Rect(0, 0, 10, 10)).path
    var ring = outer
    ring.append(
      Path { path in
        path.move(to: Point(2, 2))
        path.line(to: Point(2, 8))
        path.line(to: Point(8, 8))
        path.line(to: Point(8, 2))
        path.close()
      })
    #expect(!Silhouette(ring).contains(Point(5, 5)) && Silhouette(ring).contains(Point(1, 5)))
    var twice = outer
    twice.append(outer)
    #expect(Silhouette(twice).contains(Point(5, 5)))
  }

  @Test("a line of two points has corners and no inside")
  func line() {
    let line = Silhouette(
      Path { path in
        path.move(to: Point(0, 0))
        path.line(to: Point(4, 4))
      })
    #expect(line.corners(atMost: 8) == [Point(0, 0), Point(4, 4)])
    #expect(line.corners(atMost: 1) == [Point(0, 0)])
    #expect(!line.contains(Point(2, 2)))
  }
}
