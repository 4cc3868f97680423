public import TesseraCells

/// A data source for data as a value, and the one who changes data and collection together.
///
/// It fills cells from items and looks them up by identity only where it is told to: an app that needs
/// more makes a data source of its own.
public final class SectionDataSource: CollectionViewDataSource {
  /// The data.
  public private(set) var data: CollectionData
  /// What items' cells are dequeued by.
  public var cellIdentifier: (Item) -> String
  /// What headers' and footers' cells are dequeued by; nil shows none.
  public var supplementaryIdentifier: String?
  /// The app's part of filling a cell, after its item was set.
  public var configure: (ReusableCell, ItemPath) -> Void = { _, _ in }

  /// Creates a data source.
  ///
  /// - Parameters:
  ///   - data: The data.
  ///   - cellIdentifier: What all items' cells are dequeued by.
  ///   - supplementaryIdentifier: What headers' and footers' cells are dequeued by.
  public init(
    _ data: CollectionData, cellIdentifier: String, supplementaryIdentifier: String? = nil
  ) {
    self.data = data
    self.cellIdentifier = { _ in cellIdentifier }
    self.supplementaryIdentifier = supplementaryIdentifier
  }

  /// Changes data and collection together.
  ///
  /// - Throws: ``UpdateError``; data and collection are then as before.
  public func perform(
    _ updates: [DataUpdate], in collectionView: CollectionView
  ) throws(UpdateError) {
    let before = data
    do throws(UpdateError) {
      try collectionView.performBatchUpdates(updates.map(\.update)) {
        () throws(UpdateError) in
        data = try data.applying(updates)
      }
    } catch {
      data = before
      throw error
    }
  }

  /// Replaces items in place and fills their cells anew.
  ///
  /// - Throws: ``CollectionError/noItem(_:)``; nothing is then replaced.
  public func reconfigure(
    _ items: [ItemPath: Item], in collectionView: CollectionView
  ) throws(CollectionError) {
    let before = data
    data.replace(items.filter { data.hasItem(at: $0.key) })
    do throws(CollectionError) {
      try collectionView.reconfigureItems(at: items.keys.sorted())
    } catch {
      data = before
      throw error
    }
  }

  /// Replaces all data, without telling what became of it.
  public func reload(_ data: CollectionData, in collectionView: CollectionView) {
    self.data = data
    collectionView.reloadData()
  }

  /// Goes over to other data, telling what became of each section and item by its identity.
  ///
  /// An item that stays keeps its cell as it is; ``reconfigure(_:in:)`` fills it anew where more
  /// than the identity matters.
  ///
  /// - Throws: ``UpdateError`` of the batch; identities that occur twice are told apart by their order.
  public func apply(_ data: CollectionData, in collectionView: CollectionView) throws(UpdateError) {
    let before = self.data
    let updates = CollectionDifference.updates(
      from: before.identities, to: data.identities)
    do throws(UpdateError) {
      try collectionView.performBatchUpdates(updates) { self.data = data }
    } catch {
      self.data = before
      throw error
    }
  }

  /// How many sections there are.
  public func numberOfSections(in collectionView: CollectionView) -> Int { data.sections.count }

  /// How many items a section has.
  public func collectionView(
    _ collectionView: CollectionView, numberOfItemsInSection section: Int
  ) -> Int { data.sections[section].items.count }

  /// A cell filled with the item.
  public func collectionView(
    _ collectionView: CollectionView, cellForItemAt path: ItemPath
  ) throws(CollectionError) -> ReusableCell {
    let item = data[path]
    let cell = try collectionView.dequeueReusableCell(withReuseIdentifier: cellIdentifier(item))
    cell.item = item
    configure(cell, path)
    return cell
  }

  /// A cell filled with the section's header or footer.
  public func collectionView(
    _ collectionView: CollectionView, supplementary kind: CellKind, inSection section: Int
  ) throws(CollectionError) -> ReusableCell? {
    let data = data.sections[section]
    guard let supplementaryIdentifier, let item = kind == .header ? data.header : data.footer else {
      return nil
    }
    let cell = try collectionView.dequeueReusableCell(
      withReuseIdentifier: supplementaryIdentifier)
    cell.item = item
    return cell
  }
}

extension CollectionData {
  /// The identities of sections and items.
  public var identities: [SectionIdentities<String>] {
    sections.map { section in
      SectionIdentities(section.id, items: section.items.map(\.id))
    }
  }
}
