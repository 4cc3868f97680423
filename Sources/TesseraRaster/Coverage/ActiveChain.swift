internal import CSpans

/// A chain on its way down: where it stands in the row of pixels at hand, and what it borders.
struct ActiveChain {
  /// Where it stands, as the compiled loops take it; they expect it to come first.
  private var state: coverage_chain
  /// The chain's place in `ChainSet.chains`.
  let index: Int
  /// +1 where the contour runs down along the chain, −1 where it runs up.
  let direction: Int
  /// The winding number to the left of the chain; nil until it is known.
  var before: Int?
  /// The chain to the right that this one is known not to cross; −1 is none.
  var neighbor = -1

  /// Sets out at the top of a chain.
  init(_ index: Int, of outline: ChainSet) {
    let chain = outline.chains[index]
    self.index = index
    direction = chain.direction
    let corner = chain.corners.lowerBound + 1
    state = coverage_chain(
      edge: Edge(outline.points[corner - 1], outline.points[corner]).line, corner: corner,
      bottom: Int32(chain.bottom), sign: 0)
  }

  /// The first edge that reaches below the top of the row.
  private(set) var edge: Edge {
    @inline(__always) get { Edge(state.edge) }
    @inline(__always) set { state.edge = newValue.line }
  }

  /// The place of the corner at the end of that edge.
  private(set) var corner: Int {
    @inline(__always) get { state.corner }
    @inline(__always) set { state.corner = newValue }
  }

  /// The chain's bottom, in grid steps.
  var bottom: Int { Int(state.bottom) }

  /// What the chain does to the filled region, from left to right: +1 begins it, −1 ends it, 0 neither.
  var sign: Int {
    @inline(__always) get { Int(state.sign) }
    @inline(__always) set { state.sign = Int32(newValue) }
  }

  /// Goes down to the edge that reaches below a height, which lies above the chain's bottom.
  @inline(__always)
  mutating func descend(to height: Int, points: [SubpixelPoint]) {
    if edge.bottom <= height { skip(to: height, points: points) }
  }

  private mutating func skip(to height: Int, points: [SubpixelPoint]) {
    while Int(points[corner].y) <= height { corner += 1 }
    edge = Edge(points[corner - 1], points[corner])
  }

  /// Goes back up to the edge that reaches below a height, or to the first one.
  mutating func ascend(to height: Int, first: Int, points: [SubpixelPoint]) {
    while corner - 1 > first, Int(points[corner - 1].y) > height { corner -= 1 }
    edge = Edge(points[corner - 1], points[corner])
  }

  /// Positive where a point lies to the left of the chain, negative to its right, 0 on it; below the
  /// point's height, where the chain is level there.
  func side(of p: SubpixelPoint, points: [SubpixelPoint]) -> Int {
    var corner = corner
    while points[corner].y <= p.y { corner += 1 }
    let (a, b) = (points[corner - 1], points[corner])
    return (Int(a.x) - Int(p.x)) * (Int(b.y) - Int(a.y))
      + (Int(b.x) - Int(a.x)) * (Int(p.y) - Int(a.y))
  }

  /// Adds the chain's edges in a row to the accumulator, and counts them.
  ///
  /// `points` are those of the outline; the chain's corners are among them.
  mutating func accumulate(
    rowTop: Int, points: UnsafePointer<SubpixelPoint>, into row: borrowing AreaRow,
    edges: inout Int
  ) {
    let end = min(bottom, rowTop + 256)
    if edge.bottom <= rowTop { unsafe skip(to: rowTop, points) }
    while true {
      edges += 1
      if sign != 0 {
        unsafe row.add(edge, from: max(rowTop, edge.top), to: min(end, edge.bottom), sign: sign)
      }
      guard edge.bottom < end else { return }
      unsafe skip(to: edge.bottom, points)
    }
  }

  /// Goes down to the edge that reaches below a height, which lies above the chain's bottom.
  @inline(__always)
  private mutating func skip(to height: Int, _ points: UnsafePointer<SubpixelPoint>) {
    // The last corner lies below `height`, so the walk ends with it.
    repeat { corner &+= 1 } while unsafe Int(points[corner].y) <= height
    edge = unsafe Edge(points[corner &- 1], points[corner])
  }

  /// How far down the chain is upright from the top of the row; that top where it is not upright over
  /// the whole row.
  func uprightEnd(rowTop: Int) -> Int {
    edge.isVertical && edge.top <= rowTop ? edge.bottom : rowTop
  }
}
