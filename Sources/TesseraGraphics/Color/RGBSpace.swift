/// A space of red, green and blue: its primaries as matrices, and its transfer function.
///
/// The white point of an XYZ is D65, of `proPhoto` D50. Matrices are the exact rationals of CSS Color 4 (*Sample code for color
/// conversions*), which follow from the xy of primaries and white in four digits.
struct RGBSpace {
  /// How components are coded.
  let transfer: TransferFunction
  /// Linear red, green, blue → XYZ.
  let toXYZ: Matrix3
  /// XYZ → linear red, green, blue.
  let fromXYZ: Matrix3

  /// The XYZ (Y of white = 1) of coded components.
  func xyz(_ coded: SIMD3<Double>) -> SIMD3<Double> {
    toXYZ
      * SIMD3(transfer.linear(coded.x), transfer.linear(coded.y), transfer.linear(coded.z))
  }

  /// The coded components of an XYZ; outside 0…1 where the space does not hold the colour.
  func coded(_ xyz: SIMD3<Double>) -> SIMD3<Double> {
    let linear = fromXYZ * xyz
    return SIMD3(transfer.coded(linear.x), transfer.coded(linear.y), transfer.coded(linear.z))
  }

  /// The primaries of ITU-R BT.709 with sRGB's curve.
  static let srgb = RGBSpace(
    transfer: .srgb, toXYZ: primariesOfBT709.toXYZ, fromXYZ: primariesOfBT709.fromXYZ)

  /// The primaries of ITU-R BT.709, coded as the light itself.
  static let srgbLinear = RGBSpace(
    transfer: .linear, toXYZ: primariesOfBT709.toXYZ, fromXYZ: primariesOfBT709.fromXYZ)

  private static let primariesOfBT709 = (
    toXYZ: Matrix3(
      SIMD3(506_752.0 / 1_228_815, 87_881.0 / 245_763, 12_673.0 / 70_218),
      SIMD3(87_098.0 / 409_605, 175_762.0 / 245_763, 12_673.0 / 175_545),
      SIMD3(7_918.0 / 409_605, 87_881.0 / 737_289, 1_001_167.0 / 1_053_270)),
    fromXYZ: Matrix3(
      SIMD3(12_831.0 / 3_959, -329.0 / 214, -1_974.0 / 3_959),
      SIMD3(-851_781.0 / 878_810, 1_648_619.0 / 878_810, 36_519.0 / 878_810),
      SIMD3(705.0 / 12_673, -2_585.0 / 12_673, 705.0 / 667))
  )

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

  /// The primaries of Adobe RGB (1998) with a gamma of 563/256.
  static let a98 = RGBSpace(
    transfer: .a98,
    toXYZ: Matrix3(
      SIMD3(573_536.0 / 994_567, 263_643.0 / 1_420_810, 187_206.0 / 994_567),
      SIMD3(591_459.0 / 1_989_134, 6_239_551.0 / 9_945_670, 374_412.0 / 4_972_835),
      SIMD3(53_769.0 / 1_989_134, 351_524.0 / 4_972_835, 4_929_758.0 / 4_972_835)),
    fromXYZ: Matrix3(
      SIMD3(1_829_569.0 / 896_150, -506_331.0 / 896_150, -308_931.0 / 896_150),
      SIMD3(-851_781.0 / 878_810, 1_648_619.0 / 878_810, 36_519.0 / 878_810),
      SIMD3(16_779.0 / 1_248_040, -147_721.0 / 1_248_040, 1_266_979.0 / 1_248_040)))

  /// The primaries of ROMM RGB (ISO 22028-2) about a D50 white, with its curve.
  ///
  /// The matrices follow from the primaries' xy in four digits, as the standard gives them; the older
  /// ones of CSS Color 4 follow from six digits and differ in the sixth place.
  static let proPhoto = RGBSpace(
    transfer: .proPhoto,
    toXYZ: Matrix3(
      SIMD3(0.797_760_489_672_302_5, 0.135_185_837_175_740_34, 0.031_349_349_581_524_806),
      SIMD3(0.288_071_128_229_293_37, 0.711_843_217_810_110_1, 8.565_396_060_525_903e-5),
      SIMD3(0, 0, 0.825_104_602_510_460_2)),
    fromXYZ: Matrix3(
      SIMD3(1.345_798_973_102_828_4, -0.255_580_100_079_975_5, -0.051_106_285_067_534_02),
      SIMD3(-0.544_622_493_902_834_8, 1.508_232_741_313_278_3, 0.020_536_032_391_479_733),
      SIMD3(0, 0, 1.211_967_545_638_945_2)))

  /// The primaries of ITU-R BT.2020 with a pure gamma of 2.4 (ITU-R BT.1886).
  ///
  /// Earlier drafts of CSS Color 4 had the camera's curve of BT.2020 in its place.
  static let rec2020 = RGBSpace(
    transfer: .bt1886,
    toXYZ: Matrix3(
      SIMD3(63_426_534.0 / 99_577_255, 20_160_776.0 / 139_408_157, 47_086_771.0 / 278_816_314),
      SIMD3(26_158_966.0 / 99_577_255, 472_592_308.0 / 697_040_785, 8_267_143.0 / 139_408_157),
      SIMD3(0, 19_567_812.0 / 697_040_785, 295_819_943.0 / 278_816_314)),
    fromXYZ: Matrix3(
      SIMD3(30_757_411.0 / 17_917_100, -6_372_589.0 / 17_917_100, -4_539_589.0 / 17_917_100),
      SIMD3(-19_765_991.0 / 29_648_200, 47_925_759.0 / 29_648_200, 467_509.0 / 29_648_200),
      SIMD3(792_561.0 / 44_930_125, -1_921_689.0 / 44_930_125, 42_328_811.0 / 44_930_125)))
}
