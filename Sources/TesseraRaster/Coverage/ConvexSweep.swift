internal import CSpans
internal import TesseraGraphics

/// Outline of a shape that every level line crosses twice → coverage: rectangles, round and continuous
/// corners, ellipses, and rings of two such shapes.
///
/// Most of what a cell draws is convex. Then there is a left side and a right one and nothing to prove:
/// the left begins what is filled in every row, the right ends it, and between them lies one run. So no
/// chains are sorted, no order is kept and no bits mark what was written (`CoverageSweep`), rows are
/// measured sixteen at a time, and where both sides are upright one row stands for all. A ring has two sides
/// more, which a walk along each pair shows never to touch; areas of all four are added up in one row, so
/// a pixel that both outlines cross is the exact difference.
///
/// It is the outline that is looked at, not the kind of shape: what the flattener gives is cut into sides,
/// and that fails early where there are more than two. So a path that happens to be a rounded rectangle,
/// a shape under a transform and the ring of an "o" are as quick. What was rejected:
/// - The coverage of one corner for all four: rounding to nearest is not the same from left to right, so
///   the mirror image of a coverage is not the coverage of the mirror image.
/// - A formula for circles instead of chords: no quicker than the few chords of a row, and other bits.
/// - Corners flattened once and mirrored: curves are cut from their upper end, so what is above is no
///   mirror image of what is below, and one side's points are few to make.
/// - Rows that Swift asks for one by one where one colour is drawn: that took a sixth of the time of
///   circles, most of it to find that arrays are not shared.
///
/// ## Guarantees
/// The bits are those of `CoverageSweep`, which is the reference and draws what is refused here.
struct ConvexSweep {
  private var area = PixelRect(x: 0, y: 0, width: 0, height: 0)
  /// The corners of all sides, and room for more.
  private var points: [outline_point] = []
  /// What the compiled loops keep from row to row.
  private var state = [UInt64](repeating: 0, count: Int(convex_sweep_words))
  /// One entry a column and some behind the last, all zero between rows.
  private var entries: [Int32] = []
  /// Room for the runs of a row.
  private var runs = [CoverageRun](
    repeating: CoverageRun(columns: 0..<0, uniform: nil), count: Int(convex_most_runs))
  /// The rows like the one at hand that have not been handed out.
  private var alike = 0..<0
  /// The coverage of the row that `advance` has come to.
  private(set) var row = CoverageRow(columns: 0..<0)

  /// Creates a sweep without an outline.
  init() {}

  /// Takes up an outline, to be swept over the pixels of `area`, which has some; false where it is not of
  /// this kind.
  ///
  /// `area` is what the outline may touch of the pixels that may be drawn, whose last column is the one
  /// before `end`: pixels to the right of it are drawn over without a change.
  mutating func begin(
    _ outline: FlatOutline, rule: FillRule, area: PixelRect, columnsEnd end: Int
  ) -> Bool {
    let contours = outline.ends.count
    guard 1...2 ~= contours else { return false }
    row.begin(columns: area.columns)
    makeRoom(points: outline.count + 2 * contours, columns: area.width)
    let isTaken = unsafe points.withUnsafeMutableBufferPointer { points in
      unsafe state.withUnsafeMutableBytes { state in
        unsafe outline.corners.withUnsafeBufferPointer { corners in
          // A `SubpixelPoint` is laid out like a `outline_point`; contours end within `corners`.
          unsafe convex_begin(
            state.baseAddress,
            UnsafeRawPointer(corners.baseAddress)?.assumingMemoryBound(to: outline_point.self),
            outline.ends, contours, rule == .evenOdd, points.baseAddress,
            Int32(area.columns.lowerBound), Int32(area.width),
            Int32(end - area.columns.lowerBound), Int32(area.rows.lowerBound),
            Int32(area.rows.upperBound))
        }
      }
    }
    guard isTaken else { return false }
    self.area = area
    alike = 0..<0
    return true
  }

  /// Makes room for corners, and for as many entries and bytes as the compiled loops write.
  private mutating func makeRoom(points count: Int, columns: Int) {
    if points.count < count {
      points.append(contentsOf: repeatElement(outline_point(), count: count - points.count))
    }
    let width = columns + Int(convex_slack)
    if entries.count < width {
      entries.append(contentsOf: repeatElement(0, count: width - entries.count))
    }
    if row.bytes.count < width {
      row.bytes.append(contentsOf: repeatElement(0, count: width - row.bytes.count))
    }
  }

  /// Goes on to the next row that has any coverage and returns its y; nil behind the last.
  mutating func advance() -> Int? {
    if alike.isEmpty { findRows() }
    guard let y = alike.first else { return nil }
    alike = (y + 1)..<alike.upperBound
    return y
  }

  /// Goes on to the next row that has any coverage and returns it with those below that are the same;
  /// nil behind the last.
  mutating func advanceRows() -> Range<Int>? {
    if alike.isEmpty { findRows() }
    guard !alike.isEmpty else { return nil }
    defer { alike = 0..<0 }
    return alike
  }

  /// Makes the runs of the next rows that are alike.
  private mutating func findRows() {
    var y: Int32 = 0
    var count = 0
    let rows = unsafe state.withUnsafeMutableBytes { state in
      unsafe runs.withUnsafeMutableBytes { runs in
        // A `CoverageRun` is a `coverage_run` and nothing else. `begin` has made as many points,
        // entries and bytes as are asked for.
        unsafe convex_next_rows(
          state.baseAddress, points, &entries, &row.bytes,
          runs.baseAddress?.assumingMemoryBound(to: coverage_run.self), &y, &count)
      }
    }
    alike = Int(y)..<Int(y + rows)
    row.replaceRuns(with: runs, count: count)
  }

  /// Draws the rows that are left, one colour source-over.
  mutating func over(_ color: Pixel, on surface: inout Surface) {
    precondition(alike.isEmpty, "a shape is drawn as a whole")
    unsafe surface.withPixels(of: area, slack: Int(convex_slack)) { pixels, stride in
      unsafe state.withUnsafeMutableBytes { state in
        // As above; and of the pixels to the right of `area` so many are some of the surface, too, as far
        // as `begin` was told.
        unsafe convex_over_color(
          state.baseAddress, points, &entries, &row.bytes, SpanKernels.words(pixels), stride,
          color.bits)
      }
    }
  }
}
