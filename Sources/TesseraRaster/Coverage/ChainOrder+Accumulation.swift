internal import CSpans

/// Rows that are proved: nothing is left to do but to add up areas.
extension ChainOrder {
  /// Adds the edges of all chains in some rows, each with its chain's sign.
  ///
  /// No chain begins or ends below the first of the rows. Returns the most edges that one row has.
  mutating func accumulate(
    rowTop: Int, rows: Int, outline: ChainSet, kernels: SpanKernels, into changes: inout AreaChanges
  ) -> Int {
    switch kernels {
    case .compiled:
      let top = Int32(rowTop)
      let stride = MemoryLayout<ActiveChain>.stride
      return unsafe outline.withCorners { corners in
        unsafe changes.withRows(rows) { changes in
          // Places are those of `chains`, and chains have their corners in the outline's points.
          let most = unsafe coverage_add_chains(
            &chains, stride, order, order.count, corners, top, Int32(rows), changes)
          guard !ended.isEmpty else { return most }
          return most
            + (unsafe coverage_add_chains(
              &chains, stride, ended, ended.count, corners, top, 1, changes))
        }
      }
    case .reference:
      var most = 0
      for row in 0..<rows {
        var edges = 0
        for place in order {
          add(place, rowTop: rowTop + row << 8, outline, to: row, of: &changes, edges: &edges)
        }
        if row == 0 {
          for place in ended {
            add(place, rowTop: rowTop, outline, to: row, of: &changes, edges: &edges)
          }
        }
        most = max(most, edges)
      }
      return most
    }
  }

  private mutating func add(
    _ place: Int, rowTop: Int, _ outline: ChainSet, to row: Int, of changes: inout AreaChanges,
    edges: inout Int
  ) {
    unsafe changes.withRow(row) { row in
      unsafe outline.points.withUnsafeBufferPointer { points in
        guard let points = points.baseAddress else { return }
        unsafe chains[place].accumulate(rowTop: rowTop, points: points, into: row, edges: &edges)
      }
    }
  }

  /// How far down nothing but upright edges goes on, which is the top of the row where there are others.
  mutating func uprightEnd(rowTop: Int, outline: ChainSet) -> Int {
    guard ended.isEmpty else { return rowTop }
    return unsafe outline.withCorners { corners in
      // Places are those of `chains`, and chains have their corners in the outline's points.
      unsafe coverage_upright_end(
        &chains, MemoryLayout<ActiveChain>.stride, order, order.count, corners, Int32(rowTop))
    }
  }

  /// Takes all chains down to the edges with which they enter a row.
  mutating func descend(to rowTop: Int, outline: ChainSet) {
    for index in order.indices { chains[order[index]].descend(to: rowTop, points: outline.points) }
  }

  /// Takes all chains back to the edges with which they enter a row.
  mutating func ascend(to rowTop: Int, outline: ChainSet) {
    for place in order { ascend(place, to: rowTop, outline: outline) }
    for place in ended { ascend(place, to: rowTop, outline: outline) }
  }

  private mutating func ascend(_ place: Int, to rowTop: Int, outline: ChainSet) {
    let first = outline.chains[chains[place].index].corners.lowerBound
    chains[place].ascend(to: rowTop, first: first, points: outline.points)
  }
}
