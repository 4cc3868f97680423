/// Lines of items that are all of one size: everything is arithmetic, nothing is stored an item.
struct GridLines: FlowLines {
  let itemCount: Int
  let count: Int
  /// How a line is filled.
  private let spread: FlowSpread
  /// An item's extents along both axes.
  private let extents: FlowExtents
  private let measures: FlowMeasures

  /// Creates the lines of `count` items.
  init(count: Int, extents: FlowExtents, measures: FlowMeasures) {
    itemCount = count
    self.extents = extents
    self.measures = measures
    spread = FlowSpread(of: count, cross: extents.cross, measures: measures)
    self.count = (count + spread.count - 1) / spread.count
  }

  var mainExtent: Double {
    Double(count) * extents.main + Double(max(0, count - 1)) * measures.lineSpacing
  }

  func band(of line: Int) -> (start: Double, thickness: Double) {
    (Double(line) * (extents.main + measures.lineSpacing), extents.main)
  }

  func items(of line: Int) -> Range<Int> {
    line * spread.count..<min(itemCount, (line + 1) * spread.count)
  }

  func place(of item: Int) -> FlowPlace {
    let (line, column) = item.quotientAndRemainder(dividingBy: spread.count)
    return FlowPlace(
      cross: measures.crossStart + spread.begin(of: column), main: band(of: line).start,
      crossExtent: extents.cross, mainExtent: extents.main)
  }

  func firstLine(endingAfter main: Double) -> Int {
    firstLine(near: main) { band(of: $0).start + extents.main > main }
  }

  func firstLine(beginningAt main: Double) -> Int {
    firstLine(near: main) { band(of: $0).start >= main }
  }

  /// The first line for which a condition holds that, once it holds, holds for all further lines.
  ///
  /// Division finds it up to rounding, a step or two the rest.
  private func firstLine(near main: Double, where isPast: (Int) -> Bool) -> Int {
    let step = extents.main + measures.lineSpacing
    guard step > 0 else { return count > 0 && isPast(0) ? 0 : count }
    var line = Int(min(max(0, main / step), Double(count)))
    while line > 0, isPast(line - 1) { line -= 1 }
    while line < count, !isPast(line) { line += 1 }
    return line
  }
}
