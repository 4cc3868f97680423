import TesseraRaster

/// Which pixels of two pictures differ under a metric, and the figures that follow.
///
/// Where sizes differ, the map is as large as both together need; only what both cover is compared,
/// and ``markOutside(of:_:)`` says what becomes of the rest.
package struct DifferenceMap: Sendable {
  /// What a metric says about one pixel.
  package enum Mark: UInt8, Hashable, Sendable {
    /// Equal, near enough for the metric, or ignored.
    case equal
    /// Over the metric, but taken for an anti-aliased edge.
    case antialiased
    /// Over the metric.
    case different
    /// Over the metric, and the second picture is the darker one; from pixelmatch only.
    case darker

    /// Whether the pixel is over the metric.
    package var isDifferent: Bool { self == .different || self == .darker }
  }

  /// Pixels in a row.
  package let width: Int
  /// Rows.
  package let height: Int
  /// A mark for each pixel, row by row from the top left.
  package private(set) var marks: [Mark]
  /// The figures.
  package private(set) var difference: PixelDifference

  /// How many pixels are looked at together for being equal.
  private static let stride = 8

  /// Compares two pictures.
  ///
  /// - Parameters:
  ///   - first: The picture that was expected.
  ///   - second: The other one.
  ///   - ignored: What is left out.
  ///   - judge: The metric.
  init(
    _ first: PixelGrid, _ second: PixelGrid, ignoring ignored: [PixelRect],
    judge: consuming some PixelJudge
  ) {
    width = max(first.width, second.width)
    height = max(first.height, second.height)
    marks = [Mark](repeating: .equal, count: width * height)
    var tally = DifferenceTally()
    let area = ComparedArea(ignored: ignored)
    let columns = min(first.width, second.width)
    let (old, new) = (first.words.span, second.words.span)
    for y in 0..<min(first.height, second.height) {
      let (oldRow, newRow) = (y * first.width, y * second.width)
      for open in area.columns(inRow: y, width: columns) {
        var x = open.lowerBound
        while x < open.upperBound {
          let end = min(x + Self.stride, open.upperBound)
          var changed: UInt32 = 0
          for column in x..<end { changed |= old[oldRow + column] ^ new[newRow + column] }
          if changed == 0 {
            x = end
            continue
          }
          for column in x..<end {
            let (a, b) = (old[oldRow + column], new[newRow + column])
            guard a != b else { continue }
            let mark = judge.mark(a, b, x: column, y: y)
            marks[y * width + column] = mark
            tally.add(mark, delta: a.channelDelta(b), x: column, y: y)
          }
          x = end
        }
      }
    }
    difference = tally.difference(total: width * height)
  }

  /// Marks every pixel that is not clear and lies in only one of the pictures.
  mutating func markOutside(
    of first: PixelGrid, _ second: PixelGrid, ignoring ignored: [PixelRect]
  ) {
    var tally = DifferenceTally(difference)
    let area = ComparedArea(ignored: ignored)
    for (grid, other) in [(first, second), (second, first)] {
      for y in 0..<grid.height {
        let start = y < other.height ? other.width : 0
        for open in area.columns(inRow: y, width: grid.width) {
          for x in open.clamped(to: min(start, grid.width)..<grid.width)
          where grid.word(x, y) >> 24 > 0 {
            marks[y * width + x] = .different
            tally.add(.different, delta: grid.word(x, y).channelDelta(0), x: x, y: y)
          }
        }
      }
    }
    difference = tally.difference(total: width * height)
  }

  /// The mark in column `x` of row `y`.
  package subscript(x: Int, y: Int) -> Mark { marks[y * width + x] }
}
