/// Lines of items that are all of one size: everything is arithmetic, nothing is stored an item.
struct GridLines: FlowLines {
  let itemCount: Int
  let count: Int
  /// How many items a full line holds.
  let perLine: Int
  /// Where the first item of a line begins, from the line's begin.
  private let lead: Double
  /// The distance of the begins of two neighbours.
  private let pitch: Double
  /// An item's extent along the cross axis.
  private let itemCross: Double
  /// An item's extent along the main axis.
  private let itemMain: Double
  private let measures: FlowMeasures

  /// Creates the lines of `count` items.
  ///
  /// The gap of a full line holds on all lines (UIKit spreads a short last line as if it were filled
  /// with invisible items); where a line holds one item only, all are centred.
  init(count: Int, cross: Double, main: Double, measures: FlowMeasures) {
    itemCount = count
    itemCross = cross
    itemMain = main
    self.measures = measures
    let (available, gap) = (measures.available, measures.interitemSpacing)
    let step = cross + gap
    let fitting = step > 0 ? (available + gap + FlowMeasures.tolerance) / step : Double(count)
    // More than there are items makes no difference for lines, but for gaps.
    perLine = max(1, Int(min(fitting, 1e9)))
    let rest = max(0, available - Double(perLine) * cross)
    lead = perLine == 1 ? rest / 2 : 0
    pitch = perLine == 1 ? 0 : cross + rest / Double(perLine - 1)
    self.count = (count + perLine - 1) / perLine
  }

  var mainExtent: Double {
    Double(count) * itemMain + Double(max(0, count - 1)) * measures.lineSpacing
  }

  var isOverfull: Bool {
    itemCount > 0 && itemCross > measures.available + FlowMeasures.tolerance
  }

  func band(of line: Int) -> (start: Double, thickness: Double) {
    (Double(line) * (itemMain + measures.lineSpacing), itemMain)
  }

  func items(of line: Int) -> Range<Int> {
    line * perLine..<min(itemCount, (line + 1) * perLine)
  }

  func place(of item: Int) -> FlowPlace {
    let (line, column) = item.quotientAndRemainder(dividingBy: perLine)
    return FlowPlace(
      cross: measures.crossStart + lead + Double(column) * pitch, main: band(of: line).start,
      crossExtent: itemCross, mainExtent: itemMain)
  }

  func firstLine(endingAfter main: Double) -> Int {
    firstLine(near: main) { band(of: $0).start + itemMain > main }
  }

  func firstLine(beginningAt main: Double) -> Int {
    firstLine(near: main) { band(of: $0).start >= main }
  }

  /// The first line for which a condition holds that, once it holds, holds for all further lines.
  ///
  /// Division finds it up to rounding, a step or two the rest.
  private func firstLine(near main: Double, where isPast: (Int) -> Bool) -> Int {
    let step = itemMain + measures.lineSpacing
    guard step > 0 else { return count > 0 && isPast(0) ? 0 : count }
    var line = Int(min(max(0, main / step), Double(count)))
    while line > 0, isPast(line - 1) { line -= 1 }
    while line < count, !isPast(line) { line += 1 }
    return line
  }
}
