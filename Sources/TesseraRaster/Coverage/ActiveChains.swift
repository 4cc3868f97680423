internal import CSpans

/// The chains of an outline that cross the rows of pixels at hand.
struct ActiveChains {
  /// Their places in `ChainSet.chains`, in the order in which they begin.
  private(set) var places: [Int32] = []
  /// The rank of the chain that begins next.
  private var rank = 0
  /// A height above which none of them ends, in grid steps.
  private var nextEnd = Int.max

  /// Creates a list without chains.
  init() {}

  /// Sets out above all chains.
  mutating func begin() {
    places.removeAll(keepingCapacity: true)
    rank = 0
    nextEnd = .max
  }

  /// Goes down to some rows: takes in the chains that begin above their bottom and drops those that end
  /// above their top; both in grid steps.
  mutating func enter(_ heights: Range<Int>, of outline: ChainSet) {
    if nextEnd <= heights.lowerBound { dropEnded(above: heights.lowerBound, of: outline) }
    while outline.top(ofRank: rank) < heights.upperBound {
      let index = outline.index(ofRank: rank)
      rank += 1
      let bottom = outline.chains[index].bottom
      if bottom > heights.lowerBound {
        places.append(Int32(truncatingIfNeeded: index))
        nextEnd = min(nextEnd, bottom)
      }
    }
  }

  private mutating func dropEnded(above height: Int, of outline: ChainSet) {
    places.removeAll { outline.chains[Int($0)].bottom <= height }
    nextEnd = places.reduce(.max) { min($0, outline.chains[Int($1)].bottom) }
  }

  /// Goes back up to rows that end at a height, among those that were entered last.
  mutating func retreat(to bottom: Int, of outline: ChainSet) {
    while let last = places.last, outline.chains[Int(last)].top >= bottom { places.removeLast() }
    rank = rank(ofFirstFrom: bottom, in: outline)
  }

  /// The height at which the next chain begins.
  func nextTop(of outline: ChainSet) -> Int { outline.top(ofRank: rank) }

  /// The rank of the first chain that begins at a height or below; all that begin above are here or gone.
  func rank(ofFirstFrom top: Int, in outline: ChainSet) -> Int {
    var rank = rank
    while rank > 0, outline.top(ofRank: rank - 1) >= top { rank -= 1 }
    return rank
  }

  /// How far down nothing but upright edges goes on, which is the top of the row where there are others.
  func uprightEnd(rowTop: Int, of outline: inout ChainSet) -> Int {
    var end = Int.max
    for place in places {
      outline.descend(Int(place), to: rowTop)
      let edge = outline.edge(at: outline.chains[Int(place)].corner)
      guard edge.isVertical, edge.top <= rowTop, edge.bottom >= rowTop + 256 else { return rowTop }
      end = min(end, edge.bottom)
    }
    return end
  }

  /// Adds the edges of all chains in some rows, each with its chain's sign, which all have; returns the
  /// most edges that one row has.
  func accumulate(
    rowTop: Int, rows: Int, of outline: inout ChainSet, into changes: inout AreaChanges,
    kernels: SpanKernels
  ) -> Int {
    switch kernels {
    case .compiled:
      return unsafe outline.withChains { chains, _, points in
        unsafe changes.withRows(rows) { changes in
          // Places are those of `chains`, and chains have their corners among the points.
          unsafe coverage_add_chains(
            chains, places, places.count, points, Int32(truncatingIfNeeded: rowTop),
            Int32(truncatingIfNeeded: rows), changes)
        }
      }
    case .reference:
      var edges = [Int](repeating: 0, count: rows)
      for place in places {
        let corner = outline.chains[Int(place)].corner
        for row in 0..<rows {
          let top = rowTop + row << 8
          let chain = outline.chains[Int(place)]
          guard chain.bottom > top, chain.top < top + 256 else { continue }
          let active = ActiveChain(Int(place), rowTop: max(top, chain.top), of: &outline)
          var walk = ChainWalk(active, rowTop: top)
          while let (edge, start, end) = walk.next(in: outline.points) {
            edges[row] += 1
            changes.add(edge, from: start, over: start..<end, sign: chain.sign ?? 0, row: row)
          }
        }
        // Rows may have to be added up again.
        outline.chains[Int(place)].corner = corner
      }
      return edges.max() ?? 0
    }
  }
}
