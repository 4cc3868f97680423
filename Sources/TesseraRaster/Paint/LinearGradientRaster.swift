internal import TesseraGraphics

/// Linear gradient → the pixels of a row.
///
/// Along a row every channel is a straight line between two stops (`GradientRamp`). So the columns of
/// each ramp are found once a row, by bisection, and colours are written by adding.
///
/// A table of 1,024 colours is the usual way. It was rejected: it puts hard stops on the wrong pixel
/// and, with 64 stops over 16,384 px, is off by far more than 1.
///
/// ## Guarantees
/// Every channel is within 1 of the exact value at the pixel's centre on a canvas of any size; a hard
/// stop that lies on a centre belongs to that pixel.
struct LinearGradientRaster {
  private let columns: Range<Int>
  private let line: GradientLine
  private let ramps: [GradientRamp]
  /// The row at hand, and the columns of each ramp in it.
  private var row: Int?
  private var extents: [Range<Int>]

  /// Prepares a gradient for pixels of `columns`; nil where it paints nothing: without stops, or with
  /// an endpoint that is not finite.
  init?(_ gradient: Gradient, from start: Point, to end: Point, columns: Range<Int>) {
    guard let line = GradientLine(from: start, to: end), !gradient.stops.isEmpty else { return nil }
    self.columns = columns
    self.line = line
    ramps = line.ramps(gradient.stops)
    extents = [Range<Int>](repeating: 0..<0, count: ramps.count)
  }

  /// Finds the columns of each ramp in row `y`.
  mutating func enterRow(_ y: Int) {
    guard row != y else { return }
    row = y
    let down = Double(y << 8 + 128 - line.originY) * line.directionY
    // From the last ramp to the first, which lie from right to left or the other way round.
    var end = line.directionX < 0 ? columns.lowerBound : columns.upperBound
    for index in ramps.indices.reversed() {
      let begin = border(of: ramps[index].threshold, down: down)
      if line.directionX < 0 {
        extents[index] = end..<max(end, begin)
        end = max(end, begin)
      } else {
        extents[index] = min(begin, end)..<end
        end = min(begin, end)
      }
    }
  }

  /// Where the scalar products pass a threshold: the first column that has reached it, or, where they
  /// fall to the right, the first that no longer has.
  private func border(of threshold: Double, down: Double) -> Int {
    var low = columns.lowerBound
    var high = columns.upperBound
    while low < high {
      let middle = low + (high - low) / 2
      let product = Double(middle << 8 + 128 - line.originX) * line.directionX + down
      if (product >= threshold) == (line.directionX < 0) { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// The colour of the whole row, where it has only one.
  var uniformColor: Pixel? {
    guard let row, let index = extents.firstIndex(of: columns), ramps[index].stepX.isZero else {
      return nil
    }
    return ramps[index].channels(x: columns.lowerBound, y: row).pixel
  }

  /// Writes the colours of some columns of the row to the front of `colors`.
  func write(_ run: Range<Int>, into colors: inout [Pixel]) {
    guard let row else { return }
    for (index, extent) in extents.enumerated() {
      let part = extent.clamped(to: run)
      guard !part.isEmpty else { continue }
      let step = ramps[index].stepX
      var channels = ramps[index].channels(x: part.lowerBound, y: row)
      for x in part {
        colors[x - run.lowerBound] = channels.pixel
        channels = channels.adding(step, times: 1)
      }
    }
  }
}
