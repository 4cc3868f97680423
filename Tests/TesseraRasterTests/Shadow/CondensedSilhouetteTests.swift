import Testing
import TesseraGraphics
import TesseraRaster
import TesseraTestSupport

@Suite("Condensed silhouettes")
struct CondensedSilhouetteTests {
  /// A shape of a kind that `seed` chooses: mirrored or not, with long stretches or without, with holes,
  /// of several parts, partly off a canvas of 90 × 80 pixels.
  private static func shape(_ seed: UInt64) -> Shape {
    var random = RandomSource(seed: 900 + seed)
    func number(_ range: ClosedRange<Int>) -> Double {
      seed % 2 == 0
        ? Double(Int.random(in: range, using: &random)) : random.gridNumber(in: range)
    }
    func rect() -> Rect { Rect(number(-20...50), number(-20...40), number(1...90), number(1...80)) }
    switch seed % 6 {
    case 0: return .roundedRectangle(RoundedRectangle(rect(), radius: number(1...20)))
    case 1: return .roundedRectangle(RoundedRectangle(rect(), radius: number(1...9)))
    case 2: return .ellipse(rect())
    case 3: return .rectangle(rect())
    case 4:
      var ring = Shape.rectangle(Rect(10, 8, 60, 50)).path
      ring.append(
        Path { path in
          path.move(to: Point(25, 20))
          for corner in [Point(25, 46), Point(55, 46), Point(55, 20)] { path.line(to: corner) }
          path.close()
        })
      return .path(ring)
    default:
      return .path(
        Path { path in
          for _ in 0..<3 {
            path.move(to: Point(number(-20...100), number(-20...90)))
            for _ in 0..<3 { path.line(to: Point(number(-20...100), number(-20...90))) }
            path.close()
          }
        })
    }
  }

  @Test("give the bits of the whole mask", arguments: 0..<36, [0.3, 2, 4.5])
  func bits(seed: UInt64, sigma: Double) {
    let shape = Self.shape(seed)
    let weights = ReferenceBlur.weights(sigma: sigma)
    Self.expect(shape, sigma: sigma, weights)
  }

  @Test("give the bits of the whole mask under boxes too", arguments: 0..<6)
  func boxes(seed: UInt64) {
    let sigma = 32.5 + Double(seed)
    Self.expect(Self.shape(seed), sigma: sigma, ReferenceBlur.boxWeights(sigma: sigma))
  }

  /// Compares the alpha of a black shadow, drawn whole and in bands, with the reference.
  private static func expect(_ shape: Shape, sigma: Double, _ weights: [Int]) {
    let area = PixelRect(x: 0, y: 0, width: 90, height: 80)
    // The mask on a canvas so large that nothing within reach is cut off.
    let margin = Double(weights.count)
    let size = Int(margin) * 2 + 90
    let moved = shape.path.moved(margin, margin)
    let mask = Coverage.mask(of: .path(moved), width: size, height: size)
    let expected = ReferenceBlur.blur(
      mask, weights: weights,
      over: PixelRect(x: Int(margin), y: Int(margin), width: 90, height: 80))

    var canvas = Canvas(width: 90, height: 80)
    canvas.shadow(of: shape, color: .black, sigma: sigma)
    let whole = canvas.finish()
    #expect(whole.pixels.map(\.alpha) == expected)

    var banded = Canvas(width: 90, height: 80)
    var random = RandomSource(seed: UInt64(weights.count))
    for columns in bands(area.columns, &random) {
      for rows in bands(area.rows, &random) {
        let band = Rect(
          Double(columns.lowerBound), Double(rows.lowerBound), Double(columns.count),
          Double(rows.count))
        banded.withClip(.rectangle(band)) { $0.shadow(of: shape, color: .black, sigma: sigma) }
      }
    }
    let parts = banded.finish()
    #expect(parts == whole)
  }

  private static func bands(_ range: Range<Int>, _ random: inout RandomSource) -> [Range<Int>] {
    let first = Int.random(in: range.dropFirst().dropLast(), using: &random)
    let second = Int.random(in: first..<range.upperBound, using: &random)
    return [range.lowerBound..<first, first..<second, second..<range.upperBound].filter {
      !$0.isEmpty
    }
  }
}
