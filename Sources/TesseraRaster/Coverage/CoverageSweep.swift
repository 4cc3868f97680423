internal import TesseraGraphics

/// Outline → coverage, row by row from the top.
///
/// Coverage is the area of the pixel inside the outline, under its fill rule. Each edge *on the
/// boundary* of the filled region adds the area to its right, or takes it away; prefix sums along the
/// row turn that into coverage (signed-area accumulation, Levien's font-rs). Which edges lie on the
/// boundary is known for whole chains where none cross (`ChainOrder`): such rows only add up areas.
/// The others are resolved one by one (`ClusterSweep`). Both give the same bits; the tests hold them
/// against each other. Rows between which nothing begins or ends are added up together, in C.
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
  private var order = ChainOrder()
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
  init(kernels: SpanKernels = .compiled) { self.kernels = kernels }

  /// Prepares a sweep over the pixels of `area`.
  init(
    _ outline: FlatOutline, rule: FillRule, area: PixelRect, kernels: SpanKernels = .compiled
  ) {
    self.kernels = kernels
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
    self.outline.cut(outline)
    order.begin(self.outline, rule: rule, isProved: isProved)
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
        if order.isEmpty { nextRow = max(y, order.nextTop(outline) >> 8) }
        guard nextRow < area.rows.upperBound else { return nil }
        measure(from: nextRow)
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

  /// Adds the areas of a row, and of those below it as far as nothing begins or ends.
  private mutating func measure(from row: Int) {
    measured = row..<(row + 1)
    let top = row << 8
    let isProved = order.enterRow(top: top, outline: outline)
    let nextChange = min(order.nextChange(outline), area.rows.upperBound)
    guard isProved else {
      resolve(row, nextChange: nextChange)
      return
    }
    let upright = order.uprightEnd(rowTop: top, outline: outline)
    repeatEnd = min(upright >> 8, nextChange)
    let isUpright = upright > top
    var rows = isUpright || row < crowdEnd ? 1 : min(changes.mostRows, nextChange - row)
    rows = max(1, rows)
    let edges = order.accumulate(
      rowTop: top, rows: rows, outline: outline, kernels: kernels, into: &changes)
    if edges > CrossingResolver.crowd {
      changes.clear()
      order.ascend(to: top, outline: outline)
      if rows > 1 {
        // Crowds are found row by row.
        crowdEnd = row + rows
        rows = 1
      }
      // Crowds are the same whether the row is proved or not.
      if clusters.hasCrowd(&order, rowTop: top, outline: outline) {
        resolve(row, nextChange: nextChange)
      } else {
        _ = order.accumulate(
          rowTop: top, rows: 1, outline: outline, kernels: kernels, into: &changes)
      }
    }
    measured = row..<(row + rows)
  }

  /// Adds the areas of a row in which chains may cross.
  private mutating func resolve(_ row: Int, nextChange: Int) {
    let upright = clusters.resolve(
      &order, rowTop: row << 8, rule: rule, outline: outline, changes: &changes)
    repeatEnd = min(min(upright, order.nextTop(outline)) >> 8, nextChange)
  }
}
