internal import CSpans
internal import TesseraGraphics

/// One row of chains that may cross each other → areas.
///
/// The chains are sorted by x; neighbours whose extents in the row touch form a *cluster*, and the
/// winding number between clusters is constant. A cluster of one chain is decided by the winding
/// numbers beside it; any other goes to `CrossingResolver`. The compiled loops do all of this in one call
/// (`Crossings.c`), unless there are more edges than they take.
struct ClusterSweep {
  /// The chains that cross the row, from left to right.
  private var crossings: [ChainCrossing] = []
  private var resolver = CrossingResolver()
  private var sampler = CrowdSampler()

  /// Creates a sweep without chains.
  init() {}

  /// Adds the areas of a row; returns how far down nothing but upright edges goes on, which is the top
  /// of the row where there are others.
  mutating func resolve(
    _ active: ActiveChains, rowTop: Int, rule: FillRule, outline: inout ChainSet,
    changes: inout AreaChanges, kernels: SpanKernels
  ) -> Int {
    if kernels == .compiled,
      let upright = resolveCompiled(
        active, rowTop: rowTop, rule: rule, outline: &outline, changes: &changes)
    {
      return upright
    }
    measure(active, rowTop: rowTop, outline: &outline)
    if crossings.count > Self.crowd {
      _ = sampler.sample(
        crossings.lazy.map(\.chain), columns: changes.columns, rowTop: rowTop, rule: rule,
        winding: 0, points: outline.points, changes: &changes)
      return rowTop
    }
    var winding = 0
    var first = 0
    var upright = Int.max
    while first < crossings.count {
      let end = cluster(from: first)
      if end == first + 1 {
        let chain = crossings[first].chain
        let behind = winding + chain.direction
        let sign = rule.sign(from: winding, to: behind)
        winding = behind
        if sign != 0 {
          var walk = ChainWalk(chain, rowTop: rowTop)
          while let piece = walk.next(in: outline.points) {
            changes.add(piece.edge, from: piece.top, over: piece.top..<piece.bottom, sign: sign)
          }
        }
      } else if crossings[first..<end].reduce(0, { $0 + $1.edges }) > CrossingResolver.crowd {
        let cluster = crossings[first..<end]
        let columns =
          (crossings[first].low >> 8)..<(cluster.reduce(Int.min) { max($0, $1.high) } >> 8 + 1)
        winding = sampler.sample(
          cluster.lazy.map(\.chain), columns: columns.clamped(to: changes.columns),
          rowTop: rowTop, rule: rule, winding: winding, points: outline.points, changes: &changes)
      } else {
        resolver.collect(crossings[first..<end], rowTop: rowTop, outline.points)
        winding = resolver.resolve(rule, winding: winding, changes: &changes)
      }
      for crossing in crossings[first..<end] {
        upright = min(upright, crossing.chain.uprightEnd(rowTop: rowTop))
      }
      first = end
    }
    return upright
  }

  /// The same by the compiled loops; nil where there are more edges than they take.
  private func resolveCompiled(
    _ active: ActiveChains, rowTop: Int, rule: FillRule, outline: inout ChainSet,
    changes: inout AreaChanges
  ) -> Int? {
    var upright: Int32 = 0
    let places = active.places
    let isResolved = unsafe outline.withChains { chains, _, points in
      unsafe changes.withRows(1) { changes in
        // Places are those of `chains`, and chains have their corners among the points.
        unsafe crossing_resolve_row(
          chains, places, places.count, points, Int32(truncatingIfNeeded: rowTop),
          rule == .evenOdd, changes, &upright)
      }
    }
    return isResolved ? Int(upright) : nil
  }

  /// Whether a row has a cluster that is measured along level lines.
  mutating func hasCrowd(_ active: ActiveChains, rowTop: Int, outline: inout ChainSet) -> Bool {
    measure(active, rowTop: rowTop, outline: &outline)
    if crossings.count > Self.crowd { return true }
    var first = 0
    while first < crossings.count {
      let end = cluster(from: first)
      let edges = crossings[first..<end].reduce(0) { $0 + $1.edges }
      if edges > CrossingResolver.crowd { return true }
      first = end
    }
    return false
  }

  /// More chains than this in one row are all measured along level lines.
  private static let crowd = 8_192

  /// Measures how far each chain extends within the row, and sorts.
  private mutating func measure(
    _ active: ActiveChains, rowTop: Int, outline: inout ChainSet
  ) {
    crossings.removeAll(keepingCapacity: true)
    for place in active.places {
      crossings.append(ChainCrossing(Int(place), rowTop: rowTop, outline: &outline))
    }
    let isSorted = crossings.indices.dropFirst().allSatisfy {
      crossings[$0 - 1].low <= crossings[$0].low
    }
    if !isSorted { crossings.sort { $0.low < $1.low } }
  }

  /// The end of the cluster that begins with a crossing.
  private func cluster(from first: Int) -> Int {
    var high = crossings[first].high
    var end = first + 1
    while end < crossings.count, crossings[end].low <= high {
      high = max(high, crossings[end].high)
      end += 1
    }
    return end
  }
}
