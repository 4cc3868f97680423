import TesseraCells
import TesseraCollection

/// A random batch of updates on identities by section, and what is there afterwards.
struct RandomBatch {
  /// The updates.
  private(set) var updates: [DataUpdate] = []
  /// The identities afterwards.
  private(set) var sections: [[Int]] = []

  /// Makes a batch; new identities are counted on from `next`.
  init(_ old: [[Int]], next: inout Int, using random: inout some RandomNumberGenerator) {
    func chance(_ percent: Int) -> Bool { Int.random(in: 0..<100, using: &random) < percent }
    // Sections: some go, one moves, one comes; `origin` is where each was before.
    var origins: [Int?] = old.indices.filter { _ in !chance(8) }
    for section in old.indices where !origins.contains(section) {
      updates.append(.deleteSection(section))
    }
    let moved = origins.count > 1 && chance(20) ? origins.randomElement(using: &random) ?? nil : nil
    origins.removeAll { moved != nil && $0 == moved }
    if chance(15) || origins.isEmpty {
      origins.insert(nil, at: Int.random(in: 0...origins.count, using: &random))
    }
    if let moved {
      let place = Int.random(in: 0...origins.count, using: &random)
      origins.insert(moved, at: place)
    }
    for (place, origin) in origins.enumerated() {
      if let origin, origin == moved { updates.append(.moveSection(from: origin, to: place)) }
      if origin == nil {
        updates.append(.insertSection(place, SectionData("s\(next)", items: ItemList([]))))
        next += 1
      }
    }
    // Items: some go, some are lifted; the lifted and some new ones are put anywhere.
    var lifted: [Int: ItemPath] = [:]
    var kept: [Int: [Int]] = [:]
    for (section, items) in old.enumerated() {
      for (item, id) in items.enumerated() {
        if chance(6) {
          lifted[id] = ItemPath(section, item)
        } else if !origins.contains(section) {
          continue
        } else if chance(10) {
          updates.append(.delete(ItemPath(section, item)))
        } else {
          kept[section, default: []].append(id)
        }
      }
    }
    sections = origins.map { origin in origin.flatMap { kept[$0] } ?? [] }
    let new = (0..<Int.random(in: 0...4, using: &random)).map { next + $0 }
    next += new.count
    for id in lifted.keys.sorted() + new {
      let section = Int.random(in: sections.indices, using: &random)
      let place = Int.random(in: 0...sections[section].count, using: &random)
      sections[section].insert(id, at: place)
    }
    for (section, items) in sections.enumerated() {
      for (item, id) in items.enumerated() {
        let path = ItemPath(section, item)
        if let from = lifted[id] {
          updates.append(.move(from: from, to: path))
        } else if new.contains(id) {
          updates.append(.insert(path, Item("\(id)")))
        }
      }
    }
    updates.shuffle(using: &random)
  }
}
