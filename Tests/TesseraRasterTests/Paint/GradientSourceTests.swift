import Testing

@testable import TesseraGraphics
@testable import TesseraRaster

@Suite("Gradients of every kind")
struct GradientSourceTests {
  /// The largest difference of any channel of any pixel to the exact value.
  ///
  /// Only every `step`th pixel is looked at.
  private static func largestError(
    _ paint: Paint, under transform: AffineTransform? = nil, over area: PixelRect, step: Int = 1
  ) -> Double {
    var rows = RowPaint()
    let pixels = rows.picture(
      RowPaint.Source(paint, transform: transform, columns: area.columns), over: area)
    var largest = 0.0
    var index = 0
    for y in area.rows {
      for x in area.columns {
        index += 1
        guard index % step == 0 else { continue }
        let exact = GradientReference.channels(of: paint, under: transform ?? .identity, x: x, y: y)
        let pixel = pixels[index - 1]
        let drawn = [pixel.red, pixel.green, pixel.blue, pixel.alpha]
        for (exact, drawn) in zip(exact, drawn) {
          largest = max(largest, abs(exact - Double(drawn)))
        }
      }
    }
    return largest
  }

  private static func paints(_ gradient: Gradient, scale: Double) -> [Paint] {
    func at(_ x: Double, _ y: Double) -> Point { Point(x * scale, y * scale) }
    let center = at(31.37, 22.91)
    return [
      .linearGradient(gradient, from: at(3.31, 7.77), to: at(58.13, 41.99)),
      .linearGradient(gradient, from: at(50.3, 7.77), to: at(38.13, 11.9)),
      .radialGradient(gradient, .circle(center: center, radius: 27.3 * scale)),
      .radialGradient(
        gradient, RadialShape(center: center, radii: Size(12.7 * scale, 31.1 * scale))),
      .radialGradient(
        gradient,
        RadialShape(
          center: center, radii: Size(33 * scale, 21 * scale), focus: at(22.2, 17.3),
          focusScale: 0.13)),
      .radialGradient(
        gradient,
        .circle(
          center: center, radius: 9.7 * scale, focus: at(8.2, 11.9), focusRadius: 3.3 * scale)),
      .radialGradient(
        gradient,
        .circle(
          center: center, radius: 4.7 * scale, focus: at(30.2, 21.9), focusRadius: 23.3 * scale)),
      .conicGradient(gradient, center: center, angle: 77.7),
      .conicGradient(gradient, center: center, angle: -1_234.5),
    ]
  }

  private static let transforms: [AffineTransform?] = [
    nil, .rotation(0.61),
    AffineTransform(a: 1.7, b: 0.4, c: -0.9, d: 0.6, tx: 13.7, ty: -5.3),
    AffineTransform(a: -0.7, b: 0, c: 0, d: 2.1, tx: 50.1, ty: -9.3),
  ]

  @Test("of radii beside which the grid is coarse has its last colour, under a map, too")
  func tinyRadii() {
    let gradient = Gradient([.init(.black, at: 0), .init(.white, at: 1)])
    for radius in [Double.leastNonzeroMagnitude, 0x1p-1030, 1e-30, 1e-8, 0] {
      for transform in [nil, AffineTransform.scale(2, 3), .rotation(1)] {
        let paint = Paint.radialGradient(gradient, .circle(center: Point(3, 3), radius: radius))
        var rows = RowPaint()
        let source = RowPaint.Source(paint, transform: transform, columns: 0..<8)
        let pixels = rows.picture(source, over: PixelRect(x: 0, y: 0, width: 8, height: 8))
        #expect(pixels == [Pixel](repeating: Pixel(.white), count: 64))
      }
    }
  }

  @Test(
    "are exact to the last rounding", arguments: Gradient.Spread.allCases,
    Gradient.Interpolation.allCases)
  func exact(spread: Gradient.Spread, interpolation: Gradient.Interpolation) {
    for seed in 0..<2 as Range<UInt64> {
      let gradient = GradientReference.gradient(
        stops: 7, seed: seed, spread: spread, interpolation: interpolation)
      for (index, paint) in Self.paints(gradient, scale: 1).enumerated() {
        for transform in Self.transforms {
          let error = Self.largestError(
            paint, under: transform, over: PixelRect(x: 0, y: 0, width: 64, height: 48), step: 11)
          #expect(error <= 0.53, "paint \(index) under \(String(describing: transform))")
        }
      }
    }
  }

  @Test(
    "are exact over 16,384 px with 64 stops", arguments: Gradient.Spread.allCases,
    Gradient.Interpolation.allCases)
  func long(spread: Gradient.Spread, interpolation: Gradient.Interpolation) {
    let gradient = GradientReference.gradient(
      stops: 64, seed: 11, spread: spread, interpolation: interpolation)
    for (index, paint) in Self.paints(gradient, scale: 230).enumerated() {
      for area in [
        PixelRect(x: 0, y: 5_270, width: 16_384, height: 1),
        PixelRect(x: 7_215, y: 0, width: 1, height: 16_384),
      ] {
        #expect(Self.largestError(paint, over: area, step: 31) <= 0.55, "paint \(index)")
      }
    }
    // Short periods, the last as good as the first.
    let line = Paint.linearGradient(gradient, from: Point(0.31234, 0.7), to: Point(67.9137, 0.7))
    let row = PixelRect(x: 0, y: 0, width: 16_384, height: 1)
    #expect(Self.largestError(line, over: row, step: 7) <= 0.6)
  }

  @Test("change hard on the right pixel, repeated and reflected too", arguments: 1..<100)
  func hardStops(percent: Int) {
    let place = Double(percent) / 100
    func paint(_ spread: Gradient.Spread) -> Paint {
      .linearGradient(
        Gradient(
          [.init(.black, at: place), .init(.white, at: place)], spread: spread),
        from: Point(0.5, 0), to: Point(100.5, 0))
    }
    var rows = RowPaint()
    let area = PixelRect(x: 0, y: 0, width: 1_000, height: 1)
    for spread in Gradient.Spread.allCases {
      let pixels = rows.picture(
        RowPaint.Source(paint(spread), columns: area.columns), over: area)
      for x in area.columns {
        let within =
          switch spread {
          case .pad: x
          case .repeat: x % 100
          case .reflect: x % 200 <= 100 ? x % 200 : 200 - x % 200
          }
        #expect(pixels[x] == Pixel(within < percent ? .black : .white), "\(spread) at \(x)")
      }
    }
    // Outwards from a pixel's centre, to the left and to the right.
    let ring = Paint.radialGradient(
      Gradient([.init(.black, at: place), .init(.white, at: place)]),
      .circle(center: Point(150.5, 0.5), radius: 100))
    let pixels = rows.picture(
      RowPaint.Source(ring, columns: 0..<301), over: PixelRect(x: 0, y: 0, width: 301, height: 1))
    for x in 0..<301 {
      #expect(pixels[x] == Pixel(abs(x - 150) < percent ? .black : .white), "ring at \(x)")
    }
  }

  @Test("around a pixel's centre change on its axes and diagonals")
  func conicHardStops() {
    let colors: [Color] = [.white, .black]
    let gradient = Gradient(
      (0..<8).flatMap { turn in
        [
          Gradient.Stop(colors[turn % 2], at: Double(turn) / 8),
          Gradient.Stop(colors[turn % 2], at: Double(turn + 1) / 8),
        ]
      })
    var rows = RowPaint()
    let pixels = rows.picture(
      RowPaint.Source(
        .conicGradient(gradient, center: Point(20.5, 20.5), angle: 0), columns: 0..<41),
      over: PixelRect(x: 0, y: 0, width: 41, height: 41))
    func color(_ x: Int, _ y: Int) -> Pixel { pixels[(20 + y) * 41 + 20 + x] }
    // A ray belongs to what comes clockwise after it.
    for step in 1...20 {
      #expect(color(0, -step) == Pixel(.white))
      #expect(color(step, -step) == Pixel(.black))
      #expect(color(step, 0) == Pixel(.white))
      #expect(color(step, step) == Pixel(.black))
      #expect(color(0, step) == Pixel(.white))
      #expect(color(-step, step) == Pixel(.black))
      #expect(color(-step, 0) == Pixel(.white))
      #expect(color(-step, -step) == Pixel(.black))
    }
  }

  @Test("in OKLab go through its middle")
  func oklabMiddle() {
    let gradient = Gradient(
      [
        .init(Color(red: 0, green: 0, blue: 1), at: 0),
        .init(Color(red: 1, green: 1, blue: 0), at: 1),
      ], interpolation: .oklab)
    var rows = RowPaint()
    let pixels = rows.picture(
      RowPaint.Source(
        .linearGradient(gradient, from: Point(0, 0), to: Point(1, 0)), columns: 0..<1),
      over: PixelRect(x: 0, y: 0, width: 1, height: 1))
    // Blue and yellow, mixed half by half by the matrices of CSS Color 4, by hand.
    #expect(pixels[0] == Pixel(premultipliedRed: 108, green: 171, blue: 199, alpha: 255))
  }

  @Test("that cannot be drawn are the last colour, the mean colour or nothing")
  func degenerate() {
    let two = [Gradient.Stop(.black, at: 0), Gradient.Stop(.white, at: 1)]
    func middle(_ paint: Paint, _ transform: AffineTransform? = nil) -> Pixel {
      var rows = RowPaint()
      return rows.picture(
        RowPaint.Source(paint, transform: transform, columns: 3..<4),
        over: PixelRect(x: 3, y: 3, width: 1, height: 1))[0]
    }
    let here = Point(2, 2)
    let white = Pixel(.white)
    let pad = Gradient(two)
    #expect(middle(.radialGradient(pad, .circle(center: here, radius: 0))) == white)
    #expect(
      middle(.radialGradient(pad, RadialShape(center: here, radii: Size(0, 9)))) == white)
    #expect(middle(.radialGradient(pad, .circle(center: here, radius: 1e-300))) == white)
    for radius in [-1, Double.nan, .infinity] {
      #expect(middle(.radialGradient(pad, .circle(center: here, radius: radius))) == .clear)
    }
    #expect(
      middle(.radialGradient(pad, .circle(center: here, radius: 5, focusRadius: 5))) == .clear)
    #expect(
      middle(.radialGradient(pad, .circle(center: here, radius: 5, focusRadius: -1))) == .clear)
    #expect(middle(.radialGradient(pad, .circle(center: Point(.nan, 0), radius: 5))) == .clear)
    #expect(
      middle(.radialGradient(pad, .circle(center: here, radius: 5, focus: Point(0, .infinity))))
        == .clear)
    #expect(middle(.radialGradient(Gradient([]), .circle(center: here, radius: 5))) == .clear)
    #expect(middle(.conicGradient(Gradient([]), center: here, angle: 0)) == .clear)
    #expect(middle(.conicGradient(pad, center: here, angle: .nan)) == .clear)
    #expect(middle(.conicGradient(pad, center: Point(0, .nan), angle: 0)) == .clear)
    let flat = AffineTransform(a: 1, b: 2, c: 2, d: 4, tx: 0, ty: 0)
    for paint in [
      Paint.linearGradient(pad, from: here, to: .zero),
      .radialGradient(pad, .circle(center: here, radius: 5)),
      .conicGradient(pad, center: here, angle: 0),
    ] {
      #expect(middle(paint, flat) == .clear)
      #expect(middle(paint, AffineTransform(a: .nan, b: 0, c: 0, d: 1, tx: 0, ty: 0)) == .clear)
    }
    // Periods too short to be seen.
    for spread in [Gradient.Spread.repeat, .reflect] {
      let again = Gradient(two, spread: spread)
      let grey = Pixel(Color(red: 0.5, green: 0.5, blue: 0.5))
      #expect(middle(.linearGradient(again, from: here, to: here)) == white)
      #expect(middle(.linearGradient(again, from: here, to: Point(2.001, 2))) == grey)
      #expect(middle(.radialGradient(again, .circle(center: here, radius: 0.001))) == grey)
    }
    // Stops without order, and places that are no numbers.
    let odd = Gradient([
      .init(.black, at: .nan), .init(.white, at: -.infinity), .init(.white, at: .nan),
    ])
    #expect(middle(.linearGradient(odd, from: .zero, to: Point(9, 0))) == white)
    // A focus on the rim: the half behind it is clear.
    let rim = RadialShape.circle(center: Point(9, 3.5), radius: 4, focus: Point(5, 3.5))
    #expect(middle(.radialGradient(pad, rim)) == .clear)
  }
}
