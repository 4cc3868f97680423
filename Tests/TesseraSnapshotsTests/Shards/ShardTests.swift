import TesseraSnapshots
import Testing

@Suite("Shard")
struct ShardTests {
  @Test(
    "reads which one of how many",
    arguments: [("1/1", 1, 1), ("2/4", 2, 4), ("9999/9999", 9999, 9999)])
  func reads(text: String, index: Int, count: Int) throws {
    let shard = try #require(Shard(text))
    #expect((shard.index, shard.count) == (index, count))
    #expect(shard.description == text)
  }

  @Test(
    "refuses what is none",
    arguments: [
      "", "x", "1", "1/", "/1", "0/4", "5/4", "1/0", "0/0", "-1/4", "1/-4", "+1/4", "1/4/4",
      "1.0/4",
      "1/10000", " 1/4", "1 / 4", "１/4", "99999999999999999999/4",
    ])
  func refuses(text: String) { #expect(Shard(text) == nil) }

  /// The cases of a catalogue, in an order of their own.
  private static func cases(_ count: Int) throws -> [SnapshotCase] {
    let test = try firstCase(of: SampleCell())
    return (0..<count).reversed().map {
      SnapshotCase(id: SnapshotID(text: "badge/default/i\($0)/normal"), request: test.request)
    }
  }

  @Test(
    "all shards together take every case exactly once, in shares that differ by one at most",
    arguments: 1...9)
  func union(count: Int) throws {
    for number in [0, 1, 2, 5, 7, 20] {
      let cases = try Self.cases(number)
      let shares = (1...count).compactMap { Shard($0, of: count)?.select(cases).map(\.id) }
      #expect(shares.count == count)
      #expect(shares.joined().sorted() == cases.map(\.id).sorted())
      let sizes = shares.map(\.count)
      #expect((sizes.max() ?? 0) - (sizes.min() ?? 0) <= 1)
    }
  }

  @Test("a share does not depend on the order in which cases come")
  func stable() throws {
    let cases = try Self.cases(20)
    let shard = try #require(Shard(2, of: 3))
    #expect(shard.select(cases).map(\.id) == shard.select(cases.reversed()).map(\.id))
  }
}
