internal import CSpans

/// Neighbouring pixels of one row that share a coverage, or that have one each.
struct CoverageRun {
  /// The pixels and their coverage, as the compiled loops give them.
  private let run: coverage_run

  /// Creates a run of pixels that share a coverage, or have a byte each where it is nil.
  @inline(__always)
  init(columns: Range<Int>, uniform: UInt8?) {
    run = coverage_run(
      start: Int32(truncatingIfNeeded: columns.lowerBound),
      end: Int32(truncatingIfNeeded: columns.upperBound), uniform: uniform.map(Int32.init) ?? -1)
  }

  /// The pixels.
  var columns: Range<Int> {
    @inline(__always) get { Int(run.start)..<Int(run.end) }
  }

  /// The coverage of all of them, 0…255; nil where each has its own byte in the row.
  var uniform: UInt8? {
    @inline(__always) get { run.uniform < 0 ? nil : UInt8(truncatingIfNeeded: run.uniform) }
  }
}
