import TesseraSource

/// Lines of items of different sizes: a size an item is stored, and where each line begins.
struct PackedLines: FlowLines {
  /// One line.
  private struct Line {
    /// Its first item.
    var first: Int
    /// Where it begins along the main axis.
    var start: Double
    /// The largest main extent of its items.
    var thickness: Double
    /// Where its first item begins along the cross axis.
    var cross: Double
    /// The distance of two neighbours.
    var gap: Double
  }

  /// The items' extents along both axes.
  private let extents: [(cross: Double, main: Double)]
  private let measures: FlowMeasures
  private var lines: [Line] = []
  private(set) var isOverfull = false

  /// Breaks items into lines, greedily.
  init(_ extents: [(cross: Double, main: Double)], measures: FlowMeasures) {
    self.extents = extents
    self.measures = measures
    var first = 0
    while first < extents.count { first = appendLine(from: first) }
  }

  /// Adds the line that begins with an item; returns the first item that it has no room for.
  private mutating func appendLine(from first: Int) -> Int {
    let room = measures.available + FlowMeasures.tolerance
    var used = extents[first].cross
    var thickness = extents[first].main
    var next = first + 1
    isOverfull = isOverfull || used > room
    while next < extents.count, used + measures.interitemSpacing + extents[next].cross <= room {
      used += measures.interitemSpacing + extents[next].cross
      thickness = max(thickness, extents[next].main)
      next += 1
    }
    let gaps = Double(next - first - 1)
    let rest = max(0, measures.available - used)
    let isLast = next == extents.count
    let start = lines.last.map { $0.start + $0.thickness + measures.lineSpacing } ?? 0
    lines.append(
      Line(
        first: first, start: start, thickness: thickness,
        cross: measures.crossStart + (isLast || gaps > 0 ? 0 : rest / 2),
        gap: measures.interitemSpacing + (isLast || gaps == 0 ? 0 : rest / gaps)))
    return next
  }

  var itemCount: Int { extents.count }
  var count: Int { lines.count }
  var mainExtent: Double { lines.last.map { $0.start + $0.thickness } ?? 0 }

  func band(of line: Int) -> (start: Double, thickness: Double) {
    (lines[line].start, lines[line].thickness)
  }

  func items(of line: Int) -> Range<Int> {
    lines[line].first..<(line + 1 < lines.count ? lines[line + 1].first : extents.count)
  }

  func place(of item: Int) -> FlowPlace {
    let line = lines[lines.partitionPoint { $0.first > item } - 1]
    let before = extents[line.first..<item].reduce(0) { $0 + $1.cross + line.gap }
    let extent = extents[item]
    return FlowPlace(
      cross: line.cross + before, main: line.start + (line.thickness - extent.main) / 2,
      crossExtent: extent.cross, mainExtent: extent.main)
  }

  func firstLine(endingAfter main: Double) -> Int {
    lines.partitionPoint { $0.start + $0.thickness > main }
  }

  func firstLine(beginningAt main: Double) -> Int {
    lines.partitionPoint { $0.start >= main }
  }
}
