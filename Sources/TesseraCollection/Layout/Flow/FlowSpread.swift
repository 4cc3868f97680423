/// How a full line of items of one size is filled: all lines of a grid, and estimated ones.
///
/// The gap of a full line holds on all lines (UIKit spreads a short last line as if it were filled with
/// invisible items); where a line holds one item only, all are centred.
struct FlowSpread: Hashable, Sendable {
  /// How many items a full line holds, 1 or more.
  let count: Int
  /// Where the first item begins, from the line's begin.
  let lead: Double
  /// The distance of the begins of two neighbours.
  let pitch: Double

  /// Fills a line.
  ///
  /// - Parameters:
  ///   - total: How many items there are in all: what is on a line where they take no room.
  ///   - cross: Their extent along the cross axis.
  ///   - measures: What all lines have in common.
  init(of total: Int, cross: Double, measures: FlowMeasures) {
    let (available, gap) = (measures.available, measures.interitemSpacing)
    let step = cross + gap
    let fitting = step > 0 ? (available + gap + FlowMeasures.tolerance) / step : Double(total)
    // More than there are items makes no difference for lines, but for gaps.
    count = max(1, Int(min(fitting, 1e9)))
    let rest = max(0, available - Double(count) * cross)
    lead = count == 1 ? rest / 2 : 0
    pitch = count == 1 ? 0 : cross + rest / Double(count - 1)
  }

  /// Where an item of a line begins, from the line's begin.
  func begin(of column: Int) -> Double { lead + Double(column) * pitch }
}
