/// `odiff:T`: pixelmatch's difference over white, in the whole numbers of odiff 4.
///
/// The program counts in steps of 1/4,096, cut off after each product, so that a few pixels fall on
/// the other side than with real numbers; and it reads the rule of edges in its own way.
struct OdiffMetric: PixelJudge {
  private let first: PixelGrid
  private let second: PixelGrid
  /// The largest difference that is allowed, in steps.
  private let limit: Int
  private let countsAntialiased: Bool

  /// Creates the metric for two pictures, of which only the common part is asked about.
  ///
  /// The square of `threshold`, 0…1, is a share of the largest difference.
  init(_ first: PixelGrid, _ second: PixelGrid, threshold: Double, countsAntialiased: Bool) {
    self.first = first
    self.second = second
    limit = Int(YIQ.most * threshold * threshold * Double(Self.one))
    self.countsAntialiased = countsAntialiased
  }

  /// Binary places of a number.
  private static let places = 12
  /// The number 1.
  private static let one = 1 << places
  /// The coefficients of Y, I and Q and their weights, cut off.
  private static let rows = (fixed(YIQ.y), fixed(YIQ.i), fixed(YIQ.q))
  private static let weights = fixed(YIQ.weights)

  func mark(_ a: UInt32, _ b: UInt32, x: Int, y: Int) -> DifferenceMap.Mark {
    guard Self.size(a, b) > limit else { return .equal }
    return !countsAntialiased && isAntialiased(x, y) ? .antialiased : .different
  }

  /// The size of a difference, in steps.
  private static func size(_ a: UInt32, _ b: UInt32) -> Int {
    let (old, new) = (overWhite(a), overWhite(b))
    func square(_ row: SIMD3<Int>, _ weight: Int) -> Int {
      let delta = product(row, old) >> places - product(row, new) >> places
      return delta * delta * weight
    }
    let sum =
      square(rows.0, weights.x) + square(rows.1, weights.y) + square(rows.2, weights.z)
    return sum >> (2 * places)
  }

  /// Red, green and blue over white, in steps.
  private static func overWhite(_ word: UInt32) -> SIMD3<Int> {
    let alpha = word.channel(3)
    func channel(_ index: UInt32) -> Int {
      255 * one + (word.channel(index) - 255) * alpha * one / 255
    }
    return SIMD3(channel(0), channel(1), channel(2))
  }

  private static func product(_ a: SIMD3<Int>, _ b: SIMD3<Int>) -> Int {
    a.x * b.x + a.y * b.y + a.z * b.z
  }

  /// Numbers in steps, cut off towards zero.
  private static func fixed(_ numbers: SIMD3<Double>) -> SIMD3<Int> {
    func fixed(_ number: Double) -> Int { Int(number * Double(one)) }
    return SIMD3(fixed(numbers.x), fixed(numbers.y), fixed(numbers.z))
  }

  /// Whether the pixel lies on an anti-aliased edge of either picture.
  private func isAntialiased(_ x: Int, _ y: Int) -> Bool {
    func isEdge(_ grid: PixelGrid, _ other: PixelGrid) -> Bool {
      AntialiasingRule.holds(x: x, y: y, in: grid, and: other, dialect: .odiff) {
        YIQ.brightness($0.difference(from: $1, over: SIMD3(repeating: 255)))
      }
    }
    return isEdge(first, second) || isEdge(second, first)
  }
}
