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
  private(set) var area: PixelRect
  /// How far the surface grows where it is drawn into.
  private let limit: PixelRect
  /// Which loops draw.
  let kernels: SpanKernels
  /// The pixels of `area`, row by row, and perhaps some behind them that stay clear.
  private(set) var pixels: [Pixel]
  /// The smallest rectangle of all that was drawn; nil before.
  private(set) var touched: PixelRect?
  /// What has yet to be cleared.
  private var pending: Pending?

  /// Creates a surface over `pixels`, at least one for each place of `area`, all of them clear if it can
  /// grow.
  init(
    area: PixelRect, pixels: [Pixel], growingTo limit: PixelRect? = nil,
    kernels: SpanKernels = .compiled
  ) {
    precondition(pixels.count >= area.width * area.height, "one pixel for each place")
    self.area = area
    self.limit = limit ?? area
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
    if color != .clear { fillOut() }
    pending = Pending(color: color, rows: area.rows)
    touched = area
  }

  /// Clears what has yet to be cleared; pixels are not to be read before.
  @inline(__always)
  mutating func settle() {
    if pending != nil { settle(above: area.rows.upperBound) }
  }

  /// Clears what has yet to be cleared above row `end`.
  @inline(never)
  mutating func settle(above end: Int) {
    guard let pending, end > pending.rows.lowerBound else { return }
    let below = end..<max(end, area.rows.upperBound)
    self.pending = below.isEmpty ? nil : Pending(color: pending.color, rows: below)
    fill(
      PixelRect(columns: area.columns, rows: pending.rows.lowerBound..<end), with: pending.color)
  }

  /// Clears what has yet to be cleared down to the last one of `rows`, but where `row` is to replace what
  /// it covers in full.
  @inline(never)
  private mutating func settle(around row: CoverageRow, rows: Range<Int>) {
    guard let pending, rows.lowerBound >= pending.rows.lowerBound else {
      return settle(above: rows.upperBound)
    }
    settle(above: rows.lowerBound)
    let below = rows.upperBound..<area.rows.upperBound
    self.pending = below.isEmpty ? nil : Pending(color: pending.color, rows: below)
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
    let rect = rect.intersection(limit)
    guard !rect.isEmpty else { return }
    makeRoom(for: rect.columns, rect.rows)
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

  /// Makes room for pixels that are drawn beyond the others.
  @inline(__always)
  private mutating func makeRoom(for columns: Range<Int>, _ rows: Range<Int>) {
    if columns.clamped(to: area.columns) != columns || rows.clamped(to: area.rows) != rows {
      grow(toHold: PixelRect(columns: columns, rows: rows))
    }
  }

  /// Makes room as far as the surface may grow.
  mutating func fillOut() {
    makeRoom(for: limit.columns, limit.rows)
  }

  /// Gives the surface more pixels, half as many again to a side that falls short, so that it does not
  /// grow row by row.
  @inline(never)
  private mutating func grow(toHold rect: PixelRect) {
    func grown(_ old: Range<Int>, _ new: Range<Int>, _ limit: Range<Int>) -> Range<Int> {
      guard !old.isEmpty else { return new.clamped(to: limit) }
      let low = new.lowerBound < old.lowerBound ? new.lowerBound - old.count / 2 : old.lowerBound
      let high = new.upperBound > old.upperBound ? new.upperBound + old.count / 2 : old.upperBound
      return (low..<high).clamped(to: limit)
    }
    settle()
    let old = area
    area = PixelRect(
      columns: grown(old.columns, rect.columns, limit.columns),
      rows: grown(old.rows, rect.rows, limit.rows))
    var larger = [Pixel](repeating: .clear, count: area.width * area.height)
    for y in old.isEmpty ? 0..<0 : old.rows {
      let from = (y - old.rows.lowerBound) * old.width
      let to = index(old.columns.lowerBound, y)
      let row = pixels[from..<(from + old.width)]
      // The closure's buffer is as long as the row.
      unsafe larger.withSlice(to..<(to + old.width)) {
        _ = unsafe $0.update(fromContentsOf: row)
      }
    }
    pixels = larger
  }

  /// Replaces pixels of a row by those of channels, four bytes each, the first of which has the index
  /// `first`.
  mutating func replace(_ columns: Range<Int>, y: Int, by channels: [UInt8], from first: Int) {
    let start = index(columns.lowerBound, y)
    for place in 0..<columns.count {
      let byte = first + 4 * place
      pixels[start + place] = Pixel(
        bits: UInt32(channels[byte]) | UInt32(channels[byte + 1]) << 8
          | UInt32(channels[byte + 2]) << 16 | UInt32(channels[byte + 3]) << 24)
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
  /// many lie from one row to the next.
  ///
  /// As many as `slack` pixels to the right of a row may be read and written back as they are, those of
  /// them that lie within the columns that the surface can have.
  mutating func withPixels(
    of rect: PixelRect, slack: Int = 0, _ body: (UnsafeMutablePointer<Pixel>, Int) -> Void
  ) {
    guard !rect.isEmpty else { return }
    let columns = rect.columns
    let end = min(columns.upperBound + slack, max(columns.upperBound, limit.columns.upperBound))
    makeRoom(for: columns.lowerBound..<end, rect.rows)
    precondition(
      rect == rect.intersection(area) && end <= area.columns.upperBound,
      "the pixels are some of the surface")
    settle(above: rect.rows.upperBound)
    touch(columns, rect.rows)
    let start = index(columns.lowerBound, rect.rows.lowerBound)
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
  ///
  /// `isReplaced` says that where the coverage is full, all pixels will be written without being read.
  @inline(__always)
  private mutating func enter(
    _ row: CoverageRow, rows: Range<Int>, isReplaced: Bool
  ) -> Int? {
    guard let first = row.runs.first, let last = row.runs.last, !rows.isEmpty else { return nil }
    // Runs follow each other from left to right, so all lie between the first and the last.
    let columns = first.columns.lowerBound..<last.columns.upperBound
    makeRoom(for: columns, rows)
    precondition(
      rows.clamped(to: area.rows) == rows && columns.clamped(to: area.columns) == columns
        && columns.clamped(to: row.columns) == columns,
      "the runs lie in the surface and in the row")
    if pending != nil {
      if isReplaced { settle(around: row, rows: rows) } else { settle(above: rows.upperBound) }
    }
    touch(columns, rows)
    return index(0, rows.lowerBound)
  }

  /// Calls `body` with all pixels.
  @inline(__always)
  mutating func withPixels(_ body: (UnsafeMutablePointer<Pixel>) -> Void) {
    unsafe pixels.withUnsafeMutableBufferPointer { buffer in
      guard let pixels = buffer.baseAddress else { return }
      unsafe body(pixels)
    }
  }

  /// Calls `body` with the runs of rows of the same coverage, and the places of the row's first column
  /// among the pixels of the first row and among the coverage; all runs lie both in the surface and in
  /// the row.
  ///
  /// `isReplaced` is that of `enter`.
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
  /// one and that of its coverage; the run lies both in the surface and in the row.
  ///
  /// `isReplaced` is that of `enter`.
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
