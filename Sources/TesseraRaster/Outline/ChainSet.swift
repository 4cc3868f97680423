/// All chains of an outline, those that begin highest first.
struct ChainSet {
  /// The corners of all chains.
  private(set) var points: [SubpixelPoint] = []
  /// The chains, sorted by their top.
  private(set) var chains: [MonotoneChain] = []

  /// Cuts an outline into chains.
  init(_ outline: FlatOutline) {
    points.reserveCapacity(outline.points.count + outline.points.count / 2)
    var start = 0
    for end in outline.ends {
      add(outline.points, start..<end)
      start = end
    }
    chains.sort { $0.top < $1.top }
  }

  /// Cuts one contour into chains; a contour without height has none.
  private mutating func add(_ corners: [SubpixelPoint], _ range: Range<Int>) {
    // The walk begins at a top corner that is reached from below, so that no chain straddles its
    // ends and every level line lies between two chains or within one.
    guard let top = corners[range].map(\.y).min() else { return }
    var previous = range.upperBound - 1
    var origin: Int?
    for index in range {
      if corners[index].y == top, corners[previous].y != top {
        origin = index
        break
      }
      previous = index
    }
    guard let origin else { return }

    let first = chains.count
    var direction = 0
    var chainStart = points.count
    var startJoint = Int(corners[origin].x)...Int(corners[origin].x)
    var joint = startJoint
    var here = corners[origin]
    points.append(here)
    for step in 1...range.count {
      let index = origin + step
      let next = corners[index < range.upperBound ? index : index - range.count]
      if next.y == here.y {
        joint = min(joint.lowerBound, Int(next.x))...max(joint.upperBound, Int(next.x))
      } else {
        let turn = next.y > here.y ? 1 : -1
        if turn != direction {
          if direction != 0 {
            finish(from: chainStart, direction, startJoint: startJoint, endJoint: joint)
            chainStart = points.count
            points.append(here)
          } else {
            points[chainStart] = here
          }
          startJoint = joint
          direction = turn
        } else if points[points.count - 1] != here {
          points.append(here)
        }
        points.append(next)
        joint = Int(next.x)...Int(next.x)
      }
      here = next
    }
    finish(from: chainStart, direction, startJoint: startJoint, endJoint: chains[first].topJoint)
  }

  /// Stores the chain whose corners are the points from `start` on, in the order of the contour.
  private mutating func finish(
    from start: Int, _ direction: Int, startJoint: ClosedRange<Int>, endJoint: ClosedRange<Int>
  ) {
    if direction < 0 { points[start...].reverse() }
    let last = points.count - 1
    chains.append(
      MonotoneChain(
        corners: start...last, direction: direction, top: Int(points[start].y),
        bottom: Int(points[last].y), topJoint: direction > 0 ? startJoint : endJoint,
        bottomJoint: direction > 0 ? endJoint : startJoint))
  }
}
