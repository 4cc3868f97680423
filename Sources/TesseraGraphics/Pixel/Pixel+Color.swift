/// Where a colour becomes a stored pixel.
extension Pixel {
  /// The byte for a component 0…1: `floor(255·c + 0.5 + 1e-9)`, cut to 0…255; NaN is 0.
  ///
  /// The tiny bias makes halves that were lost to the last bit of a colour conversion round up, so
  /// that two exact libraries agree (display-p3 0.5 grey is 127.49999… and means 128).
  public static func quantize(_ component: Double) -> UInt8 {
    let scaled = 255 * component + 0.5 + 1e-9
    return scaled >= 255 ? 255 : scaled > 0 ? UInt8(scaled) : 0
  }

  /// Creates the pixel of a colour: mapped into sRGB, quantised once, then premultiplied.
  public init(_ color: Color) {
    let srgb = color.mappedToSRGB()
    self.init(
      straightRed: Self.quantize(srgb.c1), green: Self.quantize(srgb.c2),
      blue: Self.quantize(srgb.c3), alpha: Self.quantize(srgb.alpha))
  }
}
