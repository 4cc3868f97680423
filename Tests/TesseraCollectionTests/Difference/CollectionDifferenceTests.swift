import TesseraCells
import TesseraCollection
import TesseraTestSupport
import Testing

@Suite struct CollectionDifferenceTests {
  private static func identities(_ sections: [(String, [String])]) -> [SectionIdentities<String>] {
    sections.map { SectionIdentities($0.0, items: $0.1) }
  }

  private static func difference(
    _ old: [String], _ new: [String]
  ) -> [String] {
    CollectionDifference.updates(
      from: identities([("s", old)]), to: identities([("s", new)])
    ).map(\.description)
  }

  @Test("Nothing changed gives nothing")
  func same() {
    #expect(Self.difference(["a", "b"], ["a", "b"]) == [])
    #expect(CollectionDifference.updates(from: Self.identities([]), to: []) == [])
  }

  @Test("One item that moved is one move, whichever way")
  func oneMove() {
    #expect(Self.difference(["a", "b", "c", "d"], ["b", "c", "d", "a"]) == ["move 0,0 -> 0,3"])
    #expect(Self.difference(["a", "b", "c", "d"], ["d", "a", "b", "c"]) == ["move 0,3 -> 0,0"])
  }

  @Test("Deletes come first, then moves, then inserts")
  func order() {
    #expect(
      Self.difference(["a", "b", "c", "d"], ["d", "x", "b", "c"]) == [
        "delete 0,0", "move 0,3 -> 0,0", "insert 0,1",
      ])
  }

  @Test(
    "An item that went to another section is found there, also to and from sections that come and go"
  )
  func acrossSections() {
    let updates = CollectionDifference.updates(
      from: Self.identities([("a", ["1", "2"]), ("b", ["3", "4"])]),
      to: Self.identities([("c", ["2", "5"]), ("a", ["4", "1"])]))
    #expect(
      updates.map(\.description) == [
        "deleteSection 1", "insertSection 0", "move 0,1 -> 0,0", "move 1,1 -> 1,0",
      ])
  }

  /// Sections with random items: each identity once, or several times where `alphabet` is small.
  private static func sections(
    alphabet: Int, isUnique: Bool, using random: inout RandomSource
  ) -> [SectionIdentities<String>] {
    let ids = ["a", "b", "c", "d"].shuffled(using: &random).prefix(
      Int.random(in: 0...4, using: &random))
    var free = (0..<alphabet).map(String.init).shuffled(using: &random)
    return ids.map { id in
      let items = (0..<Int.random(in: 0...8, using: &random)).compactMap { _ in
        isUnique ? free.popLast() : free.randomElement(using: &random)
      }
      return SectionIdentities(id, items: items)
    }
  }

  @Test("What a difference says leads from one to the other", arguments: 0..<300)
  func property(seed: UInt64) throws {
    var random = RandomSource(seed: seed)
    let isUnique = seed % 4 != 0
    let old = Self.sections(alphabet: isUnique ? 20 : 5, isUnique: isUnique, using: &random)
    let new = Self.sections(alphabet: isUnique ? 20 : 5, isUnique: isUnique, using: &random)
    let data = { (sections: [SectionIdentities<String>]) in
      CollectionData(
        sections.map { section in
          SectionData(section.id, items: ItemList(section.items.map { Item($0) }))
        })
    }
    let target = data(new)
    let updates = CollectionDifference.updates(from: old, to: new).map { update -> DataUpdate in
      switch update {
      case .insert(let path): .insert(path, target[path])
      case .delete(let path): .delete(path)
      case .move(let from, let to): .move(from: from, to: to)
      case .reload(let path): .reload(path)
      case .insertSection(let section):
        // What moves into a section that comes is not part of it.
        .insertSection(section, target.sections[section].without(movesOf: old, in: new))
      case .deleteSection(let section): .deleteSection(section)
      case .moveSection(let from, let to): .moveSection(from: from, to: to)
      case .reloadSection(let section): .reloadSection(section)
      }
    }
    if isUnique {
      #expect(try data(old).applying(updates).identities == new)
      // No identity that stays is deleted and inserted again.
      let before = Set(old.flatMap(\.items))
      for case .insert(_, let item) in updates { #expect(!before.contains(item.id)) }
    }
    // Applied to a collection, the numbers agree.
    let screen = Screen(sections: data(old).sections)
    try screen.source.apply(target, in: screen.view)
    #expect(screen.view.itemCounts == new.map(\.items.count))
    let shown = screen.view.preparedCells.map(\.cell.item.id)
    #expect(shown == screen.view.preparedCells.map { target[$0.path].id })
  }

  /// What may have happened to a long list.
  enum Change: CaseIterable {
    case nothing, front, firstToLast, reversed, shuffled, replacedHundredth, replacedAll

    /// A list of numbers after the change.
    func applied(to numbers: [Int]) -> [Int] {
      var random = RandomSource(seed: 1)
      return switch self {
      case .nothing: numbers
      case .front: [-1] + numbers
      case .firstToLast: Array(numbers.dropFirst()) + [0]
      case .reversed: numbers.reversed()
      case .shuffled: numbers.shuffled(using: &random)
      case .replacedHundredth: numbers.map { $0 % 100 == 50 ? -$0 : $0 }
      case .replacedAll: numbers.map { -$0 - 1 }
      }
    }
  }

  @Test("The cost grows with the items, whatever changed", arguments: Change.allCases)
  func linear(change: Change) {
    let costs = [1_000, 64_000].map { count in
      let old = Array(0..<count)
      let difference = CollectionDifference(
        from: [SectionIdentities(-1, items: old)],
        to: [SectionIdentities(-1, items: change.applied(to: old))])
      return Double(difference.steps) / Double(count)
    }
    #expect(costs[1] <= 40 && costs[1] <= costs[0] * 1.5 + 4)
  }
}

extension SectionData {
  /// The section without the items that come from elsewhere.
  fileprivate func without(
    movesOf old: [SectionIdentities<String>], in new: [SectionIdentities<String>]
  ) -> SectionData {
    let before = Set(old.flatMap(\.items))
    return SectionData(id, items: ItemList(items.filter { !before.contains($0.id) }))
  }
}
