internal import TesseraGraphics

/// Rows of coverage → pixels, by any blend mode.
///
/// Modes are many and rare, so each has one kind of row only: a colour and a byte of coverage for
/// each pixel. What comes as one value for all is written out for it.
extension Surface {
  /// Blends one colour into one row through its coverage.
  mutating func blend(
    _ color: Pixel, through row: CoverageRow, y: Int, _ mode: BlendMode, _ room: inout ModeRoom
  ) {
    guard let kernel = unsafe room.rowKernel(of: mode, kernels) else {
      return over(color, through: row, rows: y..<(y + 1))
    }
    room.setColors(to: color, row.columns.count)
    unsafe room.colors.withUnsafeBufferPointer { colors in
      unsafe forEachRun(of: row, rows: y..<(y + 1)) { run, pixels, bytes in
        guard let colors = unsafe Self.part(colors, 0, run) else { return }
        unsafe Self.blend(kernel, colors, run, pixels, bytes, &room)
      }
    }
  }

  /// Blends a paint into one row through its coverage.
  mutating func blend(
    _ paint: inout RowPaint, through row: CoverageRow, y: Int, _ mode: BlendMode,
    _ room: inout ModeRoom
  ) {
    guard let kernel = unsafe room.rowKernel(of: mode, kernels) else {
      return over(&paint, through: row, y: y)
    }
    unsafe forEachRun(of: row, rows: y..<(y + 1)) { run, pixels, bytes in
      switch paint.source(for: run.columns, y: y) {
      case .uniform(let color):
        room.setColors(to: color, run.columns.count)
        unsafe room.colors.withUnsafeBufferPointer { colors in
          guard let colors = unsafe Self.part(colors, 0, run) else { return }
          unsafe Self.blend(kernel, colors, run, pixels, bytes, &room)
        }
      case .colors(let first):
        unsafe paint.colors.withUnsafeBufferPointer { colors in
          guard let colors = unsafe Self.part(colors, first, run) else { return }
          unsafe Self.blend(kernel, colors, run, pixels, bytes, &room)
        }
      }
    }
  }

  /// Blends the same row of another surface, which must reach as far as the runs.
  mutating func blend(
    _ layer: Surface, through row: CoverageRow, y: Int, _ mode: BlendMode, _ room: inout ModeRoom
  ) {
    guard let kernel = unsafe room.rowKernel(of: mode, kernels) else {
      return over(layer, through: row, y: y)
    }
    let start = layer.index(0, y)
    unsafe layer.pixels.withUnsafeBufferPointer { colors in
      unsafe forEachRun(of: row, rows: y..<(y + 1)) { run, pixels, bytes in
        guard let colors = unsafe Self.part(colors, start + run.columns.lowerBound, run)
        else { return }
        unsafe Self.blend(kernel, colors, run, pixels, bytes, &room)
      }
    }
  }

  /// Blends colours, as many as the run has columns, into one run.
  private static func blend(
    _ kernel: RowKernel, _ colors: UnsafePointer<Pixel>, _ run: CoverageRun,
    _ pixels: UnsafeMutablePointer<Pixel>, _ bytes: UnsafePointer<UInt8>, _ room: inout ModeRoom
  ) {
    // `forEachRun` answers for as many pixels and bytes as the run has columns.
    let count = run.columns.count
    guard let coverage = run.uniform else {
      return unsafe kernel(
        SpanKernels.words(pixels), SpanKernels.words(colors), bytes, count)
    }
    room.setCoverage(to: coverage, count)
    unsafe room.coverage.withUnsafeBufferPointer { bytes in
      guard let bytes = bytes.baseAddress else { return }
      unsafe kernel(SpanKernels.words(pixels), SpanKernels.words(colors), bytes, count)
    }
  }
}
