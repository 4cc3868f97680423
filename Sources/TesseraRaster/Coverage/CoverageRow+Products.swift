/// The coverage of two shapes taken together.
extension CoverageRow {
  /// Replaces the row by `row` without `hole`: `div255(coverage · (255 − hole))`.
  mutating func set(_ row: CoverageRow, outside hole: CoverageRow) {
    combine(row, hole) { SourceOver.multiply($0, 255 - $1) }
  }

  /// Replaces the row by what either of two rows covers, as bytes:
  /// 255 − `div255((255 − a) · (255 − b))`.
  mutating func set(unionOf a: CoverageRow?, _ b: CoverageRow?) {
    runs.removeAll(keepingCapacity: true)
    let ends = [a, b].compactMap { $0 }.filter { !$0.runs.isEmpty }
    guard let low = ends.map({ $0.runs[0].columns.lowerBound }).min(),
      let high = ends.map({ $0.runs[$0.runs.count - 1].columns.upperBound }).max()
    else { return }
    for x in low..<high { bytes[x - columns.lowerBound] = 0 }
    for row in ends {
      for run in row.runs {
        for x in run.columns {
          let place = x - columns.lowerBound
          let other = run.uniform ?? row.bytes[x - row.columns.lowerBound]
          bytes[place] = 255 - SourceOver.multiply(255 - bytes[place], 255 - other)
        }
      }
    }
    appendBytes(low..<high)
  }

  /// Replaces the row by a function of two others, which is 0 wherever the first one is.
  ///
  /// Runs of one coverage stay runs. All columns of `row` must be columns of this row.
  @inline(__always)
  private mutating func combine(
    _ row: CoverageRow, _ other: CoverageRow, _ product: (UInt8, UInt8) -> UInt8
  ) {
    runs.removeAll(keepingCapacity: true)
    var next = 0
    for run in row.runs {
      var start = run.columns.lowerBound
      while start < run.columns.upperBound {
        while next < other.runs.count, other.runs[next].columns.upperBound <= start { next += 1 }
        var end = run.columns.upperBound
        var beside: CoverageRun?
        if next < other.runs.count {
          if other.runs[next].columns.lowerBound > start {
            end = min(end, other.runs[next].columns.lowerBound)
          } else {
            end = min(end, other.runs[next].columns.upperBound)
            beside = other.runs[next]
          }
        }
        let uniform: UInt8? = beside.map { $0.uniform } ?? 0
        if let first = run.uniform, let second = uniform {
          append(start..<end, uniform: product(first, second))
        } else {
          for x in start..<end {
            bytes[x - columns.lowerBound] = product(
              run.uniform ?? row.bytes[x - row.columns.lowerBound],
              uniform ?? other.bytes[x - other.columns.lowerBound])
          }
          appendBytes(start..<end)
        }
        start = end
      }
    }
  }
}
