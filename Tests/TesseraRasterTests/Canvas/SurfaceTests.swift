import TesseraTestSupport
import Testing
import TesseraGraphics
import TesseraRaster

@Suite("Surface")
struct SurfaceTests {
  private static let size = 40

  private static func color(_ random: inout RandomSource) -> Color {
    let bits = random.next()
    return Color(
      red8: UInt8(truncatingIfNeeded: bits), green8: UInt8(truncatingIfNeeded: bits >> 8),
      blue8: UInt8(truncatingIfNeeded: bits >> 16), alpha: bits & 1 << 24 == 0 ? 1 : 0.4)
  }

  /// Draws one thing of any kind at a random place.
  private static func draw(_ canvas: inout Canvas, _ random: inout RandomSource) {
    func number(_ range: ClosedRange<Int>) -> Double { random.gridNumber(in: range) }
    let rect = Rect(number(-5...30), number(-5...30), number(1...40), number(1...20))
    let shapes: [Shape] = [
      .rectangle(rect), .ellipse(rect),
      .rectangle(Rect(rect.minX.rounded(), rect.minY.rounded(), 17, 9)),
      .rectangle(Rect(0, rect.minY.rounded(), 40, 9)),
    ]
    let shape = shapes[Int.random(in: 0..<shapes.count, using: &random)]
    let stops = [
      Gradient.Stop(color(&random), at: 0), Gradient.Stop(color(&random), at: 0.6),
    ]
    switch Int.random(in: 0..<6, using: &random) {
    case 0, 1: canvas.fill(shape, with: .color(color(&random)))
    case 2:
      canvas.fill(
        shape, with: .linearGradient(Gradient(stops), from: Point(3, 4), to: Point(30, 25)))
    case 3:
      canvas.draw(
        Pixmap(width: 3, height: 2, fill: Pixel(color(&random))), in: rect, sampling: .bilinear)
    case 4: canvas.fill(shape, with: .color(color(&random)), blendMode: .xor)
    default:
      let fill = color(&random)
      canvas.withGroup(opacity: 0.7) { $0.fill(shape, with: .color(fill)) }
    }
  }

  @Test(
    "puts a clear off until rows are drawn, and nobody can tell", arguments: 0..<60,
    SpanKernels.allCases)
  func putOff(seed: Int, kernels: SpanKernels) {
    var random = RandomSource(seed: UInt64(seed))
    let backdrop = Pixel(Self.color(&random))
    var cleared = Canvas(width: Self.size, height: Self.size, kernels: kernels)
    cleared.clear(to: backdrop)
    var filled = Canvas(
      width: Self.size, height: Self.size, fill: backdrop, kernels: kernels)
    var same = random
    for _ in 0..<4 {
      Self.draw(&cleared, &random)
      Self.draw(&filled, &same)
    }
    let expected = filled.finish()
    let pixmap = cleared.finish()
    #expect(pixmap == expected)
  }
}
