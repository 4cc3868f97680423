// Updates → a plan, or the first thing that is wrong: sections, then items, then the counts.

extension UpdatePlan {
  /// Makes the plan of a batch.
  ///
  /// - Parameters:
  ///   - before: The numbers of items a section, before.
  ///   - updates: The batch.
  ///   - outcome: What is known about the numbers afterwards.
  /// - Throws: ``UpdateError``.
  init(before: [Int], updates: [CollectionUpdate], outcome: Outcome) throws(UpdateError) {
    var sectionEnds = UpdateEnds<Int>()
    var itemEnds = UpdateEnds<ItemPath>()
    for update in updates {
      switch update {
      case .deleteSection(let section): try sectionEnds.delete(section, by: update)
      case .reloadSection(let section): try sectionEnds.reload(section, by: update)
      case .insertSection(let section): try sectionEnds.insert(section, by: update)
      case .moveSection(let from, let to): try sectionEnds.move(from, to, by: update)
      case .delete(let path): try itemEnds.delete(path, by: update)
      case .reload(let path): try itemEnds.reload(path, by: update)
      case .insert(let path): try itemEnds.insert(path, by: update)
      case .move(let from, let to): try itemEnds.move(from, to, by: update)
      }
    }
    let sectionCount: Int
    switch outcome {
    case .known(let after): sectionCount = after.count
    case .implied:
      sectionCount = max(0, before.count + sectionEnds.inserted.count - sectionEnds.deleted.count)
    }
    try Self.checkRanges(of: sectionEnds, before: before.count, after: sectionCount)
    let expected = before.count + sectionEnds.inserted.count - sectionEnds.deleted.count
    guard expected == sectionCount else {
      throw .sectionCount(
        before: before.count, after: sectionCount, inserted: sectionEnds.inserted.count,
        deleted: sectionEnds.deleted.count)
    }
    self.before = before
    sections = IndexMap(
      removed: sectionEnds.removed.sorted(), placed: sectionEnds.placed.sorted())
    sectionMoves = sectionEnds.moves
    sectionOrigins = Dictionary(
      sectionEnds.moves.map { ($0.value, $0.key) }, uniquingKeysWith: { first, _ in first })
    reloadedSections = sectionEnds.reloaded
    moves = itemEnds.moves
    reloads = itemEnds.reloaded
    let removed = Dictionary(grouping: itemEnds.removed, by: \.section)
    let placed = Dictionary(grouping: itemEnds.placed, by: \.section)

    // Maps need where sections went, which is known once the members above are.
    var counts: [Int] = []
    counts.reserveCapacity(sectionCount)
    var maps: [Int: IndexMap] = [:]
    for section in 0..<sectionCount {
      let place = sectionOrigins[section] ?? sections.source(of: section)
      let came = placed[section] ?? []
      let left = place.flatMap { removed[$0] } ?? []
      if let place, !came.isEmpty || !left.isEmpty {
        maps[place] = IndexMap(
          removed: left.map(\.item).sorted(), placed: came.map(\.item).sorted())
      }
      switch outcome {
      case .known(let after): counts.append(after[section])
      case .implied(let inserted):
        let base = place.map { before[$0] } ?? inserted[section] ?? 0
        counts.append(max(0, base + came.count - left.count))
      }
    }
    items = maps
    after = counts
    try checkItems(itemEnds, sections: sectionEnds)
    try checkCounts(itemEnds)
  }

  private static func checkRanges(
    of ends: UpdateEnds<Int>, before: Int, after: Int
  ) throws(UpdateError) {
    for (section, update) in ends.fromInOrder where !(0..<before).contains(section) {
      throw ends.moves[section] == nil
        ? .deleteRange(update, count: before) : .moveRange(update, count: before)
    }
    for (section, update) in ends.toInOrder where !(0..<after).contains(section) {
      throw ends.inserted.contains(section)
        ? .insertRange(update, count: after) : .moveRange(update, count: after)
    }
  }

  /// Items exist where updates say so, and no update is about an item of a section that is reloaded.
  private func checkItems(
    _ ends: UpdateEnds<ItemPath>, sections: UpdateEnds<Int>
  ) throws(UpdateError) {
    for (path, update) in ends.fromInOrder {
      let count = before.indices.contains(path.section) ? before[path.section] : 0
      guard (0..<count).contains(path.item) else {
        throw ends.moves[path] == nil
          ? .deleteRange(update, count: count) : .moveRange(update, count: count)
      }
      if reloadedSections.contains(path.section) {
        throw .conflictingUpdate(.reloadSection(path.section), update)
      }
      // What leaves with its section needs no word; what is made anew cannot be gone.
      if ends.reloaded.contains(path), sections.deleted.contains(path.section) {
        throw .conflictingUpdate(.deleteSection(path.section), update)
      }
    }
    for (path, update) in ends.toInOrder {
      let count = after.indices.contains(path.section) ? after[path.section] : 0
      guard (0..<count).contains(path.item) else {
        throw ends.inserted.contains(path)
          ? .insertRange(update, count: count) : .moveRange(update, count: count)
      }
      if let place = source(ofSection: path.section), reloadedSections.contains(place) {
        throw .conflictingUpdate(.reloadSection(place), update)
      }
    }
  }

  /// The updates explain the number of items in every section that is neither new nor reloaded.
  private func checkCounts(_ ends: UpdateEnds<ItemPath>) throws(UpdateError) {
    for section in after.indices {
      guard let place = source(ofSection: section), !reloadedSections.contains(place) else {
        continue
      }
      let map = items[place]
      let came = map?.placed.count ?? 0
      let left = map?.removed.count ?? 0
      guard after[section] != before[place] + came - left else { continue }
      let movedIn = ends.moves.values.count { $0.section == section }
      let movedOut = ends.moves.keys.count { $0.section == place }
      throw .itemCount(
        section: section, before: before[place], after: after[section],
        inserted: came - movedIn, deleted: left - movedOut, movedIn: movedIn, movedOut: movedOut)
    }
  }
}
