/// A plane of 8-bit coverage over a rectangle of pixels; 0 everywhere else.
package struct Mask: Hashable, Sendable {
  /// The pixels that a byte exists for.
  package let area: PixelRect
  /// The coverage, row by row from the top left pixel of `area`.
  package private(set) var coverage: [UInt8]

  /// Creates a mask of no coverage.
  package init(area: PixelRect) {
    self.area = area
    coverage = [UInt8](repeating: 0, count: area.width * area.height)
  }

  /// The coverage of a pixel, 0…255; 0 outside `area`.
  package subscript(x: Int, y: Int) -> UInt8 {
    guard area.columns.contains(x), area.rows.contains(y) else { return 0 }
    return coverage[index(x, y)]
  }

  /// The place of a pixel of `area` in `coverage`.
  @inline(__always)
  private func index(_ x: Int, _ y: Int) -> Int {
    (y - area.rows.lowerBound) * area.width + x - area.columns.lowerBound
  }

  /// Stores a row that the sweep has made; its runs must lie in `area`.
  mutating func setRow(_ y: Int, to row: CoverageRow) {
    for run in row.runs {
      let start = index(run.columns.lowerBound, y)
      let places = start..<(start + run.columns.count)
      if let uniform = run.uniform {
        unsafe coverage.withSlice(places) { unsafe $0.update(repeating: uniform) }
      } else {
        let first = run.columns.lowerBound - row.columns.lowerBound
        let bytes = row.bytes[first..<(first + places.count)]
        unsafe coverage.withSlice(places) { _ = unsafe $0.update(fromContentsOf: bytes) }
      }
    }
  }

  /// Stores the coverage of a whole row of `area`.
  mutating func setRow(_ y: Int, to bytes: [UInt8]) {
    precondition(bytes.count == area.width, "one byte for each column")
    let start = index(area.columns.lowerBound, y)
    coverage.replaceSubrange(start..<(start + area.width), with: bytes)
  }

  /// Writes a row into `row` as bytes, as far as its columns reach.
  func copyRow(_ y: Int, into row: inout CoverageRow) {
    row.runs.removeAll(keepingCapacity: true)
    guard area.rows.contains(y) else { return }
    let columns = area.columns.clamped(to: row.columns)
    guard !columns.isEmpty else { return }
    let start = index(columns.lowerBound, y)
    let shift = columns.lowerBound - row.columns.lowerBound - start
    for place in start..<(start + columns.count) { row.bytes[place + shift] = coverage[place] }
    row.appendBytes(columns)
  }

  /// Writes a row into `row`, as far as its columns reach, as runs: one for each stretch that is
  /// covered in full, bytes for the rest, nothing where nothing is covered.
  func copyRuns(_ y: Int, into row: inout CoverageRow) {
    copyRow(y, into: &row)
    guard let columns = row.runs.first?.columns else { return }
    row.runs.removeAll(keepingCapacity: true)
    var start = columns.lowerBound
    while start < columns.upperBound {
      let kind = Stretch(row.bytes[start - row.columns.lowerBound])
      var end = start + 1
      while end < columns.upperBound, Stretch(row.bytes[end - row.columns.lowerBound]) == kind {
        end += 1
      }
      switch kind {
      case .none: break
      case .partial: row.appendBytes(start..<end)
      case .full: row.append(start..<end, uniform: 255)
      }
      start = end
    }
  }

  /// How neighbouring pixels are covered.
  private enum Stretch {
    case none, partial, full

    init(_ coverage: UInt8) {
      self = coverage == 0 ? .none : coverage == 255 ? .full : .partial
    }
  }

  /// Calls `body` with the coverage of some columns of a row, which must lie in `area`.
  @inline(__always)
  func withRow(_ y: Int, _ columns: Range<Int>, _ body: (UnsafePointer<UInt8>) -> Void) {
    precondition(
      area.rows.contains(y) && columns.clamped(to: area.columns) == columns,
      "the row lies in the mask")
    unsafe coverage.withUnsafeBufferPointer { bytes in
      // There is a byte for each place of `area`, and the columns lie in it.
      if let base = bytes.baseAddress { unsafe body(base + index(columns.lowerBound, y)) }
    }
  }
}
