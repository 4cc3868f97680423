import TesseraCells
import TesseraCollection

/// The sample's own bookkeeping: colours are painted from callbacks, and paths remember what for.
///
/// It is right only as long as every path is remembered, every cell is found and every reused cell is
/// painted anew; each variant leaves one step out.
final class CallbackSelectionBehavior: ReplayBehavior {
  /// When a cell that was not found at its deselection is painted after all.
  enum Repair {
    /// When it leaves the screen, which is too early for one that is kept.
    case whenLeaving
    /// When it is about to be shown.
    case whenShown
  }

  /// What can be forgotten, and is seen sooner or later.
  enum Step {
    /// That the item which is painted first is selected, too.
    case select
    /// To remember which item was tapped.
    case remember
    /// To paint the selected item when it gets another cell.
    case paint
    /// To paint any other item when it gets one.
    case reset
  }

  private let stage: ReplayStage
  private let repair: Repair
  private let missing: Step?
  private var selectedPath: ItemPath? = ItemPath(0, 0)
  private var deselectedPath: ItemPath?

  init(_ stage: ReplayStage, repair: Repair = .whenLeaving, without missing: Step? = nil) {
    self.stage = stage
    self.repair = repair
    self.missing = missing
  }

  func begin() {
    if missing != .select { DefaultSelectionBehavior(stage).begin() }
  }

  func setEditing(_ isOn: Bool) { stage.collectionView.setEditing(isOn) }

  func fill(_ cell: ReusableCell, at path: ItemPath) {
    let isSelected = path == selectedPath
    if missing != (isSelected ? .paint : .reset) { paint(cell, isSelected: isSelected) }
  }

  func collectionView(_ collectionView: CollectionView, didSelectItemAt path: ItemPath) {
    if missing != .remember { selectedPath = path }
    if let cell = collectionView.cellForItem(at: path) { paint(cell, isSelected: true) }
  }

  func collectionView(_ collectionView: CollectionView, didDeselectItemAt path: ItemPath) {
    if let cell = collectionView.cellForItem(at: path) {
      paint(cell, isSelected: false)
    } else {
      deselectedPath = path
    }
  }

  func collectionView(
    _ collectionView: CollectionView, willDisplay cell: ReusableCell, forItemAt path: ItemPath
  ) {
    if repair == .whenShown { repaint(cell, at: path) }
  }

  func collectionView(
    _ collectionView: CollectionView, didEndDisplaying cell: ReusableCell, forItemAt path: ItemPath
  ) {
    if repair == .whenLeaving { repaint(cell, at: path) }
  }

  private func repaint(_ cell: ReusableCell, at path: ItemPath) {
    guard path == deselectedPath else { return }
    deselectedPath = nil
    paint(cell, isSelected: false)
  }

  private func paint(_ cell: ReusableCell, isSelected: Bool) {
    cell.overlay.background = .role(isSelected ? "selected-background" : "background")
    cell.overlay.label = .role(isSelected ? "selected-label" : "label")
  }
}
