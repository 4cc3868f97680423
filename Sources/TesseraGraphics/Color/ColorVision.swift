/// How colours look to eyes that lack one of the three kinds of cones.
///
/// The model of Machado, Oliveira and Fernandes (2009, *A Physiologically-based Model for Simulation
/// of Color Vision Deficiency*) at full severity: a matrix on linear light. The older model of Viénot
/// has no tritan form; both are approximations of what nobody can photograph.
package enum ColorVision: String, CaseIterable, Hashable, Sendable {
  /// Protanopia: no cones for long waves.
  case protan
  /// Deuteranopia: no cones for middle waves, the commonest.
  case deutan
  /// Tritanopia: no cones for short waves.
  case tritan

  /// A colour as these eyes see it: in sRGB, alpha kept.
  package func simulated(_ color: Color) -> Color {
    let curve = TransferFunction.srgb
    let srgb = color.mappedToSRGB()
    let seen =
      matrix * SIMD3(curve.linear(srgb.c1), curve.linear(srgb.c2), curve.linear(srgb.c3))
    return Color(
      red: curve.coded(seen.x), green: curve.coded(seen.y), blue: curve.coded(seen.z),
      alpha: srgb.alpha
    ).mappedToSRGB(.clip)
  }

  /// Linear red, green and blue → the same as seen.
  private var matrix: Matrix3 {
    switch self {
    case .protan:
      Matrix3(
        SIMD3(0.152_286, 1.052_583, -0.204_868), SIMD3(0.114_503, 0.786_281, 0.099_216),
        SIMD3(-0.003_882, -0.048_116, 1.051_998))
    case .deutan:
      Matrix3(
        SIMD3(0.367_322, 0.860_646, -0.227_968), SIMD3(0.280_085, 0.672_501, 0.047_413),
        SIMD3(-0.011_820, 0.042_940, 0.968_881))
    case .tritan:
      Matrix3(
        SIMD3(1.255_528, -0.076_749, -0.178_779), SIMD3(-0.078_411, 0.930_809, 0.147_602),
        SIMD3(0.004_733, 0.691_367, 0.303_900))
    }
  }
}
