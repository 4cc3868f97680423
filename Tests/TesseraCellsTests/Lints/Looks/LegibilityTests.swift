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

  @Test("where an icon is cut away nothing of it is looked at")
  func cut() throws {
    // A square of which a clip leaves all but the middle.
    let square = Shape.rectangle(Rect(0, 0, 10, 10)).path
    var ring = square
    ring.append(Shape.rectangle(Rect(3, 3, 4, 4)).path)
    let icon = VectorImage(
      "ring", size: Size(10, 10),
      nodes: [
        .group(
          .init([.part(.init(square))], clips: [.init([.init(ring, rule: .evenOdd)])]))
      ])
    let layer = Layer(image: ImageContent(.vector(icon), tint: .literal(.black)))
    let look = Look(
      item: Item("item"), state: .normal, list: try Drawing(.showing(layer)).list)
    #expect(look.legibility.map(\.ratio) == [21])
  }

  @Test("a bitmap that takes the tint is an icon, where it is as opaque as anywhere; no other is")
  func bitmap() throws {
    // A cross of 9 × 9 with soft edges in a corner of a clear picture.
    var bytes = [UInt8](repeating: 0, count: 24 * 24 * 4)
    for place in 0..<9 {
      for width in 0..<3 {
        for (x, y) in [(3 + place, 6 + width), (6 + width, 3 + place)] {
          let alpha: UInt8 = width == 1 ? 255 : 60
          bytes[(y * 24 + x) * 4 + 3] = max(alpha, bytes[(y * 24 + x) * 4 + 3])
        }
      }
    }
    let image = StraightImage(width: 24, height: 24, bytes: bytes)
    func looks(
      _ rendering: ImageContent.Rendering, tint: Color = .white, capInsets: EdgeInsets? = nil
    ) throws -> [Legibility] {
      let content = ImageContent(
        .bitmap(image), tint: .literal(tint), rendering: rendering, capInsets: capInsets)
      let layer = Layer("mark", frame: Rect(0, 0, 24, 24), image: content)
      return Look(
        item: Item("item"), state: .normal, list: try Drawing(.showing(layer)).list
      ).legibility
    }
    #expect(try looks(.template).map(\.ratio) == [1])
    #expect(try looks(.template, tint: .black).map(\.ratio) == [21])
    #expect(try looks(.template).map(\.kind) == [.icon])
    #expect(try looks(.template).map(\.path) == ["content/mark"])
    #expect(try looks(.template, tint: .clear).isEmpty)
    #expect(try looks(.original).isEmpty)
    #expect(try looks(.template, capInsets: EdgeInsets(all: 2)).isEmpty)
  }
}
