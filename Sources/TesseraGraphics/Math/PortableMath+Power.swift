/// Exponential, logarithm and power.
///
/// `pow(x, y)` is e^(y·ln x). An error of the exponent is multiplied by up to 710 on its way into the
/// result, so the logarithm is taken in double-double; `exp` and `log` share its two kernels.
extension PortableMath {
  /// e to the power of `x`.
  public static func exp(_ x: Double) -> Double {
    x.isNaN ? x : exp(DoubleDouble(x, 0))
  }

  /// The natural logarithm; −∞ at zero, NaN below it.
  public static func log(_ x: Double) -> Double {
    if x.isNaN || x == .infinity { return x }
    if x == 0 { return -.infinity }
    return x < 0 ? .nan : logarithm(x).high
  }

  /// `x` to the power of `y`; NaN where `x` is negative and `y` no whole number.
  public static func pow(_ x: Double, _ y: Double) -> Double {
    if y == 0 || x == 1 { return 1 }
    if x.isNaN || y.isNaN { return .nan }
    let negates = x.sign == .minus && isOddInteger(y)
    if x == 0 || x.isInfinite {
      let magnitude = (x == 0) == (y > 0) ? 0 : Double.infinity
      return negates ? -magnitude : magnitude
    }
    if y.isInfinite {
      if x == -1 { return 1 }
      return (abs(x) > 1) == (y > 0) ? .infinity : 0
    }
    if x < 0, !isInteger(y) { return .nan }

    let exponent = logarithm(abs(x))
    let magnitude: Double
    if abs(y) >= 0x1p65 {
      // |ln x| is 0 or at least 2^-53, so that the exponent is beyond all bounds or nothing.
      magnitude = exponent.high == 0 ? 1 : (exponent.high > 0) == (y > 0) ? .infinity : 0
    } else {
      magnitude = exp(exponent * y)
    }
    return negates ? -magnitude : magnitude
  }

  /// Whether a finite or infinite number is whole; from 2^53 on every number is.
  private static func isInteger(_ y: Double) -> Bool {
    abs(y) >= 0x1p53 || Double(Int64(y)) == y
  }

  /// Whether a number is whole and odd; from 2^53 on every number is even.
  private static func isOddInteger(_ y: Double) -> Bool {
    abs(y) < 0x1p53 && isInteger(y) && Int64(y) & 1 == 1
  }

  /// ln 2 in two parts: the first has 42 bits, so that its product with an exponent is exact.
  private static let ln2 = (high: 0x1.62e42fefa38p-1, low: 0x1.ef35793c7673p-45)

  /// e^x for a finite or infinite x.
  ///
  /// x = k·ln 2 + r with |r| ≤ ln 2 / 2 (Cody and Waite 1980), then Taylor's series of e^r up to
  /// r^14, whose next term is below 2^-63, then the exponent is raised by k.
  private static func exp(_ x: DoubleDouble) -> Double {
    if x.high > 710 { return .infinity }
    if x.high < -746 { return 0 }
    // Adding and taking away 1.5·2^52 rounds to the nearest whole number.
    let magic = 0x1.8p52
    let k = (x.high * 1.442_695_040_888_963_4 + magic) - magic
    let r = DoubleDouble.sum(x.high - k * ln2.high, -k * ln2.low) + x.low
    let tail = polynomial(r.high, exponentialSeries) * (r.high * r.high)
    let sum = DoubleDouble.sum(larger: 1, r.high)
    let power = sum.high + (sum.low + (tail + (r.low + r.low * r.high)))
    // Two factors, so that neither overflows and a subnormal result is rounded once.
    let half = Int(k) / 2
    return power * powerOfTwo(half) * powerOfTwo(Int(k) - half)
  }

  /// 1/14!, …, 1/3!, 1/2!.
  private static let exponentialSeries: [Double] = [
    1 / 87_178_291_200, 1 / 6_227_020_800, 1 / 479_001_600, 1 / 39_916_800, 1 / 3_628_800,
    1 / 362_880, 1 / 40_320, 1 / 5_040, 1 / 720, 1 / 120, 1 / 24, 1 / 6, 1 / 2,
  ]

  /// The logarithm of a finite number above zero, to about 2^-69 of itself.
  ///
  /// x = m·2^e with m between √½ and √2; with s = (m − 1) / (m + 1) the logarithm of m is
  /// 2·(s + s³/3 + s⁵/5 + …). |s| is at most 0.172, so that only the first three terms need the
  /// double precision, and the first one left out, s²⁹/29, is below 2^-76.
  private static func logarithm(_ x: Double) -> DoubleDouble {
    var e = Double(x.exponent)
    var m = x.significand
    if m > 1.414_213_562_373_095_1 {
      m /= 2
      e += 1
    }
    let s = DoubleDouble(m - 1, 0) / DoubleDouble.sum(m, 1)
    let z = s * s
    let tail = polynomial(z.high, logarithmSeries) * z.high
    let fifth = DoubleDouble(0.2, -1.110_223_024_625_156_6e-17)
    let third = DoubleDouble(0.333_333_333_333_333_3, 1.850_371_707_708_594e-17)
    let mantissa = s + s * ((fifth + tail) * z + third) * z
    let doubled = DoubleDouble(2 * mantissa.high, 2 * mantissa.low)
    return DoubleDouble.sum(e * ln2.high, e * ln2.low) + doubled
  }

  /// 1/27, …, 1/9, 1/7.
  private static let logarithmSeries: [Double] = [
    1 / 27, 1 / 25, 1 / 23, 1 / 21, 1 / 19, 1 / 17, 1 / 15, 1 / 13, 1 / 11, 1 / 9, 1 / 7,
  ]
}
