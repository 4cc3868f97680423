/// The polar form of a space with lightness and two opponent axes, LCH of CIELAB and OKLCH of OKLab.
enum LCH {
  /// Lightness, chroma, and hue in degrees 0…360 of L, a, b.
  ///
  /// A grey has no hue; up to `greyChroma`, which is rounding, chroma stays and hue is 0.
  static func lch(lab: SIMD3<Double>, greyChroma: Double) -> SIMD3<Double> {
    let chroma = (lab.y * lab.y + lab.z * lab.z).squareRoot()
    guard chroma > greyChroma else { return SIMD3(lab.x, chroma, 0) }
    let degrees = PortableMath.atan2(lab.z, lab.y) * (180 / Double.pi)
    return SIMD3(lab.x, chroma, degrees < 0 ? degrees + 360 : degrees)
  }

  /// L, a, b of lightness, chroma, and hue in degrees.
  static func lab(lch: SIMD3<Double>) -> SIMD3<Double> {
    let radians = lch.z * (Double.pi / 180)
    return SIMD3(lch.x, lch.y * PortableMath.cos(radians), lch.y * PortableMath.sin(radians))
  }
}
