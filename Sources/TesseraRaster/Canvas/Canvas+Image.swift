package import TesseraGraphics

/// Pictures.
extension Canvas {
  /// Draws a picture, scaled into a rectangle.
  ///
  /// The edges of the rectangle are anti-aliased where they do not lie on whole pixels. An opacity,
  /// cut to 0…1, multiplies the picture's alpha and is quantised once.
  package mutating func draw(
    _ image: Pixmap, in rect: Rect, sampling: Sampling, opacity: Double = 1,
    blendMode: BlendMode = .sourceOver
  ) {
    draw(
      ImageLayout(
        image: image, rect: rect, sampling: sampling, opacity: Pixel.quantize(opacity)), blendMode)
  }

  /// Draws a picture pixel for pixel, its top left one in column `x` of row `y`; clips apply, a
  /// transform does not.
  package mutating func draw(
    _ image: Pixmap, atX x: Int, y: Int, blendMode: BlendMode = .sourceOver
  ) {
    let area = PixelRect(x: x, y: y, width: image.width, height: image.height)
    let layer = Surface(area: area, pixels: image.pixels, kernels: kernels)
    composite(layer, over: area, opacity: 255, blendMode)
  }

  /// Draws a picture whose corners keep their size into a rectangle; else as any picture.
  package mutating func draw(
    _ slices: NineSlice, in rect: Rect, sampling: Sampling, opacity: Double = 1,
    blendMode: BlendMode = .sourceOver
  ) {
    draw(
      ImageLayout(slices, in: rect, sampling: sampling, opacity: Pixel.quantize(opacity)),
      blendMode)
  }

  /// Fills a shape with tiles of a picture.
  package mutating func fill(
    _ shape: Shape, rule: FillRule = .nonZero, with pattern: ImagePattern,
    blendMode: BlendMode = .sourceOver
  ) {
    let area = coverage.begin(shape, transform: transform, rule: rule, within: drawArea)
    let source = RowPaint.Source(pattern, transform: transform, columns: area.columns)
    blend(source, through: area, blendMode)
  }

  /// Draws a picture in its rectangle.
  private mutating func draw(_ layout: ImageLayout, _ blendMode: BlendMode) {
    let area = coverage.begin(
      .rectangle(layout.rect), transform: transform, rule: .nonZero, within: drawArea)
    blend(layout.source(under: transform), through: area, blendMode)
  }
}
