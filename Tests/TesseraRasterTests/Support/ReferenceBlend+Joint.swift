import TesseraGraphics

/// The non-separable modes, which take the three channels together.
///
/// A million triples go through here, in code that is not optimised: hence scalars and no arrays.
extension ReferenceBlend {
  /// The pixel of a mode of section 10.2 at full coverage.
  static func pixel(_ mode: BlendMode, _ source: Pixel, over backdrop: Pixel) -> Pixel {
    let sa = Int(source.alpha)
    let da = Int(backdrop.alpha)
    // Straight colours times both alphas, so that they are whole numbers and white is sa · da.
    let s = Color(source, times: da)
    let d = Color(backdrop, times: sa)
    var blend: Color
    var q = 1
    switch mode {
    case .hue: (blend, q) = s.settingSaturation(d.saturation)
    case .saturation: (blend, q) = d.settingSaturation(s.saturation)
    case .color: blend = s
    default: blend = d
    }

    // From here on colours are in 1 / (100 · q), moved to the luminosity of the other one.
    let luminosity = (mode == .luminosity ? s : d).luminosity * q
    let shift = luminosity - blend.luminosity
    blend = Color(
      red: 100 * blend.red + shift, green: 100 * blend.green + shift,
      blue: 100 * blend.blue + shift)
    let white = 100 * q * sa * da
    let alpha = rounded(255 * (sa + da) - sa * da, 255)
    func channel(_ value: Int, _ s: UInt8, _ d: UInt8) -> UInt8 {
      let apart = Int(s) * (255 - da) + Int(d) * (255 - sa)
      let sum: Int
      if blend.least < 0 {
        sum = clipped(apart, value, luminosity, luminosity, luminosity - blend.least, 100 * q)
      } else if blend.most > white {
        sum = clipped(
          apart, value, luminosity, white - luminosity, blend.most - luminosity, 100 * q)
      } else {
        sum = rounded(apart * 100 * q + value, 25_500 * q)
      }
      return UInt8(min(alpha, sum))
    }
    return Pixel(
      premultipliedRed: channel(blend.red, source.red, backdrop.red),
      green: channel(blend.green, source.green, backdrop.green),
      blue: channel(blend.blue, source.blue, backdrop.blue), alpha: UInt8(alpha))
  }

  /// ClipColor: (apart + (L + (value − L) · n / q) / unit) / 255, rounded.
  private static func clipped(
    _ apart: Int, _ value: Int, _ luminosity: Int, _ n: Int, _ q: Int, _ unit: Int
  ) -> Int {
    if unit == 100 {
      let sum = apart * q * unit + luminosity * q + (value - luminosity) * n
      return rounded(sum, 255 * q * unit)
    }
    let whole = Int128(apart * unit + luminosity) * Int128(q)
    let sum = whole + Int128(value - luminosity) * Int128(n)
    let divisor = 510 * Int128(q) * Int128(unit)
    return Int((2 * sum + divisor / 2) / divisor)
  }

  /// Three whole numbers.
  private struct Color {
    var red: Int
    var green: Int
    var blue: Int

    init(red: Int, green: Int, blue: Int) {
      self.red = red
      self.green = green
      self.blue = blue
    }

    init(_ pixel: Pixel, times factor: Int) {
      red = Int(pixel.red) * factor
      green = Int(pixel.green) * factor
      blue = Int(pixel.blue) * factor
    }

    var least: Int {
      let least = red < green ? red : green
      return least < blue ? least : blue
    }

    var most: Int {
      let most = red > green ? red : green
      return most > blue ? most : blue
    }

    /// Sat.
    var saturation: Int { most - least }

    /// Lum, a hundredfold.
    var luminosity: Int { 30 * red + 59 * green + 11 * blue }

    /// SetSat, as numerators and their denominator.
    func settingSaturation(_ saturation: Int) -> (Color, Int) {
      let low = least
      let range = most - low
      guard range > 0 else { return (Color(red: 0, green: 0, blue: 0), 1) }
      return (
        Color(
          red: (red - low) * saturation, green: (green - low) * saturation,
          blue: (blue - low) * saturation), range
      )
    }
  }
}
