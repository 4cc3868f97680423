import TesseraTestSupport
import Testing

@testable import TesseraCollection

@Suite struct UpdatePlanTests {
  private static func path(_ section: Int, _ item: Int) -> ItemPath { ItemPath(section, item) }

  private static func plan(
    _ before: [Int], _ updates: [CollectionUpdate], after: [Int]
  ) throws(UpdateError) -> UpdatePlan {
    try UpdatePlan(before: before, updates: updates, outcome: .known(after))
  }

  @Test("Items that stay keep their order around what comes and goes")
  func items() throws {
    let plan = try Self.plan(
      [6],
      [
        .delete(Self.path(0, 1)), .insert(Self.path(0, 0)), .insert(Self.path(0, 5)),
        .move(from: Self.path(0, 5), to: Self.path(0, 2)),
      ], after: [7])
    let places = (0..<6).map { plan.destination(of: Self.path(0, $0))?.item }
    #expect(places == [1, nil, 3, 4, 6, 2])
  }

  @Test("Destinations and sources of sections are each other's inverse", arguments: 0..<50)
  func inverse(seed: UInt64) {
    var random = RandomSource(seed: seed)
    let removed = (0..<20).filter { _ in Bool.random(using: &random) }
    let placed = (0..<20).filter { _ in Int.random(in: 0..<3, using: &random) == 0 }
    let map = IndexMap(removed: removed, placed: placed)
    var free = (0..<60).filter { !placed.contains($0) }.makeIterator()
    for index in 0..<20 {
      guard !removed.contains(index) else {
        #expect(map.destination(of: index) == nil)
        continue
      }
      let place = free.next()
      #expect(map.destination(of: index) == place)
      #expect(place.flatMap(map.source(of:)) == index)
    }
    #expect(placed.allSatisfy { map.source(of: $0) == nil })
  }

  @Test(
    "Every mistake has its error",
    arguments: [
      ([3], [.delete(path(0, 3))], [2], "deleteRange"),
      ([3], [.delete(path(1, 0))], [2], "deleteRange"),
      ([3], [.reload(path(0, 3))], [3], "deleteRange"),
      ([3], [.deleteSection(1)], [], "deleteRange"),
      ([3], [.reloadSection(1)], [3], "deleteRange"),
      ([3], [.insert(path(0, 4))], [4], "insertRange"),
      ([3], [.insert(path(1, 0))], [3], "insertRange"),
      ([3], [.insertSection(2)], [3, 0], "insertRange"),
      ([3], [.move(from: path(0, 3), to: path(0, 0))], [3], "moveRange"),
      ([3], [.move(from: path(0, 0), to: path(0, 3))], [3], "moveRange"),
      ([3], [.moveSection(from: 1, to: 0)], [3], "moveRange"),
      ([3], [.moveSection(from: 0, to: 1)], [3], "moveRange"),
      ([3], [.delete(path(0, 0)), .delete(path(0, 0))], [2], "duplicateDelete"),
      ([3], [.deleteSection(0), .deleteSection(0)], [], "duplicateDelete"),
      (
        [3], [.delete(path(0, 0)), .move(from: path(0, 0), to: path(0, 1))], [2],
        "conflictingUpdate"
      ),
      ([3], [.reload(path(0, 0)), .reload(path(0, 0))], [3], "conflictingUpdate"),
      ([3], [.insert(path(0, 0)), .insert(path(0, 0))], [5], "conflictingUpdate"),
      ([3], [.reloadSection(0), .delete(path(0, 0))], [2], "conflictingUpdate"),
      ([3], [.deleteSection(0), .reload(path(0, 0))], [], "conflictingUpdate"),
      ([3], [], [4], "itemCount"), ([3], [.delete(path(0, 0))], [3], "itemCount"),
      ([3], [], [3, 0], "sectionCount"), ([3, 1], [.deleteSection(0)], [3, 1], "sectionCount"),
    ] as [([Int], [CollectionUpdate], [Int], String)])
  func mistakes(before: [Int], updates: [CollectionUpdate], after: [Int], code: String) {
    let error = #expect(throws: UpdateError.self) {
      try Self.plan(before, updates, after: after)
    }
    #expect(error?.code == code)
  }

  @Test("Items may leave a section that goes and enter one that comes")
  func rescued() throws {
    let plan = try Self.plan(
      [2, 1],
      [.deleteSection(0), .insertSection(1), .move(from: Self.path(0, 1), to: Self.path(1, 0))],
      after: [1, 1])
    #expect(plan.destination(of: Self.path(0, 1)) == Self.path(1, 0))
    #expect(plan.destination(of: Self.path(0, 0)) == nil)
    #expect(plan.destination(of: Self.path(1, 0)) == Self.path(0, 0))
  }
}
