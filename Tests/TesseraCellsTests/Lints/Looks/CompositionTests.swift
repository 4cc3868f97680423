import TesseraGraphics
import Testing

@testable import TesseraCells

@Suite("Compositions")
struct CompositionTests {
  private static let red = Color(red: 1, green: 0, blue: 0)
  private static let blue = Color(red: 0, green: 0, blue: 1)

  /// The composition of layers in a cell of 100 × 50 pixels.
  private func composition(_ layers: Layer...) throws -> Composition {
    Composition(try Drawing(.showing(Slots(content: layers))).list)
  }

  @Test("blue at half alpha over red is (127, 0, 128), as the rasterizer has it")
  func sourceOver() throws {
    let composition = try composition(
      Layer(fill: .literal(Self.red)), Layer(fill: .literal(Self.blue.withAlpha(0.5))))
    #expect(
      composition.pixel(at: Point(5, 5))
        == Pixel(premultipliedRed: 127, green: 0, blue: 128, alpha: 255))
    #expect(
      composition.pixel(at: Point(5, 5), .init(skipped: 1))
        == Pixel(premultipliedRed: 255, green: 0, blue: 0, alpha: 255))
    #expect(composition.pixel(at: Point(5, 5), .init(last: -1)) == Pixel(.white))
  }

  @Test("a group's opacity counts once, its clip where it ends")
  func groups() throws {
    let composition = try composition(
      Layer(
        frame: Rect(0, 0, 50, 50), fill: .literal(Self.red), opacity: 0.5, clips: true,
        children: [Layer(frame: Rect(0, 0, 100, 50), fill: .literal(Self.blue))]))
    #expect(
      composition.pixel(at: Point(5, 5))
        == Pixel(premultipliedRed: 127, green: 127, blue: 255, alpha: 255))
    #expect(composition.pixel(at: Point(60, 5)) == Pixel(.white))
  }

  @Test("what another blend mode makes cannot be told, where it draws")
  func blendModes() throws {
    let composition = try composition(
      Layer(frame: Rect(0, 0, 50, 50), fill: .literal(Self.red), blendMode: .multiply))
    #expect(composition.pixel(at: Point(5, 5)) == nil)
    #expect(composition.pixel(at: Point(60, 5)) == Pixel(.white))
  }

  @Test("pictures are read where they lie, texts only where they are asked for")
  func others() throws {
    let image = StraightImage(width: 2, height: 1, bytes: [255, 0, 0, 255, 0, 0, 255, 255])
    let composition = try composition(
      Layer(image: ImageContent(.bitmap(image), contentMode: .scaleToFill)),
      Layer(text: TextContent("H", font: .system(size: 20), color: .literal(.black))))
    #expect(composition.pixel(at: Point(10, 10)) == Pixel(Self.red))
    #expect(composition.pixel(at: Point(90, 10)) == Pixel(Self.blue))
    let text = composition.inks[1]
    let place = try #require(text.places.first)
    #expect(composition.pixel(at: place) == Pixel(Self.red))
    #expect(composition.pixel(at: place, .init(ink: text.mark)) == Pixel(.black))
  }
}
