internal import CSpans
internal import TesseraGraphics

/// Finds the boundary among chains that touch or cross each other within one row of pixels.
///
/// The row is cut at every corner of the cluster into slabs, so that an edge spans a slab or misses it.
/// In a slab the edges are sorted; where their order at the top differs from that at the bottom, some
/// cross, and the slab is halved, down to 1/256 px. Only *which* edges lie on the boundary is decided
/// slab by slab. Their areas stay exact, because an edge keeps its sign over many slabs and its area
/// is added once for all of them (`AreaChanges.add`): a contour drawn twice gives the bits of one.
///
/// Slabs cost up to 256 times the number of edges. A cluster of more than `crowd` edges, which no glyph
/// and no icon has in one row, is therefore left to `CrowdSampler`.
///
/// Sixteen fixed sub-rows were rejected: two level edges that cross in one are off by 4/255, and
/// corners inside a sub-row need a rule of their own.
struct CrossingResolver {
  /// An edge within the row.
  private struct Piece {
    let edge: Edge
    let direction: Int
    let top: Int
    let bottom: Int
    /// What the edge does to the filled region since `since`: +1 begins it, −1 ends it.
    var sign = 0
    var since = 0
  }

  /// An edge that spans the slab at hand; small, because it is sorted again and again.
  private struct Span {
    /// The place of the edge in `pieces`.
    let piece: Int
    /// The sort keys at the top and at the bottom of the slab.
    var upper = 0
    var lower = 0
  }

  /// The most edges in one row that are resolved exactly.
  static let crowd = Int(crossing_crowd)

  private var rule = FillRule.nonZero
  /// The cluster's edges, those that begin highest first.
  private var pieces: [Piece] = []
  /// The heights at which edges begin or end.
  private var cuts: [Int] = []
  /// The edges that span the slab at hand, from left to right.
  private var open: [Span] = []
  private var nextPiece = 0

  /// Creates a resolver without any edges.
  init() {}

  /// Takes in the edges of a cluster.
  mutating func collect(
    _ crossings: ArraySlice<ChainCrossing>, rowTop: Int, _ points: [SubpixelPoint]
  ) {
    pieces.removeAll(keepingCapacity: true)
    cuts.removeAll(keepingCapacity: true)
    for crossing in crossings {
      let direction = crossing.chain.direction
      var walk = ChainWalk(crossing.chain, rowTop: rowTop)
      while let (edge, top, bottom) = walk.next(in: points) {
        pieces.append(
          Piece(edge: edge, direction: direction, top: top, bottom: bottom, since: top))
        cuts.append(top)
        cuts.append(bottom)
      }
    }
    pieces.sort { $0.top < $1.top }
    cuts.sort()
  }

  /// Adds the boundary's areas to the row; returns the winding number behind the cluster.
  mutating func resolve(_ rule: FillRule, winding: Int, changes: inout AreaChanges) -> Int {
    self.rule = rule
    open.removeAll(keepingCapacity: true)
    nextPiece = 0
    var behind = winding
    for index in cuts.indices.dropLast() where cuts[index] < cuts[index + 1] {
      let top = cuts[index]
      retire(above: top, changes: &changes)
      while nextPiece < pieces.count, pieces[nextPiece].top == top {
        open.append(Span(piece: nextPiece))
        nextPiece += 1
      }
      behind = resolveSlab(top..<cuts[index + 1], winding: winding, changes: &changes)
    }
    retire(above: cuts.last ?? 0, changes: &changes)
    return behind
  }

  /// Adds the areas of the edges that end above a height, and forgets them.
  private mutating func retire(above height: Int, changes: inout AreaChanges) {
    var kept = 0
    for index in open.indices {
      let piece = open[index].piece
      let bottom = pieces[piece].bottom
      if bottom <= height {
        flush(piece, until: bottom, changes: &changes)
      } else {
        open[kept] = open[index]
        kept += 1
      }
    }
    open.removeLast(open.count - kept)
  }

  /// Decides which edges lie on the boundary in a slab; returns the winding number behind them.
  private mutating func resolveSlab(
    _ heights: Range<Int>, winding: Int, changes: inout AreaChanges
  ) -> Int {
    for index in open.indices {
      let edge = pieces[open[index].piece].edge
      open[index].upper = edge.sortKey(at: heights.lowerBound)
      open[index].lower = edge.sortKey(at: heights.upperBound)
    }
    sortOpen { ($0.upper, $0.lower) < ($1.upper, $1.lower) }
    let isCrossed = open.indices.dropFirst().contains { open[$0].lower < open[$0 - 1].lower }
    if isCrossed, heights.count > 1 {
      let middle = heights.lowerBound + heights.count / 2
      _ = resolveSlab(heights.lowerBound..<middle, winding: winding, changes: &changes)
      return resolveSlab(middle..<heights.upperBound, winding: winding, changes: &changes)
    }
    if isCrossed { sortOpen { $0.upper + $0.lower < $1.upper + $1.lower } }

    var before = winding
    for span in open {
      let behind = before + pieces[span.piece].direction
      let sign = rule.sign(from: before, to: behind)
      if sign != pieces[span.piece].sign {
        flush(span.piece, until: heights.lowerBound, changes: &changes)
        pieces[span.piece].sign = sign
        pieces[span.piece].since = heights.lowerBound
      }
      before = behind
    }
    return before
  }

  /// Sorts the edges at hand, which are nearly in order, for they were so in the slab above; equal ones
  /// stay as they are.
  @inline(__always)
  private mutating func sortOpen(by isBefore: (Span, Span) -> Bool) {
    for index in open.indices.dropFirst() {
      let span = open[index]
      var place = index
      while place > 0, isBefore(span, open[place - 1]) {
        open[place] = open[place - 1]
        place -= 1
      }
      open[place] = span
    }
  }

  /// Adds the area of an edge for the heights over which it has had its sign.
  private func flush(_ piece: Int, until height: Int, changes: inout AreaChanges) {
    let piece = pieces[piece]
    guard piece.sign != 0, piece.since < height else { return }
    changes.add(piece.edge, from: piece.top, over: piece.since..<height, sign: piece.sign)
  }
}
