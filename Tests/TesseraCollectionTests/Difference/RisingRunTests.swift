import TesseraTestSupport
import Testing

@testable import TesseraCollection

@Suite struct RisingRunTests {
  /// How long the longest rising part is, by the textbook's quadratic way.
  private static func longest(_ numbers: [Int]) -> Int {
    var lengths: [Int] = []
    for index in numbers.indices {
      let before = (0..<index).filter { numbers[$0] < numbers[index] }.map { lengths[$0] }
      lengths.append((before.max() ?? 0) + 1)
    }
    return lengths.max() ?? 0
  }

  @Test("What stays rises, and nothing longer does", arguments: 0..<100)
  func longestPart(seed: UInt64) {
    var random = RandomSource(seed: seed)
    let numbers = Array(0..<Int(seed % 40)).shuffled(using: &random)
    let run = RisingRun(numbers)
    let kept = numbers.indices.filter { run.belongs[$0] }.map { numbers[$0] }
    #expect(kept == kept.sorted() && kept.count == Self.longest(numbers))
  }

  @Test("A sequence in disorder is cut off in time, and what stays still rises")
  func limit() {
    var random = RandomSource(seed: 3)
    let numbers = Array(0..<200_000).shuffled(using: &random)
    let run = RisingRun(numbers)
    #expect(run.steps <= (RisingRun.stepLimit + 2) * numbers.count)
    let kept = numbers.indices.filter { run.belongs[$0] }.map { numbers[$0] }
    #expect(kept == kept.sorted() && !kept.isEmpty)
  }
}
