import TesseraRaster

/// Figures while pixels are being counted.
struct DifferenceTally {
  private var different = 0
  private var antialiased = 0
  private var maxChannelDelta = 0
  private var (left, top, right, bottom) = (Int.max, Int.max, -1, -1)

  /// Begins with nothing counted.
  init() {}

  /// Goes on from figures.
  init(_ difference: PixelDifference) {
    different = difference.count
    antialiased = difference.antialiased
    maxChannelDelta = difference.maxChannelDelta
    guard let bounds = difference.bounds else { return }
    (left, right) = (bounds.columns.lowerBound, bounds.columns.upperBound - 1)
    (top, bottom) = (bounds.rows.lowerBound, bounds.rows.upperBound - 1)
  }

  /// Counts a pixel whose channels differ by `delta` at most.
  @inline(__always)
  mutating func add(_ mark: DifferenceMap.Mark, delta: Int, x: Int, y: Int) {
    maxChannelDelta = max(maxChannelDelta, delta)
    switch mark {
    case .equal: return
    case .antialiased: antialiased += 1
    case .different, .darker:
      different += 1
      (left, right) = (min(left, x), max(right, x))
      (top, bottom) = (min(top, y), max(bottom, y))
    }
  }

  /// The figures of a picture of `total` pixels.
  func difference(total: Int) -> PixelDifference {
    PixelDifference(
      count: different, antialiased: antialiased, total: total,
      bounds: right < 0 ? nil : PixelRect(columns: left..<right + 1, rows: top..<bottom + 1),
      maxChannelDelta: maxChannelDelta)
  }
}
