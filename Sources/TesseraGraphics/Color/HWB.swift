/// Hue, whiteness and blackness of encoded sRGB (CSS Color 4, section 8).
enum HWB {
  /// Red, green and blue 0…1 of hue in degrees, whiteness and blackness 0…100.
  static func rgb(hwb: SIMD3<Double>) -> SIMD3<Double> {
    let (white, black) = (hwb.y / 100, hwb.z / 100)
    guard white + black < 1 else { return SIMD3(repeating: white / (white + black)) }
    let pure = HSL.rgb(hsl: SIMD3(hwb.x, 100, 50))
    return pure * (1 - white - black) + SIMD3(repeating: white)
  }

  /// Hue in degrees 0…360, whiteness and blackness 0…100 of red, green and blue.
  static func hwb(rgb: SIMD3<Double>) -> SIMD3<Double> {
    SIMD3(HSL.hue(rgb: rgb), rgb.min() * 100, (1 - rgb.max()) * 100)
  }
}
