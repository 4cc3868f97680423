/// A valid batch of updates: old counts, new counts, updates → where everything is afterwards.
///
/// UIKit's rules (Apple's `performBatchUpdates`): deletes, reloads and beginnings of moves count from
/// before the batch, inserts and ends of moves from after it. A plan is made whole or not at all, so an
/// error leaves nothing half done.
struct UpdatePlan: Hashable, Sendable {
  /// What is known about the numbers of items afterwards.
  enum Outcome {
    /// All numbers, as the data source gives them; the updates must explain them.
    case known([Int])
    /// What follows from the updates; the numbers are those of inserted sections, by their place after
    /// the batch.
    case implied([Int: Int])
  }

  /// The numbers of items a section, before.
  let before: [Int]
  /// The numbers of items a section, after.
  let after: [Int]
  /// Where sections go, moved ones left out.
  let sections: IndexMap
  /// Sections that move: from before to after.
  let sectionMoves: [Int: Int]
  /// Sections that moved: from after to before.
  let sectionOrigins: [Int: Int]
  /// Sections that are made anew, counted from before.
  let reloadedSections: Set<Int>
  /// Where items go, by their section before the batch; sections without updates have no entry.
  let items: [Int: IndexMap]
  /// Items that move: from before to after.
  let moves: [ItemPath: ItemPath]
  /// Items that are made anew, counted from before.
  let reloads: Set<ItemPath>

  /// Where a section is afterwards; nil for one that is deleted.
  func destination(ofSection section: Int) -> Int? {
    sectionMoves[section] ?? sections.destination(of: section)
  }

  /// Where a section was before; nil for one that is inserted.
  func source(ofSection section: Int) -> Int? {
    sectionOrigins[section] ?? sections.source(of: section)
  }

  /// Where an item is afterwards; nil for one that is gone.
  func destination(of path: ItemPath) -> ItemPath? {
    if let moved = moves[path] { return moved }
    guard let section = destination(ofSection: path.section) else { return nil }
    guard let map = items[path.section] else {
      // A section that is reloaded may have become shorter.
      return path.item < after[section] ? ItemPath(section, path.item) : nil
    }
    return map.destination(of: path.item).map { ItemPath(section, $0) }
  }

  /// Whether the item's cell is made anew.
  func isReloaded(_ path: ItemPath) -> Bool {
    reloads.contains(path) || reloadedSections.contains(path.section)
  }
}
