package import TesseraGraphics

/// A drawing surface: shapes, strokes, pictures and shadows, composited source-over.
///
/// All coordinates are device pixels, y down, the origin at the top left corner of the pixmap. Colours
/// are composited in encoded sRGB, as the platforms do (design section 5). A shape with a coordinate
/// that is not finite draws nothing.
///
/// A canvas is drawn into and then given up for its pixmap:
///
///     var canvas = Canvas(width: 100, height: 50)
///     canvas.fill(.rectangle(Rect(10, 10, 30, 30)), with: .color(.black))
///     let pixmap = canvas.finish()
///
/// It cannot be copied, so that no drawing step ever copies the pixels behind the caller's back.
package struct Canvas: ~Copyable {
  /// The pixels that are drawn into at the moment: the pixmap, or the innermost group.
  var surface: Surface
  /// What drawing is held to at the moment; nil where nothing clips.
  var clip: Clip?

  /// Creates a canvas of one colour; sides must lie between 1 and `Pixmap.sideLimit`.
  package init(width: Int, height: Int, fill: Pixel = .clear) {
    self.init(Pixmap(width: width, height: height, fill: fill))
  }

  /// Creates a canvas that goes on drawing on a pixmap.
  package init(_ pixmap: consuming Pixmap) {
    surface = Surface(area: pixmap.area, pixels: pixmap.pixels)
  }

  /// The finished picture.
  package consuming func finish() -> Pixmap {
    Pixmap(
      width: surface.area.width, height: surface.area.height, pixels: surface.pixels)
  }

  /// Fills a shape.
  package mutating func fill(_ shape: Shape, rule: FillRule = .nonZero, with paint: Paint) {
    fill(PathFlattener.flatten(shape.path), rule: rule, with: paint)
  }

  /// Draws a line along a path; `style.width` is in device pixels.
  package mutating func stroke(_ path: Path, style: StrokeStyle, with paint: Paint) {
    fill(.path(Stroker.outline(of: path, style: style)), with: paint)
  }

  /// Draws a picture, scaled into a rectangle.
  ///
  /// The edges of the rectangle are anti-aliased where they do not lie on whole pixels. An opacity,
  /// cut to 0…1, multiplies the picture's alpha and is quantised once.
  package mutating func draw(
    _ image: Pixmap, in rect: Rect, sampling: Sampling, opacity: Double = 1
  ) {
    let outline = PathFlattener.flatten(Shape.rectangle(rect).path)
    let area = outline.pixelBounds(within: drawArea)
    let left = SubpixelPoint.snap(rect.minX) * SubpixelPoint.scale
    let top = SubpixelPoint.snap(rect.minY) * SubpixelPoint.scale
    let width = SubpixelPoint.snap(rect.maxX) * SubpixelPoint.scale - left
    let height = SubpixelPoint.snap(rect.maxY) * SubpixelPoint.scale - top
    guard !area.isEmpty, width.isFinite, height.isFinite else { return }
    let sampler = ImageSampler(
      image, horizontal: ImageAxis(origin: left, extent: width, count: image.width),
      vertical: ImageAxis(origin: top, extent: height, count: image.height), sampling: sampling,
      opacity: Pixel.quantize(opacity), columns: area.columns)
    var paint = RowPaint(.image(sampler), columns: area.columns)
    blend(&paint, through: outline, rule: .nonZero, area: area)
  }

  /// The pixels that drawing can reach at the moment.
  var drawArea: PixelRect {
    guard let clip else { return surface.area }
    return surface.area.intersection(clip.mask.area)
  }

  /// Fills an outline.
  private mutating func fill(_ outline: FlatOutline, rule: FillRule, with paint: Paint) {
    let area = outline.pixelBounds(within: drawArea)
    guard !area.isEmpty, let source = RowPaint.Source(paint, columns: area.columns) else { return }
    var paint = RowPaint(source, columns: area.columns)
    blend(&paint, through: outline, rule: rule, area: area)
  }

  /// Blends a paint through the coverage of an outline.
  private mutating func blend(
    _ paint: inout RowPaint, through outline: FlatOutline, rule: FillRule, area: PixelRect
  ) {
    var sweep = CoverageSweep(outline, rule: rule, area: area)
    var clipped = CoverageRow(columns: area.columns)
    while let y = sweep.advance() {
      blend(&paint, through: sweep.row, y: y, clipped: &clipped)
    }
  }

  /// Blends a paint through one row of coverage, under the clip; `clipped` is room for the row's
  /// coverage there.
  mutating func blend(
    _ paint: inout RowPaint, through row: CoverageRow, y: Int, clipped: inout CoverageRow
  ) {
    if let clip {
      clip.apply(to: row, y: y, into: &clipped)
      surface.blend(&paint, through: clipped, y: y)
    } else {
      surface.blend(&paint, through: row, y: y)
    }
  }
}
