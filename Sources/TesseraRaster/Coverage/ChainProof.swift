internal import CSpans
internal import TesseraGraphics

/// Proof that the chains of an outline do not cross each other, from height to height.
///
/// It goes through the heights at which chains begin or end and keeps the chains that go on from left to
/// right. Whenever two become neighbours, a walk along both shows where they cross, if they do
/// (`ChainPair`); and the winding number beside a chain that goes on must not change where others begin
/// or end. Each pair of neighbours is looked at once, instead of in every row. Each chain is given its
/// sign on the way.
///
/// Swapping what crosses and going on (Bentley and Ottmann 1979) was rejected: within a pixel all
/// crossings would have to be found exactly, and in the right order. Marking the pixels that each chain
/// touches, and looking only where two have touched one, was rejected too: every top and bottom of a
/// contour is such a pixel, and signs take an order all the same.
struct ChainProof {
  /// How far it has come, as the compiled loops take it.
  private var state = outline_proof()
  /// The chains that cross the height at hand, from left to right; and room for more.
  private var order = [Int32](repeating: 0, count: longest)
  /// Where the chains of `order` end, one by one: a search through all chains at each height at which
  /// some end is a large part of the proof, and numbers in a row are quick to search.
  private var bottoms = [Int32](repeating: 0, count: longest)

  /// More chains than this at one height are not put into order.
  static let longest = Int(outline_longest)

  /// Creates a proof of nothing.
  init() {}

  /// The first row of pixels that is in doubt; no row is where it is `Int32.max`.
  var doubt: Int { Int(state.doubt) }

  /// Whether so much has been looked at that it is time to give up.
  var isExhausted: Bool { state.budget < 0 }

  /// Sets out above all chains.
  mutating func begin(_ outline: ChainSet) {
    state = outline_proof(
      budget: Int64(64 + 16 * outline.corners), rank: 0, count: 0, next_end: .max, doubt: .max)
  }

  /// Sets out anew with chains that cross a height, from left to right.
  ///
  /// Of two that did not cross before it is still known that they do not.
  mutating func restart(_ places: some Sequence<Int32>, rank: Int, of outline: inout ChainSet) {
    state.count = 0
    state.next_end = .max
    state.rank = Int32(truncatingIfNeeded: rank)
    state.doubt = .max
    for place in places {
      outline.chains[Int(place)].sign = nil
      if outline.chains[Int(place)].neighbor < 0 { outline.chains[Int(place)].neighbor = -1 }
      append(place, outline)
    }
  }

  private mutating func append(_ place: Int32, _ outline: ChainSet) {
    let bottom = Int32(truncatingIfNeeded: outline.chains[Int(place)].bottom)
    order[Int(state.count)] = place
    bottoms[Int(state.count)] = bottom
    state.count += 1
    state.next_end = min(state.next_end, bottom)
  }

  /// Goes on as far down as it is certain that no two chains cross; chains that have no sign yet are
  /// given one at `height`.
  mutating func run(
    from height: Int, _ outline: inout ChainSet, rule: FillRule, kernels: SpanKernels
  ) {
    switch kernels {
    case .compiled:
      let count = outline.count
      unsafe outline.withChains { chains, starts, points in
        // Both lists have room for `longest` places of the chains.
        unsafe outline_prove(
          &state, Int32(truncatingIfNeeded: height), chains, count, starts, points,
          rule == .evenOdd, &order, &bottoms)
      }
    case .reference:
      link(0, Int(state.count), from: height, &outline, rule)
      while true {
        let next = min(Int(state.next_end), outline.top(ofRank: Int(state.rank)))
        guard state.count > 0 || Int(state.rank) < outline.count, next >> 8 < doubt else { return }
        pass(next, &outline, rule)
      }
    }
  }

  /// Lets chains end and begin at a height.
  private mutating func pass(_ height: Int, _ outline: inout ChainSet, _ rule: FillRule) {
    var (low, high) = (Int(state.count), 0)
    if Int(state.next_end) == height { (low, high) = remove(endingAt: height, outline) }
    while outline.top(ofRank: Int(state.rank)) == height {
      if state.count == Self.longest {
        note(height)
        break
      }
      let position = insert(outline.index(ofRank: Int(state.rank)), &outline)
      state.rank += 1
      low = min(low, position)
      high = max(high + 1, position + 1)
    }
    link(low, high, from: height, &outline, rule)
    if state.budget < 0 { note(height) }
  }

  /// Notes that the order is in doubt from a height on.
  private mutating func note(_ height: Int) {
    state.doubt = min(state.doubt, Int32(truncatingIfNeeded: height >> 8))
  }

  /// Takes out the chains that end at a height; returns the positions about which others went.
  ///
  /// What goes between two chains that stay must wind as often one way as the other, else the winding
  /// number beside them changes.
  private mutating func remove(endingAt height: Int, _ outline: ChainSet) -> (Int, Int) {
    let count = Int(state.count)
    var low = Int.max
    var high = 0
    var turn = 0
    state.count = 0
    state.next_end = .max
    for position in 0..<count {
      let place = order[position]
      if Int(bottoms[position]) == height {
        turn += outline.chains[Int(place)].direction
        high = Int(state.count)
        low = min(low, high)
      } else {
        if turn != 0 { note(height) }
        append(place, outline)
      }
    }
    return (low, high)
  }

  /// Puts a chain that begins into the order; returns its position.
  private mutating func insert(_ index: Int, _ outline: inout ChainSet) -> Int {
    let chain = outline.chains[index]
    let start = outline.points[chain.first]
    var low = 0
    var high = Int(state.count)
    while low < high {
      let middle = (low + high) / 2
      let other = Int(order[middle])
      outline.advanceProof(other, to: Int(start.y))
      var side = outline.side(of: start, edgeAt: outline.chains[other].proved)
      if side == 0 {
        side = unsafe pair(index, other, from: Int(start.y), &outline) { unsafe $0.order() }
      }
      if side > 0 { high = middle } else { low = middle + 1 }
    }
    for position in (low..<Int(state.count)).reversed() {
      order[position + 1] = order[position]
      bottoms[position + 1] = bottoms[position]
    }
    order[low] = Int32(truncatingIfNeeded: index)
    bottoms[low] = Int32(truncatingIfNeeded: chain.bottom)
    state.count += 1
    state.next_end = min(state.next_end, bottoms[low])
    return low
  }

  /// Gives the chains from position `low` up to `high` their signs and follows the new neighbours.
  private mutating func link(
    _ low: Int, _ high: Int, from height: Int, _ outline: inout ChainSet, _ rule: FillRule
  ) {
    var position = low
    var winding = 0
    if position > 0 {
      let left = outline.chains[Int(order[position - 1])]
      winding = left.before + left.direction
    }
    while position < Int(state.count), position <= high {
      let place = Int(order[position])
      let behind = winding + outline.chains[place].direction
      if outline.chains[place].sign == nil {
        outline.chains[place].before = winding
        outline.chains[place].sign = rule.sign(from: winding, to: behind)
      } else if outline.chains[place].before != winding {
        note(height)
      }
      winding = behind
      if position > 0 { follow(Int(order[position - 1]), place, from: height, &outline) }
      position += 1
    }
  }

  /// Follows two neighbours downwards, unless that has been done.
  private mutating func follow(
    _ left: Int, _ right: Int, from height: Int, _ outline: inout ChainSet
  ) {
    let known = outline.chains[left].neighbor
    let doubtful = Int(outline_doubtful(Int32(truncatingIfNeeded: right)))
    guard known != right, known != doubtful else { return }
    outline.chains[left].neighbor = right
    guard outline.chains[left].right > outline.chains[right].left else { return }
    let (doubt, steps) = unsafe pair(left, right, from: height, &outline) { pair in
      unsafe (pair.firstDoubt(), pair.steps)
    }
    if let doubt {
      outline.chains[left].neighbor = doubtful
      note(doubt)
    }
    state.budget -= Int64(steps)
  }

  /// Lets `body` walk along two chains from a height that both reach below.
  private func pair<Result>(
    _ left: Int, _ right: Int, from height: Int, _ outline: inout ChainSet,
    _ body: (inout ChainPair) -> Result
  ) -> Result {
    outline.advanceProof(left, to: height)
    outline.advanceProof(right, to: height)
    let (a, b) = (outline.chains[left], outline.chains[right])
    return unsafe outline.points.withUnsafeBufferPointer { points in
      var pair = unsafe ChainPair(a, b, from: height, points: points)
      return unsafe body(&pair)
    }
  }
}

extension ChainSet {
  /// Takes the proof's walk along a chain down to the edge that reaches below a height.
  fileprivate mutating func advanceProof(_ index: Int, to height: Int) {
    while Int(points[chains[index].proved].y) <= height { chains[index].proved += 1 }
  }

  /// Positive where a point lies to the left of an edge, negative to its right, 0 on it.
  fileprivate func side(of p: SubpixelPoint, edgeAt corner: Int) -> Int {
    let (a, b) = (points[corner - 1], points[corner])
    return (Int(a.x) - Int(p.x)) * (Int(b.y) - Int(a.y))
      + (Int(b.x) - Int(a.x)) * (Int(p.y) - Int(a.y))
  }
}
