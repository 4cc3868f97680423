/// Sine, cosine and the angle of a vector; all angles in radians.
extension PortableMath {
  /// The sine; NaN at the infinities.
  public static func sin(_ x: Double) -> Double {
    // Below 2^-27 the sine is `x` to the last bit, and so zero keeps its sign.
    if abs(x) < 0x1p-27 { return x }
    guard x.isFinite else { return .nan }
    let turned = quarterTurns(x)
    return sine(turned.rest, quarter: turned.count)
  }

  /// The cosine; NaN at the infinities.
  public static func cos(_ x: Double) -> Double {
    guard x.isFinite else { return .nan }
    let turned = quarterTurns(x)
    return sine(turned.rest, quarter: turned.count + 1)
  }

  /// The sine of r + quarter·π/2 for |r| ≤ π/4.
  private static func sine(_ r: DoubleDouble, quarter: Int) -> Double {
    let magnitude = quarter & 1 == 0 ? sineSeries(r) : cosineSeries(r)
    return quarter & 2 == 0 ? magnitude : -magnitude
  }

  /// Taylor's series of the sine up to r¹⁷; the first term left out is below 2^-63 of the sum.
  private static func sineSeries(_ r: DoubleDouble) -> Double {
    let z = r.high * r.high
    let tail = polynomial(
      z,
      [
        1 / 355_687_428_096_000, -1 / 1_307_674_368_000, 1 / 6_227_020_800, -1 / 39_916_800,
        1 / 362_880, -1 / 5_040, 1 / 120, -1 / 6,
      ])
    return r.high + (r.high * z * tail + r.low * (1 - z / 2))
  }

  /// Taylor's series of the cosine up to r¹⁸; the first term left out is below 2^-67 of the sum.
  private static func cosineSeries(_ r: DoubleDouble) -> Double {
    let z = r.high * r.high
    let tail = polynomial(
      z,
      [
        -1 / 6_402_373_705_728_000, 1 / 20_922_789_888_000, -1 / 87_178_291_200,
        1 / 479_001_600, -1 / 3_628_800, 1 / 40_320, -1 / 720, 1 / 24,
      ])
    let sum = DoubleDouble.sum(larger: 1, -z / 2)
    return sum.high + (sum.low + (z * z * tail - r.high * r.low))
  }

  /// The angle of the vector (`x`, `y`) from the positive x axis, −π…π, with the sign of `y`.
  ///
  /// Zeros and infinities count as the limits of small and large numbers with their signs.
  public static func atan2(_ y: Double, _ x: Double) -> Double {
    if x.isNaN || y.isNaN { return .nan }
    let angle = unsignedAngle(abs(y), abs(x), isLeft: x.sign == .minus)
    return y.sign == .minus ? -angle : angle
  }

  /// The angle 0…π of a vector whose y is ≥ 0, of which the x is given by magnitude and side.
  private static func unsignedAngle(_ y: Double, _ x: Double, isLeft: Bool) -> Double {
    let pi = DoubleDouble(3.141_592_653_589_793, 1.224_646_799_147_353_2e-16)
    let halfPi = DoubleDouble(1.570_796_326_794_896_6, 6.123_233_995_736_766e-17)
    // Where one side is nothing beside the other: so small a quotient is its own angle.
    if y == 0 || (x.isInfinite && y.isFinite) { return isLeft ? pi.high : 0 }
    if x == 0 || (y.isInfinite && x.isFinite) { return halfPi.high }
    let gap = y.isInfinite ? 0 : Int(y.exponent) - Int(x.exponent)
    if gap > 60 { return halfPi.high }
    if gap < -60 { return isLeft ? pi.high : y / x }

    // The quotient does not change when both are scaled, and so nothing overflows.
    let rise = y.isInfinite ? 1 : y.significand * powerOfTwo(gap)
    let run = x.isInfinite ? 1 : x.significand
    let angle =
      rise <= run ? arcTangent(rise, over: run) : halfPi + -arcTangent(run, over: rise)
    return isLeft ? (pi + -angle).high : angle.high
  }

  /// The arc tangent of y/x for 0 ≤ y ≤ x.
  ///
  /// With the nearest eighth c, atan(y/x) = atan c + atan((y − c·x) / (x + c·y)); the second
  /// argument is at most 1/16, where Taylor's series up to its 15th power is good to 2^-68.
  private static func arcTangent(_ y: Double, over x: Double) -> DoubleDouble {
    let nearest = Int(y / x * 8 + 0.5)
    let c = Double(nearest) / 8
    let r = (-DoubleDouble.product(c, x) + y) / (DoubleDouble.product(c, y) + x)
    let z = r.high * r.high
    let tail = polynomial(z, [-1 / 15, 1 / 13, -1 / 11, 1 / 9, -1 / 7, 1 / 5, -1 / 3])
    return arcTangentOfEighths[nearest] + (r + r.high * z * tail)
  }

  /// The arc tangents of 0, ⅛, …, 1.
  private static let arcTangentOfEighths: [DoubleDouble] = [
    DoubleDouble(0, 0),
    DoubleDouble(0.124_354_994_546_761_44, -3.125_324_142_453_938_3e-18),
    DoubleDouble(0.244_978_663_126_864_14, 1.069_875_561_873_445_1e-17),
    DoubleDouble(0.358_770_670_270_572_25, -2.462_381_558_263_863_5e-17),
    DoubleDouble(0.463_647_609_000_806_1, 2.269_877_745_296_168_7e-17),
    DoubleDouble(0.558_599_315_343_562_4, -5.455_630_548_591_626_4e-18),
    DoubleDouble(0.643_501_108_793_284_4, 1.583_478_505_144_428_6e-17),
    DoubleDouble(0.718_829_999_621_624_5, -2.147_838_844_445_698_3e-17),
    DoubleDouble(0.785_398_163_397_448_3, 3.061_616_997_868_383e-17),
  ]
}
