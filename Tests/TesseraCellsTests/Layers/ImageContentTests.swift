import TesseraGraphics
import Testing

@testable import TesseraCells

@Suite struct ImageContentTests {
  @Test(
    "A picture of 10 × 20 points lies in a frame by its content mode, at two pixels a point",
    arguments: [
      (ImageContent.ContentMode.aspectFit, Rect(0, 0, 40, 40), Rect(10, 0, 20, 40)),
      (.aspectFit, Rect(5, 5, 10, 100), Rect(5, 45, 10, 20)),
      (.aspectFill, Rect(0, 0, 40, 40), Rect(0, -20, 40, 80)),
      (.aspectFill, Rect(5, 5, 10, 100), Rect(-15, 5, 50, 100)),
      (.scaleToFill, Rect(1, 2, 40, 30), Rect(1, 2, 40, 30)),
      (.aspectFit, Rect(1, 2, 0, 30), Rect(1, 2, 0, 30)),
      (.center, Rect(0, 0, 61, 80), Rect(21, 20, 20, 40)),
      (.top, Rect(0, 1, 60, 80), Rect(20, 1, 20, 40)),
      (.bottom, Rect(0, 0, 60, 80), Rect(20, 40, 20, 40)),
      (.left, Rect(0.4, 0, 60, 80), Rect(0, 20, 20, 40)),
      (.right, Rect(0, 0, 60, 80), Rect(40, 20, 20, 40)),
      (.topLeft, Rect(0, 0, 60, 80), Rect(0, 0, 20, 40)),
      (.topRight, Rect(0, 0, 60, 80), Rect(40, 0, 20, 40)),
      (.bottomLeft, Rect(0, 0, 60, 80), Rect(0, 40, 20, 40)),
      (.bottomRight, Rect(0, 0, 10, 10), Rect(-10, -30, 20, 40)),
    ])
  func placement(mode: ImageContent.ContentMode, frame: Rect, expected: Rect) {
    #expect(mode.placement(of: Size(10, 20), in: frame, scale: 2) == expected)
  }
}
