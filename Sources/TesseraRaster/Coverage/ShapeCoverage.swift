internal import TesseraGraphics

/// Shape → rows of coverage: the one way from geometry to pixels.
///
/// It keeps its buffers from one shape to the next, so that drawing allocates nothing once they have
/// grown.
struct ShapeCoverage {
  private var flattener: PathFlattener
  private var sweep: CoverageSweep
  private var convex = ConvexSweep()
  /// Whether the shape at hand is swept by `convex`.
  private var isConvex = false
  private let kernels: SpanKernels

  /// Creates a sweep without a shape.
  init(kernels: SpanKernels) {
    self.kernels = kernels
    flattener = PathFlattener(kernels: kernels)
    sweep = CoverageSweep(kernels: kernels)
  }

  /// Takes up a shape; returns the pixels that it may touch, as far as they lie in `area`.
  mutating func begin(
    _ shape: Shape, transform: AffineTransform? = nil, rule: FillRule, within area: PixelRect
  ) -> PixelRect {
    flattener.begin(transform: transform)
    flattener.add(shape)
    return begin(rule: rule, within: area)
  }

  /// Takes up what lies inside one shape and outside another that lies in it: a border.
  mutating func begin(
    ring outer: Shape, inner: Shape, transform: AffineTransform? = nil, within area: PixelRect
  ) -> PixelRect {
    flattener.begin(transform: transform)
    flattener.add(outer)
    flattener.add(inner)
    return begin(rule: .evenOdd, within: area)
  }

  /// Takes up what has been flattened, the quick way if it goes.
  private mutating func begin(rule: FillRule, within area: PixelRect) -> PixelRect {
    let reach = flattener.outline.pixelBounds(within: area)
    isConvex =
      kernels == .compiled && !reach.isEmpty
      && convex.begin(
        flattener.outline, rule: rule, area: reach, columnsEnd: area.columns.upperBound)
    return isConvex ? reach : sweep.begin(flattener.outline, rule: rule, area: reach)
  }

  /// Draws the shape that was begun in one colour, source-over.
  mutating func over(_ color: Pixel, with blender: inout RowBlender) {
    if blender.clip == nil {
      // Both can draw many rows in one call.
      return isConvex
        ? convex.over(color, on: &blender.surface) : sweep.over(color, on: &blender.surface)
    }
    while let rows = advanceRows() { blender.over(color, through: row, rows: rows) }
  }

  /// Draws the shape that was begun in a paint whose rows are of one colour each, source-over.
  ///
  /// Such is a gradient that runs straight down, the one that nearly all cells have.
  mutating func overRows(of paint: inout RowPaint, with blender: inout RowBlender) {
    // Each in a loop of its own: to read `row` counts references, row by row.
    if isConvex {
      while let y = convex.advance(), let color = paint.color(ofRow: y) {
        blender.over(color, through: convex.row, rows: y..<(y + 1))
      }
    } else {
      while let y = sweep.advance(), let color = paint.color(ofRow: y) {
        blender.over(color, through: sweep.row, rows: y..<(y + 1))
      }
    }
  }

  /// Goes on to the next row that has any coverage and returns its y; nil behind the last.
  mutating func advance() -> Int? { isConvex ? convex.advance() : sweep.advance() }

  /// Goes on to the next row that has any coverage and returns it with those below that are the same;
  /// nil behind the last.
  mutating func advanceRows() -> Range<Int>? {
    isConvex ? convex.advanceRows() : sweep.advanceRows()
  }

  /// The coverage of the row that `advance` has come to.
  var row: CoverageRow {
    _read { if isConvex { yield convex.row } else { yield sweep.row } }
  }
}
