import TesseraCollection

extension CollectionView {
  /// A new cell for an item as the app would show it: filled, and about to be displayed.
  ///
  /// Whatever the app says meanwhile is no part of the log.
  func filledCell(at path: ItemPath) -> ReusableCell? {
    guard let cell = freshCell(at: path) else { return nil }
    let outer = (log, onEvent)
    onEvent = nil
    delegate?.collectionView(self, willDisplay: cell, forItemAt: path)
    (log, onEvent) = outer
    return cell
  }
}
