/// Whether one colour can be told from another by its brightness (WCAG 2.2).
extension Color {
  /// The relative luminance of the colour as sRGB shows it, 0…1; alpha does not count.
  package var relativeLuminance: Double {
    let srgb = mappedToSRGB()
    let curve = TransferFunction.srgb
    return 0.2126 * curve.linear(srgb.c1) + 0.7152 * curve.linear(srgb.c2)
      + 0.0722 * curve.linear(srgb.c3)
  }

  /// The contrast ratio of two opaque colours, 1…21.
  ///
  /// A translucent colour has none: it must be composited first (``composited(over:)``).
  package func contrast(with other: Color) -> Double {
    let (a, b) = (relativeLuminance + 0.05, other.relativeLuminance + 0.05)
    return max(a, b) / min(a, b)
  }

  /// The colour over an opaque one, both as sRGB shows them, mixed in encoded sRGB without rounding.
  package func composited(over below: Color) -> Color {
    let (top, bottom) = (mappedToSRGB(), below.mappedToSRGB())
    func mix(_ a: Double, _ b: Double) -> Double { a * top.alpha + b * (1 - top.alpha) }
    return Color(
      red: mix(top.c1, bottom.c1), green: mix(top.c2, bottom.c2), blue: mix(top.c3, bottom.c3))
  }
}
