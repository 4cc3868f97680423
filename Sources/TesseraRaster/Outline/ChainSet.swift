internal import CSpans

/// All chains of an outline, and the order in which they begin.
///
/// It is filled anew for each outline and keeps its room.
struct ChainSet {
  /// The corners of all chains, and room for more.
  private(set) var points: [SubpixelPoint] = []
  /// The chains, contour by contour.
  private(set) var chains: [MonotoneChain] = []
  /// The chains by their tops, those that begin highest first.
  ///
  /// The upper half of a word is the top, the lower the place in `chains`: words are sorted many times
  /// quicker than chains.
  private var starts: [Int] = []

  /// How many corners the outline has.
  private(set) var count = 0

  /// Creates a set without chains.
  init() {}

  /// Cuts an outline into chains; what there was before goes.
  mutating func cut(_ outline: FlatOutline) {
    chains.removeAll(keepingCapacity: true)
    starts.removeAll(keepingCapacity: true)
    count = outline.count
    // Where two chains meet, both have the corner.
    let room = 2 * outline.count
    if points.count < room {
      points.append(
        contentsOf: repeatElement(SubpixelPoint(x: 0, y: 0), count: room - points.count))
    }
    unsafe outline.corners.withUnsafeBufferPointer { corners in
      unsafe points.withUnsafeMutableBufferPointer { points in
        var cutter = unsafe ContourCutter(points: points)
        var start = 0
        for end in outline.ends {
          unsafe cutter.cut(UnsafeBufferPointer(rebasing: corners[start..<end]), into: &chains)
          start = end
        }
      }
    }
    for index in chains.indices { starts.append(chains[index].top << 32 | index) }
    starts.sort()
  }

  /// The chain that begins `rank`-th, counted from the highest.
  func index(ofRank rank: Int) -> Int { starts[rank] & 0xFFFF_FFFF }

  /// The top of the chain that begins `rank`-th, in grid steps; beyond all heights behind the last.
  func top(ofRank rank: Int) -> Int { rank < starts.count ? starts[rank] >> 32 : Int.max }

  /// Lets `body` read the corners of all chains as the compiled loops take them.
  @inline(__always)
  func withCorners<Result>(_ body: (UnsafePointer<coverage_point>?) -> Result) -> Result {
    unsafe points.withUnsafeBufferPointer { points in
      // A `SubpixelPoint` is laid out like a `coverage_point`: x, then y.
      unsafe body(
        UnsafeRawPointer(points.baseAddress)?.assumingMemoryBound(to: coverage_point.self))
    }
  }
}
