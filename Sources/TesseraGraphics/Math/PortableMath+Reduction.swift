/// An angle → whole quarter turns and the rest, exactly enough for any `Double`.
///
/// x·2/π is formed in integers, from the 192 bits of 2/π that matter at the exponent of x (Payne and
/// Hanek 1983): bits further left make whole turns, bits further right fall below the rest. The usual
/// split of π/2 into three constants is shorter, but right for small angles only; one way for all
/// was preferred to two.
extension PortableMath {
  /// x as `count`·π/2 + `rest` with |rest| ≤ π/4, count modulo 4.
  static func quarterTurns(_ x: Double) -> (count: Int, rest: DoubleDouble) {
    guard abs(x) > 0.785_398_163_397_448_3 else { return (0, DoubleDouble(x, 0)) }

    // |x| = m·2^e. The window begins with the bit of 2/π that weighs 2 in the product.
    let m = x.significandBitPattern | 1 << 52
    let window = bitsOfTwoOverPi(from: Int(x.exponent) - 52 + 62)
    let low = m.multipliedFullWidth(by: window.2)
    let middle = m.multipliedFullWidth(by: window.1)
    let (second, carry) = middle.low.addingReportingOverflow(low.high)
    let first = m &* window.0 &+ middle.high &+ (carry ? 1 : 0)

    // The two topmost bits count quarter turns; the rest is a signed fraction of one.
    let count = Int((first &+ 1 << 61) >> 62)
    let fraction =
      Int128(truncatingIfNeeded: first) << 66 | Int128(second) << 2 | Int128(low.low >> 62)
    let rest = halfPiTimes(fraction.magnitude)
    return x < 0
      ? (-count & 3, fraction < 0 ? rest : -rest)
      : (count & 3, fraction < 0 ? -rest : rest)
  }

  /// π/2 times a fraction given in units of 2^-128.
  private static func halfPiTimes(_ fraction: UInt128) -> DoubleDouble {
    let shift = fraction.leadingZeroBitCount
    let bits = fraction << shift
    let high = Double(UInt64(bits >> 75)) * powerOfTwo(-53 - shift)
    let low = Double(UInt64(truncatingIfNeeded: bits >> 11)) * powerOfTwo(-117 - shift)
    return DoubleDouble(high, low)
      * DoubleDouble(1.570_796_326_794_896_6, 6.123_233_995_736_766e-17)
  }

  /// 192 bits of 2/π from the given place of `twoOverPi` on.
  private static func bitsOfTwoOverPi(from place: Int) -> (UInt64, UInt64, UInt64) {
    let word = place / 64
    let shift = UInt64(place % 64)
    func bits(_ index: Int) -> UInt64 {
      twoOverPi[index] << shift | twoOverPi[index + 1] >> (64 - shift)
    }
    return (bits(word), bits(word + 1), bits(word + 2))
  }

  /// 2/π: 64 places before the binary point, all zero, and 1,216 behind it.
  private static let twoOverPi: [UInt64] = [
    0x0000_0000_0000_0000, 0xa2f9_836e_4e44_1529, 0xfc27_57d1_f534_ddc0, 0xdb62_9599_3c43_9041,
    0xfe51_63ab_debb_c561, 0xb724_6e3a_424d_d2e0, 0x0649_2eea_09d1_921c, 0xfe1d_eb1c_b129_a73e,
    0xe882_35f5_2ebb_4484, 0xe99c_7026_b45f_7e41, 0x3991_d639_8353_39f4, 0x9c84_5f8b_bdf9_283b,
    0x1ff8_97ff_de05_980f, 0xef2f_118b_5a0a_6d1f, 0x6d36_7ecf_27cb_09b7, 0x4f46_3f66_9e5f_ea2d,
    0x7527_bac7_ebe5_f17b, 0x3d07_39f7_8a52_92ea, 0x6bfb_5fb1_1f8d_5d08, 0x5603_3046_fc7b_6bab,
  ]
}
