/// Rows, one item each, whose heights become known one by one; the others count with an estimate.
///
/// Rows are taken together in chunks. A chunk of which no height is known is arithmetic, any other keeps
/// where its rows begin; above both, the begin of each chunk. So a height that becomes known costs a chunk
/// and a sum over all chunks, a look-up a binary search, and memory follows what was measured. A Fenwick tree
/// would take fewer steps for a change, and a logarithm of them for each place that is asked for.
struct RowLines: FlowLines {
  /// Rows of which at least one was measured.
  private struct Chunk {
    /// The extents along the main axis.
    var heights: [Double]
    /// Where each row begins, from the begin of the chunk, and where the next chunk's first one does.
    var offsets: [Double]
  }

  /// How many rows a chunk has: about as many as a million rows have chunks.
  private static let chunkSize = 1_024

  let itemCount: Int
  /// A row's extent along the cross axis.
  private let cross: Double
  /// The extent of rows that are not measured.
  private let estimate: Double
  private let measures: FlowMeasures
  /// The chunks; nil where nothing was measured.
  private var chunks: [Chunk?]
  /// Where each chunk begins, and where one behind the last would.
  private var starts: [Double]

  /// Creates rows.
  ///
  /// - Parameters:
  ///   - count: How many rows there are.
  ///   - cross: Their extent along the cross axis.
  ///   - estimate: The extent along the main axis of those that are not measured.
  ///   - measured: The extents of the others, by row.
  ///   - measures: What all lines have in common.
  init(
    count: Int, cross: Double, estimate: Double, measured: [(row: Int, height: Double)],
    measures: FlowMeasures
  ) {
    itemCount = count
    self.cross = cross
    self.estimate = estimate
    self.measures = measures
    let chunkCount = (count + Self.chunkSize - 1) / Self.chunkSize
    chunks = Array(repeating: nil, count: chunkCount)
    starts = Array(repeating: 0, count: chunkCount + 1)
    sumUp(from: 0)
    measure(measured)
  }

  /// Takes heights in that became known, or became others; rows that there are not are left out.
  mutating func measure(_ measured: [(row: Int, height: Double)]) {
    var changed: Set<Int> = []
    for (row, height) in measured where (0..<itemCount).contains(row) {
      let (index, place) = row.quotientAndRemainder(dividingBy: Self.chunkSize)
      if chunks[index] == nil {
        let heights = Array(repeating: estimate, count: rowCount(ofChunk: index))
        chunks[index] = Chunk(heights: heights, offsets: [])
      }
      chunks[index]?.heights[place] = height
      changed.insert(index)
    }
    for index in changed {
      guard let heights = chunks[index]?.heights else { continue }
      var offset = 0.0
      var offsets = [0.0]
      offsets.reserveCapacity(heights.count + 1)
      for height in heights {
        offset += height + measures.lineSpacing
        offsets.append(offset)
      }
      chunks[index]?.offsets = offsets
    }
    if let first = changed.min() { sumUp(from: first) }
  }

  /// Finds where the chunks behind one begin.
  private mutating func sumUp(from first: Int) {
    for index in first..<chunks.count {
      let extent =
        chunks[index]?.offsets.last ?? Double(rowCount(ofChunk: index)) * estimatedPitch
      starts[index + 1] = starts[index] + extent
    }
  }

  private func rowCount(ofChunk index: Int) -> Int {
    min(Self.chunkSize, itemCount - index * Self.chunkSize)
  }

  /// The distance of the begins of two rows that are not measured.
  private var estimatedPitch: Double { estimate + measures.lineSpacing }

  /// How many chunks keep heights: what memory follows.
  var measuredChunks: Int { chunks.count { $0 != nil } }

  var count: Int { itemCount }
  var mainExtent: Double { itemCount == 0 ? 0 : (starts.last ?? 0) - measures.lineSpacing }
  var isOverfull: Bool { itemCount > 0 && cross > measures.available + FlowMeasures.tolerance }

  func band(of line: Int) -> (start: Double, thickness: Double) {
    let (index, place) = line.quotientAndRemainder(dividingBy: Self.chunkSize)
    guard let chunk = chunks[index] else {
      return (starts[index] + Double(place) * estimatedPitch, estimate)
    }
    return (starts[index] + chunk.offsets[place], chunk.heights[place])
  }

  func items(of line: Int) -> Range<Int> { line..<line + 1 }

  func place(of item: Int) -> FlowPlace {
    let band = band(of: item)
    return FlowPlace(
      cross: measures.crossStart, main: band.start, crossExtent: cross,
      mainExtent: band.thickness)
  }

  func firstLine(endingAfter main: Double) -> Int {
    firstLine { $0.start + $0.thickness > main }
  }

  func firstLine(beginningAt main: Double) -> Int { firstLine { $0.start >= main } }

  /// The first line for which a condition holds that, once it holds, holds for all further lines.
  private func firstLine(where isPast: ((start: Double, thickness: Double)) -> Bool) -> Int {
    var (low, high) = (0, itemCount)
    while low < high {
      let middle = low + (high - low) / 2
      if isPast(band(of: middle)) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
