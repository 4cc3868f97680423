import TesseraCells
import TesseraGraphics

// One layout pass: geometry and offset → cells in use. Leaving cells first, so that entering ones can
// reuse them; then entering ones; then what is prepared ahead of need.

extension CollectionView {
  /// Makes the cells in use those that the viewport needs.
  func runPass() {
    needsPass = false
    settleOffset()
    if let proposal = collectionViewLayout.proposal(in: layoutInput) { measureCells(proposal) }
    let visible = geometry.elements(in: viewport)
    let near = Set(items(around: knobs.keep))
    let paths = Set(visible.compactMap(\.path))
    let ahead = items(around: knobs.prefetch)
    dismissCells(visible: Set(visible), near: near, ahead: Set(ahead))
    placeCells()
    for element in visible {
      // An app that changes data from here gets another pass.
      guard !needsPass else { return }
      display(element)
    }
    prefetch(ahead.filter { !paths.contains($0) }, visible: paths)
    replaced.forEach { pool.enqueue($0) }
    replaced = []
  }

  /// The items of lines in the viewport and of so many lines beyond it; none where that is off.
  private func items(around lines: Int) -> [ItemPath] {
    viewport.isEmpty || lines <= 0 ? [] : geometry.items(around: viewport, lines: lines)
  }

  /// Asks visible cells for their sizes until nothing moves any more, at most ``passLimit`` times.
  ///
  /// Cells that turn out not to be needed were dequeued and never shown, as in UIKit.
  private func measureCells(_ proposal: Size) {
    for _ in 0..<Self.passLimit {
      let visible = geometry.elements(in: viewport)
      dismissCells(visible: Set(visible), near: Set(items(around: knobs.keep)), ahead: nil)
      var changed: [ItemPath] = []
      for path in visible.compactMap(\.path) {
        guard !needsPass else { return }
        if prepared[path] == nil { prepareCell(at: path, stage: .kept) }
        guard let cell = prepared[path]?.cell else { continue }
        let size = cell.look.size(
          fitting: proposal, item: cell.item, environment: environment)
        if measured.updateValue(size, forKey: path) != size { changed.append(path) }
      }
      guard !changed.isEmpty else { return }
      beginDistance = contentSize.width - viewport.maxX
      cachedGeometry = collectionViewLayout.geometry(
        for: layoutInput, after: geometry, measuring: changed)
      keepBeginDistance()
      beginDistance = nil
      clampOffset()
    }
  }

  /// Puts cells out of use that the viewport does not need, in ascending order.
  ///
  /// - Parameters:
  ///   - visible: What is on the screen.
  ///   - near: The items whose cells are kept.
  ///   - ahead: The items whose cells are prepared ahead; nil keeps all of those.
  private func dismissCells(
    visible: Set<LayoutElement>, near: Set<ItemPath>, ahead: Set<ItemPath>?
  ) {
    var cancelled: [ItemPath] = []
    for path in prepared.keys.sorted() where !visible.contains(.item(path)) {
      guard let cell = prepared[path]?.cell else { continue }
      if prepared[path]?.stage == .displayed {
        prepared[path]?.stage = .kept
        tell(.didEndDisplaying, cell, path)
      }
      let isPrefetched = prepared[path]?.stage == .prefetched
      let isNear = isPrefetched ? ahead?.contains(path) ?? true : near.contains(path)
      guard !isNear, path != focusedPath, prepared[path]?.cell === cell else { continue }
      if isPrefetched { cancelled.append(path) }
      prepared[path] = nil
      pool.enqueue(cell)
    }
    for element in supplementary.keys.sorted() where !visible.contains(element) {
      if let cell = supplementary.removeValue(forKey: element) { pool.enqueue(cell) }
    }
    cancelPrefetch(cancelled)
    if let path = touch?.target.path, !visible.contains(.item(path)) { cancelTouch() }
  }

  /// Says that cells made ahead are not needed after all.
  func cancelPrefetch(_ paths: [ItemPath]) {
    guard !paths.isEmpty else { return }
    record(.cancelPrefetch(paths))
    dataSource?.collectionView(self, cancelPrefetchingForItemsAt: paths)
  }

  /// Tells all cells in use where they are.
  private func placeCells() {
    for (path, entry) in prepared { entry.cell.frame = geometry.frame(of: path) ?? .zero }
    for (element, cell) in supplementary {
      cell.frame = geometry.attributes(of: element)?.frame ?? .zero
    }
  }

  /// Brings an element onto the screen that is not there yet.
  private func display(_ element: LayoutElement) {
    guard let path = element.path else {
      if supplementary[element] == nil { prepareSupplementary(element) }
      return
    }
    if prepared[path] == nil { prepareCell(at: path, stage: .kept) }
    guard let entry = prepared[path], entry.stage != .displayed else { return }
    tell(.willDisplay, entry.cell, path)
    // The app may have moved the item, or taken it.
    if let place = entry.cell.path, prepared[place]?.cell === entry.cell {
      prepared[place]?.stage = .displayed
    } else {
      tell(.didEndDisplaying, entry.cell, path)
    }
  }

  /// Makes the cells of items that newly came near the viewport.
  private func prefetch(_ ahead: [ItemPath], visible: Set<ItemPath>) {
    let new = ahead.filter { !inRange.contains($0) && prepared[$0] == nil }
    inRange = visible.union(ahead)
    guard !new.isEmpty else { return }
    record(.prefetch(new))
    dataSource?.collectionView(self, prefetchItemsAt: new)
    for path in new {
      guard !needsPass else { return }
      prepareCell(at: path, stage: .prefetched)
    }
  }
}
