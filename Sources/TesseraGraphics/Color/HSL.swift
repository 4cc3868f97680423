/// Hue, saturation and lightness of encoded sRGB (CSS Color 4, section 7).
enum HSL {
  /// Red, green and blue 0…1 of hue in degrees, saturation and lightness 0…100.
  static func rgb(hsl: SIMD3<Double>) -> SIMD3<Double> {
    let lightness = hsl.z / 100
    let reach = hsl.y / 100 * min(lightness, 1 - lightness)
    let sector = hsl.x / 30
    func channel(_ offset: Double) -> Double {
      let k = modulo(offset + sector, 12)
      return lightness - reach * max(-1, min(k - 3, 9 - k, 1))
    }
    return SIMD3(channel(0), channel(8), channel(4))
  }

  /// Hue in degrees 0…360, saturation and lightness 0…100 of red, green and blue.
  ///
  /// A colour outside sRGB may get a negative saturation; half a turn makes it positive.
  static func hsl(rgb: SIMD3<Double>) -> SIMD3<Double> {
    let lightness = (rgb.max() + rgb.min()) / 2
    let spread = rgb.max() - rgb.min()
    var hue = hue(rgb: rgb)
    var saturation = 0.0
    if spread != 0, lightness != 0, lightness != 1 {
      saturation = (rgb.max() - lightness) / min(lightness, 1 - lightness)
    }
    if saturation < 0 {
      hue = modulo(hue + 180, 360)
      saturation = -saturation
    }
    return SIMD3(hue, saturation * 100, lightness * 100)
  }

  /// The hue in degrees 0…360 of red, green and blue; 0 for a grey.
  static func hue(rgb: SIMD3<Double>) -> Double {
    let spread = rgb.max() - rgb.min()
    guard spread > 0 else { return 0 }
    let sector: Double =
      if rgb.max() == rgb.x {
        (rgb.y - rgb.z) / spread
      } else if rgb.max() == rgb.y {
        (rgb.z - rgb.x) / spread + 2
      } else {
        (rgb.x - rgb.y) / spread + 4
      }
    return modulo(sector * 60, 360)
  }

  /// The remainder of a division, 0 or with the sign of the divisor.
  private static func modulo(_ value: Double, _ divisor: Double) -> Double {
    value - divisor * (value / divisor).rounded(.down)
  }
}
