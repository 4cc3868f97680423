public import TesseraCells

/// What a collection shows: numbers, and a cell for each element that comes near the viewport.
public protocol CollectionViewDataSource: AnyObject {
  /// How many sections there are.
  func numberOfSections(in collectionView: CollectionView) -> Int

  /// How many items a section has.
  func collectionView(_ collectionView: CollectionView, numberOfItemsInSection section: Int) -> Int

  /// A cell for an item, dequeued for it and filled.
  ///
  /// - Throws: What dequeuing throws; the collection records it and leaves the item without a cell.
  func collectionView(
    _ collectionView: CollectionView, cellForItemAt path: ItemPath
  ) throws(CollectionError) -> ReusableCell

  /// A cell for a section's header or footer, dequeued for it and filled; nil for none.
  ///
  /// - Throws: What dequeuing throws; the collection records it and leaves the place empty.
  func collectionView(
    _ collectionView: CollectionView, supplementary kind: CellKind, inSection section: Int
  ) throws(CollectionError) -> ReusableCell?

  /// Items will be needed soon.
  func collectionView(_ collectionView: CollectionView, prefetchItemsAt paths: [ItemPath])

  /// Items that were announced are not needed after all.
  func collectionView(
    _ collectionView: CollectionView, cancelPrefetchingForItemsAt paths: [ItemPath])
}

extension CollectionViewDataSource {
  /// One.
  public func numberOfSections(in collectionView: CollectionView) -> Int { 1 }

  /// None.
  public func collectionView(
    _ collectionView: CollectionView, supplementary kind: CellKind, inSection section: Int
  ) throws(CollectionError) -> ReusableCell? { nil }

  /// Nothing.
  public func collectionView(_ collectionView: CollectionView, prefetchItemsAt paths: [ItemPath]) {}

  /// Nothing.
  public func collectionView(
    _ collectionView: CollectionView, cancelPrefetchingForItemsAt paths: [ItemPath]
  ) {}
}
