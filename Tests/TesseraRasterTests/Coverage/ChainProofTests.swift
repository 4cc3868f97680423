import TesseraTestSupport
import Testing
import TesseraGraphics

@testable import TesseraRaster

@Suite("Proof that chains do not cross")
struct ChainProofTests {
  /// The first row in doubt, and the signs of all chains.
  private static func proof(
    of path: Path, rule: FillRule, _ kernels: SpanKernels
  ) -> (doubt: Int, signs: [Int?]) {
    var outline = ChainSet()
    outline.cut(PathFlattener.flatten(path), kernels: kernels)
    var proof = ChainProof()
    proof.begin(outline)
    proof.run(from: 0, &outline, rule: rule, kernels: kernels)
    return (proof.doubt, (0..<outline.count).map { outline.chains[$0].sign })
  }

  @Test("gives chains their signs under either rule", arguments: SpanKernels.allCases)
  func signs(kernels: SpanKernels) {
    let nested = Path(polygons: [Shape.corners(0, 0, 20, 20), Shape.corners(5, 5, 9, 17)])
    let nonZero = Self.proof(of: nested, rule: .nonZero, kernels)
    #expect(nonZero.doubt == Int(Int32.max))
    #expect(nonZero.signs == [-1, 1, 0, 0])
    let evenOdd = Self.proof(of: nested, rule: .evenOdd, kernels)
    #expect(evenOdd.doubt == Int(Int32.max))
    #expect(evenOdd.signs == [-1, 1, 1, -1])
  }

  @Test("ends in the row above which nothing crosses", arguments: SpanKernels.allCases)
  func doubt(kernels: SpanKernels) {
    let bow = [Point(0, 0.5), Point(20, 20.5), Point(0, 20.5), Point(20, 0.5)]
    #expect(Self.proof(of: Path(polygons: [bow]), rule: .nonZero, kernels).doubt == 10)
  }

  @Test("gives up where there are too many chains", arguments: SpanKernels.allCases)
  func crowd(kernels: SpanKernels) {
    let count = ChainProof.longest / 2
    func boxes(_ count: Int) -> Path {
      Path(polygons: (0..<count).map { Shape.corners(Double(2 * $0), 3, Double(2 * $0 + 1), 9) })
    }
    #expect(Self.proof(of: boxes(count), rule: .nonZero, kernels).doubt == Int(Int32.max))
    #expect(Self.proof(of: boxes(count + 1), rule: .nonZero, kernels).doubt == 3)
  }

  @Test("is the same from both kinds of loops", arguments: 0..<80)
  func kernels(seed: UInt64) {
    var random = RandomSource(seed: 5_200 + seed)
    let polygons = (0..<Int.random(in: 1...7, using: &random)).map { index in
      let x = random.gridNumber(in: 0...50)
      let y = random.gridNumber(in: 0...50)
      // Boxes and triangles on few heights, so that much begins, ends and touches at once.
      return seed % 2 == 0
        ? Shape.corners(x.rounded(), y.rounded(), x.rounded() + 9, y.rounded() + 7)
        : [Point(x, y), Point(x + 12, y.rounded() + 3), Point(x - 4, y.rounded() + 11)]
    }
    for rule in [FillRule.nonZero, .evenOdd] {
      let expected = Self.proof(of: Path(polygons: polygons), rule: rule, .reference)
      let proof = Self.proof(of: Path(polygons: polygons), rule: rule, .compiled)
      #expect(proof.doubt == expected.doubt)
      #expect(proof.signs == expected.signs)
    }
  }
}
