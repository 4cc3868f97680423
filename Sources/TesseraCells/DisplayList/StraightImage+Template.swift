import TesseraGraphics

extension StraightImage {
  /// The picture as a template: one colour throughout, with the alpha that each pixel had.
  ///
  /// The alpha of the colour is left to whoever draws, so that it is quantised once.
  func asTemplate(in color: Color) -> StraightImage {
    let srgb = color.mappedToSRGB()
    let channels = [srgb.c1, srgb.c2, srgb.c3].map(Pixel.quantize)
    var bytes = bytes
    for pixel in stride(from: 0, to: bytes.count, by: 4) {
      for channel in 0..<3 { bytes[pixel + channel] = channels[channel] }
    }
    return StraightImage(width: width, height: height, bytes: bytes)
  }
}
