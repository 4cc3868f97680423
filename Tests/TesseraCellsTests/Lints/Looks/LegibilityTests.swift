import TesseraGraphics
import Testing

@testable import TesseraCells

@Suite("Legibility")
struct LegibilityTests {
  @Test("what is hidden or fully transparent is not looked at, what has its ground's colour is")
  func hidden() throws {
    func looks(_ layers: Layer...) throws -> [Legibility] {
      Look(
        item: Item("item"), state: .normal,
        list: try Drawing(.showing(Slots(content: layers))).list
      ).legibility
    }
    func text(_ color: Color) -> Layer {
      Layer(text: TextContent("Text", font: .system(size: 14), color: .literal(color)))
    }
    #expect(try looks(text(.black), Layer(fill: .literal(.white))).isEmpty)
    #expect(try looks(text(.clear)).isEmpty)
    #expect(try looks(text(.white)).map(\.ratio) == [1])
    let under = try looks(text(.black), Layer(fill: .literal(Color.white.withAlpha(0.5))))
    #expect(under.map(\.color.hexText) == ["#808080"])
  }

  @Test("of a gradient the worst place counts")
  func gradient() throws {
    let gradient = Gradient([.init(.white, at: 0), .init(.black, at: 1)])
    let list = try Drawing(
      .showing(
        Layer(
          fill: .gradient(gradient, angle: 90),
          text: TextContent(
            "A text across it all", font: .system(size: 9), color: .literal(.black))))
    ).list
    let ratios = Look(item: Item("item"), state: .normal, list: list).legibility.map(\.ratio)
    #expect(ratios.count == 1 && ratios[0] < 3)
  }
}
