import TesseraSource

/// Lines of items of different sizes; items whose size is not known yet count with an estimate.
///
/// Items are taken together in chunks, each with the lines that begin in it. Where all items of a
/// chunk are as estimated, only its last line is kept and the others are arithmetic; any other
/// chunk keeps its items and its lines. Above the chunks lie sums. So a size that becomes known
/// costs the lines of its chunk, those of further chunks as far as they break elsewhere than
/// before, and a sum over all chunks; a look-up is a binary search, and memory follows what differs
/// from the estimate. Breaking all items again was rejected: each screen that is scrolled to would
/// cost as much as everything.
struct PackedLines: FlowLines {
  /// A part of the items, and the lines that begin in it.
  private struct Chunk {
    /// The items' extents; nil where all are as estimated.
    var extents: [FlowExtents]?
    /// The extents that all items have; nil where they differ.
    var common: FlowExtents?
    /// The first item of the first line; −1 where lines are to be broken anew.
    var first = -1
    /// How many lines, the first ones, hold estimated items alone and have an estimated one behind
    /// them.
    var estimatedLines = 0
    /// The other lines.
    var lines: [Line] = []
    /// Where the items of `lines` begin along the cross axis.
    var crosses: [Double] = []
    /// The extent of all lines along the main axis, each with the spacing behind it.
    var mainExtent = 0.0
    /// The item behind all lines, for which they had no room.
    var next = 0

    /// How many lines there are.
    var lineCount: Int { estimatedLines + lines.count }
  }

  /// One line.
  private struct Line {
    /// Its first item.
    var first: Int
    /// Where it begins along the main axis, from the begin of the chunk's first line.
    var start: Double
    /// The largest main extent of its items.
    var thickness: Double
  }

  /// How many items a chunk has: about as many as a million items have chunks.
  private static let chunkSize = 1_024

  let itemCount: Int
  private let measures: FlowMeasures
  /// The extents of items that are not known.
  private let estimate: FlowExtents
  /// How full lines of such items are spread.
  private let estimatedSpread: FlowSpread
  private var chunks: [Chunk]
  /// The extents that all items have; nil where they differ.
  private var common: FlowExtents?
  /// Where each chunk's first line begins along the main axis, and where one behind the last would.
  private var starts: [Double]
  /// How many lines lie before each chunk, and how many there are.
  private var lineStarts: [Int]

  /// Breaks items into lines, greedily.
  ///
  /// - Parameters:
  ///   - count: How many items there are.
  ///   - estimate: The extents of those that are not known.
  ///   - known: The extents of the others, by item.
  ///   - measures: What all lines have in common.
  init(
    count: Int, estimate: FlowExtents, known: [(item: Int, extents: FlowExtents)],
    measures: FlowMeasures
  ) {
    itemCount = count
    self.measures = measures
    self.estimate = estimate
    estimatedSpread = FlowSpread(of: count, cross: estimate.cross, measures: measures)
    let chunkCount = (count + Self.chunkSize - 1) / Self.chunkSize
    chunks = Array(repeating: Chunk(common: estimate), count: chunkCount)
    starts = Array(repeating: 0, count: chunkCount + 1)
    lineStarts = Array(repeating: 0, count: chunkCount + 1)
    let changed = takeIn(known)
    breakLines(from: 0, changed: changed)
  }

  /// Takes extents in that became known, or became others; items that there are not are left out.
  mutating func measure(_ known: [(item: Int, extents: FlowExtents)]) {
    let before = common
    let changed = takeIn(known)
    guard let first = changed.first else { return }
    // The last line is spread otherwise where all items are of one size.
    if common != before, let last = chunks.firstIndex(where: { $0.next == itemCount }) {
      chunks[last].first = -1
    }
    breakLines(from: chunks.partitionPoint { $0.next >= first }, changed: changed)
  }

  /// Writes extents down; returns the items whose extents became others, ascending.
  private mutating func takeIn(_ known: [(item: Int, extents: FlowExtents)]) -> [Int] {
    var changed: [Int] = []
    var touched: Set<Int> = []
    for (item, extents) in known
    where (0..<itemCount).contains(item) && extents != self.extents(of: item) {
      let (index, place) = item.quotientAndRemainder(dividingBy: Self.chunkSize)
      if chunks[index].extents == nil {
        chunks[index].extents = Array(repeating: estimate, count: items(ofChunk: index).count)
      }
      chunks[index].extents?[place] = extents
      changed.append(item)
      touched.insert(index)
    }
    for index in touched { chunks[index].common = Self.onlyValue(of: chunks[index].extents ?? []) }
    common = Self.onlyValue(of: chunks.map(\.common)) ?? nil
    return changed.sorted()
  }

  /// The one value of a list; nil where there are several, or none.
  private static func onlyValue<Value: Equatable>(of values: [Value]) -> Value? {
    values.first.flatMap { first in values.allSatisfy { $0 == first } ? first : nil }
  }

  /// Breaks the lines anew that changed items are on, and all that break elsewhere because of it.
  private mutating func breakLines(from begin: Int, changed: [Int]) {
    var next = begin > 0 ? chunks[begin - 1].next : 0
    for index in begin..<chunks.count {
      if chunks[index].first != next || didLook(inChunk: index, atOneOf: changed) {
        breakLines(ofChunk: index, from: next)
      }
      next = chunks[index].next
      starts[index + 1] = starts[index] + chunks[index].mainExtent
      lineStarts[index + 1] = lineStarts[index] + chunks[index].lineCount
    }
  }

  /// Whether one of some items lies in a chunk, or on one of its lines, or had no room there.
  private func didLook(inChunk index: Int, atOneOf items: [Int]) -> Bool {
    let place = items.partitionPoint { $0 >= index * Self.chunkSize }
    return place < items.count && items[place] <= chunks[index].next
  }

  private mutating func breakLines(ofChunk index: Int, from first: Int) {
    var chunk = Chunk(extents: chunks[index].extents, common: chunks[index].common, first: first)
    let end = items(ofChunk: index).upperBound
    if chunk.extents == nil {
      chunk.estimatedLines = max(0, (end - 1 - first) / estimatedSpread.count)
    }
    chunk.mainExtent = Double(chunk.estimatedLines) * estimatedPitch
    chunk.next = first + chunk.estimatedLines * estimatedSpread.count
    while chunk.next < end { appendLine(to: &chunk) }
    chunks[index] = chunk
  }

  /// Adds the line that begins with the item behind the others.
  private func appendLine(to chunk: inout Chunk) {
    let room = measures.available + FlowMeasures.tolerance
    let first = chunk.next
    var used = extents(of: first).cross
    var thickness = extents(of: first).main
    var next = first + 1
    while next < itemCount {
      let extents = extents(of: next)
      guard used + measures.interitemSpacing + extents.cross <= room else { break }
      used += measures.interitemSpacing + extents.cross
      thickness = max(thickness, extents.main)
      next += 1
    }
    var cross = measures.crossStart
    var gap = measures.interitemSpacing
    let rest = max(0, measures.available - used)
    if next < itemCount {
      if next - first == 1 { cross += rest / 2 } else { gap += rest / Double(next - first - 1) }
    } else if let common {
      let spread = FlowSpread(of: itemCount, cross: common.cross, measures: measures)
      cross += spread.lead
      gap = spread.pitch - common.cross
    }
    for item in first..<next {
      chunk.crosses.append(cross)
      cross += extents(of: item).cross + gap
    }
    chunk.lines.append(Line(first: first, start: chunk.mainExtent, thickness: thickness))
    chunk.mainExtent += thickness + measures.lineSpacing
    chunk.next = next
  }

  private func items(ofChunk index: Int) -> Range<Int> {
    index * Self.chunkSize..<min(itemCount, (index + 1) * Self.chunkSize)
  }

  private func extents(of item: Int) -> FlowExtents {
    let (index, place) = item.quotientAndRemainder(dividingBy: Self.chunkSize)
    return chunks[index].extents?[place] ?? estimate
  }

  /// The distance of the begins of two lines of items that are all as estimated.
  private var estimatedPitch: Double { estimate.main + measures.lineSpacing }

  /// How many chunks keep items: what memory follows.
  var storedChunks: Int { chunks.count { $0.extents != nil } }

  var count: Int { lineStarts.last ?? 0 }
  var mainExtent: Double { count == 0 ? 0 : (starts.last ?? 0) - measures.lineSpacing }

  func band(of line: Int) -> (start: Double, thickness: Double) {
    let index = lineStarts.partitionPoint { $0 > line } - 1
    return band(of: line - lineStarts[index], in: index)
  }

  /// The same for a line of a chunk.
  private func band(of line: Int, in index: Int) -> (start: Double, thickness: Double) {
    let known = line - chunks[index].estimatedLines
    guard known >= 0 else { return (starts[index] + Double(line) * estimatedPitch, estimate.main) }
    let found = chunks[index].lines[known]
    return (starts[index] + found.start, found.thickness)
  }

  func items(of line: Int) -> Range<Int> {
    let index = lineStarts.partitionPoint { $0 > line } - 1
    let chunk = chunks[index]
    let known = line - lineStarts[index] - chunk.estimatedLines
    guard known >= 0 else {
      let first = chunk.first + (line - lineStarts[index]) * estimatedSpread.count
      return first..<first + estimatedSpread.count
    }
    let end = known + 1 < chunk.lines.count ? chunk.lines[known + 1].first : chunk.next
    return chunk.lines[known].first..<end
  }

  func place(of item: Int) -> FlowPlace {
    // Of chunks without lines, which begin at the same item, the last one has the item's line.
    let index = chunks.partitionPoint { $0.first > item } - 1
    let chunk = chunks[index]
    let extents = extents(of: item)
    let (line, column) = (item - chunk.first).quotientAndRemainder(
      dividingBy: estimatedSpread.count)
    guard line >= chunk.estimatedLines else {
      return FlowPlace(
        cross: measures.crossStart + estimatedSpread.begin(of: column),
        main: band(of: line, in: index).start, crossExtent: extents.cross, mainExtent: extents.main)
    }
    let known = chunk.lines.partitionPoint { $0.first > item } - 1
    let place = item - chunk.lines[0].first
    let band = band(of: chunk.estimatedLines + known, in: index)
    return FlowPlace(
      cross: chunk.crosses[place], main: band.start + (band.thickness - extents.main) / 2,
      crossExtent: extents.cross, mainExtent: extents.main)
  }

  func firstLine(endingAfter main: Double) -> Int {
    firstLine { $0.start + $0.thickness > main }
  }

  func firstLine(beginningAt main: Double) -> Int { firstLine { $0.start >= main } }

  /// The first line for which a condition holds that, once it holds, holds for all further lines.
  private func firstLine(where isPast: ((start: Double, thickness: Double)) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = low + (high - low) / 2
      if isPast(band(of: middle)) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
