/// Changes of covered area along a row: the accumulator of the sweep.
///
/// An entry says by how much the covered area of its column differs from that of the column before.
/// Entries go back to zero as they are taken, so one buffer serves all rows.
struct AreaChanges {
  private let columns: Range<Int>
  /// One entry a column and one behind the last, in 1/65,536 pixel.
  private var entries: [Int32]

  /// Creates a row without any change.
  init(columns: Range<Int>) {
    self.columns = columns
    entries = [Int32](repeating: 0, count: columns.count + 1)
  }

  /// Takes an entry out.
  @inline(__always)
  mutating func take(at column: Int) -> Int {
    let index = column - columns.lowerBound
    let change = entries[index]
    entries[index] = 0
    return Int(change)
  }

  /// Adds what lies to the right of an edge over some heights, `sign` times.
  ///
  /// `start` is where the edge enters the row of pixels (or begins in it). Areas are differences of
  /// two that begin there, so that parts of a height sum up to the whole, bit for bit.
  mutating func add(_ edge: Edge, from start: Int, over heights: Range<Int>, sign: Int) {
    let whole = heights.count << 8
    if edge.isVertical {
      let column = edge.x >> 8
      let area = heights.count * (256 - edge.x & 255)
      add(area, sign, at: column)
      add(whole - area, sign, at: column + 1)
      return
    }
    let touched = edge.columns(from: start, to: heights.upperBound)
    var before = 0
    var column = max(touched.lowerBound, columns.lowerBound)
    let last = min(touched.upperBound, columns.upperBound - 1)
    while column <= last {
      var area = edge.area(column: column, from: start, to: heights.upperBound)
      if heights.lowerBound > start {
        area -= edge.area(column: column, from: start, to: heights.lowerBound)
      }
      add(area - before, sign, at: column)
      before = area
      column += 1
    }
    add(whole - before, sign, at: touched.upperBound + 1)
  }

  /// Adds what lies to the right of an upright line of some height in grid steps, `sign` times.
  ///
  /// `x` is in 1/65,536 pixel.
  mutating func add(at x: Int, height: Int, sign: Int) {
    let column = x >> 16
    let whole = height << 8
    let area = ((65_536 - x & 65_535) * height) >> 8
    add(area, sign, at: column)
    add(whole - area, sign, at: column + 1)
  }

  /// Adds to the entry of a column; what is left of the row counts for its first one.
  @inline(__always)
  private mutating func add(_ area: Int, _ sign: Int, at column: Int) {
    guard column < columns.upperBound else { return }
    // Sums of many edges in one place may pass 32 bits on the way; the total never does.
    entries[max(0, column - columns.lowerBound)] &+= Int32(truncatingIfNeeded: area * sign)
  }
}
