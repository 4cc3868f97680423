/// How an RGB space codes the amount of light as a number, and back.
///
/// Both ways are odd functions: what lies below zero is mirrored, so that colours outside the gamut
/// survive the way there and back (CSS Color 4, section 10.2).
enum TransferFunction {
  /// The light itself.
  case linear
  /// The curve of sRGB and Display P3 (IEC 61966-2-1): a straight toe, then the power 2.4.
  case srgb
  /// The power 563/256 of Adobe RGB (1998).
  case a98
  /// The curve of ROMM RGB (ISO 22028-2): a straight toe, then the power 1.8.
  case proPhoto
  /// The power 2.4 of ITU-R BT.1886.
  case bt1886

  /// The linear amount of light for a coded component; 0…1 stays 0…1.
  func linear(_ coded: Double) -> Double {
    let v = abs(coded)
    let light: Double =
      switch self {
      case .linear: v
      case .srgb: v <= 0.040_45 ? v / 12.92 : PortableMath.pow((v + 0.055) / 1.055, 2.4)
      case .a98: PortableMath.pow(v, 563 / 256)
      case .proPhoto: v < 16 / 512 ? v / 16 : PortableMath.pow(v, 1.8)
      case .bt1886: PortableMath.pow(v, 2.4)
      }
    return coded < 0 ? -light : light
  }

  /// The coded component for a linear amount of light; 0…1 stays 0…1.
  func coded(_ linear: Double) -> Double {
    let v = abs(linear)
    let code: Double =
      switch self {
      case .linear: v
      case .srgb: v <= 0.003_130_8 ? v * 12.92 : 1.055 * PortableMath.pow(v, 1 / 2.4) - 0.055
      case .a98: PortableMath.pow(v, 256 / 563)
      case .proPhoto: v < 1 / 512 ? v * 16 : PortableMath.pow(v, 1 / 1.8)
      case .bt1886: PortableMath.pow(v, 1 / 2.4)
      }
    return linear < 0 ? -code : code
  }
}
