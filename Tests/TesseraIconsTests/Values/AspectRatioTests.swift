import TesseraGraphics
import Testing

@testable import TesseraIcons

@Suite("View boxes and aspect ratios")
struct AspectRatioTests {
  /// Where the corners of the view box 0 0 10 10 land in a viewport of 40 × 20 at (100, 0).
  private static func corners(_ text: String) throws -> [Point] {
    let ratio = try #require(AspectRatio(text))
    let box = try #require(ViewBox("0,0 10 10"))
    let map = box.placed(in: Rect(100, 0, 40, 20), ratio)
    return [map.apply(to: .zero), map.apply(to: Point(10, 10))]
  }

  @Test(
    "The box lies in the viewport or covers it, where the words say",
    arguments: [
      ("xMidYMid", Point(110, 0), Point(130, 20)), ("xMinYMid meet", Point(100, 0), Point(120, 20)),
      ("xMaxYMin", Point(120, 0), Point(140, 20)),
      ("xMidYMid slice", Point(100, -10), Point(140, 30)),
      ("xMidYMin slice", Point(100, 0), Point(140, 40)),
      ("xMinYMax slice", Point(100, -20), Point(140, 20)),
      ("none", Point(100, 0), Point(140, 20)), ("defer none", Point(100, 0), Point(140, 20)),
    ])
  func placement(text: String, topLeft: Point, bottomRight: Point) throws {
    #expect(try Self.corners(text) == [topLeft, bottomRight])
  }

  @Test(
    "Other words are refused",
    arguments: ["", "xMidYMid cover", "xMidyMid", "xmidYMid", "xMidYMi", "none none none"])
  func words(text: String) {
    #expect(AspectRatio(text) == nil)
  }

  @Test(
    "A view box has four numbers, the last two above 0",
    arguments: ["", "0 0 10", "0 0 10 0", "0 0 -1 5", "0 0 10 10 10", "0 0 1e999 1", "0 0 10 x"])
  func boxes(text: String) {
    #expect(ViewBox(text) == nil)
  }
}
