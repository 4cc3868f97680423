internal import CSpans

/// All chains of an outline, and the order in which they begin.
///
/// It is filled anew for each outline and keeps its room.
struct ChainSet {
  /// The corners of all chains, and room for more.
  private(set) var points: [SubpixelPoint] = []
  /// The chains, contour by contour, and room for more.
  var chains: [MonotoneChain] = []
  /// The places of the chains by their tops, those that begin highest first; and room for more.
  private var starts: [Int32] = []

  /// How many chains there are.
  private(set) var count = 0
  /// How many corners the outline has.
  private(set) var corners = 0

  /// Creates a set without chains.
  init() {}

  /// Cuts an outline into chains; what there was before goes.
  mutating func cut(_ outline: FlatOutline, kernels: SpanKernels) {
    corners = outline.count
    precondition(corners < 1 << 29, "the compiled loops count corners in 31 bits")
    // Where two chains meet, both have the corner; and the compiled loops lay out a contour behind them.
    Self.makeRoom(3 * corners + 2, in: &points, SubpixelPoint(x: 0, y: 0))
    Self.makeRoom(corners, in: &chains, .none)
    switch kernels {
    case .compiled:
      Self.makeRoom(2 * corners, in: &starts, 0)
      cutCompiled(outline)
    case .reference:
      unsafe outline.corners.withUnsafeBufferPointer { corners in
        unsafe points.withUnsafeMutableBufferPointer { points in
          unsafe chains.withUnsafeMutableBufferPointer { chains in
            var cutter = unsafe ContourCutter(points: points, chains: chains)
            var start = 0
            for end in outline.ends {
              unsafe cutter.cut(UnsafeBufferPointer(rebasing: corners[start..<end]))
              start = end
            }
            count = unsafe cutter.chainCount
          }
        }
      }
      starts = (0..<count).sorted { (chains[$0].top, $0) < (chains[$1].top, $1) }.map(Int32.init)
    }
  }

  private mutating func cutCompiled(_ outline: FlatOutline) {
    unsafe outline.corners.withUnsafeBytes { corners in
      unsafe outline.ends.withUnsafeBufferPointer { ends in
        unsafe points.withUnsafeMutableBytes { points in
          unsafe chains.withUnsafeMutableBytes { chains in
            // A `SubpixelPoint` is laid out like an `outline_point`: x, then y; a `MonotoneChain` is an
            // `outline_chain` and nothing else. There is room for three points and two more, and for a chain
            // and two places for each corner.
            let chains = unsafe chains.baseAddress?.assumingMemoryBound(to: outline_chain.self)
            count = unsafe outline_cut(
              corners.baseAddress?.assumingMemoryBound(to: outline_point.self), ends.baseAddress,
              ends.count, points.baseAddress?.assumingMemoryBound(to: outline_point.self), chains)
            unsafe outline_sort(chains, count, &starts)
          }
        }
      }
    }
  }

  private static func makeRoom<Element>(
    _ count: Int, in array: inout [Element], _ filler: Element
  ) {
    if array.count < count {
      array.append(contentsOf: repeatElement(filler, count: count - array.count))
    }
  }

  /// The chain that begins `rank`-th, counted from the highest.
  @inline(__always)
  func index(ofRank rank: Int) -> Int { Int(starts[rank]) }

  /// The top of the chain that begins `rank`-th, in grid steps; beyond all heights behind the last.
  @inline(__always)
  func top(ofRank rank: Int) -> Int {
    rank < count ? chains[Int(starts[rank])].top : Int.max
  }

  /// The edge that a chain has at a corner, which is its lower end.
  @inline(__always)
  func edge(at corner: Int) -> Edge { Edge(points[corner - 1], points[corner]) }

  /// Takes a chain down to the edge that reaches below a height, which lies above its bottom.
  @inline(__always)
  mutating func descend(_ index: Int, to height: Int) {
    var corner = chains[index].corner
    while Int(points[corner].y) <= height { corner += 1 }
    chains[index].corner = corner
  }

  /// Lets `body` work on the chains as the compiled loops take them: the chains, their places by their
  /// tops and the corners.
  @inline(__always)
  mutating func withChains<Result>(
    _ body: (
      UnsafeMutablePointer<outline_chain>?, UnsafePointer<Int32>?, UnsafePointer<outline_point>?
    ) -> Result
  ) -> Result {
    unsafe chains.withUnsafeMutableBufferPointer { chains in
      unsafe starts.withUnsafeBufferPointer { starts in
        unsafe points.withUnsafeBufferPointer { points in
          // A `MonotoneChain` is an `outline_chain` and nothing else; a `SubpixelPoint` is laid out like
          // an `outline_point`: x, then y.
          unsafe body(
            UnsafeMutableRawPointer(chains.baseAddress)?.assumingMemoryBound(
              to: outline_chain.self),
            starts.baseAddress,
            UnsafeRawPointer(points.baseAddress)?.assumingMemoryBound(to: outline_point.self))
        }
      }
    }
  }
}
