internal import TesseraCells
internal import TesseraCollection
internal import TesseraGraphics

/// A screen of three items a row, with so many items by count: what the collection's rows act on.
struct CollectionStage {
  /// The size of the screen, in points: four rows and a gap.
  static let screen = Size(170, 230)
  /// The most cells that a screen needs at once: five rows, and one on each side.
  static let cellLimit = 7 * 3

  /// The collection.
  let view: CollectionView
  /// Its data.
  let source: SectionDataSource

  /// Creates a screen, not yet laid out.
  init(count: Int) {
    source = SectionDataSource(
      CollectionData([SectionData("s", items: ItemList(count: count))]), cellIdentifier: "row")
    view = CollectionView(size: Self.screen, layout: CollectionViewFlowLayout())
    view.log.isRecording = false
    view.register(RowCell())
    view.dataSource = source
  }

  /// How many items there are.
  var count: Int { view.itemCounts.first ?? 0 }

  /// Scrolls by whole screens from the beginning to the end.
  func scrollThrough() {
    let end = view.contentSize.height
    var y = 0.0
    while y < end {
      view.scroll(to: Point(0, y))
      y += Self.screen.height
    }
  }

  /// Deletes every so many-th item and inserts as many others, 1,000 updates in all.
  ///
  /// - Throws: `UpdateError` where the updates are not valid, which would be a fault of this program.
  func changeThousand() throws(UpdateError) {
    let step = count / 500
    let deletes = (0..<500).map { DataUpdate.delete(ItemPath(0, $0 * step)) }
    let inserts = (0..<500).map {
      DataUpdate.insert(ItemPath(0, $0 * step + step / 2), Item("new-\($0)"))
    }
    try source.perform(deletes + inserts, in: view)
  }
}
