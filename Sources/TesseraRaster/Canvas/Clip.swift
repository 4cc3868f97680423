internal import TesseraGraphics

/// The region that drawing is held to, where whole pixels do not tell it: the product of all shapes
/// and masks that clip.
///
/// A rectangle on whole pixels never gets here; it only makes the canvas's `drawArea` smaller.
struct Clip {
  /// The product of the coverages.
  private(set) var mask: Mask
  /// For each row a range of columns that nothing is cut from, so that long runs stay runs.
  private var solid: [Range<Int>]

  /// The region inside `shape` and `outer`, as far as it lies in `area`.
  init(
    _ shape: Shape, transform: AffineTransform?, rule: FillRule, within outer: Clip?,
    area: PixelRect, coverage: inout ShapeCoverage, kernels: SpanKernels
  ) {
    let area = coverage.begin(shape, transform: transform, rule: rule, within: area)
    self.init(area: area)
    var clipped = CoverageRow(columns: area.columns)
    while let y = coverage.advance() {
      store(coverage.row, y: y, within: outer, clipped: &clipped, kernels)
    }
  }

  /// The region of `mask` and `outer`, as far as it lies in `area`.
  init(_ other: Mask, within outer: Clip?, area: PixelRect, kernels: SpanKernels) {
    self.init(area: other.area.intersection(area))
    var row = CoverageRow(columns: mask.area.columns)
    var clipped = row
    for y in mask.area.rows {
      other.copyRuns(y, into: &row)
      store(row, y: y, within: outer, clipped: &clipped, kernels)
    }
  }

  /// Nothing.
  private init(area: PixelRect) {
    mask = Mask(area: area)
    solid = [Range<Int>](repeating: 0..<0, count: area.height)
  }

  /// Stores a row, multiplied with that of the clip around.
  private mutating func store(
    _ row: CoverageRow, y: Int, within outer: Clip?, clipped: inout CoverageRow,
    _ kernels: SpanKernels
  ) {
    if let outer {
      outer.apply(to: row, y: y, into: &clipped, kernels)
      store(clipped, y: y)
    } else {
      store(row, y: y)
    }
  }

  /// Stores the coverage of a row.
  private mutating func store(_ row: CoverageRow, y: Int) {
    mask.setRow(y, to: row)
    let index = y - mask.area.rows.lowerBound
    for run in row.runs where run.uniform == 255 && run.columns.count > solid[index].count {
      solid[index] = run.columns
    }
  }

  /// Multiplies the coverage of a row with the clip's, `div255(coverage · clip)`, into another row,
  /// whose columns must reach as far; what is outside goes.
  func apply(
    to row: CoverageRow, y: Int, into clipped: inout CoverageRow, _ kernels: SpanKernels
  ) {
    clipped.runs.removeAll(keepingCapacity: true)
    guard mask.area.rows.contains(y) else { return }
    let solid = solid[y - mask.area.rows.lowerBound]
    for run in row.runs {
      let columns = run.columns.clamped(to: mask.area.columns)
      guard let uniform = run.uniform, columns.overlaps(solid) else {
        multiply(row, run, columns, y: y, into: &clipped, kernels)
        continue
      }
      let kept = columns.clamped(to: solid)
      multiply(row, run, columns.lowerBound..<kept.lowerBound, y: y, into: &clipped, kernels)
      clipped.append(kept, uniform: uniform)
      multiply(row, run, kept.upperBound..<columns.upperBound, y: y, into: &clipped, kernels)
    }
  }

  /// Adds a part of a run whose pixels have a byte each: coverage times clip.
  private func multiply(
    _ row: CoverageRow, _ run: CoverageRun, _ columns: Range<Int>, y: Int,
    into clipped: inout CoverageRow, _ kernels: SpanKernels
  ) {
    guard !columns.isEmpty else { return }
    let from = columns.lowerBound - row.columns.lowerBound
    let to = columns.lowerBound - clipped.columns.lowerBound
    let count = columns.count
    precondition(
      from >= 0 && to >= 0 && from + count <= row.bytes.count && to + count <= clipped.bytes.count,
      "both rows reach as far as the run")
    unsafe mask.withRow(y, columns) { clip in
      unsafe clipped.bytes.withUnsafeMutableBufferPointer { products in
        unsafe row.bytes.withUnsafeBufferPointer { bytes in
          guard let products = products.baseAddress, let bytes = bytes.baseAddress
          else { return }
          // All three have `count` bytes from here on: the precondition, and `withRow`.
          if let uniform = run.uniform {
            unsafe kernels.multiply(clip, uniform, count, into: products + to)
          } else {
            unsafe kernels.multiply(clip, bytes + from, count, into: products + to)
          }
        }
      }
    }
    clipped.appendBytes(columns)
  }
}
