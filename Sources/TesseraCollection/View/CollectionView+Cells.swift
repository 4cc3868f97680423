public import TesseraCells
import TesseraGraphics
import TesseraSource

// Registration, dequeuing and looking up of cells.

extension CollectionView {
  /// Says what cells are made, under their own identifier or another one; a cell's kind decides what it
  /// can stand for.
  ///
  /// - Parameters:
  ///   - cell: What the cells look like.
  ///   - identifier: What they are dequeued by; nil is the cell's own `reuseIdentifier`.
  ///   - prepareForReuse: The app's part of making a cell ready for its next item; the flags `selected`
  ///     and `highlighted` are cleared before it is called, nothing else is.
  public func register(
    _ cell: any Cell, forReuseIdentifier identifier: String? = nil,
    prepareForReuse: ((ReusableCell) -> Void)? = nil
  ) {
    pool.register(
      CellPool.Registration(declaration: cell, prepareForReuse: prepareForReuse),
      for: identifier ?? cell.reuseIdentifier)
  }

  /// Takes back what is made under an identifier.
  public func unregister(reuseIdentifier identifier: String) {
    pool.register(nil, for: identifier)
  }

  /// A cell for the element that the data source is just asked for: the one that was queued last,
  /// reset, or a new one; while an item is reconfigured the cell that it has.
  ///
  /// - Throws: ``CollectionError/unregistered(identifier:known:)``.
  public func dequeueReusableCell(
    withReuseIdentifier identifier: String
  ) throws(CollectionError) -> ReusableCell {
    if isProbing {
      let registration = try pool.registration(for: identifier)
      let cell = ReusableCell(
        number: 0, reuseIdentifier: identifier, declaration: registration.declaration)
      dequeued.append(DequeuedCell(cell: cell, origin: .new))
      return cell
    }
    if let reconfigured, reconfigured.reuseIdentifier == identifier {
      dequeued.append(DequeuedCell(cell: reconfigured, origin: .reused))
      return reconfigured
    }
    let registration = try pool.registration(for: identifier)
    guard let cell = pool.dequeue(identifier) else {
      let cell = pool.make(identifier, from: registration)
      dequeued.append(DequeuedCell(cell: cell, origin: .new))
      return cell
    }
    cell.previousItem = cell.item
    cell.isSelected = false
    cell.isHighlighted = false
    record(.prepareForReuse(cell.number))
    registration.prepareForReuse?(cell)
    dequeued.append(DequeuedCell(cell: cell, origin: .reused))
    return cell
  }

  /// The cell of an item: of a displayed one, and where the knob says so of a prepared one.
  public func cellForItem(at path: ItemPath) -> ReusableCell? {
    guard let found = prepared[path] else { return nil }
    return knobs.cellLookup == .prepared || found.stage == .displayed ? found.cell : nil
  }

  /// The paths of all displayed cells, ascending.
  public var visiblePaths: [ItemPath] {
    prepared.filter { $0.value.stage == .displayed }.keys.sorted()
  }

  /// All displayed, kept and prefetched cells, by path; whatever the knob for looking up says.
  public var preparedCells: [(path: ItemPath, cell: ReusableCell, stage: CellStage)] {
    prepared.map { (path: $0.key, cell: $0.value.cell, stage: $0.value.stage) }
      .sorted { $0.path < $1.path }
  }

  /// All displayed headers and footers, in reading order.
  public var supplementaryCells: [(element: LayoutElement, cell: ReusableCell)] {
    supplementary.map { (element: $0.key, cell: $0.value) }.sorted { $0.element < $1.element }
  }

  /// Everything on the screen from the bottom up: by z-index, then in reading order.
  public var displayedCells: [ReusableCell] {
    let items = visiblePaths.compactMap { path in
      prepared[path].map { (element: LayoutElement.item(path), cell: $0.cell) }
    }
    return (items + supplementaryCells)
      .map { ($0.cell, place: (geometry.attributes(of: $0.element)?.zIndex ?? 0, $0.element)) }
      .sorted { $0.place < $1.place }.map(\.0)
  }

  /// The cells that wait in queues, by number.
  public var queuedCells: [ReusableCell] { pool.queued }

  /// How many cells are alive: in use or queued, headers and footers included.
  public var instances: Int { pool.made }

  /// A new cell as the data source fills one for an item now, with the item's conditions; nil where it
  /// gives none.
  ///
  /// It is what a reused cell is compared with: it has the number 0, comes from no queue and goes to
  /// none, and the log says nothing of it.
  public func freshCell(at path: ItemPath) -> ReusableCell? {
    guard let dataSource, hasItem(at: path) else { return nil }
    let outer = (log: log, onEvent: onEvent, dequeued: dequeued, reconfigured: reconfigured)
    (onEvent, dequeued, reconfigured, isProbing) = (nil, [], nil, true)
    let cell = try? dataSource.collectionView(self, cellForItemAt: path)
    (log, onEvent, dequeued, reconfigured) = outer
    isProbing = false
    cell?.element = .item(path)
    cell?.frame = geometry.frame(of: path) ?? .zero
    if let cell { writeFlags(of: path, to: cell) }
    return cell
  }

  /// Asks the data source for the cell of an item and puts it into use.
  func prepareCell(at path: ItemPath, stage: CellStage) {
    guard let dataSource else { return }
    let cell = provide(.item(path)) { () throws(CollectionError) in
      try dataSource.collectionView(self, cellForItemAt: path)
    }
    guard let cell else { return }
    prepared[path] = PreparedCell(cell: cell.cell, stage: stage)
    record(.cellForItem(path, cell.origin, cell.cell.number))
    // A cell that was dequeued anew shows the truth again.
    if touch == nil { dimmed.remove(path) }
    project(path)
  }

  /// Asks the data source for a header or footer and puts it into use.
  func prepareSupplementary(_ element: LayoutElement) {
    guard let dataSource else { return }
    let cell = provide(element) { () throws(CollectionError) in
      try dataSource.collectionView(
        self, supplementary: element.kind, inSection: element.section)
    }
    guard let cell else { return }
    supplementary[element] = cell.cell
    record(
      .supplementary(
        element.kind, section: element.section, cell.origin, cell.cell.number))
  }

  /// Asks for a cell; checks that it is the one that was dequeued, and queues what was not returned.
  ///
  /// - Returns: The cell; nil also where the app changed data meanwhile, so that the element is
  ///   another now.
  func provide(
    _ element: LayoutElement, by ask: () throws(CollectionError) -> ReusableCell?
  ) -> DequeuedCell? {
    let outer = dequeued
    dequeued = []
    defer { dequeued = outer }
    let placement = placements
    var found: DequeuedCell?
    do throws(CollectionError) {
      let cell = try ask()
      found = dequeued.first { $0.cell === cell }
      if let cell, found == nil {
        recordError(CollectionError.dequeuedNotReturned(element, cells: [cell.number]))
      }
    } catch {
      recordError(error)
    }
    let left = dequeued.map(\.cell).filter { $0 !== found?.cell && $0 !== reconfigured }
    left.forEach { pool.enqueue($0) }
    if !left.isEmpty, knobs.dequeuedNotReturned {
      recordError(CollectionError.dequeuedNotReturned(element, cells: left.map(\.number)))
    }
    guard let cell = found?.cell else { return nil }
    guard placements == placement else {
      if cell !== reconfigured { pool.enqueue(cell) }
      return nil
    }
    cell.element = element
    cell.frame = geometry.attributes(of: element)?.frame ?? .zero
    return found
  }

  /// Adds an error to the log.
  func recordError(_ error: CollectionError) {
    record(.error(code: error.code, message: error.diagnostic.message))
  }

  /// Adds an error to the log and gives it back to be thrown.
  func recorded(_ error: CollectionError) -> CollectionError {
    recordError(error)
    return error
  }
}
