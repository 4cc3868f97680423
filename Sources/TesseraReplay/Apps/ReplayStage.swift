public import TesseraCells
public import TesseraCollection

/// What an app has of its screen.
public struct ReplayStage {
  /// The cell of the items.
  public let cell: any Cell
  /// The collection.
  public let collectionView: CollectionView
  /// The data.
  public let dataSource: SectionDataSource

  /// Says something: a line of the log.
  public func report(_ text: String) { collectionView.record(.report(text)) }

  /// Gives each item a queue of its own from now on.
  func abolishReuse() {
    let (view, cell) = (collectionView, cell)
    dataSource.cellIdentifier = { item in
      view.register(cell, forReuseIdentifier: item.id)
      return item.id
    }
  }

  /// Where the item of an identity is now; nil once it is gone.
  public func path(of id: String) -> ItemPath? {
    for (section, data) in dataSource.data.sections.enumerated() {
      if let item = data.items.firstIndex(where: { $0.id == id }) { return ItemPath(section, item) }
    }
    return nil
  }
}
