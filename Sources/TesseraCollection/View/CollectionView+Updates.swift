import TesseraCells
import TesseraGraphics
import TesseraSource

// Changes of the data. Whatever stays keeps its cell, its selection and its touch under its new path;
// whatever goes leaves without a word to the delegate about selection.

extension CollectionView {
  /// Changes data and screen together; all of it or nothing.
  ///
  /// - Parameters:
  ///   - updates: What changes; see ``CollectionUpdate`` for what the paths count from.
  ///   - change: Changes the data, so that the data source gives the new numbers afterwards.
  /// - Throws: ``UpdateError``, also what `change` throws; the collection is then as before, and the data
  ///   is to be put back by whoever changed it.
  public func performBatchUpdates(
    _ updates: [CollectionUpdate], changingData change: () throws(UpdateError) -> Void = {}
  ) throws(UpdateError) {
    try step { () throws(UpdateError) in
      let before = itemCounts
      for update in updates { record(.update(update)) }
      do throws(UpdateError) {
        try change()
        let plan = try UpdatePlan(
          before: before, updates: updates, outcome: .known(countsOfDataSource()))
        adopt(plan)
      } catch {
        record(.error(code: error.code, message: error.diagnostic.message))
        throw error
      }
    }
  }

  /// Drops everything and asks the data source again: selection, highlight and touch are over.
  public func reloadData() {
    step {
      record(.reloadData)
      dropEverything()
    }
  }

  /// Forgets all that is known by path, and puts all cells out of use.
  func dropEverything() {
    let lostTouch = takeTouch()
    selected = []
    selectedOutsideEditing = selectedOutsideEditing.map { _ in [] }
    highlighted = []
    dimmed = []
    measured = [:]
    inRange = []
    pursued = nil
    deselecting = []
    counts = nil
    invalidateGeometry()
    let cells = prepared
    prepared = [:]
    leave(cells.sorted { $0.key < $1.key }, replaced: { _ in false })
    for element in supplementary.keys.sorted() {
      if let cell = supplementary.removeValue(forKey: element) { pool.enqueue(cell) }
    }
    finish(lostTouch)
    if focusedPath != nil {
      focusedPath = nil
      record(.focus(nil))
    }
  }

  /// Fills the cells of items anew without replacing them; items without a cell need nothing.
  ///
  /// The data source is to dequeue by the identifier of before; where it returns another cell, the item
  /// keeps the one that it has, and the log tells the error.
  ///
  /// - Throws: ``CollectionError/noItem(_:)``.
  public func reconfigureItems(at paths: [ItemPath]) throws(CollectionError) {
    try step { () throws(CollectionError) in
      for path in paths {
        guard hasItem(at: path) else { throw recorded(.noItem(path)) }
      }
      for path in paths { record(.reconfigure(path)) }
      for path in paths.sorted() {
        guard let cell = prepared[path]?.cell, let dataSource else { continue }
        reconfigured = cell
        let given = provide(.item(path)) { () throws(CollectionError) in
          try dataSource.collectionView(self, cellForItemAt: path)
        }
        reconfigured = nil
        guard let given else { continue }
        guard given.cell === cell else {
          pool.enqueue(given.cell)
          recordError(.dequeuedNotReturned(.item(path), cells: [cell.number]))
          continue
        }
        record(.cellForItem(path, given.origin, given.cell.number))
        project(path)
      }
      needsPass = true
    }
  }

  /// Brings everything that is known by path to where a batch of updates put it.
  private func adopt(_ plan: UpdatePlan) {
    let touched = touch?.target.path
    let staysTouched = touched.map { plan.destination(of: $0) != nil && !plan.isReloaded($0) }
    let lostTouch = staysTouched == false ? takeTouch() : nil
    let dropsReloaded = knobs.reloadSelection == .dropReloaded
    let selection = { (paths: Set<ItemPath>) in
      Set(
        paths.compactMap { path in
          dropsReloaded && plan.isReloaded(path) ? nil : plan.destination(of: path)
        })
    }
    selected = selection(selected)
    selectedOutsideEditing = selectedOutsideEditing.map(selection)
    highlighted = Set(highlighted.compactMap(plan.destination(of:)))
    dimmed = Set(dimmed.compactMap(plan.destination(of:))).intersection(selected)
    pursued = pursued.flatMap(plan.destination(of:))
    deselecting = deselecting.compactMap(plan.destination(of:))
    inRange = Set(
      inRange.compactMap { plan.isReloaded($0) ? nil : plan.destination(of: $0) })
    measured = Dictionary(
      measured.compactMap { path, size in
        guard !plan.isReloaded(path) else { return nil }
        return plan.destination(of: path).map { ($0, size) }
      }, uniquingKeysWith: { first, _ in first })
    moveTouch(by: plan)
    let focus = focusedPath
    focusedPath = focus.flatMap(plan.destination(of:))
    counts = plan.after
    invalidateGeometry()

    var staying: [ItemPath: PreparedCell] = [:]
    var leaving: [(key: ItemPath, value: PreparedCell)] = []
    for (path, entry) in prepared.sorted(by: { $0.key < $1.key }) {
      if let destination = plan.destination(of: path), !plan.isReloaded(path) {
        entry.cell.element = .item(destination)
        staying[destination] = entry
      } else {
        leaving.append((path, entry))
      }
    }
    prepared = staying
    moveSupplementary(by: plan)
    leave(leaving, replaced: { plan.isReloaded($0) && plan.destination(of: $0) != nil })
    finish(lostTouch)
    if focus != nil, focusedPath == nil { record(.focus(nil)) }
    // What the delegate says of a place, it may say otherwise of the new one.
    if isEditing { for path in staying.keys.sorted() { project(path) } }
  }

  private func moveTouch(by plan: UpdatePlan) {
    guard let touch, let path = plan.destination(of: touch.target.path) else { return }
    switch touch.target {
    case .item: self.touch?.target = .item(path)
    case .accessory(let name, _): self.touch?.target = .accessory(name, path)
    }
  }

  private func moveSupplementary(by plan: UpdatePlan) {
    var staying: [LayoutElement: ReusableCell] = [:]
    for (element, cell) in supplementary.sorted(by: { $0.key < $1.key }) {
      guard !plan.reloadedSections.contains(element.section),
        let section = plan.destination(ofSection: element.section)
      else {
        pool.enqueue(cell)
        continue
      }
      let place: LayoutElement = element.kind == .header ? .header(section) : .footer(section)
      cell.element = place
      staying[place] = cell
    }
    supplementary = staying
  }

  /// Puts cells out of use, by the paths that they stood for.
  ///
  /// A reloaded item gets another instance, so the old one is queued only after the next pass.
  private func leave(
    _ cells: [(key: ItemPath, value: PreparedCell)], replaced isReplaced: (ItemPath) -> Bool
  ) {
    for (path, entry) in cells {
      if entry.stage == .displayed { tell(.didEndDisplaying, entry.cell, path) }
      if isReplaced(path) {
        entry.cell.element = nil
        replaced.append(entry.cell)
      } else {
        pool.enqueue(entry.cell)
      }
    }
    cancelPrefetch(cells.filter { $0.value.stage == .prefetched }.map(\.key))
  }

  /// Ends the touch; returns the path of the item that it highlighted.
  private func takeTouch() -> ItemPath? {
    defer { touch = nil }
    guard let path = touch?.target.path, highlighted.remove(path) != nil else { return nil }
    return path
  }

  /// Tells that a highlight is over whose cell is gone.
  private func finish(_ lostTouch: ItemPath?) {
    if let lostTouch { tell(.didUnhighlight, lostTouch) }
    if touch == nil { restoreDimmed() }
  }
}
