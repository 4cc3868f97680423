import TesseraGraphics
import TesseraIcons
import Testing

@Suite("Path data")
struct PathDataTests {
  private static func path(_ build: (inout Path) -> Void) -> Path { Path(build) }

  @Test(
    "All ways to write the same lines read the same",
    arguments: [
      "M1 2L3 4H5V6z", "M1,2 L3,4 H5 V6 Z", "m1 2 2 2h2v2Z", "M1 2 3 4 5 4 5 6z",
      "M1 2l2 2 2 0 0 2z", " \n M 1 2 \t L 3 , 4 h 2 v 2 z ", "M1e0 .2e1L3. 4H+5V6z",
    ])
  func lines(text: String) {
    let expected = Path { path in
      path.move(to: Point(1, 2))
      path.line(to: Point(3, 4))
      path.line(to: Point(5, 4))
      path.line(to: Point(5, 6))
      path.close()
    }
    #expect(PathData(text) == PathData("M1 2L3 4H5V6z"))
    #expect(PathData(text).path == expected)
    #expect(PathData(text).fault == nil)
  }

  @Test("Numbers end where they can: a second point or sign begins the next")
  func compact() {
    #expect(
      PathData("M.5.5-1-1 1e1.5").path
        == Path { path in
          path.move(to: Point(0.5, 0.5))
          path.line(to: Point(-1, -1))
          path.line(to: Point(10, 0.5))
        })
  }

  @Test("Smooth curves mirror the control point before, of their own kind only")
  func smooth() {
    let path = PathData("M0 0C1 2 3 4 5 4S8 1 9 0s1 1 2 2Q12 3 13 2T15 2t1 1L0 0S1 1 2 2T4 4").path
    #expect(
      path
        == Path { path in
          path.move(to: .zero)
          path.cubic(Point(1, 2), Point(3, 4), to: Point(5, 4))
          path.cubic(Point(7, 4), Point(8, 1), to: Point(9, 0))
          path.cubic(Point(10, -1), Point(10, 1), to: Point(11, 2))
          path.quadratic(Point(12, 3), to: Point(13, 2))
          path.quadratic(Point(14, 1), to: Point(15, 2))
          path.quadratic(Point(16, 3), to: Point(16, 3))
          path.line(to: .zero)
          path.cubic(.zero, Point(1, 1), to: Point(2, 2))
          path.quadratic(Point(2, 2), to: Point(4, 4))
        })
  }

  @Test("The flags of an arc are one character each, with or without anything around them")
  func arcs() {
    let spelled = PathData("M1 1a2 2 0 0 1 .5 .5")
    #expect(PathData("M1 1a2 2 0 01.5.5") == spelled)
    #expect(PathData("M1 1A2,2,0,0,1,1.5,1.5") == spelled)
    #expect(spelled.fault == nil)
    #expect(spelled.path.currentPoint == Point(1.5, 1.5))
  }

  @Test("Behind a close the next contour begins where the last one did")
  func afterClose() {
    #expect(
      PathData("M1 1h2v2zl5 5zm1 0h1").path.elements == [
        .move(Point(1, 1)), .line(Point(3, 1)), .line(Point(3, 3)), .close,
        .move(Point(1, 1)), .line(Point(6, 6)), .close, .move(Point(2, 1)), .line(Point(3, 1)),
      ])
  }

  @Test(
    "What stands before a mistake is drawn, and the mistake has its place",
    arguments: [
      ("M0 0L1 1 x", 9..<10, "`x` is no command of a path", 2),
      ("M0 0L1", 6..<6, "the path ends where a number must follow", 1),
      ("M0 0L1 1,", 8..<9, "a number must follow the comma", 2),
      ("M0 0L1 1,L2 2", 8..<9, "a number must follow the comma", 2),
      ("M0 0L1,,1", 7..<8, "a number must follow here", 1),
      ("L1 1", 0..<1, "a path begins with `M`, not with `L`", 0),
      ("1 1", 0..<1, "a path begins with `M`", 0),
      ("M0 0a1 1 0 2 0 1 1", 11..<12, "a flag of an arc, 0 or 1, must follow here", 1),
      ("M0 0h1z1 1", 7..<8, "a command must follow here", 3),
      ("M0 0h1e999", 10..<10, "the number `1e999` is too large", 1),
      ("M0 0é", 4..<6, "a number must follow here", 1),
    ])
  func faults(text: String, place: Range<Int>, message: String, steps: Int) {
    let data = PathData(text)
    #expect(data.fault?.place == place)
    #expect(data.fault?.message == message)
    #expect(data.path.elements.count == steps)
  }

  @Test("Nothing and `none` are empty paths", arguments: ["", " \n", "none", " none "])
  func empty(text: String) {
    #expect(PathData(text) == PathData(""))
    #expect(PathData(text).path.isEmpty)
    #expect(PathData(text).fault == nil)
  }

  @Test("A path is cut one step behind the limit")
  func limit() {
    #expect(PathData("M0 0h1h1h1h1h1", limit: 3).path.elements.count == 4)
  }
}
