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
      if let uniform = run.uniform {
        for place in start..<(start + run.columns.count) { coverage[place] = uniform }
      } else {
        let shift = run.columns.lowerBound - row.columns.lowerBound - start
        for place in start..<(start + run.columns.count) {
          coverage[place] = row.bytes[place + shift]
        }
      }
    }
  }

  /// Stores the coverage of a whole row of `area`.
  mutating func setRow(_ y: Int, to bytes: [UInt8]) {
    precondition(bytes.count == area.width, "one byte for each column")
    let start = index(area.columns.lowerBound, y)
    coverage.replaceSubrange(start..<(start + area.width), with: bytes)
  }

  /// Stores the coverage of a whole column of `area`.
  mutating func setColumn(_ x: Int, to bytes: [UInt8]) {
    precondition(bytes.count == area.height, "one byte for each row")
    var place = index(x, area.rows.lowerBound)
    for byte in bytes {
      coverage[place] = byte
      place += area.width
    }
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

  /// Takes a shape out of a row of bytes: `div255(coverage · (255 − mask))` for each pixel.
  func exclude(from row: inout CoverageRow, y: Int) {
    guard area.rows.contains(y) else { return }
    for run in row.runs {
      precondition(run.uniform == nil, "each pixel has a byte of its own")
      for x in run.columns.clamped(to: area.columns) {
        let place = x - row.columns.lowerBound
        row.bytes[place] = SourceOver.multiply(row.bytes[place], 255 - coverage[index(x, y)])
      }
    }
  }
}
