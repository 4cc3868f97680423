/// How far two colours lie apart, as the eye judges: CIE94 and CIEDE2000 on L, a, b about one white.
///
/// 1 is about what is just noticed; black and white are 100 apart.
package enum ColorDifference {
  /// ΔE*94 with the weights for graphic arts (CIE 116-1995).
  ///
  /// Not symmetric: the weights follow the chroma of `first`.
  package static func cie94(_ first: SIMD3<Double>, _ second: SIMD3<Double>) -> Double {
    let delta = first - second
    let chroma = length(first.y, first.z)
    let chromaDelta = chroma - length(second.y, second.z)
    let squares = delta.y * delta.y + delta.z * delta.z
    let hueSquare = max(0, squares - chromaDelta * chromaDelta)
    let weighted = chromaDelta / (1 + 0.045 * chroma)
    let hueWeight = 1 + 0.015 * chroma
    return
      (delta.x * delta.x + weighted * weighted + hueSquare / (hueWeight * hueWeight)).squareRoot()
  }

  /// ΔE*00 with all parametric factors 1 (CIE 142-2001; Sharma, Wu and Dalal 2005 on its corners).
  package static func ciede2000(_ first: SIMD3<Double>, _ second: SIMD3<Double>) -> Double {
    let meanChroma = (length(first.y, first.z) + length(second.y, second.z)) / 2
    let stretch = 1 + 0.5 * (1 - saturation(meanChroma))
    let (a1, a2) = (first.y * stretch, second.y * stretch)
    let (c1, c2) = (length(a1, first.z), length(a2, second.z))
    let (h1, h2) = (hue(a1, first.z), hue(a2, second.z))

    let lightness = second.x - first.x
    let chroma = c2 - c1
    let angle = c1 * c2 == 0 ? 0 : shorter(h2 - h1)
    let hueDelta = 2 * (c1 * c2).squareRoot() * PortableMath.sin(angle / 2)

    let meanC = (c1 + c2) / 2
    let meanH = c1 * c2 == 0 ? h1 + h2 : meanHue(h1, h2)
    let offset = (first.x + second.x) / 2 - 50
    let lightnessWeight = 1 + 0.015 * offset * offset / (20 + offset * offset).squareRoot()
    let chromaWeight = 1 + 0.045 * meanC
    let hueWeight = 1 + 0.015 * meanC * hueFactor(meanH)

    let (l, c, h) = (
      lightness / lightnessWeight, chroma / chromaWeight, hueDelta / hueWeight
    )
    let rotation = rotation(meanHue: meanH, meanChroma: meanC)
    return max(0, l * l + c * c + h * h + rotation * c * h).squareRoot()
  }

  /// The length of a vector.
  private static func length(_ a: Double, _ b: Double) -> Double { (a * a + b * b).squareRoot() }

  /// √(C⁷ / (C⁷ + 25⁷)): how near a chroma is to the most that there is.
  private static func saturation(_ chroma: Double) -> Double {
    let square = chroma * chroma
    let seventh = square * square * square * chroma
    return (seventh / (seventh + 6_103_515_625)).squareRoot()
  }

  /// The angle of a hue, 0 up to a full turn; of a grey, 0.
  private static func hue(_ a: Double, _ b: Double) -> Double {
    guard a != 0 || b != 0 else { return 0 }
    let angle = PortableMath.atan2(b, a)
    return angle < 0 ? angle + 2 * .pi : angle
  }

  /// The same turn by at most half a circle.
  private static func shorter(_ angle: Double) -> Double {
    angle > .pi ? angle - 2 * .pi : angle < -.pi ? angle + 2 * .pi : angle
  }

  /// The hue between two, the short way round.
  private static func meanHue(_ first: Double, _ second: Double) -> Double {
    let sum = first + second
    guard abs(first - second) > .pi else { return sum / 2 }
    return (sum < 2 * .pi ? sum + 2 * .pi : sum - 2 * .pi) / 2
  }

  /// T of the standard: how the weight of a hue's difference follows the hue.
  private static func hueFactor(_ hue: Double) -> Double {
    func cosine(_ times: Double, _ degrees: Double) -> Double {
      PortableMath.cos(times * hue + degrees * .pi / 180)
    }
    return 1 - 0.17 * cosine(1, -30) + 0.24 * cosine(2, 0) + 0.32 * cosine(3, 6)
      - 0.20 * cosine(4, -63)
  }

  /// R_T of the standard: chroma and hue pull together in the blues.
  private static func rotation(meanHue: Double, meanChroma: Double) -> Double {
    let distance = (meanHue * 180 / .pi - 275) / 25
    let turn = 30 * PortableMath.exp(-distance * distance)
    return -PortableMath.sin(2 * turn * .pi / 180) * 2 * saturation(meanChroma)
  }
}
