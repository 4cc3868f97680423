/// A space of red, green and blue: its primaries as matrices, and its transfer function.
///
/// The white point is D65. Matrices are the exact rationals of CSS Color 4 (*Sample code for color
/// conversions*), which follow from the xy of primaries and white in four digits.
struct RGBSpace {
  /// How components are coded.
  let transfer: TransferFunction
  /// Linear red, green, blue → XYZ.
  let toXYZ: Matrix3
  /// XYZ → linear red, green, blue.
  let fromXYZ: Matrix3

  /// The XYZ (D65, Y of white = 1) of coded components.
  func xyz(_ coded: SIMD3<Double>) -> SIMD3<Double> {
    toXYZ
      * SIMD3(transfer.linear(coded.x), transfer.linear(coded.y), transfer.linear(coded.z))
  }

  /// The coded components of an XYZ (D65); outside 0…1 where the space does not hold the colour.
  func coded(_ xyz: SIMD3<Double>) -> SIMD3<Double> {
    let linear = fromXYZ * xyz
    return SIMD3(transfer.coded(linear.x), transfer.coded(linear.y), transfer.coded(linear.z))
  }

  /// The primaries of ITU-R BT.709 with sRGB's curve.
  static let srgb = RGBSpace(
    transfer: .srgb,
    toXYZ: Matrix3(
      SIMD3(506_752.0 / 1_228_815, 87_881.0 / 245_763, 12_673.0 / 70_218),
      SIMD3(87_098.0 / 409_605, 175_762.0 / 245_763, 12_673.0 / 175_545),
      SIMD3(7_918.0 / 409_605, 87_881.0 / 737_289, 1_001_167.0 / 1_053_270)),
    fromXYZ: Matrix3(
      SIMD3(12_831.0 / 3_959, -329.0 / 214, -1_974.0 / 3_959),
      SIMD3(-851_781.0 / 878_810, 1_648_619.0 / 878_810, 36_519.0 / 878_810),
      SIMD3(705.0 / 12_673, -2_585.0 / 12_673, 705.0 / 667)))

  /// The primaries of SMPTE DCI-P3 about a D65 white, with sRGB's curve.
  static let displayP3 = RGBSpace(
    transfer: .srgb,
    toXYZ: Matrix3(
      SIMD3(608_311.0 / 1_250_200, 189_793.0 / 714_400, 198_249.0 / 1_000_160),
      SIMD3(35_783.0 / 156_275, 247_089.0 / 357_200, 198_249.0 / 2_500_400),
      SIMD3(0, 32_229.0 / 714_400, 5_220_557.0 / 5_000_800)),
    fromXYZ: Matrix3(
      SIMD3(446_124.0 / 178_915, -333_277.0 / 357_830, -72_051.0 / 178_915),
      SIMD3(-14_852.0 / 17_905, 63_121.0 / 35_810, 423.0 / 17_905),
      SIMD3(11_844.0 / 330_415, -50_337.0 / 660_830, 316_169.0 / 330_415)))
}
