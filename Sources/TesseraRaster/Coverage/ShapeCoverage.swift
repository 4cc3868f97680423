internal import TesseraGraphics

/// Shape → rows of coverage: the one way from geometry to pixels.
///
/// It keeps its buffers from one shape to the next, so that drawing allocates nothing once they have
/// grown.
struct ShapeCoverage {
  private var flattener = PathFlattener()
  private var sweep: CoverageSweep

  /// Creates a sweep without a shape.
  init(kernels: SpanKernels) { sweep = CoverageSweep(kernels: kernels) }

  /// Takes up a shape; returns the pixels that it may touch, as far as they lie in `area`.
  mutating func begin(
    _ shape: Shape, transform: AffineTransform? = nil, rule: FillRule, within area: PixelRect
  ) -> PixelRect {
    flattener.begin(transform: transform)
    flattener.add(shape)
    return sweep.begin(flattener.outline, rule: rule, area: area)
  }

  /// Takes up what lies inside one shape and outside another that lies in it: a border.
  mutating func begin(
    ring outer: Shape, inner: Shape, transform: AffineTransform? = nil, within area: PixelRect
  ) -> PixelRect {
    flattener.begin(transform: transform)
    flattener.add(outer)
    flattener.add(inner)
    return sweep.begin(flattener.outline, rule: .evenOdd, area: area)
  }

  /// Blends one colour through all rows, source-over.
  mutating func over(_ color: Pixel, on surface: inout Surface) { sweep.over(color, on: &surface) }

  /// Goes on to the next row that has any coverage and returns its y; nil behind the last.
  mutating func advance() -> Int? { sweep.advance() }

  /// Goes on to the next row that has any coverage and returns it with those below that are the same;
  /// nil behind the last.
  mutating func advanceRows() -> Range<Int>? { sweep.advanceRows() }

  /// The coverage of the row that `advance` has come to.
  var row: CoverageRow {
    _read { yield sweep.row }
  }
}
