/// The colours of NTSC television, in which pixelmatch and odiff measure: brightness Y, and I and Q.
///
/// Kotsarenko and Ramos (2010), *Measuring perceived color difference using YIQ NTSC transmission
/// color space in mobile applications*. All three are linear, so they also take differences.
enum YIQ {
  /// What red, green and blue add to Y, I and Q.
  static let y = SIMD3(0.298_895_31, 0.586_622_47, 0.114_482_23)
  static let i = SIMD3(0.595_977_99, -0.274_176_10, -0.321_801_89)
  static let q = SIMD3(0.211_470_17, -0.522_617_11, 0.311_146_94)
  /// What the squares of Y, I and Q weigh in a difference.
  static let weights = SIMD3(0.5053, 0.299, 0.1957)
  /// The largest difference that there is, between black and white or so.
  static let most = 35_215.0

  /// Brightness, 0…255, or a difference of it.
  static func brightness(_ rgb: SIMD3<Double>) -> Double {
    rgb.x * y.x + rgb.y * y.y + rgb.z * y.z
  }

  /// The size of a difference of red, green and blue, 0…``most``.
  static func size(_ rgb: SIMD3<Double>) -> Double {
    let luma = brightness(rgb)
    let inPhase = rgb.x * i.x + rgb.y * i.y + rgb.z * i.z
    let quadrature = rgb.x * q.x + rgb.y * q.y + rgb.z * q.z
    return weights.x * luma * luma + weights.y * inPhase * inPhase
      + weights.z * quadrature * quadrature
  }
}

extension UInt32 {
  /// Red, green and blue of a pixel's word.
  @inline(__always)
  var rgb: SIMD3<Double> { SIMD3(Double(channel(0)), Double(channel(1)), Double(channel(2))) }

  /// This pixel less another, both laid over `backdrop`: red, green and blue, −255…255.
  func difference(from other: UInt32, over backdrop: SIMD3<Double>) -> SIMD3<Double> {
    guard self < 0xFF00_0000 || other < 0xFF00_0000 else { return rgb - other.rgb }
    let (a, b) = (Double(channel(3)), Double(other.channel(3)))
    return (rgb * a - other.rgb * b - backdrop * (a - b)) / 255
  }
}
