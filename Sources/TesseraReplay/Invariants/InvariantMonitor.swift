import TesseraCells
import TesseraCollection
import TesseraGraphics

/// Watches a collection: events and what it is after each step → violated invariants.
///
/// It asks the collection only what everyone can ask, so that it shares no bookkeeping with what it
/// watches.
struct InvariantMonitor {
  private var order = NoticeOrder()
  /// What happened in the step that matters for identities and instances.
  private var changes = StepChanges()
  /// The data after the last step.
  private var data = CollectionData()
  /// What was selected after the last step; the identities are looked up where they are needed, because
  /// there are many steps and there may be many of them.
  private var selection: Set<ItemPath> = []
  /// How many items' cells were in use after the last step.
  private var inUse = 0
  /// The most cells of items that were in use after any step, and that reloads needed beside them.
  private var itemNeed = 0
  /// The most headers and footers that were in use after any step; they have queues of their own.
  private var supplementaryNeed = 0
  /// Who left what on the cells.
  private var traces = CommandTraces()
  /// Tells looks apart.
  private var comparison: CellComparison
  /// The cells that looked otherwise than new ones when looks were last compared: they still do where
  /// nothing happened since.
  private(set) var staleLooks: [Event] = []

  /// Creates a monitor that has seen nothing.
  init(_ comparison: CellComparison = CellComparison(nil)) { self.comparison = comparison }

  /// Begins to watch; what is there is taken for granted.
  mutating func begin(on view: CollectionView, _ data: CollectionData) {
    keep(view, data)
  }

  /// Takes an event in.
  mutating func observe(_ event: Event) {
    order.observe(event)
    changes.observe(event)
  }

  /// The invariants that a step violated, as events; then a new step begins.
  mutating func check(_ view: CollectionView, _ data: CollectionData) -> [Event] {
    var found: [Event] = []
    func violated(_ invariant: ReplayInvariant, _ path: ItemPath, _ detail: String) {
      found.append(.invariantViolated(name: invariant.rawValue, at: path, detail: detail))
    }
    checkSelection(view, data, violated)
    checkCells(view, data, violated)
    for fault in order.faults { violated(.noticesAsked, fault.path, fault.detail) }
    checkDisplay(view, violated)
    checkIdentities(view, data, violated)
    checkInstances(view, violated)
    // Last, because what else is wrong often shows; and only where something happened, because looks
    // take the longest by far.
    if changes.hasEvents {
      staleLooks = findStaleLooks(view)
      found += staleLooks
    }
    keep(view, data)
    return found
  }

  private mutating func keep(_ view: CollectionView, _ data: CollectionData) {
    self.data = data
    selection = view.selection
    inUse = view.preparedCells.count
    order.beginStep()
    changes = StepChanges()
  }

  private typealias Violated = (ReplayInvariant, ItemPath, String) -> Void

  private func checkSelection(
    _ view: CollectionView, _ data: CollectionData, _ violated: Violated
  ) {
    let selection = view.selection
    let limit: Int
    switch view.selectionMode {
    case .none: limit = 0
    case .multiple: limit = .max
    case .single:
      let isOpen = view.isEditing && view.knobs.allowsMultipleSelectionDuringEditing
      limit = isOpen ? .max : 1
    }
    if selection.count > limit {
      violated(
        .selectionLimited, selection.sorted()[limit], "\(selection.count) items are selected")
    }
    for path in selection.filter({ !data.hasItem(at: $0) }).sorted() {
      violated(.selectionInBounds, path, "the selected item does not exist")
    }
    for path in view.highlightedPaths where path != view.touchedPath {
      violated(.highlightTouched, path, "it is highlighted without a finger on it")
    }
  }

  private func checkCells(
    _ view: CollectionView, _ data: CollectionData, _ violated: Violated
  ) {
    let dimmed = Set(view.transientlyDeselectedPaths)
    var places: [ObjectIdentifier: ItemPath] = [:]
    for (path, cell, _) in view.preparedCells {
      let isSelected = view.isSelected(path) && !dimmed.contains(path)
      if cell.isSelected != isSelected {
        violated(
          .selectionShown, path,
          "#\(cell.number) is drawn as \(cell.isSelected ? "selected" : "not selected")")
      }
      if cell.isHighlighted, path != view.touchedPath {
        violated(.highlightTouched, path, "#\(cell.number) is drawn as pressed")
      }
      if let other = places.updateValue(path, forKey: ObjectIdentifier(cell)) {
        violated(.cellInOnePlace, path, "#\(cell.number) stands for \(other) too")
      }
      if cell.item.kind == "add", Self.canDelete(cell, view.environment) {
        violated(.addKept, path, "#\(cell.number) offers to delete what adds")
      }
    }
    for cell in view.queuedCells where places[ObjectIdentifier(cell)] != nil {
      violated(
        .cellInOnePlace, places[ObjectIdentifier(cell)] ?? ItemPath(0, 0),
        "#\(cell.number) is in use and lies in a queue")
    }
    let counts = data.counts
    if view.itemCounts != counts {
      violated(
        .countsAgree, ItemPath(0, 0), "the collection has \(view.itemCounts), the data \(counts)")
    }
  }

  private static func canDelete(_ cell: ReusableCell, _ environment: Environment) -> Bool {
    let context = CellContext(
      item: cell.item, state: cell.state, environment: environment, size: cell.frame.size)
    return cell.look.slots(in: context).accessories.contains {
      $0.name == "delete" && !$0.isHiddenForItem && $0.rule.holds(in: cell.state)
    }
  }

  /// Compares each cell on the screen with a new one that the app fills now.
  private mutating func findStaleLooks(_ view: CollectionView) -> [Event] {
    var found: [Event] = []
    for (path, cell, stage) in view.preparedCells {
      traces.observe(cell)
      guard stage == .displayed, let fresh = view.filledCell(at: path),
        let difference = comparison.difference(cell, from: fresh, view.environment)
      else { continue }
      let origin = traces.origin(of: cell).map { ", left by `\($0)`" } ?? ""
      found.append(
        .invariantViolated(
          name: ReplayInvariant.staleAppearance.rawValue, at: path,
          detail: "#\(cell.number) \(difference)\(origin)"))
    }
    return found
  }

  private func checkDisplay(_ view: CollectionView, _ violated: Violated) {
    let visible = view.visiblePaths
    guard order.displayed != visible.count else { return }
    violated(
      .displayBalanced, visible.first ?? ItemPath(0, 0),
      "\(order.displayed) cells came and stayed, \(visible.count) are there")
  }

  /// Where nothing but updates happened, the selected items are those of before that still exist.
  private func checkIdentities(
    _ view: CollectionView, _ data: CollectionData, _ violated: Violated
  ) {
    guard changes.hasUpdates, !changes.hasSelection else { return }
    let reloaded = changes.reloadedIDs(in: self.data)
    let before = selection.compactMap { self.data.item(at: $0)?.id }
    var missing = Dictionary(before.map { ($0, 1) }, uniquingKeysWith: +)
    // A reloaded item that stays selected may have become another one.
    let mayDiffer = changes.hasReloads && view.knobs.reloadSelection == .keep
    for path in view.selectedPaths {
      guard let id = data.item(at: path)?.id else { continue }
      if mayDiffer, missing[id] == nil { continue }
      guard let count = missing[id], count > 0 else {
        violated(.selectionKeepsIdentity, path, "`\(id)` was not selected before the update")
        continue
      }
      missing[id] = count - 1
    }
    let lost = Set(missing.filter { $0.value > 0 && !reloaded.contains($0.key) }.keys)
    guard !lost.isEmpty else { return }
    for (section, contents) in data.sections.enumerated() {
      for (item, value) in contents.items.enumerated() where lost.contains(value.id) {
        violated(
          .selectionKeepsIdentity, ItemPath(section, item),
          "`\(value.id)` was selected before the update")
      }
    }
  }

  private mutating func checkInstances(_ view: CollectionView, _ violated: Violated) {
    // A reloaded item's old cell is queued only after its new one was dequeued.
    itemNeed = max(itemNeed, view.preparedCells.count + (changes.hasReloads ? inUse : 0))
    supplementaryNeed = max(supplementaryNeed, view.supplementaryCells.count)
    let need = itemNeed + supplementaryNeed
    guard view.instances > need else { return }
    violated(
      .instancesBounded, view.visiblePaths.first ?? ItemPath(0, 0),
      "\(view.instances) cells for at most \(need) that were needed at once")
  }
}
