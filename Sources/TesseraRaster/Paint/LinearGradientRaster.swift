internal import CSpans
internal import TesseraGraphics

/// Linear gradient → the pixels of a row.
///
/// Along a row every channel is a straight line between two knots (`GradientRamp`). So the columns of
/// each ramp are found by a division that is then put right by comparing, and colours are written by
/// adding.
///
/// A table of 1,024 colours is the usual way. It was rejected: it puts hard stops on the wrong pixel
/// and, with 64 stops over 16,384 px, is off by far more than 1.
///
/// ## Guarantees
/// Every channel is within 1 of the exact value at the pixel's centre on a canvas of any size; a hard
/// stop that lies on a centre belongs to that pixel.
struct LinearGradientRaster {
  private var columns = 0..<0
  private var line = GradientLine()
  private var isOpaque = false
  private var ramps: [GradientRamp] = []
  /// The row at hand, and the part of its pixels' products that all of them have.
  private var row: Int?
  private var down = 0.0
  /// The colour of the whole row at hand, where the gradient runs straight down.
  private(set) var uniformColor: Pixel?

  /// Takes up a gradient along a line that has a length, for pixels of `columns`.
  mutating func begin(_ knots: GradientKnots, along line: GradientLine, columns: Range<Int>) {
    self.columns = columns
    self.line = line
    isOpaque = knots.isOpaque
    line.makeRamps(knots.knots, in: &ramps)
    row = nil
    uniformColor = nil
  }

  /// Whether all rows are the same.
  var isSameInAllRows: Bool { line.directionY == 0 }

  /// Goes to row `y`.
  mutating func enterRow(_ y: Int) {
    guard row != y else { return }
    row = y
    down = line.origin.stepsToCenter(ofRow: y) * line.directionY
    guard line.directionX == 0 else { return }
    let index = ramps.lastIndex { $0.threshold <= down } ?? 0
    uniformColor = ramps[index].channels(x: columns.lowerBound, y: y).pixel
  }

  /// Writes the colours of some columns of the row to `words`, one for each; the gradient does not run
  /// straight down.
  func write(
    _ run: Range<Int>, into words: UnsafeMutableBufferPointer<UInt32>, kernels: SpanKernels
  ) {
    precondition(
      words.count == run.count && !ramps.isEmpty && line.directionX != 0,
      "there is a word for each pixel, and a colour")
    guard let row, let start = words.baseAddress else { return }
    switch kernels {
    case .compiled:
      unsafe ramps.withUnsafeBytes { ramps in
        guard let first = unsafe ramps.assumingMemoryBound(to: span_ramp.self).baseAddress
        else { return }
        // A ramp has the layout of the structure of C, and there is a word for each pixel.
        unsafe span_ramps(
          start, Int64(run.lowerBound), run.count, Int64(row), spanLine, first, self.ramps.count,
          isOpaque)
      }
    case .reference:
      unsafe write(run, y: row, into: words)
    }
  }

  /// Where the row lies along the gradient, as the loops in C take it.
  private var spanLine: span_line {
    span_line(
      start: Int64(line.origin.x), direction: line.directionX,
      columns_a_step: 1 / line.directionX, down: down)
  }

  /// Writes the colours of some columns of row `y`.
  private func write(
    _ run: Range<Int>, y: Int, into words: UnsafeMutableBufferPointer<UInt32>
  ) {
    let first = product(run.lowerBound)
    var index = ramps.lastIndex { $0.threshold <= first } ?? 0
    var column = run.lowerBound
    while column < run.upperBound {
      let ramp = ramps[index]
      let isLast = line.directionX > 0 ? index + 1 == ramps.count : index == 0
      let threshold = ramps[line.directionX > 0 && !isLast ? index + 1 : index].threshold
      let end =
        isLast ? run.upperBound : border(of: threshold, on: column..<run.upperBound)
      var channels = ramp.channels(x: column, y: y)
      for place in column..<end {
        // There is a word for each pixel of the run.
        unsafe words[place - run.lowerBound] = channels.pixel.bits
        channels = channels.adding(ramp.stepX, times: 1)
      }
      column = end
      index += line.directionX > 0 ? 1 : -1
    }
  }

  /// Where the scalar products pass a threshold: the first column that has reached it, or, where they
  /// fall to the right, the first that no longer has.
  private func border(of threshold: Double, on columns: Range<Int>) -> Int {
    let steps =
      (threshold - down) * (1 / line.directionX) + Double(line.origin.x - GradientPoint.half)
    // Rounded up, and hardly ever off; products decide.
    let guess = steps / GradientPoint.scale + (1 - 0x1p-20)
    var column = Int(max(Double(columns.lowerBound), min(Double(columns.upperBound), guess)))
    while column > columns.lowerBound, isBehind(column - 1, threshold) { column -= 1 }
    while column < columns.upperBound, !isBehind(column, threshold) { column += 1 }
    return column
  }

  /// Whether a column lies on the right of where a threshold is passed.
  private func isBehind(_ column: Int, _ threshold: Double) -> Bool {
    (product(column) >= threshold) == (line.directionX > 0)
  }

  /// The scalar product of the way from the gradient's start to the middle of a pixel of the row and
  /// the gradient's direction.
  private func product(_ column: Int) -> Double {
    line.origin.stepsToCenter(ofColumn: column) * line.directionX + down
  }
}
