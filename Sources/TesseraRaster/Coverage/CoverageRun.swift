/// Neighbouring pixels of one row that share a coverage, or that have one each.
struct CoverageRun {
  /// The pixels.
  var columns: Range<Int>
  /// The coverage of all of them, 0…255; nil where each has its own byte in the row.
  var uniform: UInt8?
}
