import TesseraGraphics
import Testing

@testable import TesseraIcons

@Suite("Transform lists")
struct TransformListTests {
  @Test(
    "Every function is read, the first applied last",
    arguments: [
      ("matrix(1 2 3 4 5 6)", AffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)),
      ("translate(3)", .translation(3, 0)), ("translate(3,-4)", .translation(3, -4)),
      ("scale(2)", .scale(2, 2)), ("scale(2 .5)", .scale(2, 0.5)),
      ("rotate(90)", AffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0)),
      ("rotate(-180 1 1)", AffineTransform(a: -1, b: 0, c: 0, d: -1, tx: 2, ty: 2)),
      ("translate(10) scale(2)", AffineTransform(a: 2, b: 0, c: 0, d: 2, tx: 10, ty: 0)),
      ("scale(2),translate(10)", AffineTransform(a: 2, b: 0, c: 0, d: 2, tx: 20, ty: 0)),
      ("none", .identity), ("", .identity),
    ])
  func functions(text: String, map: AffineTransform) throws {
    #expect(try TransformList.read(text) == map)
  }

  @Test("Skews shift one axis by the tangent of the other's angle")
  func skews() throws {
    let x = try TransformList.read("skewX(45)")
    #expect(abs(x.c - 1) < 1e-15)
    #expect((x.a, x.b, x.d) == (1, 0, 1))
    let y = try TransformList.read("skewY(45)")
    #expect(abs(y.b - 1) < 1e-15)
  }

  @Test(
    "What cannot be read has its place",
    arguments: [
      ("translate(1 2", 13..<13, "a number or `)` must follow here"),
      ("scale(1) turn(4)", 9..<16, "`turn()` is no transformation that is read"),
      ("rotate(1 2)", 0..<11, "`rotate()` takes 1 or 3 numbers, not 2"),
      ("skewX(90)", 0..<9, "`skewX(90)` does not lead to finite places"),
      ("scale", 0..<5, "`scale` is no function with parentheses"),
    ])
  func faults(text: String, place: Range<Int>, message: String) {
    do {
      _ = try TransformList.read(text)
      Issue.record("it was read")
    } catch {
      #expect(error.place == place)
      #expect(error.message == message)
    }
  }
}
