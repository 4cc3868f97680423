internal import TesseraGraphics

/// Rows of coverage → pixels, source-over.
extension Surface {
  /// Blends one colour into rows of the same coverage.
  mutating func over(_ color: Pixel, through row: CoverageRow, rows: Range<Int>) {
    let kernels = kernels
    let stride = area.width
    unsafe withRuns(of: row, rows: rows, isReplaced: color.alpha == 255) { runs, pixels, bytes in
      // `withRuns` answers for the pixels and bytes of all runs, in all rows.
      unsafe kernels.over(
        pixels, stride: stride, rows: rows.count, color.bits, runs: runs,
        left: row.columns.lowerBound, coverage: bytes)
    }
  }

  /// Blends one colour into rows through the coverage that changes of area add up to, and takes them out;
  /// `rows` begin with the first that the changes are of.
  mutating func over(_ color: Pixel, through changes: inout AreaChanges, rows: Range<Int>) {
    unsafe withPixels(of: PixelRect(columns: changes.columns, rows: rows)) { pixels, stride in
      // The surface has a pixel for each column of each row.
      unsafe changes.over(color.bits, 0..<rows.count, SpanKernels.words(pixels), stride: stride)
    }
  }

  /// Blends a paint into one row through its coverage.
  mutating func over(_ paint: inout RowPaint, through row: CoverageRow, y: Int) {
    let kernels = kernels
    let isOpaque = paint.enterRow(y)
    unsafe forEachRun(of: row, rows: y..<(y + 1), isReplaced: isOpaque) { run, pixels, bytes in
      if isOpaque, run.uniform == 255 {
        // `forEachRun` answers for as many pixels as the run has columns.
        return unsafe paint.write(
          run.columns, y: y,
          into: UnsafeMutableBufferPointer(start: pixels, count: run.columns.count))
      }
      switch paint.source(for: run.columns, y: y) {
      case .uniform(let color): unsafe Self.over(color, run, pixels, bytes, kernels)
      case .colors(let first):
        unsafe paint.colors.withUnsafeBufferPointer { colors in
          guard let colors = unsafe Self.part(colors, first, run) else { return }
          if run.uniform == 255, paint.isOpaque {
            // `forEachRun` and `part` answer for as many pixels and colours.
            unsafe pixels.update(from: colors, count: run.columns.count)
          } else {
            unsafe Self.over(colors, run, pixels, bytes, kernels)
          }
        }
      }
    }
  }

  /// Blends the same row of another surface, which must reach as far as the runs.
  mutating func over(_ layer: Surface, through row: CoverageRow, y: Int) {
    let kernels = kernels
    let start = layer.index(0, y)
    unsafe layer.pixels.withUnsafeBufferPointer { colors in
      unsafe forEachRun(of: row, rows: y..<(y + 1)) { run, pixels, bytes in
        guard let colors = unsafe Self.part(colors, start + run.columns.lowerBound, run)
        else { return }
        unsafe Self.over(colors, run, pixels, bytes, kernels)
      }
    }
  }

  /// One colour into one run.
  @inline(__always)
  private static func over(
    _ color: Pixel, _ run: CoverageRun, _ pixels: UnsafeMutablePointer<Pixel>,
    _ bytes: UnsafePointer<UInt8>, _ kernels: SpanKernels
  ) {
    // `forEachRun` answers for as many pixels and bytes as the run has columns.
    let count = run.columns.count
    guard let coverage = run.uniform else {
      return unsafe kernels.over(pixels, count, color.bits, coverage: bytes)
    }
    let source = SourceOver.scale(color.bits, UInt32(coverage))
    if source >> 24 == 255 {
      unsafe kernels.fill(pixels, count, source)
    } else {
      unsafe kernels.over(pixels, count, source)
    }
  }

  /// Colours, as many as the run has columns, into one run.
  @inline(__always)
  private static func over(
    _ colors: UnsafePointer<Pixel>, _ run: CoverageRun, _ pixels: UnsafeMutablePointer<Pixel>,
    _ bytes: UnsafePointer<UInt8>, _ kernels: SpanKernels
  ) {
    // `forEachRun` answers for as many pixels and bytes as the run has columns.
    let count = run.columns.count
    if let coverage = run.uniform {
      unsafe kernels.over(pixels, count, colors: colors, coverage: coverage)
    } else {
      unsafe kernels.over(pixels, count, colors: colors, coverage: bytes)
    }
  }

  /// The colours of a run, the first of which has the index `first`.
  @inline(__always)
  static func part(
    _ colors: UnsafeBufferPointer<Pixel>, _ first: Int, _ run: CoverageRun
  ) -> UnsafePointer<Pixel>? {
    precondition(
      first >= 0 && first + run.columns.count <= colors.count, "each pixel has a colour")
    return unsafe colors.baseAddress.map { unsafe $0 + first }
  }
}
