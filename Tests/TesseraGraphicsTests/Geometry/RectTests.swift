import Testing

import TesseraGraphics

@Suite("Rect")
struct RectTests {
  @Test("edges, middle and emptiness follow from origin and size")
  func edges() {
    let rect = Rect(10, 20, 30, 50)
    #expect((rect.minX, rect.minY) == (10, 20))
    #expect((rect.maxX, rect.maxY) == (40, 70))
    #expect(rect.center == Point(25, 45))
    #expect(!rect.isEmpty)
    #expect(Rect(0, 0, 0, 5).isEmpty)
    #expect(Rect(0, 0, 5, -1).isEmpty)
    #expect(Rect(0, 0, .nan, 5).isEmpty)
    #expect(!Rect(0, .infinity, 1, 1).isFinite)
  }

  @Test(
    "edges snap to whole numbers, halves upwards",
    arguments: [
      (Rect(0.5, -0.5, 1, 1), Rect(1, 0, 1, 1)),
      (Rect(0.49, 0.51, 1, 1), Rect(0, 1, 1, 1)),
      (Rect(-1.5, -1.51, 0.2, 0.2), Rect(-1, -2, 0, 1)),
      (Rect(0.499_999_999_999_999_94, 0, 0.25, 1), Rect(0, 0, 1, 1)),
      (Rect(4_503_599_627_370_497, 0, 1, 1), Rect(4_503_599_627_370_497, 0, 1, 1)),
    ])
  func snapped(rect: Rect, expected: Rect) {
    #expect(rect.snapped == expected)
  }

  @Test("rectangles that abut still abut when snapped")
  func snappedNeighbours() {
    for step in 0..<1_000 {
      let edge = Double(step) * 0.037
      #expect(Rect(0, 0, edge, 1).snapped.maxX == Rect(edge, 0, 7.3, 1).snapped.minX)
    }
  }

  @Test("insets move each edge by its own distance and stop at an empty side")
  func inset() {
    let rect = Rect(0, 0, 100, 50)
    let insets = EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(rect.inset(by: insets) == Rect(2, 1, 94, 46))
    #expect(rect.inset(by: 10) == Rect(10, 10, 80, 30))
    #expect(rect.inset(by: -10) == Rect(-10, -10, 120, 70))
    #expect(rect.inset(by: 30).isEmpty)
    #expect(rect.inset(by: .zero) == rect)
  }

  @Test("the common part is empty where rectangles only touch or miss")
  func intersection() {
    let rect = Rect(0, 0, 10, 10)
    #expect(rect.intersection(Rect(5, 6, 10, 10)) == Rect(5, 6, 5, 4))
    #expect(rect.intersection(Rect(2, 2, 3, 3)) == Rect(2, 2, 3, 3))
    #expect(rect.intersection(Rect(10, 0, 5, 5)).isEmpty)
    #expect(rect.intersection(Rect(20, 20, 5, 5)).isEmpty)
  }

  @Test("the union holds both, and an empty rectangle counts for nothing")
  func union() {
    let rect = Rect(0, 0, 10, 10)
    #expect(rect.union(Rect(20, -5, 5, 5)) == Rect(0, -5, 25, 15))
    #expect(rect.union(Rect(100, 100, 0, 5)) == rect)
    #expect(Rect(100, 100, 0, 5).union(rect) == rect)
  }

  @Test("left and top edges belong to a rectangle, right and bottom do not")
  func contains() {
    let rect = Rect(1, 2, 3, 4)
    #expect(rect.contains(Point(1, 2)))
    #expect(rect.contains(Point(3.9, 5.9)))
    #expect(!rect.contains(Point(4, 3)))
    #expect(!rect.contains(Point(2, 6)))
  }

  @Test("offset and scale act on the coordinates")
  func moved() {
    #expect(Rect(1, 2, 3, 4).offset(by: 10, -1) == Rect(11, 1, 3, 4))
    #expect(Rect(1, 2, 3, 4).scaled(by: 2) == Rect(2, 4, 6, 8))
  }
}
