import TesseraCells
import TesseraGraphics
import TesseraRaster
import TesseraSheets
import TesseraTheme
import Testing

@Suite("Display list renderer, effects")
struct DisplayListRendererEffectsTests {
  @Test(
    "A layer meets what lies below it by its blend mode",
    arguments: [
      (BlendMode.multiply, Pixel.opaque(0, 0, 0)), (.screen, .opaque(255, 0, 255)),
      (.difference, .opaque(255, 0, 255)), (.sourceOver, .pureBlue), (.destinationOver, .pureRed),
    ])
  func blendMode(mode: BlendMode, pixel: Pixel) throws {
    let pixmap = try pixels(
      of: SampleCell(Size(3, 2), Layer(fill: .red), Layer(fill: .blue, blendMode: mode)))
    #expect(pixmap == Pixmap(width: 3, height: 2, fill: pixel))
  }

  @Test("A blend mode applies to the layer as a whole, with its children and its opacity")
  func blendedGroup() throws {
    let layer = Layer(
      fill: .blue, opacity: 0.5, blendMode: .multiply,
      children: [Layer(frame: Rect(0, 0, 1, 1), fill: .red)])
    let pixmap = try pixels(of: SampleCell(Size(2, 1), Layer(fill: .red), layer))
    #expect(pixmap[0, 0] == .pureRed)
    #expect(pixmap[1, 0] == .opaque(127, 0, 0))
  }

  @Test("An inner shadow without blur is what its moved hole leaves of the shape")
  func innerShadow() throws {
    let shadow = LayerShadow(
      .literal(
        ShadowValue(color: .black, offsetX: 2, offsetY: 1, blur: 0, spread: 1, isInset: true)))
    let layer = Layer(frame: Rect(2, 2, 10, 8), fill: .red, shadows: [shadow])
    let pixmap = try pixels(of: SampleCell(Size(16, 12), layer))
    for y in 0..<12 {
      for x in 0..<16 {
        let isInside = (2..<12).contains(x) && (2..<10).contains(y)
        let isHole = (5..<13).contains(x) && (4..<10).contains(y)
        #expect(
          pixmap[x, y] == (isInside ? (isHole ? .pureRed : .black) : .white), "\(x),\(y)")
      }
    }
  }

  @Test(
    "A border lies inside, on or outside of the outline",
    arguments: [
      (StrokeAlignment.inside, 0...2), (.center, -1...1), (.outside, -2...0),
    ])
  func borderAlignment(alignment: StrokeAlignment, depths: ClosedRange<Int>) throws {
    let layer = Layer(
      frame: Rect(4, 4, 8, 6),
      border: Border(2, color: .literal(.black), alignment: alignment))
    let pixmap = try pixels(of: SampleCell(Size(16, 14), layer))
    for y in 0..<14 {
      for x in 0..<16 {
        // How many pixels a pixel lies within the outline, from its outer side.
        let depth = min(x - 4, y - 4, 11 - x, 9 - y)
        let isLine = depth >= depths.lowerBound && depth < depths.upperBound
        #expect(pixmap[x, y] == (isLine ? .black : .white), "\(x),\(y)")
      }
    }
  }

  @Test("A dashed border begins at the top left and goes round clockwise")
  func dashes() throws {
    let layer = Layer(
      frame: Rect(0, 0, 12, 8),
      border: Border(1, color: .literal(.black), alignment: .inside, dashes: [3, 2]))
    let row = try pixels(of: SampleCell(Size(12, 8), layer)).row(0)
    #expect(row.map { $0 == .black } == (0..<12).map { $0 % 5 < 3 })
  }

  @Test("A blurred layer keeps its inside and fades outwards alike on all sides")
  func blur() throws {
    let layer = Layer(frame: Rect(12, 12, 16, 16), fill: .literal(.black), blur: 4)
    let pixmap = try pixels(of: SampleCell(Size(40, 40), layer))
    #expect(pixmap[20, 20] == .black && pixmap[2, 2] == .white)
    for x in 0..<40 {
      #expect(pixmap[x, 20] == pixmap[39 - x, 20] && pixmap[x, 20] == pixmap[20, x])
      if (1..<20).contains(x) { #expect(pixmap[x, 20].red <= pixmap[x - 1, 20].red) }
    }
    // Halfway over the edge is half of the layer.
    #expect(abs(Int(pixmap[11, 20].red) + Int(pixmap[12, 20].red) - 255) <= 2)
  }

  @Test("Radial and conic gradients have their colours where the geometry says")
  func gradients() throws {
    let gradient = Gradient([.init(.white, at: 0), .init(.black, at: 1)])
    let radial = Layer(
      fill: .gradient(gradient, .radial(shape: .circle, extent: .closestSide)))
    let disc = try pixels(of: SampleCell(Size(21, 21), radial))
    #expect(disc[10, 10] == .white && disc[0, 0] == .black)
    #expect(disc[3, 10] == disc[10, 17])

    let conic = Layer(fill: .gradient(gradient, .conic(angle: 90)))
    let sweep = try pixels(of: SampleCell(Size(40, 40), conic))
    // It begins on the right and turns clockwise, so below the start it is light, above it dark.
    #expect(sweep[39, 20].red > 245 && sweep[39, 19].red < 10)
  }
}
