internal import TesseraGraphics

/// In which rows it is proved that no chains of an outline cross each other.
///
/// Chains that do not cross have the same winding number beside them all the way down, so each has
/// *one* sign under the fill rule, and a row need not be looked at to know what is inside. The proof
/// (`ChainProof`) runs ahead to the first row in which something crosses, or in which the order is in
/// doubt. Such a row is left to `ClusterSweep`; below it the order is found anew.
///
/// Where rows fail one after the other, as in a scribble, the proof is tried more and more seldom.
struct ChainOrder {
  private var proof = ChainProof()
  private var rule = FillRule.nonZero
  private let kernels: SpanKernels
  /// Whether the proof holds as far as `proof.doubt`.
  private var isKnown = false
  /// The row in which the order was found; rows to wait before it is looked for again, and how many
  /// after the next failure.
  private var knownSince = Int.min / 2
  private var wait = 0
  private var patience = 0
  /// Room to sort chains.
  private var keys: [(key: Int, place: Int32)] = []

  /// Creates an order without chains.
  init(kernels: SpanKernels) { self.kernels = kernels }

  /// Sets out above all chains; without `isProved` no row is proved.
  mutating func begin(_ outline: inout ChainSet, rule: FillRule, isProved: Bool) {
    self.rule = rule
    isKnown = isProved
    knownSince = Int.min / 2
    wait = isProved ? 0 : Int.max
    patience = 0
    guard isProved else { return }
    proof.begin(outline)
    proof.run(from: Int.min, &outline, rule: rule, kernels: kernels)
  }

  /// The row up to which all are proved, from `row` on; that row itself where it is not.
  ///
  /// Rows are asked for in order. `active` are the chains that cross the row, those that begin in it
  /// included.
  mutating func proofEnd(
    from row: Int, active: ActiveChains, outline: inout ChainSet
  ) -> Int {
    if isKnown {
      if proof.doubt > row { return proof.doubt }
      isKnown = false
      endStretch(row: row)
      return row
    }
    if wait > 0 {
      wait -= 1
    } else if !proof.isExhausted, restart(at: row << 8, active, &outline) {
      if proof.doubt > row {
        isKnown = true
        knownSince = row
        return proof.doubt
      }
      endStretch(row: knownSince)
    } else {
      endStretch(row: knownSince)
    }
    return row
  }

  /// Decides when the order is looked for again after it was in doubt.
  private mutating func endStretch(row: Int) {
    patience = row - knownSince >= Self.longStretch ? 0 : min(Self.longestWait, patience * 2 + 1)
    wait = patience
  }

  /// Rows in order after which the next failure counts as the first.
  private static let longStretch = 4
  /// The most rows for which the order is not looked for.
  private static let longestWait = 32

  /// Puts all chains into order at the top of a row and goes on; false where two are too near to tell.
  private mutating func restart(
    at top: Int, _ active: ActiveChains, _ outline: inout ChainSet
  ) -> Bool {
    guard active.places.count <= ChainProof.longest else { return false }
    keys.removeAll(keepingCapacity: true)
    for place in active.places where outline.chains[Int(place)].top < top {
      outline.descend(Int(place), to: top)
      let edge = outline.edge(at: outline.chains[Int(place)].corner)
      keys.append((edge.sortKey(at: top), place))
    }
    keys.sort { $0.key < $1.key }
    // Keys are rounded, by less than one.
    for position in keys.indices.dropFirst()
    where keys[position].key < keys[position - 1].key + 2 { return false }
    proof.restart(
      keys.lazy.map(\.place), rank: active.rank(ofFirstFrom: top, in: outline), of: &outline)
    proof.run(from: top, &outline, rule: rule, kernels: kernels)
    return true
  }
}
