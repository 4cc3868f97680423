package import TesseraGraphics

/// A drawing surface: shapes, strokes, pictures and shadows, composited by any blend mode.
///
/// All coordinates are device pixels, y down, the origin at the top left corner of the pixmap, unless
/// a transform is in force (`withTransform`). Colours are composited in encoded sRGB, as the platforms
/// do (design section 5). A shape with a coordinate that is not finite draws nothing. Whatever the
/// blend mode, nothing outside the shape changes.
///
/// A canvas is drawn into and then given up for its pixmap:
///
///     var canvas = Canvas(width: 100, height: 50)
///     canvas.fill(.rectangle(Rect(10, 10, 30, 30)), with: .color(.black))
///     let pixmap = canvas.finish()
///
/// It cannot be copied, so that no drawing step ever copies the pixels behind the caller's back. Its
/// rows, its layers and what the sweep works in are kept from one step to the next: once they have
/// grown, filling with a colour allocates nothing.
package struct Canvas: ~Copyable {
  /// The pixels of the pixmap.
  let area: PixelRect
  /// What draws rows: the pixels of the pixmap or of the innermost group, under the clips.
  var blender: RowBlender
  /// What makes rows of shapes.
  var coverage: ShapeCoverage
  /// What makes rows of colours.
  var rowPaint: RowPaint
  /// The pixels that drawing can reach at the moment.
  var drawArea: PixelRect
  /// Where coordinates go at the moment; nil where they stay.
  var transform: AffineTransform?
  /// Pixels of groups that are done with, all clear; none much larger than the canvas.
  var spareLayers: [[Pixel]] = []
  /// The coverage of a layer's rows.
  var layerRow = CoverageRow(columns: 0..<0)
  /// The buffers of the shadows that were drawn before; nil while one is being drawn.
  var shadowBuffers: ShadowBuffers?
  /// The blur of the groups that were blurred before; nil while one is being drawn.
  var surfaceBlur: SurfaceBlur?
  /// The stroker of the lines that were drawn before; nil while one is being drawn.
  var stroker: Stroker?

  /// Creates a canvas of one colour; sides must lie between 1 and `Pixmap.sideLimit`.
  ///
  /// `kernels` are the loops that draw; the pixels do not depend on them.
  package init(
    width: Int, height: Int, fill: Pixel = .clear, kernels: SpanKernels = .compiled
  ) {
    self.init(Pixmap(width: width, height: height, fill: fill), kernels: kernels)
  }

  /// Creates a canvas that goes on drawing on a pixmap.
  package init(_ pixmap: consuming Pixmap, kernels: SpanKernels = .compiled) {
    area = pixmap.area
    drawArea = pixmap.area
    coverage = ShapeCoverage(kernels: kernels)
    rowPaint = RowPaint(kernels: kernels)
    blender = RowBlender(
      Surface(area: pixmap.area, pixels: pixmap.pixels, kernels: kernels))
  }

  /// The finished picture.
  package consuming func finish() -> Pixmap {
    snapshot()
  }

  /// The picture as it stands; drawing may go on afterwards.
  ///
  /// The pixels are shared until then: as long as the picture is kept, the next step copies them. Within
  /// a group it is that of the innermost group's layer so far, as large as the canvas, and clear where
  /// the group cannot be drawn into.
  package mutating func snapshot() -> Pixmap {
    blender.surface.settle()
    let surface = blender.surface
    if surface.area == area, surface.pixels.count == area.width * area.height {
      return Pixmap(width: area.width, height: area.height, pixels: surface.pixels)
    }
    var picture = Pixmap(width: area.width, height: area.height)
    let shown = area.intersection(surface.area)
    for y in shown.rows {
      for x in shown.columns { picture[x, y] = surface.pixels[surface.index(x, y)] }
    }
    return picture
  }

  /// Makes the whole picture one colour, so that drawing starts over on the same pixels.
  ///
  /// Within a group it is the group's layer that changes. Clips do not matter.
  package mutating func clear(to color: Pixel = .clear) {
    blender.surface.clear(to: color)
  }

  /// Fills a shape.
  package mutating func fill(
    _ shape: Shape, rule: FillRule = .nonZero, with paint: Paint,
    blendMode: BlendMode = .sourceOver
  ) {
    if blendMode == .sourceOver, case .color(let color) = paint, blender.clip == nil,
      let rect = PixelRect(onWholePixels: shape, transform: transform)
    {
      let pixel = Pixel(color)
      if pixel != .clear { blender.surface.over(pixel, on: rect.intersection(drawArea)) }
      return
    }
    let area = coverage.begin(shape, transform: transform, rule: rule, within: drawArea)
    blend(paint, through: area, blendMode)
  }

  /// Fills what lies inside one shape and outside another that lies in it.
  mutating func fill(
    ring outer: Shape, inner: Shape, with paint: Paint, blendMode: BlendMode
  ) {
    let area = coverage.begin(ring: outer, inner: inner, transform: transform, within: drawArea)
    blend(paint, through: area, blendMode)
  }

  /// Blends any paint through what `coverage` has begun, which lies in `area`.
  private mutating func blend(_ paint: Paint, through area: PixelRect, _ blendMode: BlendMode) {
    if blendMode == .sourceOver, case .color(let color) = paint {
      let pixel = Pixel(color)
      guard !area.isEmpty, pixel != .clear else { return }
      return coverage.over(pixel, with: &blender)
    }
    blend(
      RowPaint.Source(paint, for: blendMode, transform, columns: area.columns), through: area,
      blendMode)
  }

  /// Blends a source of colours through what `coverage` has begun, which lies in `area`; nil paints
  /// nothing.
  mutating func blend(
    _ source: RowPaint.Source?, through area: PixelRect, _ blendMode: BlendMode
  ) {
    guard !area.isEmpty, let source else { return }
    rowPaint.begin(source, columns: area.columns)
    if blendMode == .sourceOver, rowPaint.isUniformInRows {
      coverage.overRows(of: &rowPaint, with: &blender)
    } else {
      while let y = coverage.advance() {
        blender.blend(&rowPaint, through: coverage.row, y: y, blendMode)
      }
    }
    rowPaint.end()
  }

  /// Which loops over pixels draw.
  var kernels: SpanKernels { blender.surface.kernels }
}

extension RowPaint.Source {
  /// What a paint is for pixels of `columns`, its geometry under a transform; nil where it paints
  /// nothing.
  ///
  /// A clear colour, too, is something that most modes but source-over show.
  init?(
    _ paint: Paint, for blendMode: BlendMode, _ transform: AffineTransform?, columns: Range<Int>
  ) {
    if blendMode != .sourceOver, case .color(let color) = paint {
      self = .color(Pixel(color))
      return
    }
    self.init(paint, transform: transform, columns: columns)
  }
}
