internal import TesseraGraphics

/// Outline → coverage, row by row from the top.
///
/// Coverage is the area of the pixel inside the outline, under its fill rule. Each edge *on the
/// boundary* of the filled region adds the area to its right, or takes it away; prefix sums along the
/// row turn that into coverage (signed-area accumulation, Levien's font-rs). Which edges lie on the
/// boundary is found per row: the chains that cross it are sorted by x, neighbours whose extents in
/// the row touch form a *cluster*, and the winding number between clusters is constant. A cluster of
/// one chain is decided by the winding numbers beside it; any other goes to `CrossingResolver`.
///
/// Accumulating all edges and cutting the sum to 0…1 is simpler and was rejected: where contours
/// overlap or abut within a pixel it is wrong by up to the whole pixel. Sub-rows for everything were
/// rejected as well: they cost sixteen times as much for the outlines that need none.
///
/// ## Guarantees
/// Sums are of integers and every summand is a function of coordinate differences (`Edge`), so the
/// result does not depend on the canvas, the band, the offset or the order. A pixel wholly inside has
/// coverage 255.
struct CoverageSweep {
  private let area: PixelRect
  private let rule: FillRule
  private let outline: ChainSet
  private var nextChain = 0
  private var nextRow: Int
  /// The chains that cross the row at hand, from left to right.
  private var crossings: [ChainCrossing] = []
  /// Changes of covered area from each column to the next, in 1/65,536 pixel.
  private var changes: AreaChanges
  private var resolver: CrossingResolver
  /// The coverage of the row that `advance` has come to.
  private(set) var row: CoverageRow
  /// The row up to which all rows are like the last one that was resolved.
  private var repeatEnd: Int

  /// Prepares the sweep over the pixels of `area`.
  init(_ outline: FlatOutline, rule: FillRule, area: PixelRect) {
    let area = outline.pixelBounds(within: area)
    self.area = area
    self.rule = rule
    self.outline = ChainSet(outline)
    nextRow = area.rows.lowerBound
    repeatEnd = nextRow
    changes = AreaChanges(columns: area.columns)
    resolver = CrossingResolver(rule: rule)
    row = CoverageRow(columns: area.columns)
  }

  /// Goes on to the next row that has any coverage and returns its y; nil behind the last.
  mutating func advance() -> Int? {
    while nextRow < area.rows.upperBound, !area.columns.isEmpty {
      if nextRow < repeatEnd, !row.runs.isEmpty {
        nextRow += 1
        return nextRow - 1
      }
      if crossings.isEmpty {
        guard nextChain < outline.chains.count else { return nil }
        nextRow = max(nextRow, outline.chains[nextChain].top >> 8)
        guard nextRow < area.rows.upperBound else { return nil }
      }
      let y = nextRow
      nextRow += 1
      admitChains(above: (y + 1) << 8)
      measureCrossings(top: y << 8)
      resolveRow(top: y << 8)
      repeatEnd = endOfRepetition(top: y << 8)
      if !row.runs.isEmpty { return y }
    }
    return nil
  }

  /// The row up to which nothing but upright edges goes on.
  private func endOfRepetition(top: Int) -> Int {
    var end = area.rows.upperBound
    if nextChain < outline.chains.count { end = min(end, outline.chains[nextChain].top >> 8) }
    for crossing in crossings {
      end = min(end, crossing.uprightEnd(top: top) >> 8)
    }
    return end
  }

  /// Takes in the chains that begin above `bottom`.
  private mutating func admitChains(above bottom: Int) {
    while nextChain < outline.chains.count, outline.chains[nextChain].top < bottom {
      crossings.append(ChainCrossing(outline.chains[nextChain], in: outline.points))
      nextChain += 1
    }
  }

  /// Measures how far each chain extends within the row, drops those that have ended and sorts.
  private mutating func measureCrossings(top: Int) {
    var kept = 0
    var isSorted = true
    for index in crossings.indices {
      let goesOn = crossings[index].enterRow(top: top, points: outline.points)
      guard goesOn else { continue }
      if kept < index { crossings[kept] = crossings[index] }
      if kept > 0, crossings[kept].low < crossings[kept - 1].low { isSorted = false }
      kept += 1
    }
    crossings.removeLast(crossings.count - kept)
    // Most rows keep the order of the one above.
    if !isSorted { crossings.sort { $0.low < $1.low } }
  }

  /// Resolves the clusters of the row from left to right and writes out the runs between them.
  private mutating func resolveRow(top: Int) {
    row.runs.removeAll(keepingCapacity: true)
    let left = area.columns.lowerBound
    let right = area.columns.upperBound
    var winding = 0
    var covered = 0
    // Columns from `rim` up to `interior` get a byte each; from `interior` on coverage is constant.
    var rim = left
    var interior = left
    var first = 0
    while first < crossings.count, crossings[first].low < right << 8 {
      var high = crossings[first].high
      var end = first + 1
      while end < crossings.count, crossings[end].low <= high {
        high = max(high, crossings[end].high)
        end += 1
      }

      let begin = max(left, crossings[first].low >> 8)
      if begin > interior {
        covered = writeRim(rim..<interior, from: covered)
        covered += changes.take(at: interior)
        row.append(interior..<begin, uniform: Self.coverage(of: covered))
        rim = begin
      }
      interior = min(right, max(interior, high >> 8 + 1))

      if end == first + 1 {
        winding = resolveSingle(crossings[first], top: top, winding: winding)
      } else {
        resolver.collect(crossings[first..<end], top: top, points: outline.points)
        winding = resolver.resolve(winding: winding, changes: &changes)
      }
      first = end
    }
    covered = writeRim(rim..<interior, from: covered)
    covered += changes.take(at: interior)
    row.append(interior..<right, uniform: Self.coverage(of: covered))
  }

  /// Adds the edges of a chain that touches no other in this row; returns the winding behind it.
  private mutating func resolveSingle(_ crossing: ChainCrossing, top: Int, winding: Int) -> Int {
    let behind = winding + crossing.direction
    let sign = rule.sign(from: winding, to: behind)
    if sign != 0 {
      var walk = crossing.walk(top: top)
      while let piece = walk.next(in: outline.points) {
        changes.add(piece.edge, from: piece.top, over: piece.top..<piece.bottom, sign: sign)
      }
    }
    return behind
  }

  /// Writes the bytes of rim pixels; returns the covered area of the last one.
  private mutating func writeRim(_ columns: Range<Int>, from start: Int) -> Int {
    var covered = start
    for column in columns {
      covered += changes.take(at: column)
      row.bytes[column - area.columns.lowerBound] = Self.coverage(of: covered)
    }
    row.appendBytes(columns)
    return covered
  }

  /// Covered area in 1/65,536 pixel → 8 bits, rounded to nearest.
  @inline(__always)
  private static func coverage(of area: Int) -> UInt8 {
    UInt8(truncatingIfNeeded: (min(65_536, max(0, area)) * 255 + 32_768) >> 16)
  }
}
