internal import TesseraGraphics

/// The non-separable modes of W3C Compositing and Blending Level 1, section 10.2, mixed source-over.
///
/// They combine hue, saturation and luminosity of two colours, so the three channels go together.
/// As with the separable modes (`Separable`), the specification's straight colours are multiplied by
/// both alphas: a colour here is αs · αb · c, times 255², and white is A = αs · αb. Every function of
/// the specification is homogeneous, so it holds for these as it stands.
enum NonSeparable {
  /// Red, green and blue.
  typealias Channels = SIMD3<Double>

  /// A mode of this family.
  protocol Mode: PixelBlend {
    /// αs · αb · B(cb, cs), times 255², of the colours times both alphas; `white` is αs · αb.
    static func blended(_ source: Channels, _ backdrop: Channels, white: Double) -> Channels
  }

  /// Makes up for the last bit of a quotient: a half may have lost it, and is rounded up still.
  ///
  /// It is a thousand times the error of the arithmetic and a thousandth of what shows.
  static let bias = 1e-9

  /// 10.2, Lum: 0.3 red + 0.59 green + 0.11 blue; here a hundredfold, so that it is exact.
  @inline(__always)
  static func luminosity(_ c: Channels) -> Double { 30 * c.x + 59 * c.y + 11 * c.z }

  /// 10.2, Sat: the largest channel less the smallest.
  @inline(__always)
  static func saturation(_ c: Channels) -> Double {
    max(c.x, c.y, c.z) - min(c.x, c.y, c.z)
  }

  /// 10.2, SetSat: the smallest channel goes to 0, the largest to `saturation`, and the third keeps
  /// its place between.
  @inline(__always)
  static func setting(_ saturation: Double, of c: Channels) -> Channels {
    let least = min(c.x, c.y, c.z)
    let range = max(c.x, c.y, c.z) - least
    return range > 0 ? (c - least) * saturation / range : Channels()
  }

  /// 10.2, SetLum and ClipColor: all channels move by the same, and what then lies outside of black
  /// and white is drawn towards the grey of that luminosity, which is a hundredfold.
  @inline(__always)
  static func setting(luminosity: Double, of c: Channels, white: Double) -> Channels {
    let moved = 100 * c + (luminosity - Self.luminosity(c))
    let least = min(moved.x, moved.y, moved.z)
    let most = max(moved.x, moved.y, moved.z)
    let offset = moved - luminosity
    // A colour spans no more than white does, so only one end can lie outside.
    if least < 0 {
      return (offset * luminosity / (luminosity - least) + luminosity) / 100
    }
    if most > 100 * white {
      return (offset * (100 * white - luminosity) / (most - luminosity) + luminosity) / 100
    }
    return moved / 100
  }
}

extension NonSeparable.Mode {
  @inline(__always)
  static func mix(_ source: UInt32, _ backdrop: UInt32) -> UInt32 {
    let alpha = Separable.alpha(source >> 24, backdrop >> 24)
    let sa = Double(source >> 24)
    let da = Double(backdrop >> 24)
    let s = channels(source)
    let d = channels(backdrop)
    let sums = s * (255 - da) + d * (255 - sa) + blended(s * da, d * sa, white: sa * da)
    let rounded = sums / 255 + (0.5 + NonSeparable.bias)
    @inline(__always)
    func channel(_ value: Double) -> UInt32 { min(alpha, UInt32(max(0, value))) }
    return channel(rounded.x) | channel(rounded.y) << 8 | channel(rounded.z) << 16 | alpha << 24
  }

  /// The colour of a pixel.
  @inline(__always)
  private static func channels(_ bits: UInt32) -> NonSeparable.Channels {
    NonSeparable.Channels(
      Double(bits & 255), Double(bits >> 8 & 255), Double(bits >> 16 & 255))
  }
}

extension NonSeparable {
  /// 10.2.1: B = SetLum(SetSat(cs, Sat(cb)), Lum(cb)).
  enum Hue: Mode {
    @inline(__always)
    static func blended(_ source: Channels, _ backdrop: Channels, white: Double) -> Channels {
      setting(
        luminosity: luminosity(backdrop), of: setting(saturation(backdrop), of: source),
        white: white)
    }
  }

  /// 10.2.2: B = SetLum(SetSat(cb, Sat(cs)), Lum(cb)).
  enum Saturation: Mode {
    @inline(__always)
    static func blended(_ source: Channels, _ backdrop: Channels, white: Double) -> Channels {
      setting(
        luminosity: luminosity(backdrop), of: setting(saturation(source), of: backdrop),
        white: white)
    }
  }

  /// 10.2.3: B = SetLum(cs, Lum(cb)).
  enum Color: Mode {
    @inline(__always)
    static func blended(_ source: Channels, _ backdrop: Channels, white: Double) -> Channels {
      setting(luminosity: luminosity(backdrop), of: source, white: white)
    }
  }

  /// 10.2.4: B = SetLum(cb, Lum(cs)).
  enum Luminosity: Mode {
    @inline(__always)
    static func blended(_ source: Channels, _ backdrop: Channels, white: Double) -> Channels {
      setting(luminosity: luminosity(source), of: backdrop, white: white)
    }
  }
}
