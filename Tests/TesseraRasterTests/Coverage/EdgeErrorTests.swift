import Testing
import TesseraGraphics
import TesseraTestSupport

@testable import TesseraRaster

@Suite("Errors along edges")
struct EdgeErrorTests {
  /// A contour of cubic curves: where it begins, and two control points and an end for each curve.
  private typealias Contour = (start: Point, curves: [(Point, Point, Point)])

  /// A leaf with a hole in it, and a drop that is a pixel wide at its tip.
  private static let contours: [Contour] = [
    (
      Point(2.5, 14),
      [
        (Point(3, 5), Point(12, 1.5), Point(22, 3)), (Point(22.5, 14), Point(16, 22), Point(6, 21)),
        (Point(4, 19.5), Point(3, 17), Point(2.5, 14)),
      ]
    ),
    (
      Point(9, 12),
      [(Point(10, 17), Point(15, 16), Point(16, 9)), (Point(13, 6.5), Point(9.5, 8), Point(9, 12))]
    ),
    (
      Point(26, 2),
      [
        (Point(26.6, 9), Point(31, 13), Point(28, 20)),
        (Point(26, 24), Point(22, 19), Point(24, 15)),
        (Point(25.4, 11), Point(25.5, 7), Point(26, 2)),
      ]
    ),
  ]

  /// The contours as a path, moved.
  private static func path(offset: Point) -> Path {
    Path { path in
      for contour in contours {
        path.move(to: contour.start + offset)
        for (control1, control2, end) in contour.curves {
          path.cubic(control1 + offset, control2 + offset, to: end + offset)
        }
        path.close()
      }
    }
  }

  @Test(
    "are below three steps of 255 on the mean at every place between the pixels",
    arguments: [
      Point(0, 0), Point(0.25, 0.75), Point(0.4, 0.1), Point(0.5, 0.5), Point(0.9, 0.3),
    ])
  func mean(offset: Point) {
    let path = Self.path(offset: offset)
    let reference = ReferenceCoverage(
      path.polygons(), rule: .evenOdd, width: 34, height: 25)
    let mask = Coverage.mask(of: .path(path), rule: .evenOdd, width: 34, height: 25)
    let (mean, pixels) = reference.meanEdgeDifference { mask[$0, $1] }
    #expect(pixels > 100)
    #expect(mean < 3)
  }
}
