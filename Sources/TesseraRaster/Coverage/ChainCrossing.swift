/// How far a chain extends within one row of pixels.
struct ChainCrossing {
  /// The chain.
  let chain: ActiveChain
  /// The smallest x of the chain in the row, in whole grid steps, its joints included.
  private(set) var low: Int
  /// The largest x of the chain in the row.
  private(set) var high: Int
  /// The chain's edges in the row.
  private(set) var edges = 1

  /// Measures a chain of an outline in a row.
  init(_ index: Int, rowTop: Int, outline: inout ChainSet) {
    let active = ActiveChain(index, rowTop: rowTop, of: &outline)
    self.chain = active
    let chain = outline.chains[index]
    let edge = active.edge
    let rowBottom = rowTop + 256
    let start = edge.steps(at: max(rowTop, edge.top))
    low = start.low
    high = start.high
    if edge.bottom >= rowBottom {
      include(edge.steps(at: rowBottom))
    } else {
      include((edge.endX, edge.endX))
      includeCorners(below: active.corner, until: chain.bottom, rowBottom, points: outline.points)
    }
    if chain.top > rowTop { include((chain.topJoint.lowerBound, chain.topJoint.upperBound)) }
    if chain.bottom < rowBottom {
      include((chain.bottomJoint.lowerBound, chain.bottomJoint.upperBound))
    }
  }

  /// Widens the extent to the corners behind the first edge's and to where the chain leaves the row.
  private mutating func includeCorners(
    below corner: Int, until bottom: Int, _ rowBottom: Int, points: [SubpixelPoint]
  ) {
    var next = corner
    while Int(points[next].y) < min(bottom, rowBottom) {
      next += 1
      if points[next].y > points[next - 1].y { edges += 1 }
      guard Int(points[next].y) < rowBottom else {
        include(Edge(points[next - 1], points[next]).steps(at: rowBottom))
        return
      }
      include((Int(points[next].x), Int(points[next].x)))
    }
  }

  /// Widens the extent.
  @inline(__always)
  private mutating func include(_ steps: (low: Int, high: Int)) {
    low = min(low, steps.low)
    high = max(high, steps.high)
  }
}

/// A chain's way through a row, edge by edge.
struct ChainWalk {
  private let rowTop: Int
  private let end: Int
  private var edge: Edge
  private var corner: Int
  private var isDone = false

  /// Begins with the first edge of a chain that has gone down to the row.
  init(_ chain: ActiveChain, rowTop: Int) {
    self.rowTop = rowTop
    end = min(chain.bottom, rowTop + 256)
    edge = chain.edge
    corner = chain.corner
  }

  /// The next edge with the heights between which it lies in the row; nil behind the last.
  mutating func next(in points: [SubpixelPoint]) -> (edge: Edge, top: Int, bottom: Int)? {
    guard !isDone else { return nil }
    let piece = (edge: edge, top: max(rowTop, edge.top), bottom: min(end, edge.bottom))
    isDone = edge.bottom >= end
    if !isDone {
      repeat { corner += 1 } while points[corner].y == points[corner - 1].y
      edge = Edge(points[corner - 1], points[corner])
    }
    return piece
  }
}
