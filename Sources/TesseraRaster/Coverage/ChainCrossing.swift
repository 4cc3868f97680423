/// A chain on its way down: where it stands in the row of pixels at hand.
struct ChainCrossing {
  /// +1 where the contour runs down along the chain, −1 where it runs up.
  let direction: Int
  /// The smallest x of the chain in the row, in whole grid steps, its joints included.
  private(set) var low = 0
  /// The largest x of the chain in the row.
  private(set) var high = 0
  /// The chain's top and bottom, in grid steps.
  private let top: Int
  private let bottom: Int
  private let topJoint: ClosedRange<Int>
  private let bottomJoint: ClosedRange<Int>
  /// The first edge that reaches below the top of the row, and the corner at its end.
  private var edge: Edge
  private var corner: Int

  /// Sets out at the top of a chain.
  init(_ chain: MonotoneChain, in points: [SubpixelPoint]) {
    direction = chain.direction
    top = chain.top
    bottom = chain.bottom
    topJoint = chain.topJoint
    bottomJoint = chain.bottomJoint
    corner = chain.corners.lowerBound + 1
    edge = Edge(points[corner - 1], points[corner])
  }

  /// Goes down to a row and measures the extent there; false where the chain has ended above it.
  mutating func enterRow(top rowTop: Int, points: [SubpixelPoint]) -> Bool {
    guard bottom > rowTop else { return false }
    while edge.bottom <= rowTop {
      corner += 1
      if points[corner].y != points[corner - 1].y {
        edge = Edge(points[corner - 1], points[corner])
      }
    }

    let rowBottom = rowTop + 256
    let start = edge.steps(at: max(rowTop, edge.top))
    low = start.low
    high = start.high
    if edge.bottom >= rowBottom {
      include(edge.steps(at: rowBottom))
    } else {
      include((edge.endX, edge.endX))
      includeCorners(above: rowBottom, points: points)
    }
    if top > rowTop { include((topJoint.lowerBound, topJoint.upperBound)) }
    if bottom < rowBottom { include((bottomJoint.lowerBound, bottomJoint.upperBound)) }
    return true
  }

  /// Widens the extent to the corners behind the first edge's and to where the chain leaves the row.
  private mutating func includeCorners(above rowBottom: Int, points: [SubpixelPoint]) {
    var next = corner
    while Int(points[next].y) < bottom {
      next += 1
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

  /// How far down the chain is upright from the top of the row that it has entered; that top where it
  /// is not upright over the whole row.
  func uprightEnd(top rowTop: Int) -> Int {
    edge.isVertical && edge.top <= rowTop ? edge.bottom : rowTop
  }

  /// The chain's way through the row that it has entered.
  func walk(top rowTop: Int) -> Walk {
    Walk(
      edge: edge, corner: corner, rowTop: rowTop, bottom: min(bottom, rowTop + 256), isDone: false)
  }

  /// Steps through the edges of a chain in one row.
  struct Walk {
    fileprivate var edge: Edge
    fileprivate var corner: Int
    fileprivate let rowTop: Int
    fileprivate let bottom: Int
    fileprivate var isDone: Bool

    /// The next edge with the heights between which it lies in the row; nil behind the last.
    mutating func next(
      in points: [SubpixelPoint]
    ) -> (edge: Edge, top: Int, bottom: Int)? {
      guard !isDone else { return nil }
      let piece = (edge: edge, top: max(rowTop, edge.top), bottom: min(bottom, edge.bottom))
      isDone = edge.bottom >= bottom
      if !isDone {
        repeat { corner += 1 } while points[corner].y == points[corner - 1].y
        edge = Edge(points[corner - 1], points[corner])
      }
      return piece
    }
  }
}
