import Testing
import TesseraGraphics
import TesseraRaster
import TesseraTestSupport

@Suite("Canvas")
struct CanvasTests {
  private static let red = Color(red: 1, green: 0, blue: 0)
  private static let blue = Color(red: 0, green: 0, blue: 1)
  private static let all = Shape.rectangle(Rect(0, 0, 8, 8))

  @Test("blends blue at half alpha over red to (127, 0, 128)")
  func blueOverRed() {
    var canvas = Canvas(width: 8, height: 8)
    canvas.fill(Self.all, with: .color(Self.red))
    canvas.fill(Self.all, with: .color(Self.blue.multiplyingAlpha(by: 0.5)))
    let expected = Pixel(premultipliedRed: 127, green: 0, blue: 128, alpha: 255)
    let pixmap = canvas.finish()
    #expect(pixmap == Pixmap(width: 8, height: 8, fill: expected))
  }

  @Test("blends every colour at every coverage as Pixel does")
  func arithmetic() {
    // One column for each byte of colour, one row for each coverage: rectangles of 0/256…256/256 px.
    var random = RandomSource(seed: 5)
    let backdrop = Pixmap(
      width: 256, height: 257,
      pixels: (0..<(256 * 257)).map { _ in
        let bits = random.next()
        return Pixel(
          straightRed: UInt8(truncatingIfNeeded: bits),
          green: UInt8(truncatingIfNeeded: bits >> 8),
          blue: UInt8(truncatingIfNeeded: bits >> 16),
          alpha: UInt8(truncatingIfNeeded: bits >> 24))
      })
    var canvas = Canvas(backdrop)
    for x in 0..<256 {
      let color = Color(
        red8: UInt8(x), green8: UInt8(255 - x), blue8: 255, alpha: Double(x % 5 + 1) / 5)
      var column = Path()
      for y in 0...256 where y > 0 {
        column.append(
          Shape.rectangle(Rect(Double(x), Double(y), 1, Double(y) / 256)).path)
      }
      canvas.fill(.path(column), with: .color(color))
    }
    let pixmap = canvas.finish()
    var wrong = 0
    var coverages: Set<UInt8> = []
    for x in 0..<256 {
      let color = Color(
        red8: UInt8(x), green8: UInt8(255 - x), blue8: 255, alpha: Double(x % 5 + 1) / 5)
      for y in 0...256 {
        let coverage = UInt8((y * 255 + 128) / 256)
        coverages.insert(coverage)
        let expected = Pixel(color).scaled(by: coverage).over(backdrop[x, y])
        if pixmap[x, y] != expected { wrong += 1 }
      }
    }
    #expect(wrong == 0)
    #expect(coverages.count == 256)
  }

  @Test("blends every gradient colour at every coverage as Pixel does")
  func gradientArithmetic() {
    let gradient = Gradient([
      .init(Color(red: 1, green: 0, blue: 0.5, alpha: 0), at: 0),
      .init(Color(red: 0, green: 1, blue: 1), at: 1),
    ])
    func paint(_ width: Double) -> Paint {
      .linearGradient(gradient, from: .zero, to: Point(width, 0))
    }
    // The colours themselves, then the same through coverage and over a backdrop.
    var plain = Canvas(width: 256, height: 1)
    plain.fill(.rectangle(Rect(0, 0, 256, 1)), with: paint(256))
    let colors = plain.finish()
    let backdrop = Pixel(straightRed: 90, green: 200, blue: 33, alpha: 250)
    var canvas = Canvas(width: 256, height: 257, fill: backdrop)
    for y in 1...256 {
      canvas.fill(
        .rectangle(Rect(0, Double(y), 256, Double(y) / 256)), with: paint(256))
    }
    let pixmap = canvas.finish()
    var wrong = 0
    for y in 0...256 {
      for x in 0..<256 {
        let source = colors[x, 0].scaled(by: UInt8((y * 255 + 128) / 256))
        if pixmap[x, y] != source.over(backdrop) { wrong += 1 }
      }
    }
    #expect(wrong == 0)
  }

  @Test("composites a group as one picture")
  func group() {
    var canvas = Canvas(width: 8, height: 8, fill: Pixel(.white))
    canvas.withGroup(opacity: 0.5) { group in
      group.fill(.rectangle(Rect(0, 0, 5, 8)), with: .color(Self.red))
      group.fill(.rectangle(Rect(3, 0, 5, 8)), with: .color(Self.blue))
    }
    let pixmap = canvas.finish()
    let overlap = Pixel(Self.blue).scaled(by: 128).over(Pixel(.white))
    #expect(pixmap[1, 4] == Pixel(Self.red).scaled(by: 128).over(Pixel(.white)))
    #expect(pixmap[4, 4] == overlap)
    #expect(pixmap[7, 4] == overlap)
  }

  @Test("applies a group's opacity and clips once, to the finished group")
  func groupClip() {
    // The clips cover half and three quarters of column 3.
    let inner = Shape.rectangle(Rect(0, 0, 3.5, 8))
    let outer = Shape.rectangle(Rect(0, 0, 3.75, 8))
    var canvas = Canvas(width: 8, height: 8, fill: Pixel(.white))
    canvas.withClip(outer) {
      $0.withGroup(opacity: 0.5, clip: inner) { group in
        group.fill(Self.all, with: .color(Self.red))
        group.fill(Self.all, with: .color(Self.blue))
      }
      // Behind the group the outer clip holds on.
      $0.fill(.rectangle(Rect(0, 7, 8, 1)), with: .color(.black))
    }
    canvas.fill(.rectangle(Rect(7, 0, 1, 1)), with: .color(.black))
    let pixmap = canvas.finish()

    func div(_ a: UInt8, _ b: UInt8) -> UInt8 { UInt8(Pixel.div255(UInt32(a) * UInt32(b))) }
    let clip = div(128, 191)
    let blue = Pixel(Self.blue)
    #expect(pixmap[2, 3] == blue.scaled(by: 128).over(Pixel(.white)))
    // No trace of the red below, as two clipped fills would leave.
    #expect(pixmap[3, 3] == blue.scaled(by: div(128, clip)).over(Pixel(.white)))
    #expect(pixmap[4, 3] == Pixel(.white))
    #expect(pixmap[3, 7] == Pixel(.black).scaled(by: 191).over(pixmap[3, 3]))
    #expect(pixmap[7, 7] == Pixel(.white))
    #expect(pixmap[7, 0] == Pixel(.black))
  }

  @Test("multiplies coverage with every clip around it")
  func nestedClips() {
    var canvas = Canvas(width: 8, height: 8)
    canvas.withClip(.rectangle(Rect(1.5, 0, 6, 8))) {
      $0.withClip(.rectangle(Rect(1.25, 1.5, 8, 5))) {
        $0.fill(Self.all, with: .color(.black))
      }
    }
    let pixmap = canvas.finish()
    func div(_ a: UInt8, _ b: UInt8) -> UInt8 { UInt8(Pixel.div255(UInt32(a) * UInt32(b))) }
    #expect(pixmap[0, 3] == .clear)
    #expect(pixmap[1, 3].alpha == div(191, 128))
    #expect(pixmap[1, 1].alpha == div(96, 128))
    #expect(pixmap[4, 1].alpha == 128)
    #expect(pixmap[4, 3].alpha == 255)
    #expect(pixmap[7, 3].alpha == 128)
    #expect(pixmap[4, 0] == .clear)
    #expect(pixmap[4, 7] == .clear)
  }

  @Test("draws under a clip what a mask of it says, whatever the shape", arguments: 0..<8)
  func clippedFill(seed: UInt64) {
    var random = RandomSource(seed: seed)
    func path() -> Path {
      func point() -> Point {
        Point(
          Double.random(in: -5...45, using: &random), Double.random(in: -5...45, using: &random))
      }
      return Path {
        $0.move(to: point())
        $0.cubic(point(), point(), to: point())
        $0.line(to: point())
        $0.close()
      }
    }
    let clip = seed % 2 == 0 ? Shape.ellipse(Rect(3.5, 2.5, 33, 35)) : .path(path())
    let shape = Shape.path(path())
    var canvas = Canvas(width: 40, height: 40)
    canvas.withClip(clip, rule: .evenOdd) {
      $0.fill(shape, with: .color(.black))
    }
    let pixmap = canvas.finish()
    let clipMask = Coverage.mask(of: clip, rule: .evenOdd, width: 40, height: 40)
    let mask = Coverage.mask(of: shape, width: 40, height: 40)
    for y in 0..<40 {
      for x in 0..<40 {
        let expected = Pixel.div255(UInt32(mask[x, y]) * UInt32(clipMask[x, y]))
        #expect(UInt32(pixmap[x, y].alpha) == expected)
      }
    }
  }

  @Test("draws nothing under a clip that is empty")
  func emptyClip() {
    var canvas = Canvas(width: 8, height: 8)
    for clip in [
      Shape.path(Path()), .rectangle(Rect(20, 20, 5, 5)), .rectangle(Rect(.nan, 0, 5, 5)),
    ] {
      canvas.withClip(clip) {
        $0.fill(Self.all, with: .color(.black))
        $0.shadow(of: Self.all, color: .black, sigma: 2)
        $0.draw(Pixmap(width: 2, height: 2), in: Rect(0, 0, 8, 8), sampling: .filtered)
        $0.withGroup(opacity: 1) { $0.fill(Self.all, with: .color(.black)) }
      }
    }
    let pixmap = canvas.finish()
    #expect(pixmap == Pixmap(width: 8, height: 8))
  }

  @Test("fills and strokes the coverage of the shape")
  func strokeAndFill() {
    let path = Shape.ellipse(Rect(3.25, 4.5, 20, 17)).path
    let style = StrokeStyle(width: 2.5)
    var canvas = Canvas(width: 30, height: 30)
    canvas.stroke(path, style: style, with: .color(.white))
    let pixmap = canvas.finish()
    let mask = Coverage.mask(
      of: .path(Stroker.outline(of: path, style: style)), width: 30, height: 30)
    for y in 0..<30 {
      for x in 0..<30 {
        #expect(pixmap[x, y] == Pixel(.white).scaled(by: mask[x, y]))
      }
    }
  }

  @Test("is the same drawn whole or in bands, with clips, groups and shadows")
  func bands() {
    func draw(on canvas: inout Canvas, up: Double) {
      func moved(_ rect: Rect) -> Shape {
        .roundedRectangle(RoundedRectangle(rect.offset(by: 0, -up), radius: 9, style: .continuous))
      }
      let card = moved(Rect(8.25, 9.5, 70, 60))
      canvas.shadow(of: card, color: .black, offset: Point(1.5, 4), sigma: 5)
      canvas.fill(
        card,
        with: .linearGradient(
          Gradient([.init(.white, at: 0), .init(Self.blue, at: 1)]), from: Point(8, 9 - up),
          to: Point(70, 66 - up)))
      canvas.withClip(card) { $0.fill(moved(Rect(-10, 40, 60, 60)), with: .color(Self.red)) }
      canvas.withGroup(opacity: 0.7, clip: moved(Rect(30, 20, 40, 70))) {
        $0.stroke(card.path, style: StrokeStyle(width: 7, join: .round), with: .color(.black))
        $0.fill(moved(Rect(35.5, 30, 30, 30)), with: .color(Self.blue.multiplyingAlpha(by: 0.5)))
      }
    }
    var whole = Canvas(width: 90, height: 84, fill: Pixel(.white))
    draw(on: &whole, up: 0)
    let expected = whole.finish()
    for height in [1, 7, 28] {
      var joined = Pixmap(width: 90, height: 84)
      for top in stride(from: 0, to: 84, by: height) {
        var band = Canvas(width: 90, height: height, fill: Pixel(.white))
        draw(on: &band, up: Double(top))
        joined.copy(band.finish(), toX: 0, y: top)
      }
      #expect(joined == expected)
    }
  }
}
