/// How an RGB space codes the amount of light as a number, and back.
///
/// Both ways are odd functions: what lies below zero is mirrored, so that colours outside the gamut
/// survive the way there and back (CSS Color 4, section 10.2).
enum TransferFunction {
  /// The curve of sRGB and Display P3 (IEC 61966-2-1): a straight toe, then the power 2.4.
  case srgb

  /// The linear amount of light for a coded component; 0…1 stays 0…1.
  func linear(_ coded: Double) -> Double {
    switch self {
    case .srgb:
      let v = abs(coded)
      let light = v <= 0.040_45 ? v / 12.92 : PortableMath.pow((v + 0.055) / 1.055, 2.4)
      return coded < 0 ? -light : light
    }
  }

  /// The coded component for a linear amount of light; 0…1 stays 0…1.
  func coded(_ linear: Double) -> Double {
    switch self {
    case .srgb:
      let v = abs(linear)
      let code = v <= 0.003_130_8 ? v * 12.92 : 1.055 * PortableMath.pow(v, 1 / 2.4) - 0.055
      return linear < 0 ? -code : code
    }
  }
}
