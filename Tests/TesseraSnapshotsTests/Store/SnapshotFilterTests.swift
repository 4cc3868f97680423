import TesseraCells
import TesseraSnapshots
import TesseraSource
import Testing

@Suite("Snapshot filter")
struct SnapshotFilterTests {
  private static let id = SnapshotID(text: "badge/acme.dark/plain~rtl/selected+highlighted@2x")

  @Test(
    "A bare word fits anywhere, a pattern the whole id",
    arguments: [
      ("badge", true), ("dark", true), ("acme.dark/plain", true), ("selected+high", true),
      ("sepia", false), ("Badge", false), ("badge*", true), ("*2x", true), ("*dark*", true),
      ("*dark", false), ("badge/*/normal@2x", false), ("badge/*/selected*", true),
      ("badge/acme.dark/plain~rtl/selected+highlighted@2x", true), ("?adge/*", true),
      ("badge/*@?x", true), ("badge?acme.dark/*", true), ("*", true), ("?", false),
      ("*a*a*a*x", true), ("*a*a*z*x", false), ("badge/*x*", true),
    ])
  func matches(pattern: String, fits: Bool) {
    #expect(SnapshotFilter([pattern]).matches(Self.id) == fits)
  }

  @Test("No pattern fits everything, several fit where one does")
  func several() {
    #expect(SnapshotFilter([]).matches(Self.id))
    #expect(SnapshotFilter(["light", "dark"]).matches(Self.id))
    #expect(!SnapshotFilter(["sepia", "*dark"]).matches(Self.id))
  }

  @Test("A pattern of many stars is answered at once")
  func stars() {
    let long = SnapshotID(text: String(repeating: "a", count: 5_000))
    let pattern = String(repeating: "*a", count: 100) + "*b"
    #expect(!SnapshotFilter([pattern]).matches(long))
  }

  @Test("The whole name of a snapshot means it alone, and parts of names as many as they fit")
  func names() throws {
    let ids = ["a/b/c/normal", "a/b/c/normal@2x", "z/a/b/c/normal", "a/b/c/selected"]
      .map(SnapshotID.init(text:))
    func meant(_ patterns: String...) throws -> [Int] {
      let filter = try SnapshotFilter(patterns).settled(among: ids)
      return ids.indices.filter { filter.matches(ids[$0]) }
    }
    #expect(try meant("a/b/c/normal") == [0])
    #expect(try meant("b/c/normal") == [0, 1, 2])
    #expect(try meant("a/b/c/normal", "selected") == [0, 3])
    #expect(try meant("a/b/c/normal", "normal@") == [0, 1])
    #expect(try meant() == [0, 1, 2, 3])
  }

  @Test(
    "A pattern that fits nothing is an error with the nearest part of an id",
    arguments: [("bagde", "did you mean `badge`?"), ("zzzzzzzz", nil as String?)])
  func noMatch(pattern: String, help: String?) throws {
    let all = try cases(of: SampleCell())
    let error = try #require(throws: SnapshotError.self) {
      try SnapshotFilter(["badge", pattern]).settled(among: all.map(\.id))
    }
    #expect(error.diagnostic.message == "no snapshot fits `\(pattern)`")
    #expect(
      error.diagnostic.help
        == (help
          ?? "a filter is part of a snapshot's id, such as `badge/` or `selected@2x`, or a pattern"
          + " with * and ?; the command cells lists cells, items and states"))
  }
}
