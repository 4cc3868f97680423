import TesseraCells
import TesseraCollection

/// What of a step's events matters for what stays selected and for how many cells it takes.
struct StepChanges {
  /// Whether anything happened but the passing of time.
  private(set) var hasEvents = false
  /// Whether the data changed by updates.
  private(set) var hasUpdates = false
  /// Whether something changed the selection beside them.
  private(set) var hasSelection = false
  /// Whether cells were made anew.
  var hasReloads: Bool { !reloadedItems.isEmpty || !reloadedSections.isEmpty }

  private var reloadedItems: [ItemPath] = []
  private var reloadedSections: [Int] = []

  /// Takes an event in.
  mutating func observe(_ event: Event) {
    switch event {
    case .tick, .expectFailed, .invariantViolated: break
    default: hasEvents = true
    }
    switch event {
    case .update(let update):
      hasUpdates = true
      switch update {
      case .reload(let path): reloadedItems.append(path)
      case .reloadSection(let section): reloadedSections.append(section)
      default: break
      }
    case .select, .deselect, .setSelection, .reloadData, .editing, .told(.didSelect, _),
      .told(.didDeselect, _):
      hasSelection = true
    default: break
    }
  }

  /// The identities of what was made anew, in the data of before.
  func reloadedIDs(in data: CollectionData) -> Set<String> {
    let items = reloadedItems.compactMap { data.item(at: $0)?.id }
    let sections = reloadedSections.filter(data.sections.indices.contains)
      .flatMap { data.sections[$0].items.lazy.map(\.id) }
    return Set(items + sections)
  }
}
