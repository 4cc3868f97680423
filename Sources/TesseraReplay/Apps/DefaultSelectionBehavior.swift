import TesseraCollection

/// Selects the first item as the program does, before the first layout.
final class DefaultSelectionBehavior: ReplayBehavior {
  private let stage: ReplayStage

  init(_ stage: ReplayStage) { self.stage = stage }

  func begin() {
    let first = ItemPath(0, 0)
    // A script may bring data without an item.
    guard stage.collectionView.hasItem(at: first) else { return }
    // What cannot be done is in the log.
    do { try stage.collectionView.selectItem(at: first) } catch {}
  }

  func setEditing(_ isOn: Bool) { stage.collectionView.setEditing(isOn) }
}
