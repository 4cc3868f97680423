internal import TesseraGraphics

/// The region that drawing is held to: the product of all shapes that clip.
struct Clip {
  /// The product of the shapes' coverage.
  private(set) var mask: Mask
  /// For each row a range of columns that nothing is cut from, so that long runs stay runs.
  private var solid: [Range<Int>]

  /// The region inside `shape` and `outer`, as far as it lies in `area`.
  init(_ shape: Shape, rule: FillRule, within outer: Clip?, area: PixelRect) {
    let outline = PathFlattener.flatten(shape.path)
    mask = Mask(area: outline.pixelBounds(within: area))
    solid = [Range<Int>](repeating: 0..<0, count: mask.area.height)
    var sweep = CoverageSweep(outline, rule: rule, area: mask.area)
    var clipped = CoverageRow(columns: mask.area.columns)
    while let y = sweep.advance() {
      if let outer {
        outer.apply(to: sweep.row, y: y, into: &clipped)
        store(clipped, y: y)
      } else {
        store(sweep.row, y: y)
      }
    }
  }

  /// Stores the coverage of a row.
  private mutating func store(_ row: CoverageRow, y: Int) {
    mask.setRow(y, to: row)
    let index = y - mask.area.rows.lowerBound
    for run in row.runs where run.uniform == 255 && run.columns.count > solid[index].count {
      solid[index] = run.columns
    }
  }

  /// Multiplies the coverage of a row with the clip's, `div255(coverage · clip)`, into another row of
  /// the same columns; what is outside goes.
  func apply(to row: CoverageRow, y: Int, into clipped: inout CoverageRow) {
    clipped.runs.removeAll(keepingCapacity: true)
    guard mask.area.rows.contains(y) else { return }
    let solid = solid[y - mask.area.rows.lowerBound]
    for run in row.runs {
      let columns = run.columns.clamped(to: mask.area.columns)
      guard let uniform = run.uniform, columns.overlaps(solid) else {
        multiply(row, run, columns, y: y, into: &clipped)
        continue
      }
      let kept = columns.clamped(to: solid)
      multiply(row, run, columns.lowerBound..<kept.lowerBound, y: y, into: &clipped)
      clipped.append(kept, uniform: uniform)
      multiply(row, run, kept.upperBound..<columns.upperBound, y: y, into: &clipped)
    }
  }

  /// Adds a part of a run whose pixels have a byte each: coverage times clip.
  private func multiply(
    _ row: CoverageRow, _ run: CoverageRun, _ columns: Range<Int>, y: Int,
    into clipped: inout CoverageRow
  ) {
    for x in columns {
      let place = x - row.columns.lowerBound
      clipped.bytes[place] = SourceOver.multiply(run.uniform ?? row.bytes[place], mask[x, y])
    }
    clipped.appendBytes(columns)
  }
}
