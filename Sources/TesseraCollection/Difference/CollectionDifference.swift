import TesseraSource

/// Identities before and after → the batch of updates that leads from one to the other.
///
/// Sections are matched first, then all items at once, so that an item is found again in whatever section
/// it went to. Of what stayed in its section, the longest part that is still in order stays; the rest
/// moves. Time and memory are linear in the number of items.
public struct CollectionDifference: Sendable {
  /// The updates: deletes, then moves, then inserts; sections before items.
  public private(set) var updates: [CollectionUpdate] = []
  /// How many elements were looked at: the cost, for tests.
  package private(set) var steps = 0

  /// The updates that lead from some identities to others.
  public static func updates<ID>(
    from old: [SectionIdentities<ID>], to new: [SectionIdentities<ID>]
  ) -> [CollectionUpdate] {
    CollectionDifference(from: old, to: new).updates
  }

  /// Finds the updates.
  @specialized(where ID == String)
  package init<ID>(from old: [SectionIdentities<ID>], to new: [SectionIdentities<ID>]) {
    let sections = SequenceMatch(old: old.map(\.id), new: new.map(\.id))
    let items = SequenceMatch(old: Self.joined(old), new: Self.joined(new))
    let oldStarts = Self.starts(old.map(\.items.count))
    let newStarts = Self.starts(new.map(\.items.count))
    steps = sections.steps + items.steps

    var moves: [CollectionUpdate] = []
    var inserts: [CollectionUpdate] = []
    for section in old.indices where sections.newPositions[section] == SequenceMatch.none {
      updates.append(.deleteSection(section))
    }
    let staying = new.indices.filter { sections.oldPositions[$0] != SequenceMatch.none }
    let inOrder = risingRun(staying.map { sections.oldPositions[$0] })
    for (place, section) in staying.enumerated() where !inOrder[place] {
      updates.append(.moveSection(from: sections.oldPositions[section], to: section))
    }
    for section in new.indices where sections.oldPositions[section] == SequenceMatch.none {
      updates.append(.insertSection(section))
    }

    // Items of a section that goes go with it.
    for section in old.indices where sections.newPositions[section] != SequenceMatch.none {
      let range = oldStarts[section]..<oldStarts[section + 1]
      for position in range where items.newPositions[position] == SequenceMatch.none {
        updates.append(.delete(ItemPath(section, position - range.lowerBound)))
      }
    }
    var origin = 0
    for section in new.indices {
      let range = newStarts[section]..<newStarts[section + 1]
      let home = sections.oldPositions[section]
      var kept: [Int] = []
      for position in range {
        let partner = items.oldPositions[position]
        let path = ItemPath(section, position - range.lowerBound)
        guard partner != SequenceMatch.none else {
          // Items of a section that comes come with it.
          if home != SequenceMatch.none { inserts.append(.insert(path)) }
          continue
        }
        origin = Self.section(of: partner, near: origin, in: oldStarts)
        if origin == home {
          kept.append(position)
        } else {
          let from = ItemPath(origin, partner - oldStarts[origin])
          moves.append(.move(from: from, to: path))
        }
      }
      let stays = risingRun(kept.map { items.oldPositions[$0] })
      for (place, position) in kept.enumerated() where !stays[place] {
        let from = ItemPath(home, items.oldPositions[position] - oldStarts[home])
        moves.append(.move(from: from, to: ItemPath(section, position - range.lowerBound)))
      }
    }
    updates += moves + inserts
  }

  /// Which numbers need not move.
  private mutating func risingRun(_ numbers: [Int]) -> [Bool] {
    let run = RisingRun(numbers)
    steps += run.steps
    return run.belongs
  }

  /// All items; a single section's are not copied.
  private static func joined<ID>(_ sections: [SectionIdentities<ID>]) -> [ID] {
    sections.count == 1 ? sections[0].items : sections.flatMap(\.items)
  }

  /// Where each section begins among all items, and where the last one ends.
  private static func starts(_ counts: [Int]) -> [Int] {
    counts.reduce(into: [0]) { $0.append(($0.last ?? 0) + $1) }
  }

  /// The section of an item, most likely the one given.
  private static func section(of position: Int, near section: Int, in starts: [Int]) -> Int {
    if starts[section] <= position, position < starts[section + 1] { return section }
    return starts.partitionPoint { $0 > position } - 1
  }
}
