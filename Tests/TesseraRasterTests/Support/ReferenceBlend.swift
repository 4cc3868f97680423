import TesseraGraphics

/// The blend modes by the letter of W3C Compositing and Blending Level 1, in fractions of integers,
/// with the roundings of design section 5.
///
/// Slow and easy to check: straight colours, one channel at a time, no shared code with the product.
enum ReferenceBlend {
  /// The channel of the result at full coverage: the exact numerator, divided and rounded once.
  ///
  /// `s` and `d` are premultiplied channels of the source and of the backdrop, `sa` and `da` their
  /// alphas.
  static func channel(_ mode: BlendMode, _ s: Int, _ sa: Int, _ d: Int, _ da: Int) -> Int {
    if let sum = porterDuff(mode, s, sa, d, da) { return rounded(sum, 255) }
    let apart = s * (255 - da) + d * (255 - sa)
    guard sa > 0, da > 0 else { return rounded(apart, 255) }
    let alpha = rounded(255 * (sa + da) - sa * da, 255)
    if mode == .softLight, 2 * s > sa, 4 * d > da {
      return min(alpha, softLightRoot(s, sa, d, da, apart))
    }
    let (n, q) = separable(mode, s, sa, d, da)
    return min(alpha, rounded(apart * q + sa * da * n, 255 * q))
  }

  /// D′ = op · m + D · (255 − m), rounded.
  static func covered(_ op: Int, _ d: Int, _ m: Int) -> Int {
    rounded(op * m + d * (255 - m), 255)
  }

  /// S = s · m, D′ = S + D · (255 − Sα), each rounded: source-over scales the source by the coverage
  /// where all other modes mix their result with what was there.
  static func sourceOver(_ s: Int, _ sa: Int, over d: Int, _ m: Int) -> Int {
    rounded(s * m, 255) + rounded(d * (255 - rounded(sa * m, 255)), 255)
  }

  /// n / q to the nearest whole number, halves up; neither is negative.
  static func rounded(_ n: Int, _ q: Int) -> Int { (2 * n + q) / (2 * q) }

  /// The sum of an operator of section 9.1; nil for what is none.
  private static func porterDuff(
    _ mode: BlendMode, _ s: Int, _ sa: Int, _ d: Int, _ da: Int
  ) -> Int? {
    switch mode {
    case .clear: 0
    case .copy: s * 255
    case .destination: d * 255
    case .sourceOver: s * 255 + d * (255 - sa)
    case .destinationOver: s * (255 - da) + d * 255
    case .sourceIn: s * da
    case .destinationIn: d * sa
    case .sourceOut: s * (255 - da)
    case .destinationOut: d * (255 - sa)
    case .sourceAtop: s * da + d * (255 - sa)
    case .destinationAtop: s * (255 - da) + d * sa
    case .xor: s * (255 - da) + d * (255 - sa)
    case .plusLighter: min(255, s + d) * 255
    default: nil
    }
  }

  /// B(cb, cs) of section 10.1 with cb = d / da and cs = s / sa, as a fraction.
  private static func separable(
    _ mode: BlendMode, _ s: Int, _ sa: Int, _ d: Int, _ da: Int
  ) -> (Int, Int) {
    let both = sa * da
    switch mode {
    case .multiply: return (s * d, both)
    case .screen: return (d * sa + s * da - s * d, both)
    case .overlay: return separable(.hardLight, d, da, s, sa)
    case .darken: return (min(d * sa, s * da), both)
    case .lighten: return (max(d * sa, s * da), both)
    case .colorDodge:
      if d == 0 { return (0, 1) }
      if s == sa { return (1, 1) }
      return smaller((1, 1), (d * sa, da * (sa - s)))
    case .colorBurn:
      if d == da { return (1, 1) }
      if s == 0 { return (0, 1) }
      let (n, q) = smaller((1, 1), ((da - d) * sa, da * s))
      return (q - n, q)
    case .hardLight:
      if 2 * s <= sa { return (2 * s * d, both) }
      let t = 2 * s - sa
      return (d * sa + t * da - t * d, both)
    case .softLight:
      if 2 * s <= sa {
        return (d * da * sa - (sa - 2 * s) * d * (da - d), sa * da * da)
      }
      let rise = d * (16 * d * d - 12 * d * da + 3 * da * da)
      return (d * da * da * sa + (2 * s - sa) * rise, sa * da * da * da)
    case .difference: return (abs(d * sa - s * da), both)
    case .exclusion: return (d * sa + s * da - 2 * s * d, both)
    default: preconditionFailure("\(mode) is not separable")
    }
  }

  /// The smaller of two fractions.
  private static func smaller(_ a: (Int, Int), _ b: (Int, Int)) -> (Int, Int) {
    a.0 * b.1 <= b.0 * a.1 ? a : b
  }

  /// Soft-light where it has a root: the largest k with 2k − 1 ≤ 2 · (p + q · √r) / 255, in integers.
  private static func softLightRoot(
    _ s: Int, _ sa: Int, _ d: Int, _ da: Int, _ apart: Int
  ) -> Int {
    let q = 2 * s - sa
    let p = apart + d * sa - q * d
    let r = d * da
    func reaches(_ k: Int) -> Bool {
      let rest = 255 * (2 * k - 1) - 2 * p
      return rest <= 0 || rest * rest <= 4 * q * q * r
    }
    var low = 0
    var high = 256
    while high - low > 1 {
      let middle = (low + high) / 2
      if reaches(middle) { low = middle } else { high = middle }
    }
    return low
  }
}
