internal import TesseraGraphics

/// The pixels that a canvas or a group is drawn into, and where on the canvas they lie.
///
/// Rows of coverage come in with a paint and end up in the pixels. That is where nearly all of the
/// time of drawing goes, so pixels, colours and coverage are reached by pointers here, one
/// bounds check a run.
///
/// A clear is put off until something else is drawn: a page begins with a fill of the whole of it,
/// and then no pixel is written twice.
struct Surface {
  /// The place on the canvas.
  let area: PixelRect
  /// Which loops draw.
  let kernels: SpanKernels
  /// The pixels of `area`, row by row, and perhaps some behind them that stay clear.
  private(set) var pixels: [Pixel]
  /// The smallest rectangle of all that was drawn; nil before.
  private(set) var touched: PixelRect?
  /// The colour that all pixels have yet to be given.
  private var pending: Pixel?

  /// Creates a surface over `pixels`, at least one for each place of `area`.
  init(area: PixelRect, pixels: [Pixel], kernels: SpanKernels = .compiled) {
    precondition(pixels.count >= area.width * area.height, "one pixel for each place")
    self.area = area
    self.kernels = kernels
    self.pixels = pixels
  }

  /// Creates a clear surface.
  init(area: PixelRect, kernels: SpanKernels = .compiled) {
    self.init(
      area: area, pixels: [Pixel](repeating: .clear, count: area.width * area.height),
      kernels: kernels)
  }

  /// Makes all pixels one colour.
  mutating func clear(to color: Pixel) {
    pending = color
    touched = area
  }

  /// Gives the pixels the colour that was put off; they are not to be read before.
  @inline(__always)
  mutating func settle() {
    if let color = pending { settle(color) }
  }

  @inline(never)
  private mutating func settle(_ color: Pixel) {
    pending = nil
    fill(area, with: color)
  }

  /// Makes the pixels of `rect`, which must lie in `area`, one colour.
  private mutating func fill(_ rect: PixelRect, with color: Pixel) {
    unsafe forEachStretch(of: rect) { kernels, pixels, count in
      unsafe kernels.fill(pixels, count, color.bits)
    }
  }

  /// Makes everything clear that was drawn.
  mutating func erase() {
    pending = nil
    if let touched { fill(touched, with: .clear) }
    touched = nil
  }

  /// Blends one colour into a whole rectangle, source-over.
  mutating func over(_ color: Pixel, on rect: PixelRect) {
    let rect = rect.intersection(area)
    guard !rect.isEmpty else { return }
    if let below = pending, rect == area {
      pending = color.over(below)
      return
    }
    settle()
    touch(rect.columns, rect.rows)
    if color.alpha == 255 { return fill(rect, with: color) }
    unsafe forEachStretch(of: rect) { kernels, pixels, count in
      unsafe kernels.over(pixels, count, color.bits)
    }
  }

  /// The place of a pixel of `area` in `pixels`.
  @inline(__always)
  func index(_ x: Int, _ y: Int) -> Int {
    (y - area.rows.lowerBound) * area.width + x - area.columns.lowerBound
  }

  /// Calls `body` for each row of a rectangle that lies in `area`, or once where its rows join.
  @inline(__always)
  private mutating func forEachStretch(
    of rect: PixelRect, _ body: (SpanKernels, UnsafeMutablePointer<Pixel>, Int) -> Void
  ) {
    guard !rect.isEmpty else { return }
    let kernels = kernels
    let joins = rect.width == area.width
    let stride = area.width
    let start = index(rect.columns.lowerBound, rect.rows.lowerBound)
    unsafe pixels.withUnsafeMutableBufferPointer { buffer in
      // `rect` lies in `area`, and `buffer` has a pixel for each place of it.
      guard let base = buffer.baseAddress else { return }
      if joins { return unsafe body(kernels, base + start, rect.height * stride) }
      for row in 0..<rect.height { unsafe body(kernels, base + start + row * stride, rect.width) }
    }
  }

  /// Calls `body` with the pixel at the top left corner of a rectangle that is drawn into, and with how
  /// many lie from one row to the next; the rectangle lies in `area`.
  mutating func withPixels(
    of rect: PixelRect, _ body: (UnsafeMutablePointer<Pixel>, Int) -> Void
  ) {
    guard !rect.isEmpty else { return }
    precondition(rect == rect.intersection(area), "the pixels are some of the surface")
    settle()
    touch(rect.columns, rect.rows)
    let start = index(rect.columns.lowerBound, rect.rows.lowerBound)
    let stride = area.width
    unsafe pixels.withUnsafeMutableBufferPointer { buffer in
      // `buffer` has a pixel for each place of `area`.
      guard let base = buffer.baseAddress else { return }
      unsafe body(base + start, stride)
    }
  }

  /// Notes that pixels were drawn.
  @inline(__always)
  mutating func touch(_ columns: Range<Int>, _ rows: Range<Int>) {
    guard let old = touched else {
      touched = PixelRect(columns: columns, rows: rows)
      return
    }
    if old.columns.lowerBound <= columns.lowerBound, old.columns.upperBound >= columns.upperBound,
      old.rows.lowerBound <= rows.lowerBound, old.rows.upperBound >= rows.upperBound
    {
      return
    }
    touched = old.union(PixelRect(columns: columns, rows: rows))
  }

  /// Prepares rows of the same coverage to be drawn into; returns the index of the first one's pixel at
  /// column 0, which need not exist, or nil where there is no coverage.
  @inline(__always)
  private mutating func enter(_ row: CoverageRow, rows: Range<Int>) -> Int? {
    guard let first = row.runs.first, let last = row.runs.last, !rows.isEmpty else { return nil }
    settle()
    precondition(
      rows.lowerBound >= area.rows.lowerBound && rows.upperBound <= area.rows.upperBound,
      "the rows are some of the surface")
    touch(first.columns.lowerBound..<last.columns.upperBound, rows)
    return index(0, rows.lowerBound)
  }

  /// Calls `body` with the runs of rows of the same coverage, and the places of the row's first column
  /// among the pixels of the first row and among the coverage; all runs lie both in the surface and in
  /// the row.
  @inline(__always)
  mutating func withRuns(
    of row: CoverageRow, rows: Range<Int>,
    _ body: (UnsafeBufferPointer<CoverageRun>, UnsafeMutablePointer<Pixel>, UnsafePointer<UInt8>)
      -> Void
  ) {
    guard let start = enter(row, rows: rows) else { return }
    let columns = area.columns.clamped(to: row.columns)
    unsafe pixels.withUnsafeMutableBufferPointer { buffer in
      unsafe row.bytes.withUnsafeBufferPointer { bytes in
        unsafe row.runs.withUnsafeBufferPointer { runs in
          guard let pixels = buffer.baseAddress, let bytes = bytes.baseAddress,
            let first = unsafe runs.first, let last = unsafe runs.last
          else { return }
          // Runs follow each other from left to right, so all lie between the first and the last.
          precondition(
            first.columns.lowerBound >= columns.lowerBound
              && last.columns.upperBound <= columns.upperBound, "the runs lie in the row")
          unsafe body(runs, pixels + (start + row.columns.lowerBound), bytes)
        }
      }
    }
  }

  /// Calls `body` with each run of rows of the same coverage, its place among the pixels in the first
  /// one and that of its coverage; the run lies both in the surface and in the row.
  @inline(__always)
  mutating func forEachRun(
    of row: CoverageRow, rows: Range<Int>,
    _ body: (CoverageRun, UnsafeMutablePointer<Pixel>, UnsafePointer<UInt8>) -> Void
  ) {
    guard let start = enter(row, rows: rows) else { return }
    let columns = area.columns.clamped(to: row.columns)
    unsafe pixels.withUnsafeMutableBufferPointer { buffer in
      unsafe row.bytes.withUnsafeBufferPointer { bytes in
        guard let pixels = buffer.baseAddress, let bytes = bytes.baseAddress
        else { return }
        for run in row.runs {
          // `columns` lies in the surface and in the row, so there are as many pixels and bytes
          // behind the pointers as the run has columns.
          precondition(
            run.columns.lowerBound >= columns.lowerBound
              && run.columns.upperBound <= columns.upperBound, "the run lies in the row")
          unsafe body(
            run, pixels + (start + run.columns.lowerBound),
            bytes + (run.columns.lowerBound - row.columns.lowerBound))
        }
      }
    }
  }
}
