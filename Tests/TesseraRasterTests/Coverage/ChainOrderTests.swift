import Testing
import TesseraGraphics

@testable import TesseraRaster

@Suite("Order of chains")
struct ChainOrderTests {
  /// Whether each row from the first one on is proved.
  private static func proof(of polygons: [[Point]], rows: Range<Int>) -> [Bool] {
    var outline = ChainSet()
    outline.cut(PathFlattener.flatten(Path(polygons: polygons)))
    var order = ChainOrder()
    order.begin(outline, rule: .nonZero, isProved: true)
    return rows.map { order.enterRow(top: $0 << 8, outline: outline) }
  }

  @Test("is proved in all rows of contours that do not cross")
  func nested() {
    let polygons = [
      Shape.corners(0, 0, 20, 20), Shape.corners(2.5, 2.5, 9, 17, reversed: true),
      [Point(15, 3), Point(18, 9.3), Point(12, 16), Point(13, 8)],
    ]
    #expect(Self.proof(of: polygons, rows: 0..<20).allSatisfy { $0 })
  }

  @Test("is in doubt only in the rows in which something crosses")
  func crossing() {
    // The two slanted sides cross at (10, 10.5); the row below is in order again.
    let bow = [Point(0, 0.5), Point(20, 20.5), Point(0, 20.5), Point(20, 0.5)]
    let proof = Self.proof(of: [bow], rows: 0..<21)
    #expect(proof.indices.filter { !proof[$0] } == [10])
  }

  @Test("is in doubt where a chain passes through a level line")
  func levelLine() {
    // A spike that sticks out of the top of a box.
    let spike = [Point(10, 0), Point(12, 15), Point(8, 15)]
    let proof = Self.proof(of: [spike, Shape.corners(0, 5, 20, 20)], rows: 0..<20)
    #expect(!proof[5])
    #expect(proof[0..<5].allSatisfy { $0 })
    #expect(proof[6..<15].allSatisfy { $0 })
  }

  @Test("is proved where equal contours lie on one another")
  func twice() {
    let triangle = [Point(3.1, 1), Point(17, 9.5), Point(1, 18.2)]
    #expect(Self.proof(of: [triangle, triangle], rows: 1..<19).allSatisfy { $0 })
  }
}
