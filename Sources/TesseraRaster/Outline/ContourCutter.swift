/// Contour → monotone chains.
///
/// Every corner of every outline passes through here, hence the pointers. Their invariants: `points`
/// has room for two corners and `chains` for one chain for each corner that is cut, and `count` and
/// `chainCount` of them are written.
@unsafe struct ContourCutter {
  private let points: UnsafeMutableBufferPointer<SubpixelPoint>
  private let chains: UnsafeMutableBufferPointer<MonotoneChain>
  private var count = 0
  /// How many chains there are.
  private(set) var chainCount = 0

  /// Prepares to write chains and their corners.
  init(
    points: UnsafeMutableBufferPointer<SubpixelPoint>,
    chains: UnsafeMutableBufferPointer<MonotoneChain>
  ) {
    unsafe self.points = points
    unsafe self.chains = chains
  }

  /// Cuts one contour into chains; a contour without height has none.
  mutating func cut(_ corners: UnsafeBufferPointer<SubpixelPoint>) {
    guard let origin = unsafe origin(of: corners) else { return }
    let first = unsafe chainCount
    var direction = 0
    var chainStart = unsafe count
    var here = unsafe corners[origin]
    var startJoint = Joint(here)
    var joint = startJoint
    unsafe append(here)
    var index = origin
    for _ in 0..<corners.count {
      index &+= 1
      if index == corners.count { index = 0 }
      let next = unsafe corners[index]
      if next.y == here.y {
        joint.include(next)
      } else {
        let turn = next.y > here.y ? 1 : -1
        if turn != direction {
          if direction != 0 {
            unsafe append(from: chainStart, direction, startJoint: startJoint, endJoint: joint)
            chainStart = unsafe count
            unsafe append(here)
          } else {
            unsafe points[chainStart] = here
          }
          startJoint = joint
          direction = turn
        } else if unsafe points[count &- 1] != here {
          unsafe append(here)
        }
        unsafe append(next)
        joint = Joint(next)
      }
      here = next
    }
    let last = unsafe Joint(chains[first].topJoint)
    unsafe append(from: chainStart, direction, startJoint: startJoint, endJoint: last)
  }

  /// A top corner that is reached from below.
  ///
  /// The walk begins there, so that no chain straddles its ends and every level line lies between two
  /// chains or within one.
  private func origin(of corners: UnsafeBufferPointer<SubpixelPoint>) -> Int? {
    var top = Int32.max
    for index in 0..<corners.count { top = unsafe min(top, corners[index].y) }
    var previous = corners.count &- 1
    for index in 0..<corners.count {
      if unsafe corners[index].y == top, unsafe corners[previous].y != top { return index }
      previous = index
    }
    return nil
  }

  @inline(__always)
  private mutating func append(_ point: SubpixelPoint) {
    unsafe points[count] = point
    unsafe count &+= 1
  }

  /// Adds the chain whose corners are the points from `start` on, in the order of the contour.
  private mutating func append(
    from start: Int, _ direction: Int, startJoint: Joint, endJoint: Joint
  ) {
    let end = unsafe count &- 1
    if direction < 0 { unsafe reverse(start, end) }
    var extent = unsafe Joint(points[start])
    var index = start
    while index < end {
      index &+= 1
      unsafe extent.include(points[index])
    }
    unsafe chains[chainCount] = unsafe MonotoneChain(
      corners: start...end, direction: direction, top: points[start].y, bottom: points[end].y,
      extent: extent.range, topJoint: (direction > 0 ? startJoint : endJoint).range,
      bottomJoint: (direction > 0 ? endJoint : startJoint).range)
    unsafe chainCount &+= 1
  }

  /// Turns the corners from one place to another round.
  private func reverse(_ first: Int, _ last: Int) {
    var (low, high) = (first, last)
    while low < high {
      unsafe points.swapAt(low, high)
      low &+= 1
      high &-= 1
    }
  }

  /// The x that some corners span, in grid steps.
  private struct Joint {
    private var low: Int32
    private var high: Int32

    init(_ point: SubpixelPoint) {
      low = point.x
      high = point.x
    }

    init(_ range: ClosedRange<Int>) {
      low = Int32(range.lowerBound)
      high = Int32(range.upperBound)
    }

    mutating func include(_ point: SubpixelPoint) {
      low = min(low, point.x)
      high = max(high, point.x)
    }

    var range: ClosedRange<Int32> { low...high }
  }
}
