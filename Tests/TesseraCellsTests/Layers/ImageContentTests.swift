import TesseraGraphics
import Testing

@testable import TesseraCells

@Suite struct ImageContentTests {
  @Test(
    "A picture of 10 × 20 lies in a frame by its content mode",
    arguments: [
      (ImageContent.ContentMode.aspectFit, Rect(0, 0, 40, 40), Rect(10, 0, 20, 40)),
      (.aspectFit, Rect(5, 5, 10, 100), Rect(5, 45, 10, 20)),
      (.aspectFill, Rect(0, 0, 40, 40), Rect(0, -20, 40, 80)),
      (.aspectFill, Rect(5, 5, 10, 100), Rect(-15, 5, 50, 100)),
      (.scaleToFill, Rect(1, 2, 40, 30), Rect(1, 2, 40, 30)),
      (.aspectFit, Rect(1, 2, 0, 30), Rect(1, 2, 0, 30)),
    ])
  func placement(mode: ImageContent.ContentMode, frame: Rect, expected: Rect) {
    let vector = VectorImage("v", size: Size(10, 20), parts: [])
    #expect(ImageContent(.vector(vector), contentMode: mode).placement(in: frame) == expected)
  }

  @Test("A pixel of a bitmap is a point")
  func bitmap() {
    let image = StraightImage(
      width: 2, height: 3, bytes: [UInt8](repeating: 255, count: 24))
    #expect(ImageContent(.bitmap(image)).naturalSize == Size(2, 3))
  }
}
