import TesseraGraphics
import Testing

@Suite("Bounds of an outline")
struct PathBoundsTests {
  @Test("Curves count as far as they go, control points do not")
  func curves() {
    let quadratic = Path { path in
      path.move(to: .zero)
      path.quadratic(Point(5, 10), to: Point(10, 0))
    }
    #expect(quadratic.bounds == Rect(0, 0, 10, 5))
    let cubic = Path { path in
      path.move(to: .zero)
      path.cubic(Point(0, 8), Point(10, 8), to: Point(10, 0))
    }
    #expect(cubic.bounds == Rect(0, 0, 10, 6))
    #expect(cubic.controlBounds == Rect(0, 0, 10, 8))
  }

  @Test("Lines and moves count by their points; behind a close the pen is at the start")
  func lines() {
    let path = Path { path in
      path.move(to: Point(1, 2))
      path.line(to: Point(5, 2))
      path.close()
      path.move(to: Point(-3, 7))
    }
    #expect(path.bounds == Rect(-3, 2, 8, 5))
    #expect(Path().bounds == nil)
  }
}
