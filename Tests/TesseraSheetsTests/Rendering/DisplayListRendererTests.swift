import TesseraCells
import TesseraGraphics
import TesseraRaster
import TesseraSheets
import TesseraTheme
import Testing

@Suite("Display list renderer")
struct DisplayListRendererTests {
  @Test("Blue at alpha 0.5 over red is (127, 0, 128), whichever way the alpha comes")
  func sourceOver() throws {
    let translucent = Layer(fill: .color(.literal(Color(red: 0, green: 0, blue: 1, alpha: 0.5))))
    let folded = Layer(fill: .blue, opacity: 0.5)
    for layer in [translucent, folded] {
      let pixmap = try pixels(of: SampleCell(Size(2, 2), Layer(fill: .red), layer))
      #expect(pixmap == Pixmap(width: 2, height: 2, fill: .opaque(127, 0, 128)))
    }
  }

  @Test(
    "The backdrop lies below everything, and `none` leaves it clear",
    arguments: [
      (Appearance.Backdrop.theme, Pixel.white), (.none, .clear),
      (.color(Color(red8: 0, green8: 0, blue8: 255)), .pureBlue),
      (
        .color(Color(red: 1, green: 0, blue: 0, alpha: 0.5)),
        Pixel(premultipliedRed: 128, green: 0, blue: 0, alpha: 128)
      ),
    ])
  func backdrop(backdrop: Appearance.Backdrop, pixel: Pixel) throws {
    let pixmap = try pixels(of: SampleCell(Size(3, 2)), backdrop: backdrop)
    #expect(pixmap == Pixmap(width: 3, height: 2, fill: pixel))
  }

  @Test("A group is composited before its opacity applies")
  func groupOpacity() throws {
    let group = Layer(
      opacity: 0.5,
      children: [Layer(fill: .blue), Layer(frame: Rect(0, 0, 2, 1), fill: .red)])
    let pixmap = try pixels(of: SampleCell(Size(2, 2), group))
    #expect(pixmap[0, 0] == .opaque(255, 127, 127))
    #expect(pixmap[1, 1] == .opaque(127, 127, 255))
  }

  @Test("Children of a clipping layer end at its shape, its border does not")
  func clip() throws {
    let layer = Layer(
      frame: Rect(2, 2, 4, 4), border: Border(1, color: .literal(.black)), clips: true,
      children: [Layer(frame: Rect(-10, -10, 40, 40), fill: .red)])
    let pixmap = try pixels(of: SampleCell(Size(8, 8), layer))
    for y in 0..<8 {
      for x in 0..<8 {
        let inside = (2..<6).contains(x) && (2..<6).contains(y)
        let border = inside && ([2, 5].contains(x) || [2, 5].contains(y))
        #expect(pixmap[x, y] == (border ? .black : inside ? .pureRed : .white), "\(x),\(y)")
      }
    }
  }

  @Test("A cell's clip cuts the composited slots, so that no lower slot shines through its edge")
  func clipAsOne() throws {
    let pixmap = try pixels(
      of: SampleCell(Size(15, 15), clip: .ellipse, Layer(fill: .red), Layer(fill: .blue)))
    #expect(pixmap[0, 0] == .white && pixmap[7, 7] == .pureBlue)
    for pixel in pixmap.pixels {
      #expect(pixel.red == pixel.green && pixel.blue == 255)
    }
  }

  @Test("A border is the ring inside a rectangle", arguments: [1, 2, 4])
  func rectangleBorder(width: Int) throws {
    let border = Border(.literal(Double(width)), color: .literal(.black))
    let pixmap = try pixels(of: SampleCell(Size(9, 7), Layer(border: border)))
    for y in 0..<7 {
      for x in 0..<9 {
        let depth = min(x, y, 8 - x, 6 - y)
        #expect(pixmap[x, y] == (depth < width ? .black : .white), "\(x),\(y)")
      }
    }
  }

  @Test(
    "A border keeps within its shape, which it fills where it is thicker than half",
    arguments: [
      LayerShape.rounded(6), .rounded(6, style: .circular), .ellipse, .capsule,
      .path(Path(rectangle: Rect(0, 0, 20, 16))),
    ])
  func shapedBorder(shape: LayerShape) throws {
    func border(_ width: Double) throws -> Pixmap {
      let line = Border(.literal(width), color: .literal(.black))
      return try pixels(of: SampleCell(Size(20, 16), Layer(shape: shape, border: line)))
    }
    let silhouette = try pixels(
      of: SampleCell(Size(20, 16), Layer(shape: shape, fill: .literal(.black))))
    let ring = try border(3)
    #expect(try border(9) == silhouette)
    for y in 0..<16 {
      for x in 0..<20 {
        #expect(ring[x, y].red >= silhouette[x, y].red)
        #expect(ring[x, y] == ring[19 - x, y] && ring[x, y] == ring[x, 15 - y], "\(x),\(y)")
      }
    }
    #expect(ring[10, 1] == .black && ring[1, 8] == .black)
    #expect(ring[10, 4] == .white && ring[4, 8] == .white && ring[10, 8] == .white)
  }

  @Test("A free path's border equals the ring of the same rectangle")
  func pathBorder() throws {
    let line = Border(3, color: .literal(Color(red: 0, green: 0, blue: 0, alpha: 0.5)))
    let path = LayerShape.path(Path(rectangle: Rect(0, 0, 12, 10)))
    let free = try pixels(of: SampleCell(Size(12, 10), Layer(shape: path, border: line)))
    #expect(free == (try pixels(of: SampleCell(Size(12, 10), Layer(border: line)))))
  }

  @Test("A shadow without blur is the moved and grown silhouette")
  func sharpShadow() throws {
    let shadow = LayerShadow(
      .literal(ShadowValue(color: .black, offsetX: 3, offsetY: 4, blur: 0, spread: 1)))
    let layer = Layer(frame: Rect(4, 4, 6, 4), fill: .red, shadows: [shadow])
    let pixmap = try pixels(of: SampleCell(Size(20, 16), layer))
    for y in 0..<16 {
      for x in 0..<20 {
        let isFill = (4..<10).contains(x) && (4..<8).contains(y)
        let isShadow = (6..<14).contains(x) && (7..<13).contains(y)
        #expect(pixmap[x, y] == (isFill ? .pureRed : isShadow ? .black : .white), "\(x),\(y)")
      }
    }
  }

  @Test("A shadow is seen through its fill, unless it is cut out", arguments: [false, true])
  func shadowUnderFill(clips: Bool) throws {
    let shadow = LayerShadow(
      .literal(ShadowValue(color: .black, offsetX: 0, offsetY: 0, blur: 4)), clipsUnderFill: clips)
    let fill = Fill.literal(Color(red: 1, green: 1, blue: 1, alpha: 0.5))
    let layer = Layer(frame: Rect(10, 10, 20, 20), fill: fill, shadows: [shadow])
    let pixmap = try pixels(of: SampleCell(Size(40, 40), layer))
    #expect(pixmap[20, 20] == (clips ? .white : .opaque(128, 128, 128)))
    // Outside, the shadow falls off alike on all four sides.
    for distance in 0..<10 {
      let level = pixmap[20, 9 - distance]
      #expect(pixmap[20, 30 + distance] == level && pixmap[9 - distance, 20] == level)
      #expect(pixmap[30 + distance, 20] == level)
      if distance > 0 { #expect(level.red >= pixmap[20, 10 - distance].red) }
    }
    #expect(pixmap[20, 9].red < 255 && pixmap[20, 0] == .white)
  }

  @Test("A bitmap at its own size keeps its pixels")
  func image() throws {
    let bytes: [UInt8] = [255, 0, 0, 255, 0, 0, 255, 128, 0, 255, 0, 0, 10, 20, 30, 255]
    let source = StraightImage(width: 2, height: 2, bytes: bytes)
    let layer = Layer(frame: Rect(1, 1, 2, 2), image: ImageContent(.bitmap(source)))
    let pixmap = try pixels(of: SampleCell(Size(4, 4), layer), backdrop: .none)
    var expected = Pixmap(width: 4, height: 4)
    expected.copy(Pixmap(source), toX: 1, y: 1)
    #expect(pixmap == expected)
  }

  @Test("A vector picture's line has its width on both sides of the path together")
  func stroke() throws {
    let line = Path {
      $0.move(to: Point(0, 2))
      $0.line(to: Point(4, 2))
    }
    let picture = VectorImage(
      "line", size: Size(4, 4),
      parts: [VectorImage.Part(line, ink: .color(.black), stroke: StrokeStyle(width: 2))])
    let pixmap = try pixels(
      of: SampleCell(Size(8, 8), Layer(image: ImageContent(.vector(picture)))))
    for y in 0..<8 {
      for x in 0..<8 {
        #expect(pixmap[x, y] == ((2..<6).contains(y) ? .black : .white), "\(x),\(y)")
      }
    }
  }

  @Test("Text is drawn in its colour within its line")
  func text() throws {
    let font = TextContent.Font.literal(
      Typography(families: ["DejaVu Sans"], size: 24, weight: 400))
    let text = TextContent("HH", font: font, color: .literal(Color(red: 1, green: 0, blue: 0)))
    let pixmap = try pixels(of: SampleCell(Size(60, 36), Layer(text: text)))
    let inked = pixmap.pixels.filter { $0 != .white }
    #expect(inked.contains(.pureRed))
    #expect(inked.allSatisfy { $0.red == 255 && $0.green == $0.blue })
    // The baseline is 26; capitals of DejaVu Sans are 0.729 em high.
    for y in Array(0..<8) + Array(26..<36) {
      #expect(pixmap.row(y).allSatisfy { $0 == .white }, "row \(y)")
    }
  }
}

extension Path {
  /// The outline of a rectangle.
  fileprivate init(rectangle: Rect) {
    self = Shape.rectangle(rectangle).path
  }

  @Test("The mask of a drawing is its coverage times alpha, and leaves the canvas as it is")
  func mask() {
    let item = DisplayItem(
      slot: .background, path: "a",
      drawing: .fill(
        .rectangle(Rect(1, 1, 1.5, 1)), .color(Color(red: 1, green: 0, blue: 0, alpha: 0.5))),
      tokens: [])
    var canvas = Canvas(width: 4, height: 3)
    let mask = DisplayListRenderer.mask(of: [.item(item)], on: &canvas)
    #expect((0..<4).map { mask[$0, 1] } == [0, 128, 64, 0])
    #expect((0..<4).map { mask[$0, 0] } == [0, 0, 0, 0])
    #expect(canvas.finish() == Pixmap(width: 4, height: 3))
  }
}
