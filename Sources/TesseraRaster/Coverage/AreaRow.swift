/// The row that areas are added to, open for writing.
///
/// All areas are in 1/65,536 pixel; `sign` says whether what lies to the right of an edge is added
/// (+1) or taken away (−1). Whatever is left of the row counts for its first column, what is right of
/// it for none.
///
/// This is where the time of a fill goes, hence the pointers. Their invariant: `entries` has one
/// entry for each of `count` columns and for at least three behind them, and `marks` has one bit for each
/// eight entries; every index below is one of those.
@unsafe struct AreaRow: ~Copyable {
  private let left: Int
  private let count: Int
  private let entries: UnsafeMutablePointer<Int32>
  private let marks: UnsafeMutablePointer<UInt64>

  /// Opens a row; both buffers have room for all columns and outlive the value.
  @inline(__always)
  init(
    columns: Range<Int>, entries: UnsafeMutablePointer<Int32>, marks: UnsafeMutablePointer<UInt64>
  ) {
    unsafe left = columns.lowerBound
    unsafe count = columns.count
    unsafe self.entries = entries
    unsafe self.marks = marks
  }

  /// Adds what lies to the right of an edge between two heights; the first is where the edge enters
  /// the row of pixels or begins in it.
  @inline(__always)
  borrowing func add(_ edge: Edge, from y0: Int, to y1: Int, sign: Int) {
    if edge.isVertical {
      unsafe addUpright(edge, height: y1 &- y0, sign: sign)
      return
    }
    let piece = edge.piece(from: y0, to: y1)
    let place = piece.low &- (unsafe left)
    guard place >= 0, piece.high &- (unsafe left) &+ 1 < (unsafe count) else {
      unsafe addAcrossBorder(piece, sign: sign)
      return
    }
    let whole = piece.height << 8
    if piece.low == piece.high {
      let area = piece.areaOfOnly
      unsafe change(place, by: area &* sign)
      unsafe change(place &+ 1, by: (whole &- area) &* sign)
      unsafe mark(place...(place &+ 1))
    } else if piece.low &+ 1 == piece.high {
      let first = piece.areaOfFirst
      let last = piece.areaOfLast
      unsafe change(place, by: first &* sign)
      unsafe change(place &+ 1, by: (last &- first) &* sign)
      unsafe change(place &+ 2, by: (whole &- last) &* sign)
      unsafe mark(place...(place &+ 2))
    } else {
      unsafe addWide(piece, at: place, sign: sign)
    }
  }

  /// Adds what lies to the right of an edge over some heights of the row.
  ///
  /// `start` is where the edge enters the row of pixels (or begins in it). Areas are differences of
  /// two that begin there, so that parts of a height sum up to the whole, bit for bit.
  borrowing func add(_ edge: Edge, from start: Int, over heights: Range<Int>, sign: Int) {
    unsafe add(edge, from: start, to: heights.upperBound, sign: sign)
    if heights.lowerBound > start {
      unsafe add(edge, from: start, to: heights.lowerBound, sign: -sign)
    }
  }

  @inline(__always)
  private borrowing func addUpright(_ edge: Edge, height: Int, sign: Int) {
    let column = edge.x >> 8
    let cut = edge.x & 255
    unsafe add(height &* (256 &- cut) &* sign, at: column)
    if cut != 0 { unsafe add(height &* cut &* sign, at: column &+ 1) }
  }

  /// Adds an edge that touches more than two columns.
  private borrowing func addWide(_ piece: Edge.Piece, at place: Int, sign: Int) {
    var before = piece.areaOfFirst
    unsafe change(place, by: before &* sign)
    let width = piece.high &- piece.low
    for step in 1..<width {
      let area = piece.areaBetween(column: piece.low &+ step)
      unsafe change(place &+ step, by: (area &- before) &* sign)
      before = area
    }
    let last = piece.areaOfLast
    unsafe change(place &+ width, by: (last &- before) &* sign)
    unsafe change(place &+ width &+ 1, by: (piece.height << 8 &- last) &* sign)
    unsafe mark(place...(place &+ width &+ 1))
  }

  /// Adds an edge that may leave the row.
  private borrowing func addAcrossBorder(_ piece: Edge.Piece, sign: Int) {
    var before = 0
    var column = max(piece.low, unsafe left)
    let last = min(piece.high, unsafe left + count - 1)
    while column <= last {
      let area = piece.area(column: column)
      unsafe add((area - before) * sign, at: column)
      before = area
      column += 1
    }
    unsafe add((piece.height << 8 - before) * sign, at: piece.high + 1)
  }

  /// Adds to the entry of any column.
  @inline(__always)
  borrowing func add(_ area: Int, at column: Int) {
    let place = max(0, column &- (unsafe left))
    guard place < (unsafe count) else { return }
    unsafe change(place, by: area)
    unsafe mark(place...place)
  }

  /// Adds to an entry.
  ///
  /// Sums of many edges in one place may pass 32 bits on the way; the total never does.
  @inline(__always)
  private borrowing func change(_ place: Int, by area: Int) {
    unsafe entries[place] &+= Int32(truncatingIfNeeded: area)
  }

  /// Marks some entries.
  @inline(__always)
  private borrowing func mark(_ places: ClosedRange<Int>) {
    var block = places.lowerBound >> AreaChanges.blockBits
    while block <= places.upperBound >> AreaChanges.blockBits {
      unsafe marks[block >> 6] |= 1 &<< UInt64(truncatingIfNeeded: block & 63)
      block &+= 1
    }
  }
}
