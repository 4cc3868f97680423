import Testing

import TesseraGraphics

@Suite("Shape")
struct ShapeTests {
  @Test("a rectangle is four corners, clockwise")
  func rectangle() {
    #expect(
      Shape.rectangle(Rect(1, 2, 3, 4)).path.elements == [
        .move(Point(1, 2)), .line(Point(4, 2)), .line(Point(4, 6)), .line(Point(1, 6)), .close,
      ])
    #expect(Shape.rectangle(Rect(1, 2, 0, 4)).path.isEmpty)
    #expect(Shape.rectangle(Rect(1, 2, -3, 4)).path.isEmpty)
  }

  @Test("every shape knows its outline, bounds and whether it is finite")
  func outlines() {
    let rect = Rect(1, 2, 30, 40)
    let rounded = RoundedRectangle(rect, radius: 5, style: .continuous)
    let path = Path {
      $0.move(to: Point(1, 2))
      $0.line(to: Point(31, 42))
    }
    #expect(Shape.roundedRectangle(rounded).path == rounded.path)
    #expect(Shape.ellipse(rect).path == Path { $0.addEllipse(in: rect) })
    #expect(Shape.path(path).path == path)
    for shape in [
      Shape.rectangle(rect), .roundedRectangle(rounded), .ellipse(rect), .path(path),
    ] {
      #expect(shape.bounds == rect)
      #expect(shape.isFinite)
    }
    #expect(Shape.path(Path()).bounds == .zero)
  }

  @Test("a shape with a number that is not finite is not finite")
  func finite() {
    let bad = Rect(0, 0, .infinity, 1)
    #expect(!Shape.rectangle(bad).isFinite)
    #expect(!Shape.ellipse(bad).isFinite)
    #expect(!Shape.roundedRectangle(RoundedRectangle(Rect(0, 0, 1, 1), radius: .nan)).isFinite)
    #expect(!Shape.path(Path { $0.move(to: Point(.nan, 0)) }).isFinite)
  }

  @Test("the area of a sharp rectangle is its sides' product")
  func area() {
    #expect(Outline(Shape.rectangle(Rect(-3, 7, 30, 40)).path).area == 1_200)
  }
}
