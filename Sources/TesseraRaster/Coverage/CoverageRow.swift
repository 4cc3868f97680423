/// The coverage of one row of pixels: what the sweep hands to the painter.
///
/// The interior of a shape is a few runs, however wide it is; bytes are written for its rim only.
struct CoverageRow {
  /// The columns that a byte exists for.
  private(set) var columns: Range<Int>
  /// The coverage of single pixels, from the first column on; holds only where a run says so.
  ///
  /// There are some more than columns (`AreaChanges.room`).
  var bytes: [UInt8]
  /// The runs, from left to right, without those of no coverage.
  var runs: [CoverageRun] = []

  /// Creates an empty row.
  init(columns: Range<Int>) {
    self.columns = columns
    bytes = [UInt8](repeating: 0, count: AreaChanges.room(columns: columns.count))
  }

  /// Empties the row and gives it other columns; it keeps its room.
  mutating func begin(columns: Range<Int>) {
    self.columns = columns
    runs.removeAll(keepingCapacity: true)
    let room = AreaChanges.room(columns: columns.count)
    if bytes.count < room {
      bytes.append(contentsOf: repeatElement(0, count: room - bytes.count))
    }
  }

  /// Replaces the runs by `count` others.
  ///
  /// Neighbouring rows mostly have as many; then the runs are written over, which takes a third of
  /// the time of removing and appending them.
  @inline(__always)
  mutating func replaceRuns(with new: [CoverageRun], count: Int) {
    if runs.count > count { runs.removeLast(runs.count - count) }
    while runs.count < count { runs.append(new[runs.count]) }
    unsafe runs.withUnsafeMutableBufferPointer { runs in
      // Both arrays have `count` elements at least.
      for index in 0..<count { unsafe runs[index] = new[index] }
    }
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
