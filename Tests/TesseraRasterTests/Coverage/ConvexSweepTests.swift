import TesseraTestSupport
import Testing
import TesseraGraphics

@testable import TesseraRaster

@Suite("Convex sweep")
struct ConvexSweepTests {
  private static let canvas = PixelRect(x: 0, y: 0, width: 64, height: 64)

  private static func outline(_ shapes: [Shape]) -> FlatOutline {
    var flattener = PathFlattener()
    flattener.begin()
    for shape in shapes { flattener.add(shape) }
    return flattener.outline
  }

  /// The coverage of an outline that the sweep takes; nil where it does not.
  private static func mask(
    of outline: FlatOutline, rule: FillRule, within area: PixelRect, byRuns: Bool = false
  ) -> Mask? {
    var sweep = ConvexSweep()
    var mask = Mask(area: outline.pixelBounds(within: area))
    guard !mask.area.isEmpty,
      sweep.begin(
        outline, rule: rule, area: mask.area, columnsEnd: area.columns.upperBound)
    else { return nil }
    if byRuns {
      while let rows = sweep.advanceRows() { for y in rows { mask.setRow(y, to: sweep.row) } }
    } else {
      while let y = sweep.advance() { mask.setRow(y, to: sweep.row) }
    }
    return mask
  }

  /// Whether an outline is taken and has the bytes of the general way, in Swift, row by row: on the whole
  /// canvas, in a part of it and in a row of pixels; and whether the pixels of one colour are the same.
  private static func agrees(_ outline: FlatOutline, rule: FillRule = .evenOdd) -> Bool {
    let areas = [
      canvas, PixelRect(x: 11, y: 17, width: 30, height: 21),
      PixelRect(x: 0, y: 31, width: 64, height: 1), PixelRect(x: 33, y: 0, width: 1, height: 64),
    ]
    return areas.allSatisfy { area in
      guard !outline.pixelBounds(within: area).isEmpty else { return true }
      let expected = expectation(outline, rule: rule, within: area)
      return mask(of: outline, rule: rule, within: area) == expected
        && mask(of: outline, rule: rule, within: area, byRuns: true) == expected
        && pixels(outline, rule: rule, within: area) == pixels(of: expected)
    }
  }

  /// What the general way gives.
  private static func expectation(
    _ outline: FlatOutline, rule: FillRule, within area: PixelRect
  ) -> Mask {
    var sweep = CoverageSweep(kernels: .reference)
    var mask = Mask(area: sweep.begin(outline, rule: rule, area: area, isProved: false))
    while let y = sweep.advance() { mask.setRow(y, to: sweep.row) }
    return mask
  }

  private static let paint = Pixel(premultipliedRed: 40, green: 0, blue: 90, alpha: 100)
  private static let backdrop = Pixel(premultipliedRed: 9, green: 200, blue: 30, alpha: 255)

  /// A colour through an outline, drawn in one go.
  private static func pixels(
    _ outline: FlatOutline, rule: FillRule, within area: PixelRect
  ) -> [Pixel] {
    var surface = Surface(
      area: canvas, pixels: [Pixel](repeating: backdrop, count: canvas.width * canvas.height))
    var sweep = ConvexSweep()
    if sweep.begin(
      outline, rule: rule, area: outline.pixelBounds(within: area),
      columnsEnd: area.columns.upperBound)
    {
      sweep.over(paint, on: &surface)
    }
    return surface.pixels
  }

  /// The same through a mask, pixel by pixel.
  private static func pixels(of mask: Mask) -> [Pixel] {
    canvas.rows.flatMap { y in
      canvas.columns.map { x in
        Pixel(
          bits: SourceOver.over(
            SourceOver.scale(paint.bits, UInt32(mask[x, y])), backdrop.bits))
      }
    }
  }

  /// A shape of any of the kinds, in and about the canvas; every fourth on whole or half pixels.
  private static func shape(_ random: inout RandomSource, in reach: Double) -> Shape {
    let isCoarse = Int.random(in: 0..<4, using: &random) == 0
    func number(_ range: ClosedRange<Double>) -> Double {
      let number = Double.random(in: range, using: &random)
      return isCoarse ? (number * 2).rounded() / 2 : number
    }
    let rect = Rect(
      number(-reach / 4...reach / 2), number(-reach / 4...reach / 2), number(0...reach),
      number(0...reach))
    let radii = [0, number(0...3), number(0...reach / 2), min(rect.width, rect.height) / 2]
    let radius = radii[Int.random(in: 0..<4, using: &random)]
    switch Int.random(in: 0..<4, using: &random) {
    case 0: return .rectangle(rect)
    case 1: return .ellipse(rect)
    case 2: return .roundedRectangle(RoundedRectangle(rect, radius: radius))
    default: return .roundedRectangle(RoundedRectangle(rect, radius: radius, style: .continuous))
    }
  }

  @Test("gives shapes of all kinds the bytes of the general way", arguments: 0..<20)
  func shapes(seed: UInt64) {
    var random = RandomSource(seed: seed)
    for _ in 0..<20 {
      let shape = Self.shape(&random, in: [8, 60, 60, 300][Int(seed % 4)])
      let outline = Self.outline([shape])
      guard !outline.ends.isEmpty else { continue }
      #expect(Self.agrees(outline), "\(shape)")
      #expect(Self.agrees(outline, rule: .nonZero), "\(shape)")
    }
  }

  @Test("gives rings the bytes of the general way", arguments: 0..<20)
  func rings(seed: UInt64) {
    var random = RandomSource(seed: 100 + seed)
    var taken = 0
    for _ in 0..<15 {
      let shape = Self.shape(&random, in: 60)
      let width = Double.random(in: 0.02...6, using: &random)
      let style = StrokeStyle(width: width)
      let alignment = [StrokeAlignment.inside, .center, .outside][Int(seed % 3)]
      guard let ring = StrokeRing(shape, style: style, alignment: alignment),
        let inner = ring.inner
      else { continue }
      let outline = Self.outline([ring.outer, inner])
      guard outline.ends.count == 2,
        Self.mask(of: outline, rule: .evenOdd, within: Self.canvas) != nil
      else { continue }
      taken += 1
      #expect(Self.agrees(outline), "\(shape) \(width) \(alignment)")
    }
    #expect(taken > 2)
  }

  @Test("gives polygons that it takes the bytes of the general way", arguments: 0..<12)
  func polygons(seed: UInt64) {
    var random = RandomSource(seed: 200 + seed)
    var taken = 0
    for _ in 0..<200 {
      // Few coordinates, so that corners, edges and heights coincide.
      let span = [2, 4, 64][Int.random(in: 0..<3, using: &random)]
      func polygon() -> [Point] {
        (0..<Int.random(in: 3...6, using: &random)).map { _ in
          Point(
            Double(Int.random(in: 0...span, using: &random)) * 64 / Double(span),
            Double(Int.random(in: 0...span, using: &random)) * 64 / Double(span))
        }
      }
      let polygons = Bool.random(using: &random) ? [polygon()] : [polygon(), polygon()]
      let outline = Self.outline([.polygons(polygons)])
      for rule in [FillRule.nonZero, .evenOdd]
      where Self.mask(of: outline, rule: rule, within: Self.canvas) != nil {
        taken += 1
        #expect(Self.agrees(outline, rule: rule), "\(polygons)")
      }
    }
    #expect(taken > 5)
  }

  @Test("takes a hole under a flat top, and none that crosses the outline")
  func flatRing() {
    let outer = Shape.polygons([[Point(30, 2), Point(62, 40), Point(0.5, 3.5)]])
    let flat = Shape.polygons([
      [Point(32, 10.1), Point(63, 10.9), Point(32, 40), Point(1, 10.9)]
    ])
    let hole = Shape.polygons([
      [Point(32, 10.4), Point(40, 11.5), Point(32, 30), Point(24, 11.5)]
    ])
    #expect(Self.agrees(Self.outline([flat, hole])))
    #expect(Self.agrees(Self.outline([hole, flat])))
    #expect(Self.mask(of: Self.outline([outer, hole]), rule: .evenOdd, within: Self.canvas) == nil)
  }

  @Test("gives huge and distant shapes the bytes of the general way")
  func distant() {
    let rects = [
      Rect(-1e9, -1e9, 2e9, 2e9), Rect(-3_000_000, 10.3, 6_000_000, 20.2),
      Rect(20.7, -2_000_000, 9.1, 4_000_000), Rect(-5000.3, -5000.2, 5030, 5040),
      Rect(-1e30, 3, 2e30, 1e30), Rect(3, 3, 16_000, 16_000),
    ]
    for rect in rects {
      let shapes: [Shape] = [
        .rectangle(rect), .ellipse(rect),
        .roundedRectangle(RoundedRectangle(rect, radius: 40)),
        .roundedRectangle(RoundedRectangle(rect, radius: 4000, style: .continuous)),
      ]
      for shape in shapes {
        let outline = Self.outline([shape])
        guard Self.mask(of: outline, rule: .nonZero, within: Self.canvas) != nil else { continue }
        #expect(Self.agrees(outline), "\(shape)")
      }
    }
  }

  @Test("takes the shapes that cells are made of")
  func taken() {
    let rect = Rect(10, 10, 40, 30)
    let circle = RoundedRectangle(rect, radius: 8)
    let squircle = RoundedRectangle(rect, radius: 8, style: .continuous)
    let outlines = [
      [Shape.rectangle(rect)], [.ellipse(rect)], [.roundedRectangle(circle)],
      [.roundedRectangle(squircle)], [.path(squircle.path)],
      [.roundedRectangle(circle), .roundedRectangle(circle.inset(by: 2))],
      [.roundedRectangle(squircle), .roundedRectangle(squircle.inset(by: 1))],
      [.ellipse(rect), .ellipse(rect.inset(by: 0.5))],
    ]
    for shapes in outlines {
      #expect(Self.mask(of: Self.outline(shapes), rule: .evenOdd, within: Self.canvas) != nil)
    }
  }

  @Test("leaves other outlines to the general way")
  func refused() {
    let square = Shape.corners(10, 10, 30, 30)
    let polygons = [
      // Three bottoms; a bow tie; beside one another; crossing; touching; the same winding twice.
      [[Point(0, 0), Point(40, 0), Point(40, 20), Point(20, 5), Point(0, 20)]],
      [[Point(0, 0), Point(40, 40), Point(40, 0), Point(0, 40)]],
      [square, Shape.corners(32, 10, 40, 30, reversed: true)],
      [square, Shape.corners(20, 15, 40, 25, reversed: true)],
      [square, Shape.corners(10, 15, 20, 25, reversed: true)],
      [square, Shape.corners(12, 12, 20, 20)],
      [square, Shape.corners(12, 12, 20, 20), Shape.corners(14, 14, 18, 18)],
    ]
    for polygons in polygons {
      let outline = Self.outline([.polygons(polygons)])
      #expect(Self.mask(of: outline, rule: .nonZero, within: Self.canvas) == nil)
    }
    // More corners in a row than are told apart.
    let comb = (0..<200).map { Point(10, 10 + Double($0) / 256) }
    let crowd = Self.outline([.polygons([comb + [Point(30, 40), Point(30, 5)]])])
    #expect(Self.mask(of: crowd, rule: .nonZero, within: Self.canvas) == nil)
  }

  /// The rows of an outline, those that are alike together, and the runs of each.
  private static func rows(
    of shape: Shape
  ) -> [(rows: Range<Int>, runs: [CoverageRun], bytes: [UInt8])] {
    let outline = outline([shape])
    var sweep = ConvexSweep()
    guard
      sweep.begin(
        outline, rule: .nonZero, area: outline.pixelBounds(within: canvas),
        columnsEnd: canvas.columns.upperBound)
    else { return [] }
    var result: [(rows: Range<Int>, runs: [CoverageRun], bytes: [UInt8])] = []
    while let rows = sweep.advanceRows() {
      result.append((rows, sweep.row.runs, sweep.row.bytes))
    }
    return result
  }

  @Test("gives a rectangle on whole pixels one run for all its rows")
  func runs() {
    let rows = Self.rows(of: .rectangle(Rect(3, 2, 20, 9)))
    #expect(rows.map(\.rows) == [2..<11])
    #expect(rows.first?.runs.map(\.columns) == [3..<23])
    #expect(rows.first?.runs.map(\.uniform) == [255])
  }

  @Test("gives upright sides once for all their rows")
  func uprightSides() {
    let rows = Self.rows(of: .rectangle(Rect(3.25, 2.5, 30.5, 40)))
    #expect(rows.map(\.rows) == [2..<3, 3..<42, 42..<43])
    #expect(rows.map { $0.bytes[0] } == [96, 191, 96])
    #expect(rows.map { $0.bytes[30] } == [96, 191, 96])
    #expect(rows.map { $0.runs.compactMap(\.uniform) } == [[128], [255], [128]])
  }
}
