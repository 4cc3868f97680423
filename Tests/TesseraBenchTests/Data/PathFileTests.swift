import TesseraGraphics
import TesseraSource
import Testing

@testable import TesseraBench

@Suite("PathFile")
struct PathFileTests {
  private static func text(_ text: String) -> SourceText {
    SourceText(path: "a.path", bytes: Array(text.utf8))
  }

  @Test("reads every step; glyph ends and blank lines are none")
  func steps() throws {
    let text = "M 1 -2.5\r\nL 3 4\n\n  Q 5 6\t7 8\nC 9 10 11 12 1e1 .5\nZ\nG\nM 0 0\nL 1 1"
    var path = Path()
    path.move(to: Point(1, -2.5))
    path.line(to: Point(3, 4))
    path.quadratic(Point(5, 6), to: Point(7, 8))
    path.cubic(Point(9, 10), Point(11, 12), to: Point(10, 0.5))
    path.close()
    path.move(to: Point(0, 0))
    path.line(to: Point(1, 1))
    #expect(try PathFile.read(Self.text(text)) == path)
  }

  @Test("reads nothing from nothing", arguments: ["", "\n\n", "\u{FEFF}", "G\n"])
  func empty(text: String) throws {
    #expect(try PathFile.read(Self.text(text)).isEmpty)
  }

  @Test(
    "points at the first line that is none of the format",
    arguments: [
      ("M 0 0\nA 1 2\n", 2, 1, "`A` is no step of a path"),
      ("m 0 0\n", 1, 1, "`m` is no step of a path"),
      ("M 0 0\n\nL 1\n", 3, 1, "L takes 2 numbers, found 1"),
      ("M 0 0 0\n", 1, 1, "M takes 2 numbers, found 3"),
      ("M 0 0\nZ 1\n", 2, 1, "Z takes 0 numbers, found 1"),
      ("M 0 0\nL 1 x2\n", 2, 5, "`x2` is no number"),
      ("M 0 nan\n", 1, 5, "`nan` is no number"),
      ("M 0 1e999\n", 1, 5, "`1e999` is no number"),
      ("L 1 1\n", 1, 1, "L stands outside a contour"),
      ("M 0 0\nZ\nL 1 1\n", 3, 1, "L stands outside a contour"),
    ])
  func malformed(text: String, line: Int, column: Int, message: String) throws {
    let error = try #require(throws: PathFileError.self) { try PathFile.read(Self.text(text)) }
    let diagnostic = error.diagnostic
    #expect(diagnostic.location?.description == "a.path:\(line):\(column)")
    #expect(diagnostic.message == message)
    #expect(diagnostic.help != nil)
  }
}
