import Glibc
import Testing

import TesseraGraphics
import TesseraTestSupport

/// The C library is the reference, and the two may be neighbours.
///
/// It is off by hardly more than half an ulp, but for `cbrt`, which is held against exact arithmetic.
@Suite("PortableMath")
struct PortableMathTests {
  /// A function of one number, its reference, and where it is compared densely.
  struct Unary: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let ours: @Sendable (Double) -> Double
    let reference: @Sendable (Double) -> Double
    let dense: [ClosedRange<Double>]
  }

  static let functions: [Unary] = [
    Unary(
      testDescription: "sin", ours: PortableMath.sin, reference: { Glibc.sin($0) },
      dense: [-7...7, 3.14...3.142, 0...1e-7, -1e6...1e6]),
    Unary(
      testDescription: "cos", ours: PortableMath.cos, reference: { Glibc.cos($0) },
      dense: [-7...7, 1.57...1.571, 0...1e-7, -1e6...1e6]),
    Unary(
      testDescription: "exp", ours: PortableMath.exp, reference: { Glibc.exp($0) },
      dense: [-750...715, -1...1, -745.2...(-708)]),
    Unary(
      testDescription: "log", ours: PortableMath.log, reference: { Glibc.log($0) },
      dense: [0...3, 0.999...1.001, 0...1e-305, 0...1e300]),
  ]

  @Test(
    "a function is within 1 ulp of the reference, densely and for random bits", arguments: functions
  )
  func unary(function: Unary) {
    var worst = Worst()
    for range in function.dense {
      let step = (range.upperBound - range.lowerBound) / 20_000
      for index in 0...20_000 {
        let x = range.lowerBound + step * Double(index)
        worst.note(function.ours(x), function.reference(x), at: x)
      }
    }
    var random = RandomSource(seed: 1)
    for _ in 0..<60_000 {
      let x = random.anyDouble()
      worst.note(function.ours(x), function.reference(x), at: x)
    }
    #expect(worst.ulp <= 1, "\(worst.arguments)")
  }

  @Test("cbrt is within 1 ulp of the true root, densely and for random bits")
  func cbrt() {
    var random = RandomSource(seed: 2)
    let dense = (0...20_000).map { Double($0) / 10_000 - 1 }
    let wild = (0..<60_000).map { _ in random.anyDouble() }
    // Outside this range the residual in exact arithmetic would lose bits.
    for x in dense + wild where abs(x) > 1e-280 {
      let t = PortableMath.cbrt(x)
      // t³ − x without rounding of note: fused products give the lost halves.
      let square = t * t
      let squareRest = (-square).addingProduct(t, t)
      let cube = square * t
      let cubeRest = (-cube).addingProduct(square, t)
      let residual = (cube - x) + cubeRest + squareRest * t
      let error = abs(residual / (3 * square)) / t.ulp
      guard error <= 1 else {
        Issue.record("cbrt(\(x)) = \(t) is off by \(error) ulp")
        return
      }
    }
  }

  @Test("atan2 is within 1 ulp of the reference in all quadrants and for random bits")
  func atan2() {
    var worst = Worst()
    for step in 0..<40_000 {
      let angle = Double(step) / 40_000 * 2 * .pi - .pi
      let (y, x) = (Glibc.sin(angle), Glibc.cos(angle))
      worst.note(PortableMath.atan2(y, x), Glibc.atan2(y, x), at: y, x)
    }
    var random = RandomSource(seed: 3)
    for _ in 0..<60_000 {
      let y = random.anyDouble()
      let x = random.anyDouble()
      worst.note(PortableMath.atan2(y, x), Glibc.atan2(y, x), at: y, x)
      // Of like magnitude, so that it is not always an axis.
      let near = y * Double.random(in: -8...8, using: &random)
      guard near.isFinite else { continue }
      worst.note(PortableMath.atan2(y, near), Glibc.atan2(y, near), at: y, near)
    }
    #expect(worst.ulp <= 1, "\(worst.arguments)")
  }

  @Test(
    "pow is within 1 ulp of the reference on 0…2",
    arguments: [1 / 2.4, 2.4, 1.0 / 3, 0.5, 1.8, 256.0 / 563, 563.0 / 256, 2, 3, -1, -2.4, 700])
  func powOfColour(exponent: Double) {
    var worst = Worst()
    for index in 0...40_000 {
      let x = Double(index) / 20_000
      worst.note(PortableMath.pow(x, exponent), Glibc.pow(x, exponent), at: x, exponent)
    }
    #expect(worst.ulp <= 1, "\(worst.arguments)")
  }

  @Test("pow is within 1 ulp of the reference for random bases and exponents")
  func powAnywhere() {
    var worst = Worst()
    var random = RandomSource(seed: 4)
    for _ in 0..<60_000 {
      let x = random.anyDouble()
      let y = random.anyDouble()
      worst.note(PortableMath.pow(x, y), Glibc.pow(x, y), at: x, y)
      // An exponent for which the result is neither 0 nor infinite.
      let base = abs(x)
      let bound = 745 / abs(Glibc.log(base))
      let exponent = Double.random(in: -bound...bound, using: &random)
      worst.note(PortableMath.pow(base, exponent), Glibc.pow(base, exponent), at: base, exponent)
      let whole = exponent.rounded()
      worst.note(PortableMath.pow(-base, whole), Glibc.pow(-base, whole), at: -base, whole)
    }
    #expect(worst.ulp <= 1, "\(worst.arguments)")
  }

  @Test("results that are numbers are exact")
  func exactResults() {
    #expect(PortableMath.sin(0) == 0)
    #expect(PortableMath.cos(0) == 1)
    #expect(PortableMath.sin(.pi) == 1.224_646_799_147_353_2e-16)
    #expect(PortableMath.cos(.pi / 2) == 6.123_233_995_736_766e-17)
    #expect(PortableMath.sin(.pi / 2) == 1)
    #expect(PortableMath.cos(.pi) == -1)
    #expect(PortableMath.exp(0) == 1)
    #expect(PortableMath.log(1) == 0)
    #expect(PortableMath.pow(2, 0.5) == 2.0.squareRoot())
    for exponent in -1074...1023 {
      #expect(
        PortableMath.pow(2, Double(exponent))
          == Double(sign: .plus, exponent: exponent, significand: 1))
    }
    for root in 1...2_000 {
      let root = Double(root)
      #expect(PortableMath.cbrt(root * root * root) == root)
      #expect(PortableMath.cbrt(-root * root * root) == -root)
      #expect(PortableMath.pow(root, 2) == root * root)
      #expect(PortableMath.pow(root * root, 0.5) == root)
    }
    var random = RandomSource(seed: 5)
    for _ in 0..<5_000 {
      let x = random.anyDouble()
      #expect(PortableMath.pow(x, 1) == x)
      #expect(PortableMath.pow(x, 0) == 1)
    }
  }

  @Test("the bits are the same in every build and on every machine")
  func sameBits() {
    var random = RandomSource(seed: 6)
    // FNV-1a over the bits of all results.
    var digest: UInt64 = 0xcbf2_9ce4_8422_2325
    for _ in 0..<10_000 {
      let x = Double(random.next() >> 11) * 0x1p-53 * 40 - 20
      let y = Double(random.next() >> 11) * 0x1p-53 * 40 - 20
      for result in [
        PortableMath.sin(x), PortableMath.cos(x), PortableMath.atan2(y, x), PortableMath.exp(x),
        PortableMath.log(abs(x)), PortableMath.cbrt(x), PortableMath.pow(abs(x), y),
      ] {
        digest = (digest ^ result.bitPattern) &* 0x0000_0100_0000_01b3
      }
    }
    #expect(digest == 0x7289_47bc_ec9f_2f60)
  }

  /// Zeros, subnormals, ordinary numbers, huge ones, infinities, NaN.
  static let edges: [Double] = [
    0, -0.0, .leastNonzeroMagnitude, -.leastNonzeroMagnitude, .leastNormalMagnitude, 0.5, -0.5, 1,
    -1, 2, -2, 3, -3, 0x1p53, 0x1p53 - 1, -0x1p53 + 1, 0x1p66, -0x1p66,
    .greatestFiniteMagnitude, -.greatestFiniteMagnitude, .infinity, -.infinity, .nan,
  ]

  @Test("zeros, infinities and NaN go as annex F of ISO C says", arguments: edges)
  func edgeCases(x: Double) {
    #expect(same(PortableMath.sin(x), Glibc.sin(x)))
    #expect(same(PortableMath.cos(x), Glibc.cos(x)))
    #expect(same(PortableMath.exp(x), Glibc.exp(x)))
    #expect(same(PortableMath.log(x), Glibc.log(x)))
    #expect(same(PortableMath.cbrt(x), Glibc.cbrt(x)))
    for y in Self.edges where !y.isNaN {
      #expect(same(PortableMath.atan2(y, x), Glibc.atan2(y, x)), "y = \(y)")
      #expect(same(PortableMath.pow(x, y), Glibc.pow(x, y)), "y = \(y)")
    }
    #expect(PortableMath.atan2(.nan, x).isNaN)
    #expect(PortableMath.pow(x, .nan).isNaN == (x != 1))
  }

  /// Whether two results are the same number to 1 ulp, with the same sign of zero, or both NaN.
  private func same(_ a: Double, _ b: Double) -> Bool {
    a.isNaN || b.isNaN ? a.isNaN && b.isNaN : ulpDistance(a, b) <= 1 && a.sign == b.sign
  }
}

/// The largest distance seen, and where.
private struct Worst {
  var ulp: UInt64 = 0
  var arguments: [Double] = []

  mutating func note(_ ours: Double, _ reference: Double, at arguments: Double...) {
    let distance = ulpDistance(ours, reference)
    guard distance > ulp else { return }
    ulp = distance
    self.arguments = arguments
  }
}

/// How many numbers lie between two: 0 for equal ones and for two NaN.
private func ulpDistance(_ a: Double, _ b: Double) -> UInt64 {
  if a.isNaN && b.isNaN { return 0 }
  guard !a.isNaN, !b.isNaN else { return .max }
  func place(_ x: Double) -> Int64 {
    let bits = Int64(bitPattern: x.magnitude.bitPattern)
    return x < 0 ? -bits : bits
  }
  return (place(a) - place(b)).magnitude
}
