import TesseraGraphics
import TesseraSource
import TesseraTheme

/// The shadows of a single layer.
extension DisplayListBuilder {
  /// The shadows of a shape, outer and inner ones, each from the bottom.
  mutating func shadowItems(
    _ shadows: [LayerShadow], of outline: Outline, at place: Place
  ) -> (outer: [DisplayItem], inner: [DisplayItem]) {
    var outer: [DisplayItem] = []
    var inner: [DisplayItem] = []
    // The first is on top, as in CSS: drawn last.
    for shadow in shadows.reversed() {
      guard let (values, tokens) = self.shadows(shadow.source, at: place) else { continue }
      for value in values.reversed() {
        let lengths = [value.offsetX, value.offsetY, value.blur, value.spread]
        guard lengths.allSatisfy(\.isFinite), value.blur >= 0 else {
          report(.error, "the shadow's blur is negative, or a length is not finite", at: place)
          continue
        }
        let item = DisplayItem(
          slot: place.slot, path: place.path,
          drawing: drawing(
            of: value, on: outline.shape, clippedOutOf: shadow.clipsUnderFill ? outline.shape : nil),
          tokens: tokens + outline.tokens)
        if value.isInset { inner.append(item) } else { outer.append(item) }
      }
    }
    return (outer, inner)
  }

  /// One shadow, in device pixels.
  private func drawing(
    of value: ShadowValue, on shape: Shape, clippedOutOf cutout: Shape?
  ) -> DisplayItem.Drawing {
    let offset = Point(value.offsetX * scale, value.offsetY * scale)
    let sigma = value.blur * scale / 2
    let spread = value.spread * scale
    let color = value.color.mappedToSRGB()
    if value.isInset {
      return .innerShadow(shape, spread: spread, offset: offset, sigma: sigma, color)
    }
    let grown = shape.grown(by: spread)
    return .shadow(
      grown ?? shape, spread: grown == nil ? spread : 0, offset: offset, sigma: sigma, color,
      clippedOutOf: cutout)
  }
}
