/// The coverage of one row of pixels: what the sweep hands to the painter.
///
/// The interior of a shape is a few runs, however wide it is; bytes are written for its rim only.
struct CoverageRow {
  /// The columns that a byte exists for.
  let columns: Range<Int>
  /// The coverage of single pixels, from the first column on; holds only where a run says so.
  var bytes: [UInt8]
  /// The runs, from left to right, without those of no coverage.
  var runs: [CoverageRun] = []

  /// Creates an empty row.
  init(columns: Range<Int>) {
    self.columns = columns
    bytes = [UInt8](repeating: 0, count: columns.count)
  }

  /// Adds pixels of one coverage.
  @inline(__always)
  mutating func append(_ columns: Range<Int>, uniform coverage: UInt8) {
    guard coverage > 0, !columns.isEmpty else { return }
    runs.append(CoverageRun(columns: columns, uniform: coverage))
  }

  /// Adds pixels that have a byte each.
  @inline(__always)
  mutating func appendBytes(_ columns: Range<Int>) {
    guard !columns.isEmpty else { return }
    runs.append(CoverageRun(columns: columns, uniform: nil))
  }
}
