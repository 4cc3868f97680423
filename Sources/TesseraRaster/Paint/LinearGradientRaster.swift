internal import TesseraGraphics

/// Linear gradient → the pixels of a row.
///
/// Along a row every channel is a straight line between two knots (`GradientRamp`). So the columns of
/// each ramp are found once a row, by a division that is then put right by comparing, and colours are
/// written by adding.
///
/// A table of 1,024 colours is the usual way. It was rejected: it puts hard stops on the wrong pixel
/// and, with 64 stops over 16,384 px, is off by far more than 1.
///
/// ## Guarantees
/// Every channel is within 1 of the exact value at the pixel's centre on a canvas of any size; a hard
/// stop that lies on a centre belongs to that pixel.
struct LinearGradientRaster {
  private var columns: Range<Int>
  private var line: GradientLine
  private var isOpaque: Bool
  private var ramps: [GradientRamp] = []
  /// The row at hand, the columns of each ramp in it, and the ramps that have any.
  private var row: Int?
  private var extents: [Range<Int>] = []
  private var present = 0..<0
  /// The colour of the whole row at hand, where it has only one.
  private(set) var uniformColor: Pixel?

  /// Creates a raster without a gradient.
  init() {
    columns = 0..<0
    line = GradientLine()
    isOpaque = false
  }

  /// Takes up a gradient along a line that has a length, for pixels of `columns`.
  mutating func begin(_ knots: GradientKnots, along line: GradientLine, columns: Range<Int>) {
    self.columns = columns
    self.line = line
    isOpaque = knots.isOpaque
    line.makeRamps(knots.knots, in: &ramps)
    row = nil
    present = 0..<0
    extents.removeAll(keepingCapacity: true)
    extents.append(contentsOf: repeatElement(0..<0, count: ramps.count))
  }

  /// Whether all rows are the same.
  var isSameInAllRows: Bool { line.directionY == 0 }

  /// Finds the columns of each ramp in row `y`.
  mutating func enterRow(_ y: Int) {
    guard row != y else { return }
    row = y
    let down = line.origin.stepsToCenter(ofRow: y) * line.directionY
    if line.directionX == 0 {
      let index = ramps.lastIndex { $0.threshold <= down } ?? 0
      uniformColor = ramps[index].channels(x: columns.lowerBound, y: y).pixel
      return
    }
    findExtents(down: down)
    let index = present.lowerBound
    uniformColor =
      present.count == 1 && ramps[index].stepX.isZero
      ? ramps[index].channels(x: columns.lowerBound, y: y).pixel : nil
  }

  /// Finds the columns of each ramp, from the last ramp, which lies on the right or, where the
  /// gradient runs to the left, on the left, up to the one that reaches the other side.
  private mutating func findExtents(down: Double) {
    let runsLeft = line.directionX < 0
    let perColumn = 1 / line.directionX
    let far = runsLeft ? columns.upperBound : columns.lowerBound
    var end = runsLeft ? columns.lowerBound : columns.upperBound
    var upper = 0
    var index = ramps.count
    while index > 0, end != far {
      index -= 1
      let begin =
        index == 0 ? far : border(of: ramps[index].threshold, down: down, perColumn: perColumn)
      if runsLeft ? begin > end : begin < end {
        extents[index] = min(begin, end)..<max(begin, end)
        end = begin
        if upper == 0 { upper = index + 1 }
      } else {
        extents[index] = end..<end
      }
    }
    present = index..<max(index, upper)
  }

  /// Where the scalar products pass a threshold: the first column that has reached it, or, where they
  /// fall to the right, the first that no longer has.
  @inline(__always)
  private func border(of threshold: Double, down: Double, perColumn: Double) -> Int {
    let steps = (threshold - down) * perColumn + Double(line.origin.x - GradientPoint.half)
    // Rounded up, and hardly ever off; products decide.
    let guess = steps / GradientPoint.scale + (1 - 0x1p-20)
    var column = Int(max(Double(columns.lowerBound), min(Double(columns.upperBound), guess)))
    while column > columns.lowerBound, isBehindBorder(column - 1, threshold, down) { column -= 1 }
    while column < columns.upperBound, !isBehindBorder(column, threshold, down) { column += 1 }
    return column
  }

  /// Whether a column lies on the right of where a threshold is passed.
  @inline(__always)
  private func isBehindBorder(_ column: Int, _ threshold: Double, _ down: Double) -> Bool {
    let product = line.origin.stepsToCenter(ofColumn: column) * line.directionX + down
    return (product >= threshold) == (line.directionX > 0)
  }

  /// Writes the colours of some columns of the row to the front of `colors`, which has room for the
  /// slack of ramps behind them.
  func write(_ run: Range<Int>, into colors: inout [Pixel], kernels: SpanKernels) {
    unsafe colors.withWords(run.count + GradientRamp.Channels.slack) { words in
      unsafe write(run, into: words, kernels: kernels)
    }
  }

  /// Writes the colours of some columns of the row to words, which have room for the slack as well.
  private func write(
    _ run: Range<Int>, into words: UnsafeMutableBufferPointer<UInt32>, kernels: SpanKernels
  ) {
    guard let row, let start = words.baseAddress else { return }
    // From left to right, because a ramp may write over what lies behind it.
    let last = present.upperBound - 1 + present.lowerBound
    for place in present {
      let index = line.directionX < 0 ? last - place : place
      let part = extents[index].clamped(to: run)
      guard !part.isEmpty else { continue }
      let ramp = ramps[index]
      // The part lies in the run, and there is room for the run and the slack.
      unsafe ramp.channels(x: part.lowerBound, y: row).write(
        part.count, step: ramp.stepX, isOpaque: isOpaque,
        into: start + (part.lowerBound - run.lowerBound), kernels: kernels)
    }
  }
}
