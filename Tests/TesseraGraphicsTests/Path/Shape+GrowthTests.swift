import Testing
import TesseraGraphics

@Suite("Grown shapes")
struct ShapeGrowthTests {
  @Test("keep sharp corners sharp and radii parallel", arguments: [-20.0, -3, 0, 2.5])
  func grown(distance: Double) {
    let rect = Rect(10, 20, 30, 16)
    let larger = rect.inset(by: -distance)
    #expect(Shape.rectangle(rect).grown(by: distance) == .rectangle(larger))
    #expect(Shape.ellipse(rect).grown(by: distance) == .ellipse(larger))
    let rounded = Shape.roundedRectangle(RoundedRectangle(rect, radius: 4))
    let expected = RoundedRectangle(larger, radius: max(0, 4 + distance))
    #expect(rounded.grown(by: distance) == .roundedRectangle(expected))
    #expect(Shape.path(Shape.rectangle(rect).path).grown(by: distance) == nil)
  }
}
