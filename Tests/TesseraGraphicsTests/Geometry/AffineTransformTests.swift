import Testing

import TesseraGraphics

@Suite("AffineTransform")
struct AffineTransformTests {
  @Test("each basic map moves a point as its name says")
  func basics() {
    let p = Point(3, 4)
    #expect(AffineTransform.identity.apply(to: p) == p)
    #expect(AffineTransform.translation(10, 20).apply(to: p) == Point(13, 24))
    #expect(AffineTransform.scale(2, -1).apply(to: p) == Point(6, -4))
    // Clockwise on the screen, where y is down: from the right to the bottom.
    let turned = AffineTransform.rotation(.pi / 2).apply(to: Point(1, 0))
    #expect(turned == Point(6.123_233_995_736_766e-17, 1))
  }

  @Test("the letters are those of SVG's matrix(a b c d e f)")
  func letters() {
    let map = AffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
    #expect(map.apply(to: Point(10, 100)) == Point(315, 426))
  }

  @Test("concatenating applies this map first and the other after it")
  func concatenating() {
    let first = AffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
    let next = AffineTransform(a: -1, b: 3, c: 2, d: 1, tx: 7, ty: -8)
    let p = Point(11, 13)
    #expect(first.concatenating(next).apply(to: p) == next.apply(to: first.apply(to: p)))
    #expect(
      AffineTransform.translation(1, 0).concatenating(.scale(2, 2)).apply(to: .zero)
        == Point(2, 0))
  }

  @Test("the inverse undoes a map")
  func inverse() throws {
    let map = AffineTransform(a: 2, b: 0, c: 1, d: 4, tx: 5, ty: 6)
    let inverse = try #require(map.inverse)
    #expect(map.concatenating(inverse) == .identity)
    #expect(inverse.apply(to: map.apply(to: Point(7, 9))) == Point(7, 9))
  }

  @Test(
    "a map that cannot be undone has no inverse",
    arguments: [
      AffineTransform(a: 1, b: 2, c: 2, d: 4, tx: 0, ty: 0),
      .scale(0, 1), .scale(.nan, 1), .scale(1e200, 1e200), .scale(.leastNonzeroMagnitude, 1),
      .translation(.infinity, 0),
    ])
  func singular(map: AffineTransform) {
    #expect(map.inverse == nil)
  }
}
