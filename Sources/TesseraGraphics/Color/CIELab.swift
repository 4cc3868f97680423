/// CIELAB of 1976, about a D50 white where nothing else is said, as CSS Color 4 has it: lightness
/// 0…100, a and b.
package enum CIELab {
  /// The largest chroma that is rounding: a grey has no hue.
  static let greyChroma = 0.0015

  /// Where the cube root gives way to a straight line, (6/29)³.
  private static let epsilon = 216.0 / 24_389
  /// The slope of that line, (29/3)³.
  private static let kappa = 24_389.0 / 27

  /// L, a, b of an XYZ (D50).
  static func lab(xyz: SIMD3<Double>) -> SIMD3<Double> {
    lab(relative: xyz / ChromaticAdaptation.whiteD50)
  }

  /// L, a, b of an XYZ in which the white is (1, 1, 1).
  static func lab(relative: SIMD3<Double>) -> SIMD3<Double> {
    func root(_ t: Double) -> Double {
      t > epsilon ? PortableMath.cbrt(t) : (kappa * t + 16) / 116
    }
    let (x, y, z) = (root(relative.x), root(relative.y), root(relative.z))
    return SIMD3(116 * y - 16, 500 * (x - y), 200 * (y - z))
  }

  /// The XYZ (D50) of L, a, b.
  static func xyz(lab: SIMD3<Double>) -> SIMD3<Double> {
    func cube(_ root: Double) -> Double {
      let cube = root * root * root
      return cube > epsilon ? cube : (116 * root - 16) / kappa
    }
    let y = (lab.x + 16) / 116
    return SIMD3(cube(y + lab.y / 500), cube(y), cube(y - lab.z / 200))
      * ChromaticAdaptation.whiteD50
  }
}
