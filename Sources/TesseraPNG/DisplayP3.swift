internal import TesseraGraphics

/// Decoded pixels in Display P3 → the same colours in sRGB.
enum DisplayP3 {
  /// Converts straight RGBA in place, each colour gamut mapped and quantised as all colours are.
  ///
  /// A picture has far fewer colours than pixels, and mapping one is slow; so each is mapped once.
  static func convertToSRGB(_ pixels: inout [UInt8]) {
    var known: [UInt32: (red: UInt8, green: UInt8, blue: UInt8)] = [:]
    for at in stride(from: 0, to: pixels.count, by: 4) {
      let (red, green, blue) = (pixels[at], pixels[at + 1], pixels[at + 2])
      let key = UInt32(red) | UInt32(green) << 8 | UInt32(blue) << 16
      let mapped: (red: UInt8, green: UInt8, blue: UInt8)
      if let seen = known[key] {
        mapped = seen
      } else {
        let color = Color(
          .displayP3, Double(red) / 255, Double(green) / 255, Double(blue) / 255
        ).mappedToSRGB()
        mapped = (
          Pixel.quantize(color.c1), Pixel.quantize(color.c2), Pixel.quantize(color.c3)
        )
        known[key] = mapped
      }
      (pixels[at], pixels[at + 1], pixels[at + 2]) = mapped
    }
  }
}
