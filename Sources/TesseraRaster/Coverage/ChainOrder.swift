internal import TesseraGraphics

/// The chains that cross the row at hand, and proof that they do not cross each other.
///
/// Chains that do not cross have the same winding number beside them all the way down, so each has
/// *one* sign under the fill rule, and a row need not be looked at to know what is inside. The proof
/// follows the outline from height to height at which chains begin or end and keeps the chains that
/// go on from left to right. Whenever two become neighbours, a walk along both shows where they cross,
/// if they do (`ChainPair`); and the winding number beside a chain that goes on must not change where
/// others begin or end. Each pair of neighbours is looked at once, instead of in every row.
///
/// The row in which something crosses, or in which the order is in doubt, is left to `ClusterSweep`;
/// below it the order is found anew. Swapping what crosses and going on (Bentley and Ottmann 1979) was
/// rejected: within a pixel all crossings would have to be found exactly, and in the right order.
///
/// Where rows fail one after the other, as in a scribble, the proof is tried more and more seldom.
struct ChainOrder {
  /// The chains, each in a place of its own until it ends.
  var chains: [ActiveChain] = []
  /// The places of the chains that go on below the row, from left to right; in no order, and with
  /// those that end in the row, where the row is not proved.
  private(set) var order: [Int] = []
  /// Where the chains of `order` end, one by one, where the order is known: a search through all chains at
  /// each height at which some end is the better part of a row, and numbers in a row are quick to search.
  private var bottoms: [Int] = []
  /// The places of the chains that end in the row, where it is proved.
  private(set) var ended: [Int] = []
  /// Places that are free again.
  private var free: [Int] = []
  /// Room to sort places.
  private var keys: [(key: Int, place: Int)] = []

  private var rule = FillRule.nonZero
  /// Whether `order` is from left to right and every chain has its sign.
  private var isKnown = true
  /// The first row in which the order is in doubt.
  private(set) var doubt = Int.max
  /// The first height below the row's top at which one of `order` ends.
  private var nextEnd = Int.max
  /// The rank of the chain that begins next.
  private var nextStart = 0
  /// The row in which the order was found; rows to wait before it is looked for again, and how many
  /// after the next failure.
  private var knownSince = Int.min / 2
  private var wait = 0
  private var patience = 0
  /// Steps that pairs may still be followed.
  private var budget = 0

  /// Creates an order without chains.
  init() {}

  /// Sets out above all chains; without `isProved` no row is proved.
  mutating func begin(_ outline: ChainSet, rule: FillRule, isProved: Bool) {
    self.rule = rule
    chains.removeAll(keepingCapacity: true)
    order.removeAll(keepingCapacity: true)
    bottoms.removeAll(keepingCapacity: true)
    ended.removeAll(keepingCapacity: true)
    free.removeAll(keepingCapacity: true)
    isKnown = isProved
    doubt = Int.max
    nextEnd = Int.max
    nextStart = 0
    knownSince = Int.min / 2
    wait = 0
    patience = 0
    budget = isProved ? 64 + 16 * outline.count : 0
  }

  /// Whether no chain goes on below the last row.
  var isEmpty: Bool { order.isEmpty }

  /// Whether more chains cross the row than can be told apart in reasonable time.
  var isCrowd: Bool { order.count + ended.count > Self.crowd }

  /// The height at which the next chain begins.
  func nextTop(_ outline: ChainSet) -> Int { outline.top(ofRank: nextStart) }

  /// The first row below the one at hand in which chains begin or end, or in which the order is in doubt.
  func nextChange(_ outline: ChainSet) -> Int {
    min(doubt, min(nextEnd, nextTop(outline)) >> 8)
  }

  /// Goes down to a row; whether the order is proved in it, all its chains' signs with it.
  mutating func enterRow(top: Int, outline: ChainSet) -> Bool {
    if !ended.isEmpty {
      free.append(contentsOf: ended)
      ended.removeAll(keepingCapacity: true)
    }
    if isKnown, doubt > top >> 8, nextTop(outline) >= top {
      if passEvents(rowTop: top, outline) { return true }
      endStretch(row: top >> 8)
    } else {
      let isDoubtful = isKnown && doubt <= top >> 8
      if isDoubtful { endStretch(row: top >> 8) }
      isKnown = false
      dropEnded(above: top)
      admit(above: top, beginningBelow: top, outline)
      if isDoubtful || budget <= 0 || order.count > Self.longest {
        // There is no use in looking.
      } else if wait > 0 {
        wait -= 1
      } else if restore(at: top, outline), passEvents(rowTop: top, outline) {
        isKnown = true
        knownSince = top >> 8
        return true
      } else {
        endStretch(row: knownSince)
      }
    }
    isKnown = false
    order.append(contentsOf: ended)
    ended.removeAll(keepingCapacity: true)
    admit(above: top + 256, beginningBelow: top, outline)
    return false
  }

  /// Decides when the order is looked for again after it was in doubt.
  private mutating func endStretch(row: Int) {
    patience = row - knownSince >= Self.longStretch ? 0 : min(Self.longestWait, patience * 2 + 1)
    wait = patience
  }

  /// More chains than this at one height are not put into order.
  private static let longest = 1_024
  /// More chains than this in one row are all measured along level lines.
  private static let crowd = 8_192
  /// Rows in order after which the next failure counts as the first.
  private static let longStretch = 4
  /// The most rows for which the order is not looked for.
  private static let longestWait = 32

  /// Forgets the chains that have ended above a height.
  private mutating func dropEnded(above height: Int) {
    var kept = 0
    for place in order {
      if chains[place].bottom <= height {
        free.append(place)
      } else {
        order[kept] = place
        kept += 1
      }
    }
    order.removeLast(order.count - kept)
  }

  /// Takes in the chains that begin above a height, without an order; those that end above `top` are
  /// never seen.
  private mutating func admit(above height: Int, beginningBelow top: Int, _ outline: ChainSet) {
    while nextTop(outline) < height {
      let index = outline.index(ofRank: nextStart)
      nextStart += 1
      if outline.chains[index].bottom > top { order.append(place(index, outline)) }
    }
  }

  /// Gives a chain a place.
  private mutating func place(_ index: Int, _ outline: ChainSet) -> Int {
    let chain = ActiveChain(index, of: outline)
    if let place = free.popLast() {
      chains[place] = chain
      return place
    }
    chains.append(chain)
    return chains.count - 1
  }

  /// Lets chains end and begin at all heights of a row; false where the order is then in doubt.
  @inline(__always)
  private mutating func passEvents(rowTop: Int, _ outline: ChainSet) -> Bool {
    while true {
      let height = min(nextEnd, nextTop(outline))
      guard height < rowTop + 256 else { return true }
      pass(height, rowTop: rowTop, outline)
      guard doubt > rowTop >> 8 else { return false }
    }
  }

  /// Lets chains end and begin at a height.
  private mutating func pass(_ height: Int, rowTop: Int, _ outline: ChainSet) {
    var (low, high) = (Int.max, 0)
    if nextEnd == height { (low, high) = remove(endingAt: height, rowTop: rowTop) }
    while nextTop(outline) == height {
      let place = place(outline.index(ofRank: nextStart), outline)
      nextStart += 1
      let position = position(of: place, at: height, outline)
      order.insert(place, at: position)
      bottoms.insert(chains[place].bottom, at: position)
      nextEnd = min(nextEnd, chains[place].bottom)
      low = min(low, position)
      high = max(high + 1, position + 1)
      if order.count > Self.longest {
        doubt = height >> 8
        return
      }
    }
    link(low, high, from: height, outline)
  }

  /// Takes out the chains that end at a height; returns the positions about which others went.
  ///
  /// What goes between two chains that stay must wind as often one way as the other, else the winding
  /// number beside them changes.
  private mutating func remove(endingAt height: Int, rowTop: Int) -> (Int, Int) {
    let low = bottoms.firstIndex(of: height) ?? bottoms.count
    var kept = low
    var high = low
    var turn = 0
    for position in low..<bottoms.count {
      let place = order[position]
      if bottoms[position] == height {
        turn += chains[place].direction
        high = kept
        if height > rowTop { ended.append(place) } else { free.append(place) }
      } else {
        if turn != 0 { doubt = height >> 8 }
        order[kept] = place
        bottoms[kept] = bottoms[position]
        kept += 1
      }
    }
    order.removeLast(order.count - kept)
    bottoms.removeLast(bottoms.count - kept)
    nextEnd = bottoms.min() ?? Int.max
    return (low, high)
  }

  /// Where a chain that begins at a height belongs in the order.
  private func position(of place: Int, at height: Int, _ outline: ChainSet) -> Int {
    let chain = chains[place]
    let start = outline.points[chain.corner - 1]
    var low = 0
    var high = order.count
    while low < high {
      let middle = (low + high) / 2
      let other = chains[order[middle]]
      var side = other.side(of: start, points: outline.points)
      if side == 0 {
        side = unsafe outline.points.withUnsafeBufferPointer { points in
          var pair = unsafe ChainPair(chain, other, from: height, points: points)
          return unsafe pair.order()
        }
      }
      if side > 0 { high = middle } else { low = middle + 1 }
    }
    return low
  }

  /// Gives the chains from position `low` up to `high` their winding numbers and follows the new neighbours.
  private mutating func link(_ low: Int, _ high: Int, from height: Int, _ outline: ChainSet) {
    var position = low
    var winding = 0
    if position > 0 {
      let left = chains[order[position - 1]]
      winding = (left.before ?? 0) + left.direction
    }
    while position < order.count, position <= high {
      let place = order[position]
      if let before = chains[place].before {
        if before != winding { doubt = min(doubt, height >> 8) }
      } else {
        chains[place].before = winding
        chains[place].sign = rule.sign(from: winding, to: winding + chains[place].direction)
      }
      winding += chains[place].direction
      if position > 0 { follow(order[position - 1], place, from: height, outline) }
      position += 1
    }
  }

  /// Follows two neighbours downwards, unless that has been done.
  private mutating func follow(
    _ left: Int, _ right: Int, from height: Int, _ outline: ChainSet
  ) {
    let (a, b) = (chains[left].index, chains[right].index)
    guard chains[left].neighbor != b else { return }
    chains[left].neighbor = b
    guard outline.chains[a].extent.upperBound >= outline.chains[b].extent.lowerBound else {
      return
    }
    unsafe outline.points.withUnsafeBufferPointer { points in
      var pair = unsafe ChainPair(chains[left], chains[right], from: height, points: points)
      if let height = unsafe pair.firstDoubt() { doubt = min(doubt, height >> 8) }
      budget -= unsafe pair.steps
    }
  }

  /// Puts all chains into order at the top of a row; false where two are too near to tell.
  private mutating func restore(at top: Int, _ outline: ChainSet) -> Bool {
    keys.removeAll(keepingCapacity: true)
    for place in order {
      chains[place].descend(to: top, points: outline.points)
      keys.append((chains[place].edge.sortKey(at: top), place))
    }
    keys.sort { $0.key < $1.key }
    // Keys are rounded, by less than one.
    for position in keys.indices.dropFirst()
    where keys[position].key < keys[position - 1].key + 2 { return false }
    bottoms.removeAll(keepingCapacity: true)
    for (position, entry) in keys.enumerated() {
      order[position] = entry.place
      bottoms.append(chains[entry.place].bottom)
      chains[entry.place].before = nil
      chains[entry.place].neighbor = -1
    }
    nextEnd = bottoms.min() ?? Int.max
    doubt = Int.max
    link(0, order.count, from: top, outline)
    return doubt > top >> 8
  }
}
