/// A chain as it enters a row of pixels, for the ways that look at each row by itself.
struct ActiveChain {
  /// The first edge that reaches below the top of the row.
  let edge: Edge
  /// The place of the corner at the end of that edge.
  let corner: Int
  /// The chain's bottom, in grid steps.
  let bottom: Int
  /// +1 where the contour runs down along the chain, −1 where it runs up.
  let direction: Int

  /// Takes a chain of an outline down to the top of a row, above which it does not end.
  init(_ index: Int, rowTop: Int, of outline: inout ChainSet) {
    outline.descend(index, to: rowTop)
    let chain = outline.chains[index]
    corner = chain.corner
    edge = outline.edge(at: corner)
    bottom = chain.bottom
    direction = chain.direction
  }

  /// How far down the chain is upright from the top of the row; that top where it is not upright over
  /// the whole row.
  func uprightEnd(rowTop: Int) -> Int {
    edge.isVertical && edge.top <= rowTop ? edge.bottom : rowTop
  }
}
