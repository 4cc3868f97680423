internal import TesseraGraphics

/// How a picture becomes a mask (CSS Masking Level 1, `mask-mode`).
package enum MaskKind: String, Hashable, Sendable, CaseIterable {
  /// The mask is the picture's alpha.
  case alpha
  /// The mask is the picture's luminance times its alpha: 0.2125 red + 0.7154 green + 0.0721 blue, on
  /// encoded sRGB.
  case luminance

  /// What a pixel gives, rounded to nearest.
  @inline(__always)
  func coverage(_ pixel: Pixel) -> UInt8 {
    switch self {
    case .alpha: pixel.alpha
    case .luminance:
      // Premultiplied channels have their alpha in them.
      UInt8(
        truncatingIfNeeded: (2_125 * UInt32(pixel.red) + 7_154 * UInt32(pixel.green)
          + 721 * UInt32(pixel.blue) + 5_000) / 10_000)
    }
  }
}

extension Mask {
  /// The mask that a layer gives, as far as anything was drawn on it; the layer is settled.
  init(_ layer: borrowing Surface, _ kind: MaskKind) {
    let none = PixelRect(
      x: layer.area.columns.lowerBound, y: layer.area.rows.lowerBound, width: 0, height: 0)
    self.init(area: layer.touched ?? none)
    var bytes = [UInt8](repeating: 0, count: area.width)
    for y in area.rows {
      let start = layer.index(area.columns.lowerBound, y)
      for column in bytes.indices { bytes[column] = kind.coverage(layer.pixels[start + column]) }
      setRow(y, to: bytes)
    }
  }
}
