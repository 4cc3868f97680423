internal import CSpans

/// Changes of covered area along some rows: the accumulator of the sweep.
///
/// An entry says by how much the covered area of its column differs from that of the column before.
/// One bit a column tells which entries have been written, so that the way from entries to coverage
/// visits those alone, and what lies between is a run (Blend2D keeps such bits, one for four
/// columns). Entries and bits go back to zero as they are taken; one buffer serves all rows.
///
/// Several rows are kept, because it is quicker to follow a chain through all of them than to come back
/// to it in each (`CoverageSweep.measure`).
struct AreaChanges {
  private(set) var columns = 0..<0
  /// How many rows there is room for.
  private(set) var mostRows = 1
  /// The rows that have been added to and not been taken.
  private var pending = 0..<0
  /// One entry a column, in 1/65,536 pixel, and one behind the last for the compiled loops; row behind row.
  private var entries: [Int32] = []
  /// One bit a column, and whole words for each row.
  private var marks: [UInt64] = []
  /// Room for the runs of a row.
  private var runs: [CoverageRun] = []

  /// More columns than this in all are not kept at once, so that they stay near the processor.
  private static let mostEntries = 8_192

  /// Creates rows without columns.
  init() {}

  /// Prepares for rows of some columns; all entries are zero.
  mutating func begin(columns: Range<Int>) {
    // Who reads rows may stop before the last one.
    if !pending.isEmpty { clear() }
    self.columns = columns
    mostRows = max(1, min(Int(coverage_most_rows), Self.mostEntries / (columns.count + 1)))
    let room = mostRows * (columns.count + 1)
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

  /// Words of marks in a row.
  private var words: Int { (columns.count + 63) / 64 }

  /// Lets `body` add to the rows up to `count` through the compiled loops.
  @inline(__always)
  mutating func withRows<Result>(
    _ count: Int, _ body: (coverage_rows) -> Result
  ) -> Result {
    pending = 0..<max(pending.upperBound, count)
    let columns = columns
    return unsafe entries.withUnsafeMutableBufferPointer { entries in
      unsafe marks.withUnsafeMutableBufferPointer { marks in
        // `begin` has made entries and bits for `mostRows` rows of `columns`.
        unsafe body(
          coverage_rows(
            left: Int32(columns.lowerBound), count: Int32(columns.count),
            entries: entries.baseAddress, marks: marks.baseAddress))
      }
    }
  }

  /// Lets `body` add to a row.
  @inline(__always)
  mutating func withRow<Result>(_ row: Int = 0, _ body: (borrowing AreaRow) -> Result) -> Result {
    pending = 0..<max(pending.upperBound, row + 1)
    let (columns, words) = (columns, words)
    return unsafe entries.withUnsafeMutableBufferPointer { entries in
      unsafe marks.withUnsafeMutableBufferPointer { marks in
        guard let entries = entries.baseAddress, let marks = marks.baseAddress else {
          preconditionFailure("a row is begun before anything is added to it")
        }
        // `begin` has made an entry and a bit for each of `columns` in each row.
        return unsafe body(
          AreaRow(
            columns: columns, entries: entries + row * (columns.count + 1),
            marks: marks + row * words))
      }
    }
  }

  /// Adds what lies to the right of an edge over some heights (see `AreaRow`).
  mutating func add(_ edge: Edge, from start: Int, over heights: Range<Int>, sign: Int) {
    unsafe withRow { row in unsafe row.add(edge, from: start, over: heights, sign: sign) }
  }

  /// Adds to the change of one column (see `AreaRow`).
  mutating func add(_ area: Int, at column: Int) {
    unsafe withRow { row in unsafe row.add(area, at: column) }
  }

  /// Takes all changes out.
  mutating func clear() {
    for place in 0..<(pending.upperBound * (columns.count + 1)) { entries[place] = 0 }
    for word in 0..<(pending.upperBound * words) { marks[word] = 0 }
    pending = 0..<0
  }

  /// Turns the changes of a row into coverage and takes them out; rows are taken in order.
  mutating func move(_ index: Int, into row: inout CoverageRow, kernels: SpanKernels) {
    precondition(index < mostRows, "rows are added to before they are taken")
    let (columns, words) = (columns, words)
    let count = unsafe entries.withUnsafeMutableBufferPointer { entries in
      unsafe marks.withUnsafeMutableBufferPointer { marks in
        unsafe row.bytes.withUnsafeMutableBufferPointer { bytes in
          unsafe runs.withUnsafeMutableBufferPointer { runs in
            guard let entries = entries.baseAddress, let marks = marks.baseAddress else { return 0 }
            // Rows lie one behind the other, as `begin` has made them.
            let firstEntry = unsafe entries + index &* (columns.count &+ 1)
            let firstMark = unsafe marks + index &* words
            switch kernels {
            case .compiled:
              // A `CoverageRun` is a `coverage_run` and nothing else.
              let runs = unsafe UnsafeMutableRawPointer(runs.baseAddress)?.assumingMemoryBound(
                to: coverage_run.self)
              return unsafe coverage_take_runs(
                firstEntry, firstMark, Int32(truncatingIfNeeded: columns.lowerBound),
                Int32(truncatingIfNeeded: columns.count), bytes.baseAddress, runs)
            case .reference:
              return unsafe Self.move(
                columns, marks: UnsafeMutableBufferPointer(start: firstMark, count: words),
                entries: UnsafeMutableBufferPointer(start: firstEntry, count: columns.count),
                bytes: bytes, runs: runs)
            }
          }
        }
      }
    }
    pending = index + 1 < pending.upperBound ? (index + 1)..<pending.upperBound : 0..<0
    row.replaceRuns(with: runs, count: count)
  }

  /// Pixels of one coverage between others from which on they make a run of their own.
  private static let shortestRun = 4

  /// Writes bytes and runs; returns how many runs.
  ///
  /// All marked places are below `columns.count`, which `entries` and `bytes` have room for; `runs` has
  /// room for one run more.
  private static func move(
    _ columns: Range<Int>, marks: UnsafeMutableBufferPointer<UInt64>,
    entries: UnsafeMutableBufferPointer<Int32>, bytes: UnsafeMutableBufferPointer<UInt8>,
    runs: UnsafeMutableBufferPointer<CoverageRun>
  ) -> Int {
    let left = columns.lowerBound
    var count = 0
    var covered = 0
    var uniform: UInt8 = 0
    // Bytes are pending for the places from `start` to `end`; from `end` on coverage is `uniform`.
    var start = 0
    var end = 0
    func finish(until place: Int) {
      if start < end {
        unsafe runs[count] = CoverageRun(
          columns: (left &+ start)..<(left &+ end), uniform: nil)
        count &+= 1
      }
      if uniform > 0, end < place {
        unsafe runs[count] = CoverageRun(
          columns: (left &+ end)..<(left &+ place), uniform: uniform)
        count &+= 1
      }
    }

    var base = 0
    for word in 0..<marks.count {
      var bits = unsafe marks[word]
      unsafe marks[word] = 0
      while bits != 0 {
        let low = bits.trailingZeroBitCount
        let length = (~(bits &>> UInt64(low))).trailingZeroBitCount
        // Adding the lowest one carries through all ones next to it.
        bits &= bits &+ (1 &<< UInt64(low))
        var place = base &+ low
        let last = place &+ length &- 1
        if place <= end &+ shortestRun {
          while end < place {
            unsafe bytes[end] = uniform
            end &+= 1
          }
        } else {
          finish(until: place)
          start = place
        }
        while place < last {
          covered &+= Int(unsafe entries[place])
          unsafe entries[place] = 0
          unsafe bytes[place] = coverage(of: covered)
          place &+= 1
        }
        // The last change begins the run behind it.
        covered &+= Int(unsafe entries[last])
        unsafe entries[last] = 0
        uniform = coverage(of: covered)
        end = last
      }
      base &+= 64
    }
    finish(until: columns.count)
    return count
  }

  /// Covered area in 1/65,536 pixel → 8 bits, rounded to nearest.
  @inline(__always)
  private static func coverage(of area: Int) -> UInt8 {
    UInt8(truncatingIfNeeded: (min(65_536, max(0, area)) &* 255 &+ 32_768) >> 16)
  }
}
