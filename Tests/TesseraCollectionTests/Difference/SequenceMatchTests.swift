import TesseraTestSupport
import Testing

@testable import TesseraCollection

@Suite struct SequenceMatchTests {
  @Test("Partners are equal, and nothing that has one is left alone", arguments: 0..<200)
  func partners(seed: UInt64) {
    var random = RandomSource(seed: seed)
    // Few changes, many, or sequences that have little to do with each other, also with doubles.
    let alphabet = [400, 60, 12][Int(seed % 3)]
    let old = (0..<60).map { alphabet > 60 ? $0 : Int.random(in: 0..<alphabet, using: &random) }
    var new = old
    for _ in 0..<Int(seed % 20) {
      let place = Int.random(in: 0..<new.count, using: &random)
      switch Int.random(in: 0..<3, using: &random) {
      case 0: new.remove(at: place)
      case 1: new.insert(Int.random(in: 60..<alphabet + 60, using: &random), at: place)
      default: new.append(new.remove(at: place))
      }
    }
    let match = SequenceMatch(old: old, new: new)
    for (position, partner) in match.newPositions.enumerated() where partner != SequenceMatch.none {
      #expect(old[position] == new[partner] && match.oldPositions[partner] == position)
    }
    let left = Dictionary(
      grouping: old.indices.filter { match.newPositions[$0] == SequenceMatch.none }
    ) { old[$0] }
    for position in new.indices where match.oldPositions[position] == SequenceMatch.none {
      #expect(left[new[position]] == nil)
    }
  }

  @Test("A few changes in a long sequence never reach the table")
  func walk() {
    let old = Array(0..<10_000)
    let new = old.map { $0 % 100 == 50 ? -$0 : $0 }
    let match = SequenceMatch(old: old, new: new)
    #expect(match.oldPositions.count { $0 == SequenceMatch.none } == 100)
    #expect(match.steps < old.count + 100 * 10)
  }
}
