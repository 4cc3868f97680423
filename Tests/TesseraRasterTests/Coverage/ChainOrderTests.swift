import Testing
import TesseraGraphics

@testable import TesseraRaster

@Suite("Order of chains")
struct ChainOrderTests {
  /// Whether each row from the first one on is proved.
  private static func proof(
    of polygons: [[Point]], rows: Range<Int>, _ kernels: SpanKernels
  ) -> [Bool] {
    var outline = ChainSet()
    outline.cut(PathFlattener.flatten(Path(polygons: polygons)), kernels: kernels)
    var order = ChainOrder(kernels: kernels)
    order.begin(&outline, rule: .nonZero, isProved: true)
    var active = ActiveChains()
    return rows.map { row in
      active.enter(row << 8..<(row + 1) << 8, of: outline)
      return order.proofEnd(from: row, active: active, outline: &outline) > row
    }
  }

  @Test("is proved in all rows of contours that do not cross", arguments: SpanKernels.allCases)
  func nested(kernels: SpanKernels) {
    let polygons = [
      Shape.corners(0, 0, 20, 20), Shape.corners(2.5, 2.5, 9, 17, reversed: true),
      [Point(15, 3), Point(18, 9.3), Point(12, 16), Point(13, 8)],
    ]
    #expect(Self.proof(of: polygons, rows: 0..<20, kernels).allSatisfy { $0 })
  }

  @Test("is in doubt only in the rows in which something crosses", arguments: SpanKernels.allCases)
  func crossing(kernels: SpanKernels) {
    // The two slanted sides cross at (10, 10.5); the row below is in order again.
    let bow = [Point(0, 0.5), Point(20, 20.5), Point(0, 20.5), Point(20, 0.5)]
    let proof = Self.proof(of: [bow], rows: 0..<21, kernels)
    #expect(proof.indices.filter { !proof[$0] } == [10])
  }

  @Test("is in doubt where a chain passes through a level line", arguments: SpanKernels.allCases)
  func levelLine(kernels: SpanKernels) {
    // A spike that sticks out of the top of a box.
    let spike = [Point(10, 0), Point(12, 15), Point(8, 15)]
    let proof = Self.proof(of: [spike, Shape.corners(0, 5, 20, 20)], rows: 0..<20, kernels)
    #expect(!proof[5])
    #expect(proof[0..<5].allSatisfy { $0 })
    #expect(proof[6..<15].allSatisfy { $0 })
  }

  @Test("is proved where equal contours lie on one another", arguments: SpanKernels.allCases)
  func twice(kernels: SpanKernels) {
    let triangle = [Point(3.1, 1), Point(17, 9.5), Point(1, 18.2)]
    #expect(Self.proof(of: [triangle, triangle], rows: 1..<19, kernels).allSatisfy { $0 })
  }
}
