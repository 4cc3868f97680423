import TesseraTestSupport
import Testing
import TesseraGraphics

@testable import TesseraRaster

@Suite("Chains of an outline")
struct ChainSetTests {
  /// What there is to know of a chain, and its corners.
  private static func description(_ rank: Int, of outline: ChainSet) -> [Int] {
    let index = outline.index(ofRank: rank)
    let chain = outline.chains[index]
    var corner = chain.first
    var corners: [Int] = []
    while true {
      corners += [Int(outline.points[corner].x), Int(outline.points[corner].y)]
      // Level lines lie within a chain, never at its end.
      if Int(outline.points[corner].y) == chain.bottom { break }
      corner += 1
    }
    return [
      index, chain.direction, chain.top, chain.bottom, chain.left, chain.right,
      chain.topJoint.lowerBound, chain.topJoint.upperBound,
      chain.bottomJoint.lowerBound, chain.bottomJoint.upperBound,
    ] + corners
  }

  private static func chains(of path: Path, _ kernels: SpanKernels) -> [[Int]] {
    var outline = ChainSet()
    outline.cut(PathFlattener.flatten(path), kernels: kernels)
    return (0..<outline.count).map { description($0, of: outline) }
  }

  @Test("of a box are its two sides, joined by its level lines", arguments: SpanKernels.allCases)
  func box(kernels: SpanKernels) {
    let chains = Self.chains(of: Path(polygons: [Shape.corners(1, 2, 4, 6)]), kernels)
    #expect(
      chains == [
        [0, 1, 512, 1536, 1024, 1024, 256, 1024, 256, 1024, 1024, 512, 1024, 1536],
        [1, -1, 512, 1536, 256, 256, 256, 1024, 256, 1024, 256, 512, 256, 1536],
      ])
  }

  @Test("are the same from both kinds of loops", arguments: 0..<60)
  func kernels(seed: UInt64) {
    var random = RandomSource(seed: 3_100 + seed)
    // On every second seed on few coordinates, so that there are level lines and equal corners.
    let step = seed % 2 == 0 ? 1.0 : 7.0
    let polygons = (0..<Int.random(in: 1...5, using: &random)).map { _ in
      (0..<Int.random(in: 3...40, using: &random)).map { _ in
        Point(
          (random.gridNumber(in: -20...60) / step).rounded() * step,
          (random.gridNumber(in: -20...60) / step).rounded() * step)
      }
    }
    let path = Path(polygons: polygons)
    let expected = Self.chains(of: path, .reference)
    #expect(Self.chains(of: path, .compiled) == expected)
    #expect(!expected.isEmpty)
  }

  @Test("begin in order, whatever the range of heights", arguments: SpanKernels.allCases)
  func order(kernels: SpanKernels) {
    let heights = [90_000.0, -7, 0.25, 1_300, -80_000, 12, 0.25]
    let path = Path(
      polygons: heights.map { [Point(0, $0), Point(9, $0 + 5), Point(-9, $0 + 8)] })
    var outline = ChainSet()
    outline.cut(PathFlattener.flatten(path), kernels: kernels)
    let tops = (0..<outline.count).map { outline.top(ofRank: $0) }
    #expect(tops == tops.sorted())
    #expect(outline.top(ofRank: outline.count) == Int.max)
    // Equal ones in the order of the contours.
    #expect((4..<8).map { outline.index(ofRank: $0) } == [4, 5, 12, 13])
  }
}
