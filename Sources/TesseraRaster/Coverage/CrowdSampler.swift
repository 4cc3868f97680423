internal import TesseraGraphics

/// Hundreds of edges in one place → areas, in time proportional to their number.
///
/// The row is measured along 32 level lines. Where an edge crosses a line, it changes the winding number
/// of the line from there on; x is rounded to 1/64 px and the changes are summed up place by place, so
/// nothing has to be sorted. An area is off by less than 8/255, mostly by much less, since the errors
/// of many edges cancel each other.
///
/// Sorting along every line is exact in x and was rejected: a scribble of a hundred thousand lines took
/// half a minute.
struct CrowdSampler {
  /// Lines in a row of pixels, and grid steps between them.
  private static let lines = 32
  private static let pitch = 8
  /// Places in a pixel.
  private static let places = 64

  /// For each place in turn, the change of the winding number on each of the lines.
  private var turns: [Int32] = []
  /// The winding number on each line.
  private var windings = [Int32](repeating: 0, count: lines)

  /// Creates a sampler without edges.
  init() {}

  /// Adds the areas of some chains; returns the winding number behind them.
  ///
  /// `columns` are those that the chains touch, as far as they are in the row.
  mutating func sample(
    _ chains: some Sequence<ActiveChain>, columns: Range<Int>, rowTop: Int, rule: FillRule,
    winding: Int, points: [SubpixelPoint], changes: inout AreaChanges
  ) -> Int {
    let room = columns.count * Self.places * Self.lines
    if turns.count < room {
      turns.append(contentsOf: repeatElement(0, count: room - turns.count))
    }
    for line in 0..<Self.lines { windings[line] = Int32(truncatingIfNeeded: winding) }
    var behind = winding
    for chain in chains {
      var walk = ChainWalk(chain, rowTop: rowTop)
      var isLast = false
      while let (edge, top, bottom) = walk.next(in: points) {
        add(edge, from: top, to: bottom, chain.direction, columns: columns, rowTop: rowTop)
        isLast = bottom == rowTop + 256
      }
      // The winding number behind is that at the bottom of the row.
      if isLast { behind += chain.direction }
    }
    measure(
      columns, rule: rule, from: rule.holds(winding) ? 65_536 : 0,
      to: rule.holds(behind) ? 65_536 : 0, changes: &changes)
    return behind
  }

  /// Adds the turns of an edge on the lines between two heights.
  @inline(__always)
  private mutating func add(
    _ edge: Edge, from top: Int, to bottom: Int, _ direction: Int, columns: Range<Int>, rowTop: Int
  ) {
    var line = (top - rowTop + Self.pitch / 2 - 1) / Self.pitch
    let end = (bottom - rowTop + Self.pitch / 2 - 1) / Self.pitch
    guard line < end else { return }
    let first = rowTop + Self.pitch / 2 + line * Self.pitch
    // Fixed point, 16 bits behind the unit of sort keys, which is 1/65,536 px.
    var x = edge.sortKey(at: first) << 16
    let step = line + 1 < end ? edge.keyStep(over: Self.pitch) : 0
    let left = columns.lowerBound * Self.places
    let count = columns.count * Self.places
    let turn = Int32(truncatingIfNeeded: direction)
    unsafe turns.withUnsafeMutableBufferPointer { turns in
      // Nearly all the time goes here. `line` is one of the lines, and `turns` has an entry for each line
      // of `count` places.
      while line < end {
        // To the nearest of the places, which are 1,024 units apart.
        let place = (x &+ 1 << 25) >> 26 &- left
        if place <= 0 {
          windings[line] &+= turn
        } else if place < count {
          unsafe turns[place &* Self.lines &+ line] &+= turn
        }
        x &+= step
        line &+= 1
      }
    }
  }

  /// Sums the turns up along all lines and takes them out; `start` and `end` are the covered areas of
  /// the columns beside.
  private mutating func measure(
    _ columns: Range<Int>, rule: FillRule, from start: Int, to end: Int,
    changes: inout AreaChanges
  ) {
    let ignored: Int32 = rule == .nonZero ? -1 : 1
    var before = start
    unsafe turns.withUnsafeMutableBufferPointer { turns in
      unsafe windings.withUnsafeMutableBufferPointer { windings in
        var index = 0
        for column in columns {
          var inside: Int32 = 0
          for _ in 0..<Self.places {
            // `turns` has an entry for each line of each place of each column.
            for line in 0..<Self.lines {
              let winding = unsafe windings[line] &+ turns[index]
              unsafe windings[line] = winding
              unsafe turns[index] = 0
              inside &+= winding & ignored != 0 ? 1 : 0
              index &+= 1
            }
          }
          // A place on a line stands for 4 × 8 grid steps.
          let area = Int(inside) * 32
          changes.add(area - before, at: column)
          before = area
        }
      }
    }
    changes.add(end - before, at: columns.upperBound)
  }
}
