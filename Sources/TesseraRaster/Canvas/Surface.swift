internal import TesseraGraphics

/// The pixels that a canvas or a group is drawn into, and where on the canvas they lie.
///
/// Rows of coverage come in with a paint and end up in the pixels. That is where nearly all of the
/// time of drawing goes, so pixels, colours and coverage are reached by pointers here, one
/// bounds check a run.
///
/// A clear is put off until something else is drawn, row by row: a page begins with a fill of the whole
/// of it, a card covers most of its canvas, and no pixel that is replaced is written twice. Drawing
/// mostly goes down the rows; so it is those above that are cleared, and those below that wait.
struct Surface {
  /// A clear that was put off.
  private struct Pending {
    /// The colour.
    let color: Pixel
    /// The rows that have yet to be given it, the last ones of the surface.
    var rows: Range<Int>
  }

  /// The place on the canvas.
  let area: PixelRect
  /// Which loops draw.
  let kernels: SpanKernels
  /// The pixels of `area`, row by row, and perhaps some behind them that stay clear.
  private(set) var pixels: [Pixel]
  /// The smallest rectangle of all that was drawn; nil before.
  private(set) var touched: PixelRect?
  /// What has yet to be cleared.
  private var pending: Pending?

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
    pending = Pending(color: color, rows: area.rows)
    touched = area
  }

  /// Clears what has yet to be cleared; pixels are not to be read before.
  @inline(__always)
  mutating func settle() {
    if let pending { settle(pending) }
  }

  @inline(never)
  private mutating func settle(_ pending: Pending) {
    self.pending = nil
    fill(PixelRect(columns: area.columns, rows: pending.rows), with: pending.color)
  }

  /// Clears all rows down to the last one of `rows`; of those, where they come next, only what `row` does
  /// not cover in full, if that is to be replaced.
  @inline(never)
  private mutating func settle(
    _ pending: Pending, before row: CoverageRow, rows: Range<Int>, isReplaced: Bool
  ) {
    let (first, end) = (pending.rows.lowerBound, pending.rows.upperBound)
    guard rows.upperBound > first else { return }
    self.pending =
      rows.upperBound < end ? Pending(color: pending.color, rows: rows.upperBound..<end) : nil
    let keeps = isReplaced && rows.lowerBound >= first
    let above = first..<(keeps ? rows.lowerBound : rows.upperBound)
    fill(PixelRect(columns: area.columns, rows: above), with: pending.color)
    guard keeps else { return }
    let kernels = kernels
    let width = area.width
    let left = area.columns.lowerBound
    let start = index(left, rows.lowerBound)
    unsafe pixels.withUnsafeMutableBufferPointer { buffer in
      unsafe row.runs.withUnsafeBufferPointer { runs in
        guard let base = buffer.baseAddress else { return }
        // `enter` has seen that rows and runs lie in the surface.
        unsafe kernels.fill(
          base + start, width: width, rows: rows.count, around: runs, left: left,
          pending.color.bits)
      }
    }
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
    if let pending, rect == area, pending.rows == area.rows {
      self.pending = Pending(color: color.over(pending.color), rows: area.rows)
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
  ///
  /// `isReplaced` says that where the coverage is full, all pixels will be written without being read.
  @inline(__always)
  private mutating func enter(
    _ row: CoverageRow, rows: Range<Int>, isReplaced: Bool
  ) -> Int? {
    guard let first = row.runs.first, let last = row.runs.last, !rows.isEmpty else { return nil }
    // Runs follow each other from left to right, so all lie between the first and the last.
    let columns = first.columns.lowerBound..<last.columns.upperBound
    precondition(
      rows.clamped(to: area.rows) == rows && columns.clamped(to: area.columns) == columns
        && columns.clamped(to: row.columns) == columns,
      "the runs lie in the surface and in the row")
    if let pending { settle(pending, before: row, rows: rows, isReplaced: isReplaced) }
    touch(columns, rows)
    return index(0, rows.lowerBound)
  }

  /// Calls `body` with the runs of rows of the same coverage, and the places of the row's first column
  /// among the pixels of the first row and among the coverage; all runs lie both in the surface and in
  /// the row. `isReplaced` is that of `enter`.
  @inline(__always)
  mutating func withRuns(
    of row: CoverageRow, rows: Range<Int>, isReplaced: Bool,
    _ body: (UnsafeBufferPointer<CoverageRun>, UnsafeMutablePointer<Pixel>, UnsafePointer<UInt8>)
      -> Void
  ) {
    guard let start = enter(row, rows: rows, isReplaced: isReplaced) else { return }
    unsafe pixels.withUnsafeMutableBufferPointer { buffer in
      unsafe row.bytes.withUnsafeBufferPointer { bytes in
        unsafe row.runs.withUnsafeBufferPointer { runs in
          guard let pixels = buffer.baseAddress, let bytes = bytes.baseAddress
          else { return }
          // `enter` has seen that all runs lie in the surface and in the row.
          unsafe body(runs, pixels + (start + row.columns.lowerBound), bytes)
        }
      }
    }
  }

  /// Calls `body` with each run of rows of the same coverage, its place among the pixels in the first
  /// one and that of its coverage; the run lies both in the surface and in the row. `isReplaced` is that
  /// of `enter`.
  @inline(__always)
  mutating func forEachRun(
    of row: CoverageRow, rows: Range<Int>, isReplaced: Bool = false,
    _ body: (CoverageRun, UnsafeMutablePointer<Pixel>, UnsafePointer<UInt8>) -> Void
  ) {
    guard let start = enter(row, rows: rows, isReplaced: isReplaced) else { return }
    unsafe pixels.withUnsafeMutableBufferPointer { buffer in
      unsafe row.bytes.withUnsafeBufferPointer { bytes in
        guard let pixels = buffer.baseAddress, let bytes = bytes.baseAddress
        else { return }
        for run in row.runs {
          // `enter` has seen that all runs lie in the surface and in the row, so there are as many
          // pixels and bytes behind the pointers as the run has columns.
          unsafe body(
            run, pixels + (start + run.columns.lowerBound),
            bytes + (run.columns.lowerBound - row.columns.lowerBound))
        }
      }
    }
  }
}
