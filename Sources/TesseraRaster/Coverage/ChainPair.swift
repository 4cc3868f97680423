/// Two chains side by side on their way down: which of them is to the left.
///
/// Between two heights at which neither has a corner both are straight, so the sign of their distance
/// at every corner of either says all. It is exact: coordinates have 30 bits, products 61.
///
/// Half the time of the proof goes here, hence the pointer. Its invariant: `left` and `right` are
/// corners of the outline whose points these are, and never go beyond their chains' last ones.
@unsafe struct ChainPair {
  private let points: UnsafeBufferPointer<SubpixelPoint>
  /// The corners at the lower ends of the edges at hand.
  private var left: Int
  private var right: Int
  /// Where the first of the two chains ends, in grid steps.
  private let bottom: Int
  /// The height that the walk has come to, in grid steps.
  private(set) var height: Int
  /// How many edges the walk has gone through.
  private(set) var steps = 0
  /// Whether a chain has a level part at that height.
  private var isMoved = false

  /// Begins at a height that both chains reach below and that the proof has taken them down to.
  @inline(__always)
  init(
    _ left: MonotoneChain, _ right: MonotoneChain, from height: Int,
    points: UnsafeBufferPointer<SubpixelPoint>
  ) {
    unsafe self.points = points
    unsafe self.height = height
    unsafe self.left = left.proved
    unsafe self.right = right.proved
    unsafe bottom = min(left.bottom, right.bottom)
  }

  /// The sign of the first distance other than zero below the height at hand: +1 where the chains are
  /// in order, −1 where they are the wrong way round, 0 where they are one as long as both go on.
  mutating func order() -> Int {
    while true {
      let gap = unsafe gapBelow()
      if gap != 0 { return gap.signum() }
      guard unsafe advance() else { return 0 }
    }
  }

  /// The height at which the order of the chains first becomes doubtful, by crossing or by edges that
  /// lie on one another; nil where they keep it.
  ///
  /// A crossing is given a grid step early, so that no rounding of it matters. Equal and upright edges
  /// may lie on one another: their areas are equal.
  mutating func firstDoubt() -> Int? {
    while true {
      let gap = unsafe gapBelow()
      if gap <= 0 {
        if gap < 0 { return unsafe crossing }
        if unsafe isOverlap { return unsafe height }
      }
      guard unsafe advance() else { return nil }
      // A level part of a chain moves it at once.
      if unsafe isMoved, unsafe gapAbove() < 0 { return unsafe height }
    }
  }

  /// The height of the next corner.
  @inline(__always)
  private var next: Int { unsafe Int(min(points[left].y, points[right].y)) }

  /// The sign of the distance at the next corner, from the left chain to the right one.
  ///
  /// Which chain has that corner is anybody's guess, so nothing branches on it.
  @inline(__always)
  private func gapBelow() -> Int {
    let isLeft = unsafe points[left].y <= points[right].y
    let gap = unsafe side(of: points[isLeft ? left : right], edge: isLeft ? right : left)
    return isLeft ? gap : -gap
  }

  /// The sign of the distance at the height at hand, measured at the edges that lead down from it.
  private func gapAbove() -> Int {
    let (a, b) = unsafe (points[left - 1], points[right - 1])
    if a.y == b.y { return Int(b.x) - Int(a.x) }
    return a.y > b.y ? unsafe side(of: a, edge: right) : unsafe -side(of: b, edge: left)
  }

  /// Positive where a point lies to the left of an edge, at a height between its ends.
  @inline(__always)
  private func side(of p: SubpixelPoint, edge corner: Int) -> Int {
    let (a, b) = unsafe (points[corner &- 1], points[corner])
    return (Int(a.x) &- Int(p.x)) &* (Int(b.y) &- Int(a.y))
      &+ (Int(b.x) &- Int(a.x)) &* (Int(p.y) &- Int(a.y))
  }

  /// Whether the edges at hand, which meet at the next corner, lie on one another unequally.
  private var isOverlap: Bool {
    let (a, b) = unsafe (points[left - 1], points[left])
    let (c, d) = unsafe (points[right - 1], points[right])
    let (run, rise) = (Int(b.x) - Int(a.x), Int(b.y) - Int(a.y))
    let (otherRun, otherRise) = (Int(d.x) - Int(c.x), Int(d.y) - Int(c.y))
    guard run * otherRise == otherRun * rise else { return false }
    return run != 0 && (a != c || b != d)
  }

  /// Goes down to the next corner; false where one of the chains ends there.
  @inline(__always)
  private mutating func advance() -> Bool {
    let next = unsafe next
    unsafe height = next
    unsafe steps &+= 1
    guard unsafe next < bottom else { return false }
    unsafe left &+= points[left].y == next ? 1 : 0
    unsafe right &+= points[right].y == next ? 1 : 0
    unsafe isMoved = false
    while unsafe Int(points[left].y) == next {
      unsafe left &+= 1
      unsafe isMoved = true
    }
    while unsafe Int(points[right].y) == next {
      unsafe right &+= 1
      unsafe isMoved = true
    }
    return true
  }

  /// Where the edges at hand cross, above the next corner.
  private var crossing: Int {
    let above = unsafe max(0, distance(at: height))
    let below = unsafe distance(at: next)
    guard below < 0 else { return unsafe max(height, next - 2) }
    let share = above / (above - below)
    return unsafe max(height, height + Int(Double(next - height) * share) - 1)
  }

  /// The distance of the edges at hand, in grid steps.
  private func distance(at y: Int) -> Double {
    let (a, b) = unsafe (points[left - 1], points[left])
    let (c, d) = unsafe (points[right - 1], points[right])
    let first = Double(b.x - a.x) / Double(b.y - a.y) * Double(y - Int(a.y))
    let second = Double(d.x - c.x) / Double(d.y - c.y) * Double(y - Int(c.y))
    return Double(c.x - a.x) + second - first
  }
}
