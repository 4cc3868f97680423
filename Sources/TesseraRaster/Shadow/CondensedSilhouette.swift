/// The coverage of a silhouette, each row once and its long stretches of equal columns cut short.
///
/// A card has a few dozen different rows and as many different columns, however large it is; see
/// `CondensedAxis` for why nothing is lost. Whether both halves mirror each other is told as well, as
/// it halves the work along each axis.
struct CondensedSilhouette {
  /// The columns, from left to right.
  private(set) var columns = CondensedAxis()
  /// The rows, from the top.
  private(set) var rows = CondensedAxis()
  /// For each row that is kept the line with its coverage; rows of mirrored halves share their lines.
  private(set) var lines: [UInt32] = []
  /// How many lines there are.
  private(set) var lineCount = 0
  /// The coverage of the different rows with 2r zeros on either side, r being the radius.
  private(set) var bytes: [UInt8] = []
  /// From one line to the next in `bytes`.
  private(set) var stride = 0

  /// The different rows as they come from the sweep, and how many of each follow each other.
  private var raw: [UInt8] = []
  private var heights: [Int] = []
  /// The runs of the row that came last.
  private var runs: [CoverageRun] = []
  /// For each column whether some row has another coverage there than in the column before.
  private var isChange: [Bool] = []
  /// The columns that are kept, counted from the first one.
  private var kept: [Range<Int>] = []

  /// Takes up the silhouette that `coverage` has begun and that lies in `area`; `drawn` are the pixels
  /// that its blur of `radius` is wanted for.
  mutating func take(
    _ coverage: inout SilhouetteCoverage, area: PixelRect, radius: Int, drawn: PixelRect
  ) {
    raw.removeAll(keepingCapacity: true)
    heights.removeAll(keepingCapacity: true)
    isChange.removeAll(keepingCapacity: true)
    isChange.append(contentsOf: repeatElement(false, count: area.width + 1))
    var next = area.rows.lowerBound
    while let y = coverage.advance() {
      if y > next { takeClear(y - next, area) }
      take(coverage.row, area)
      next = y + 1
    }
    if next < area.rows.upperBound { takeClear(area.rows.upperBound - next, area) }

    condenseColumns(area, radius: radius)
    condenseRows(area, radius: radius, drawn: drawn)
    columns.finish(places: drawn.columns, isMirrored: areLinesMirrored())
  }

  /// Takes up rows without coverage.
  private mutating func takeClear(_ count: Int, _ area: PixelRect) {
    runs.removeAll(keepingCapacity: true)
    heights.append(count)
    raw.append(contentsOf: repeatElement(0, count: area.width))
  }

  /// Takes up a row.
  private mutating func take(_ row: CoverageRow, _ area: PixelRect) {
    if let last = heights.indices.last, isLast(row, area) {
      heights[last] += 1
      return
    }
    heights.append(1)
    runs.removeAll(keepingCapacity: true)
    var end = area.columns.lowerBound
    for run in row.runs {
      runs.append(run)
      raw.append(contentsOf: repeatElement(0, count: run.columns.lowerBound - end))
      end = run.columns.upperBound
      isChange[run.columns.lowerBound - area.columns.lowerBound] = true
      isChange[end - area.columns.lowerBound] = true
      if let uniform = run.uniform {
        raw.append(contentsOf: repeatElement(uniform, count: run.columns.count))
      } else {
        takeBytes(row, run.columns, area)
      }
    }
    raw.append(contentsOf: repeatElement(0, count: area.columns.upperBound - end))
  }

  /// Takes up pixels that have a byte each.
  private mutating func takeBytes(_ row: CoverageRow, _ columns: Range<Int>, _ area: PixelRect) {
    let first = columns.lowerBound - row.columns.lowerBound
    let bytes = row.bytes[first..<(first + columns.count)]
    raw.append(contentsOf: bytes)
    let shift = columns.lowerBound - area.columns.lowerBound - first
    for place in bytes.indices.dropFirst() where bytes[place] != bytes[place - 1] {
      isChange[place + shift] = true
    }
  }

  /// Whether a row is the same as the one before.
  private func isLast(_ row: CoverageRow, _ area: PixelRect) -> Bool {
    guard row.runs.count == runs.count else { return false }
    let shift = raw.count - area.width - area.columns.lowerBound
    for (run, last) in zip(row.runs, runs) {
      guard run.columns == last.columns, run.uniform == last.uniform else { return false }
      guard run.uniform == nil else { continue }
      for x in run.columns where row.bytes[x - row.columns.lowerBound] != raw[x + shift] {
        return false
      }
    }
    return true
  }

  /// Cuts the stretches of equal columns short in all lines.
  private mutating func condenseColumns(_ area: PixelRect, radius: Int) {
    columns.begin(at: area.columns.lowerBound, radius: radius)
    kept.removeAll(keepingCapacity: true)
    var start = 0
    for column in 1..<(area.width + 1) where column == area.width || isChange[column] {
      let count = columns.append(stretch: column - start)
      if let last = kept.indices.last, kept[last].upperBound == start {
        kept[last] = kept[last].lowerBound..<(start + count)
      } else {
        kept.append(start..<(start + count))
      }
      start = column
    }
    // Behind the last value as many zeros as a kernel reads on.
    stride = columns.lineCount + 4 * radius + SpanKernels.blurLanes
    bytes.removeAll(keepingCapacity: true)
    for line in heights.indices {
      bytes.append(contentsOf: repeatElement(0, count: 2 * radius))
      for range in kept {
        let from = line * area.width + range.lowerBound
        bytes.append(contentsOf: raw[from..<(from + range.count)])
      }
      bytes.append(contentsOf: repeatElement(0, count: 2 * radius + SpanKernels.blurLanes))
    }
  }

  /// Cuts the stretches of equal rows short.
  private mutating func condenseRows(_ area: PixelRect, radius: Int, drawn: PixelRect) {
    let isMirrored = areRowsMirrored()
    rows.begin(at: area.rows.lowerBound, radius: radius)
    lines.removeAll(keepingCapacity: true)
    for (index, height) in heights.enumerated() {
      let count = rows.append(stretch: height)
      let line = isMirrored ? min(index, heights.count - 1 - index) : index
      lines.append(contentsOf: repeatElement(UInt32(line), count: count))
    }
    lineCount = isMirrored ? (heights.count + 1) / 2 : heights.count
    rows.finish(places: drawn.rows, isMirrored: isMirrored)
  }

  /// Whether the rows from the last to the first are the same as from the first to the last.
  private func areRowsMirrored() -> Bool {
    for index in 0..<(heights.count / 2) {
      let other = heights.count - 1 - index
      guard heights[index] == heights[other] else { return false }
      let (a, b) = (index * stride, other * stride)
      guard bytes[a..<(a + stride)] == bytes[b..<(b + stride)] else { return false }
    }
    return true
  }

  /// Whether each line is its own mirror image.
  private func areLinesMirrored() -> Bool {
    let margin = 2 * columns.radius
    for line in 0..<lineCount {
      let first = line * stride + margin
      let last = first + columns.lineCount - 1
      for place in 0..<(columns.lineCount / 2) where bytes[first + place] != bytes[last - place] {
        return false
      }
    }
    return true
  }
}
