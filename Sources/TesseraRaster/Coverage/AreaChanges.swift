internal import CSpans

/// Changes of covered area along some rows: the accumulator of the sweep.
///
/// An entry says by how much the covered area of its column differs from that of the column before.
/// One bit for eight entries tells which have been written, so that the way from entries to coverage
/// visits those blocks alone, eight entries at a time, and what lies between is a run (Blend2D keeps
/// such bits, one for four columns). Entries and bits go back to zero as they are taken; one buffer
/// serves all rows. A bit for each entry was rejected: runs of one pixel cost more than eight pixels at
/// once.
///
/// Several rows are kept, because it is quicker to follow a chain through all of them than to come back
/// to it in each (`CoverageSweep.measure`).
struct AreaChanges {
  private(set) var columns = 0..<0
  /// How many rows there is room for.
  private(set) var mostRows = 1
  /// The rows that have been added to and not been taken.
  private var pending = 0..<0
  /// From one row to the next: entries, and words of marks.
  private var stride = 0
  private var words = 0
  /// One entry a column, and at least three behind the last for which nothing counts, in 1/65,536 pixel;
  /// whole blocks, row behind row.
  private var entries: [Int32] = []
  /// One bit a block, and whole words for each row.
  private var marks: [UInt64] = []
  /// Room for the runs of a row.
  private var runs: [CoverageRun] = []

  /// More entries than this are not kept at once, so that they stay near the processor.
  private static let mostEntries = 8_192
  /// Entries that one mark stands for, as a power of two.
  static let blockBits = Int(coverage_block_bits)
  /// Entries that one mark stands for.
  static let block = 1 << blockBits

  /// Creates rows without columns.
  init() {}

  /// Entries for a row of `columns`: whole blocks, and at least three behind the last column.
  ///
  /// A row of coverage has as many bytes.
  static func room(columns: Int) -> Int { (columns + 3 + block - 1) & ~(block - 1) }

  /// Prepares for rows of some columns; all entries are zero.
  mutating func begin(columns: Range<Int>) {
    // Who reads rows may stop before the last one.
    if !pending.isEmpty { clear() }
    self.columns = columns
    stride = Self.room(columns: columns.count)
    words = (stride >> Self.blockBits + 63) / 64
    mostRows = max(1, min(Int(coverage_most_rows), Self.mostEntries / stride))
    let room = mostRows * stride
    if entries.count < room {
      entries.append(contentsOf: repeatElement(0, count: room - entries.count))
    }
    if marks.count < mostRows * words {
      marks.append(contentsOf: repeatElement(0, count: mostRows * words - marks.count))
    }
    // Runs of bytes and runs between them, each at least a column wide.
    if runs.count <= columns.count {
      runs.append(
        contentsOf: repeatElement(
          CoverageRun(columns: 0..<0, uniform: nil), count: columns.count + 1 - runs.count))
    }
  }

  /// Lets `body` add to the rows up to `count` through the compiled loops.
  @inline(__always)
  mutating func withRows<Result>(
    _ count: Int, _ body: (coverage_rows) -> Result
  ) -> Result {
    pending = 0..<max(pending.upperBound, count)
    return unsafe withAllRows(body)
  }

  /// Lets `body` work on all rows through the compiled loops.
  @inline(__always)
  private mutating func withAllRows<Result>(_ body: (coverage_rows) -> Result) -> Result {
    let (columns, stride, words) = (columns, stride, words)
    return unsafe entries.withUnsafeMutableBufferPointer { entries in
      unsafe marks.withUnsafeMutableBufferPointer { marks in
        // `begin` has made entries and bits for `mostRows` rows of `columns`.
        unsafe body(
          coverage_rows(
            left: Int32(columns.lowerBound), count: Int32(columns.count),
            stride: Int32(stride), words: Int32(words),
            entries: entries.baseAddress, marks: marks.baseAddress))
      }
    }
  }

  /// Lets `body` add to a row.
  @inline(__always)
  mutating func withRow<Result>(_ row: Int = 0, _ body: (borrowing AreaRow) -> Result) -> Result {
    pending = 0..<max(pending.upperBound, row + 1)
    let (columns, stride, words) = (columns, stride, words)
    return unsafe entries.withUnsafeMutableBufferPointer { entries in
      unsafe marks.withUnsafeMutableBufferPointer { marks in
        guard let entries = entries.baseAddress, let marks = marks.baseAddress else {
          preconditionFailure("a row is begun before anything is added to it")
        }
        // `begin` has made an entry and a bit for each of `columns` in each row.
        return unsafe body(
          AreaRow(
            columns: columns, entries: entries + row * stride,
            marks: marks + row * words))
      }
    }
  }

  /// Adds what lies to the right of an edge over some heights (see `AreaRow`).
  mutating func add(
    _ edge: Edge, from start: Int, over heights: Range<Int>, sign: Int, row: Int = 0
  ) {
    unsafe withRow(row) { row in unsafe row.add(edge, from: start, over: heights, sign: sign) }
  }

  /// Adds to the change of one column (see `AreaRow`).
  mutating func add(_ area: Int, at column: Int, row: Int = 0) {
    unsafe withRow(row) { row in unsafe row.add(area, at: column) }
  }

  /// Takes all changes out.
  mutating func clear() {
    for place in 0..<(pending.upperBound * stride) { entries[place] = 0 }
    for word in 0..<(pending.upperBound * words) { marks[word] = 0 }
    pending = 0..<0
  }

  /// Turns the changes of a row into coverage and takes them out; rows are taken in order.
  mutating func move(_ index: Int, into row: inout CoverageRow, kernels: SpanKernels) {
    precondition(index < mostRows, "rows are added to before they are taken")
    let count: Int
    switch kernels {
    case .compiled:
      let (columns, stride, words) = (columns, stride, words)
      count = unsafe row.bytes.withUnsafeMutableBufferPointer { bytes in
        unsafe runs.withUnsafeMutableBufferPointer { runs in
          // A `CoverageRun` is a `coverage_run` and nothing else.
          let runs = unsafe UnsafeMutableRawPointer(runs.baseAddress)?.assumingMemoryBound(
            to: coverage_run.self)
          return unsafe entries.withUnsafeMutableBufferPointer { entries in
            unsafe marks.withUnsafeMutableBufferPointer { marks in
              // `begin` has made `mostRows` rows, and the row of coverage has `room` for bytes.
              unsafe coverage_take_runs(
                coverage_rows(
                  left: Int32(columns.lowerBound), count: Int32(columns.count),
                  stride: Int32(stride), words: Int32(words), entries: entries.baseAddress,
                  marks: marks.baseAddress),
                Int32(truncatingIfNeeded: index), bytes.baseAddress, runs)
            }
          }
        }
      }
    case .reference:
      count = moveRuns(index, into: &row.bytes)
    }
    finish(index + 1)
    row.replaceRuns(with: runs, count: count)
  }

  /// Blends one colour through the coverage of some rows, source-over, and takes them out; rows are taken
  /// in order.
  ///
  /// `pixels` begin in the first row's first column, and there are pixels for all columns of each row,
  /// `stride` from one row to the next.
  mutating func over(
    _ color: UInt32, _ rows: Range<Int>, _ pixels: UnsafeMutablePointer<UInt32>, stride: Int
  ) {
    precondition(rows.upperBound <= mostRows, "rows are added to before they are taken")
    unsafe withAllRows { changes in
      unsafe span_over_color_changes(
        pixels, stride, changes, Int32(truncatingIfNeeded: rows.lowerBound),
        Int32(truncatingIfNeeded: rows.count), color)
    }
    finish(rows.upperBound)
  }

  /// Notes that the rows above one have been taken.
  private mutating func finish(_ row: Int) {
    pending = row < pending.upperBound ? row..<pending.upperBound : 0..<0
  }

  /// Writes bytes and runs; returns how many runs.
  private mutating func moveRuns(_ index: Int, into bytes: inout [UInt8]) -> Int {
    let left = columns.lowerBound
    var count = 0
    var covered: Int32 = 0
    var uniform: UInt8 = 0
    // Bytes are pending for the places from `start` to `end`; from `end` on coverage is `uniform`.
    var start = 0
    var end = 0
    // Behind the last block.
    var behind = -1
    func append(until place: Int, _ uniform: UInt8?) {
      let from = uniform == nil ? start : end
      guard from < place, uniform != 0 else { return }
      runs[count] = CoverageRun(columns: (left + from)..<(left + place), uniform: uniform)
      count += 1
    }
    for word in 0..<words {
      var bits = marks[index * words + word]
      marks[index * words + word] = 0
      while bits != 0 {
        let first = (word * 64 + bits.trailingZeroBitCount) << Self.blockBits
        let block = first..<(first + Self.block)
        bits &= bits &- 1
        for place in block {
          covered &+= entries[index * stride + place]
          entries[index * stride + place] = 0
          bytes[place] = Self.coverage(of: Int(covered))
        }
        if first > behind {
          append(until: end, nil)
          start = block.first { bytes[$0] != uniform } ?? block.upperBound
          append(until: min(start, columns.count), uniform)
        }
        behind = block.upperBound
        uniform = bytes[behind - 1]
        end = max(start, (block.last { bytes[$0] != uniform } ?? first - 1) + 1)
      }
    }
    end = min(end, columns.count)
    append(until: end, nil)
    append(until: columns.count, uniform)
    return count
  }

  /// Covered area in 1/65,536 pixel → 8 bits, rounded to nearest.
  @inline(__always)
  private static func coverage(of area: Int) -> UInt8 {
    UInt8(truncatingIfNeeded: (min(65_536, max(0, area)) &* 255 &+ 32_768) >> 16)
  }
}
