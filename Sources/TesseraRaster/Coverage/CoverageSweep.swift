internal import TesseraGraphics

/// Outline → coverage, row by row from the top.
///
/// Coverage is the area of the pixel inside the outline, under its fill rule. Each edge *on the
/// boundary* of the filled region adds the area to its right, or takes it away; prefix sums along the
/// row turn that into coverage (signed-area accumulation, Levien's font-rs). Which edges lie on the
/// boundary is known for whole chains as far down as none cross (`ChainOrder`): such rows only add up
/// areas, as many at once as there is room for, and all in C. The others are resolved one by one
/// (`ClusterSweep`). Both give the same bits; the tests hold them against each other.
///
/// Accumulating all edges and cutting the sum to 0…1 is simpler and was rejected: where contours
/// overlap or abut within a pixel it is wrong by up to the whole pixel. Sub-rows for everything were
/// rejected as well: they cost sixteen times as much for the outlines that need none. Deciding every
/// row by itself takes ten times as long as adding up its areas.
///
/// ## Guarantees
/// Sums are of integers and every summand is a function of coordinate differences (`Edge`), so the
/// result does not depend on the canvas, the band, the offset or the order. A pixel wholly inside has
/// coverage 255.
struct CoverageSweep {
  private var area = PixelRect(x: 0, y: 0, width: 0, height: 0)
  private var rule = FillRule.nonZero
  private var outline = ChainSet()
  private var active = ActiveChains()
  private var order: ChainOrder
  private var clusters = ClusterSweep()
  /// Changes of covered area from each column to the next, in 1/65,536 pixel.
  private var changes = AreaChanges()
  private var nextRow = 0
  /// The rows that `changes` has been added up for.
  private var measured = 0..<0
  /// The row up to which crowds are looked for row by row.
  private var crowdEnd = 0
  /// The row up to which all rows are like the last one that was resolved.
  private var repeatEnd = 0
  /// The coverage of the row that `advance` has come to.
  private(set) var row = CoverageRow(columns: 0..<0)

  /// Which loops add up areas and turn them into coverage.
  private let kernels: SpanKernels

  /// Creates a sweep without an outline.
  init(kernels: SpanKernels = .compiled) {
    self.kernels = kernels
    order = ChainOrder(kernels: kernels)
  }

  /// Prepares a sweep over the pixels of `area`.
  init(
    _ outline: FlatOutline, rule: FillRule, area: PixelRect, kernels: SpanKernels = .compiled
  ) {
    self.init(kernels: kernels)
    _ = begin(outline, rule: rule, area: area)
  }

  /// Takes up an outline; returns the pixels that it may touch, as far as they lie in `area`.
  ///
  /// Without `isProved` every row is resolved by itself.
  mutating func begin(
    _ outline: FlatOutline, rule: FillRule, area: PixelRect, isProved: Bool = true
  ) -> PixelRect {
    let area = outline.pixelBounds(within: area)
    self.area = area
    self.rule = rule
    nextRow = area.rows.lowerBound
    repeatEnd = nextRow
    measured = nextRow..<nextRow
    crowdEnd = nextRow
    row.begin(columns: area.columns)
    guard !area.isEmpty else { return area }
    self.outline.cut(outline, kernels: kernels)
    order.begin(&self.outline, rule: rule, isProved: isProved)
    active.begin()
    changes.begin(columns: area.columns)
    return area
  }

  /// Goes on to the next row that has any coverage and returns its y; nil behind the last.
  mutating func advance() -> Int? {
    guard !area.isEmpty else { return nil }
    while nextRow < area.rows.upperBound {
      let y = nextRow
      if y < measured.upperBound {
        nextRow += 1
        changes.move(y - measured.lowerBound, into: &row, kernels: kernels)
        if !row.runs.isEmpty { return y }
      } else if y < repeatEnd {
        nextRow = row.runs.isEmpty ? repeatEnd : y + 1
        if !row.runs.isEmpty { return y }
      } else {
        guard measureNext() else { return nil }
      }
    }
    return nil
  }

  /// Goes on to the next row that has any coverage and returns it with those below that are the same;
  /// nil behind the last.
  ///
  /// The sides of a card are upright over hundreds of rows.
  mutating func advanceRows() -> Range<Int>? {
    guard let y = advance() else { return nil }
    if y + 1 >= measured.upperBound, y + 1 < repeatEnd { nextRow = repeatEnd }
    return y..<nextRow
  }

  /// Blends one colour through all rows, source-over.
  mutating func over(_ color: Pixel, on surface: inout Surface) {
    guard kernels == .compiled else {
      while let rows = advanceRows() { surface.over(color, through: row, rows: rows) }
      return
    }
    while nextRow < area.rows.upperBound, measureNext() {
      if repeatEnd > measured.upperBound {
        // The sides of a card.
        changes.move(0, into: &row, kernels: kernels)
        surface.over(color, through: row, rows: measured.lowerBound..<repeatEnd)
        nextRow = repeatEnd
      } else {
        surface.over(color, through: &changes, rows: measured)
        nextRow = measured.upperBound
      }
    }
  }

  /// Adds the areas of the next row, which none have been added of, and perhaps of some below it; false
  /// where the outline has ended.
  private mutating func measureNext() -> Bool {
    active.enter(nextRow << 8..<(nextRow + 1) << 8, of: outline)
    if active.places.isEmpty {
      // Chains lie where their corners do, so this is below `nextRow`.
      nextRow = active.nextTop(of: outline) >> 8
      guard nextRow < area.rows.upperBound else { return false }
      active.enter(nextRow << 8..<(nextRow + 1) << 8, of: outline)
    }
    measure(from: nextRow)
    return true
  }

  /// Rows that are alike from which on they are not added up one by one.
  private static let fewestRepeats = 4

  /// Adds the areas of a row, and of those below it as far as the order is proved.
  private mutating func measure(from row: Int) {
    measured = row..<(row + 1)
    let top = row << 8
    let proofEnd = order.proofEnd(from: row, active: active, outline: &outline)
    guard proofEnd > row else { return resolve(row) }
    let nextTop = active.nextTop(of: outline)
    let upright = active.uprightEnd(rowTop: top, of: &outline)
    repeatEnd = min(min(upright, nextTop) >> 8, min(proofEnd, area.rows.upperBound))
    var rows = 1
    if repeatEnd < row + Self.fewestRepeats, row >= crowdEnd {
      repeatEnd = row
      rows = min(changes.mostRows, min(proofEnd, area.rows.upperBound) - row)
      active.enter(top..<top + rows << 8, of: outline)
    }
    let edges = active.accumulate(
      rowTop: top, rows: rows, of: &outline, into: &changes, kernels: kernels)
    if edges > CrossingResolver.crowd {
      changes.clear()
      if rows > 1 {
        // Crowds are found row by row.
        crowdEnd = row + rows
        rows = 1
        active.retreat(to: top + 256, of: outline)
      }
      // Crowds are the same whether the row is proved or not.
      if clusters.hasCrowd(active, rowTop: top, outline: &outline) {
        resolve(row)
      } else {
        _ = active.accumulate(
          rowTop: top, rows: 1, of: &outline, into: &changes, kernels: kernels)
      }
    }
    measured = row..<(row + rows)
  }

  /// Adds the areas of a row in which chains may cross.
  private mutating func resolve(_ row: Int) {
    let upright = clusters.resolve(
      active, rowTop: row << 8, rule: rule, outline: &outline, changes: &changes,
      kernels: kernels)
    repeatEnd = min(min(upright, active.nextTop(of: outline)) >> 8, area.rows.upperBound)
  }
}
