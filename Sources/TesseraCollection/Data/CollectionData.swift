public import TesseraCells

/// Sections with items: data as a value, changed by batches under UIKit's index rules.
public struct CollectionData: Sendable {
  /// The sections, in order.
  public private(set) var sections: [SectionData]

  /// Creates data.
  public init(_ sections: [SectionData] = []) {
    self.sections = sections
  }

  /// The number of items of each section.
  public var counts: [Int] { sections.map(\.items.count) }

  /// The item at a path, which exists.
  public subscript(path: ItemPath) -> Item { sections[path.section].items[path.item] }

  /// The item at a path; nil where there is none.
  public func item(at path: ItemPath) -> Item? { hasItem(at: path) ? self[path] : nil }

  /// Whether there is an item at a path.
  package func hasItem(at path: ItemPath) -> Bool {
    sections.indices.contains(path.section)
      && sections[path.section].items.indices.contains(path.item)
  }

  /// The sections and items of some identities: known ones keep what they are, in whatever section they
  /// were.
  ///
  /// - Parameters:
  ///   - identities: What there shall be.
  ///   - newItem: Makes the item of an identity that is not known.
  /// - Returns: Data of its own; headers and footers stay with their sections.
  public func arranged(
    by identities: [SectionIdentities<String>],
    newItem: (String) -> Item = { Item($0, text: $0) }
  ) -> CollectionData {
    let sectionsByID = Dictionary(
      sections.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    let itemsByID = Dictionary(
      sections.lazy.flatMap { $0.items.lazy.map { ($0.id, $0) } },
      uniquingKeysWith: { first, _ in first })
    return CollectionData(
      identities.map { wanted in
        var section = sectionsByID[wanted.id] ?? SectionData(wanted.id, items: ItemList([]))
        section.items = ItemList(wanted.items.map { itemsByID[$0] ?? newItem($0) })
        return section
      })
  }

  /// Replaces an item in place.
  public mutating func replace(_ path: ItemPath, with item: Item) { replace([path: item]) }

  /// Replaces items in place, all of which exist.
  mutating func replace(_ items: [ItemPath: Item]) {
    for (section, items) in Dictionary(grouping: items, by: \.key.section) {
      let sorted = items.map { (position: $0.key.item, item: $0.value) }
        .sorted { $0.position < $1.position }
      sections[section].items = sections[section].items.edited(
        removing: sorted.map(\.position), placing: sorted)
    }
  }

  /// The data after a batch of changes.
  ///
  /// - Throws: ``UpdateError`` for a batch that is not valid.
  public func applying(_ updates: [DataUpdate]) throws(UpdateError) -> CollectionData {
    var inserted: [Int: SectionData] = [:]
    var replacedSections: [Int: SectionData] = [:]
    var replacedItems: [ItemPath: Item] = [:]
    var insertedItems: [ItemPath: Item] = [:]
    for update in updates {
      switch update {
      case .insert(let path, let item): insertedItems[path] = item
      case .insertSection(let section, let data): inserted[section] = data
      case .reload(let path, let item): replacedItems[path] = item
      case .reloadSection(let section, let data): replacedSections[section] = data
      case .delete, .move, .deleteSection, .moveSection: break
      }
    }
    let plan = try UpdatePlan(
      before: counts, updates: updates.map(\.update),
      outcome: .implied(inserted.mapValues { $0.items.count }))

    // Reloaded items change in place first: their paths count from before.
    var source = self
    source.replace(replacedItems)
    for (from, to) in plan.moves { insertedItems[to] = source[from] }
    let placed = Dictionary(grouping: insertedItems, by: \.key.section)
    let sections = plan.after.indices.compactMap { index -> SectionData? in
      let origin = plan.source(ofSection: index)
      if let origin, let replaced = replacedSections[origin] { return replaced }
      guard var section = origin.map({ source.sections[$0] }) ?? inserted[index] else {
        return nil
      }
      let items = (placed[index] ?? []).map { (position: $0.key.item, item: $0.value) }
        .sorted { $0.position < $1.position }
      let removed = origin.flatMap { plan.items[$0]?.removed } ?? []
      if !items.isEmpty || !removed.isEmpty {
        section.items = section.items.edited(removing: removed, placing: items)
      }
      return section
    }
    return CollectionData(sections)
  }
}
