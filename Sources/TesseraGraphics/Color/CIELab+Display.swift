/// L, a, b about D65, the white of screens, as differences of colours on them are measured.
extension CIELab {
  /// X and Z of the white; Y is 1.
  private static let displayWhite = (x: 0.950_489, z: 1.088_84)

  /// The light of each byte, 0…1.
  private static let light = (0...255).map { TransferFunction.srgb.linear(Double($0) / 255) }

  /// L, a, b of sRGB bytes.
  package static func display(red: UInt8, green: UInt8, blue: UInt8) -> SIMD3<Double> {
    display(light: SIMD3(light[Int(red)], light[Int(green)], light[Int(blue)]))
  }

  /// L, a, b of encoded sRGB components, 0…1.
  package static func display(srgb: SIMD3<Double>) -> SIMD3<Double> {
    let curve = TransferFunction.srgb
    return display(
      light: SIMD3(curve.linear(srgb.x), curve.linear(srgb.y), curve.linear(srgb.z)))
  }

  /// L, a, b of linear red, green and blue, by the matrix of four decimals that such measures use.
  private static func display(light: SIMD3<Double>) -> SIMD3<Double> {
    let x = 0.4124 * light.x + 0.3576 * light.y + 0.1805 * light.z
    let y = 0.2126 * light.x + 0.7152 * light.y + 0.0722 * light.z
    let z = 0.0193 * light.x + 0.1192 * light.y + 0.9505 * light.z
    return lab(relative: SIMD3(x / displayWhite.x, y, z / displayWhite.z))
  }
}
